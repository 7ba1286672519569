import BookModel

/// The names before the speeches of a play or an interview, learned over the book.
///
/// "HAMLET. What hour now?", "Alice: …", **Hatter.** in another face than the speech. A name counts
/// when three lines begin with it, and names count when there are two at least and eight lines of
/// them: a line that begins with one is a new speech, however the one above it ends. So it is where
/// names stand on lines of their own, in capitals or another style than the text. Not: "NATO.",
/// "U.S." at a line's start by chance.
struct Speakers {
    private var names: Set<CodeUnits> = []
    private var lines: Set<CodeUnits> = []

    init(_ flow: [Region], _ draft: Draft) {
        var (before, alone) = ([CodeUnits: Int](), [CodeUnits: Int]())
        for region in flow where region.kind == .body {
            let page = draft.sheets[region.sheet].page
            for line in region.lines {
                if let name = Self.name(before: line, page) { before[name, default: 0] += 1 }
                if let name = Self.name(alone: line, page),
                    line.style != draft.body.style
                        || name.allSatisfy({ !UnitClass($0).contains(.lower) })
                {
                    alone[name, default: 0] += 1
                }
            }
        }
        names = Self.common(before)
        lines = Self.common(alone)
    }

    private static func common(_ counts: [CodeUnits: Int]) -> Set<CodeUnits> {
        let common = counts.filter { $0.value >= 3 }
        guard common.count >= 2, common.values.reduce(0, +) >= 8 else { return [] }
        return Set(common.keys)
    }

    /// Whether a line is a speaker's name and nothing else.
    func isName(_ line: Line, _ page: PrintedPage) -> Bool {
        guard !lines.isEmpty else { return false }
        return Self.name(alone: line, page).map { lines.contains($0) } ?? false
    }

    /// A line of up to three words that begin with capitals, without figures, and no sentence.
    private static func name(alone line: Line, _ page: PrintedPage) -> CodeUnits? {
        guard line.unitCount <= 30, line.table < 0 else { return nil }
        var name = line.units(in: page)
        if name.last == 0x2E || name.last == 0x3A { name.removeLast() }
        guard (1...3).contains(name.split(separator: 0x20).count) else { return nil }
        return isName(name[...], isApart: true, isColon: false) && !name.contains(0x2C) ? name : nil
    }

    /// Whether a line begins with a speaker's name.
    func open(_ line: Line, _ page: PrintedPage) -> Bool {
        if isName(line, page) { return true }
        guard !names.isEmpty else { return false }
        return Self.name(before: line, page).map { names.contains($0) } ?? false
    }

    /// Up to three words at a line's start, the last with a stop or a colon, and more behind them.
    private static func name(before line: Line, _ page: PrintedPage) -> CodeUnits? {
        var name: CodeUnits = []
        var words = 0
        for (index, word) in line.words.enumerated() {
            if word.isSpaced, index > 0 {
                words += 1
                name.append(0x20)
            }
            guard words < 3, word.marker == 0 else { return nil }
            name += page.text[word.range]
            guard let last = name.last, name.count <= 30 else { return nil }
            guard last == 0x2E || last == 0x3A else { continue }
            let rest = line.words.dropFirst(index + 1)
            guard let next = rest.first, next.isSpaced,
                rest.contains(where: { $0.range.count > 1 })
            else { return nil }
            let isApart = line.words[...index].allSatisfy { $0.style != next.style }
            return isName(name.dropLast(), isApart: isApart, isColon: last == 0x3A) ? name : nil
        }
        return nil
    }

    /// Capitals throughout; before a colon or in a face of its own, capitals at each word's start.
    private static func isName(_ units: ArraySlice<UInt16>, isApart: Bool, isColon: Bool) -> Bool {
        let letters = units.filter { UnitClass($0).contains(.letter) }
        guard letters.count >= 2, units.allSatisfy({ !UnitClass($0).contains(.digit) }) else {
            return false
        }
        if letters.allSatisfy({ UnitClass($0).contains(.upper) }) { return !units.contains(0x2E) }
        guard isApart || isColon else { return false }
        return units.split(separator: 0x20).allSatisfy { word in
            word.first.map { UnitClass($0).contains(.upper) } ?? false
        }
    }
}
