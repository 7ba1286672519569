import BookModel

/// How often each word stands whole inside the book's lines, without case.
struct Vocabulary {
    private var counts: [CodeUnits: Int] = [:]

    init(_ draft: Draft) {
        for sheet in draft.sheets {
            var isBroken = false
            for line in sheet.lines {
                let units = line.units(in: sheet.page)
                // The rest of a word broken at a hyphen is no word.
                let start = isBroken ? units.firstIndex { !Self.isWordUnit($0) } ?? units.count : 0
                if start < units.count { add(Array(units[start...])) }
                isBroken = units.last.map(Hyphens.isHyphen) ?? false
            }
        }
    }

    /// - Parameter stretches: of text; a word that is broken ends the stretch that it begins in.
    init(_ stretches: [CodeUnits]) {
        for stretch in stretches { add(stretch) }
    }

    /// Words of letters, and those with hyphens inside; the last of a broken line is not whole.
    private mutating func add(_ units: CodeUnits) {
        var start = 0
        for index in 0...units.count {
            let isInside = index < units.count && Self.isWordUnit(units[index])
            if isInside { continue }
            if index > start, !(index == units.count && Hyphens.isHyphen(units[index - 1])) {
                insert(units[start..<index])
            }
            start = index + 1
        }
    }

    private mutating func insert(_ word: ArraySlice<UInt16>) {
        let folded = Self.fold(word)
        guard !folded.isEmpty else { return }
        counts[folded, default: 0] += 1
        guard folded.contains(0x2D) else { return }
        for part in folded.split(separator: 0x2D) { counts[Array(part), default: 0] += 1 }
    }

    static func isWordUnit(_ unit: UInt16) -> Bool {
        !UnitClass(unit).isDisjoint(with: [.letter, .digit, .mark]) || Hyphens.isHyphen(unit)
            || unit == 0x2019
            || unit == 0x27
    }

    /// Lower case, hyphens plain, none at the ends, soft ones gone.
    static func fold(_ word: ArraySlice<UInt16>) -> CodeUnits {
        var folded: CodeUnits = []
        for unit in word where unit != 0xAD {
            if Hyphens.isHyphen(unit) {
                folded.append(0x2D)
            } else if unit < 0x80 {
                folded.append(unit >= 0x41 && unit <= 0x5A ? unit | 0x20 : unit)
            } else if let scalar = Unicode.Scalar(unit), UnitClass(unit).contains(.upper) {
                folded += Array(scalar.properties.lowercaseMapping.utf16)
            } else {
                folded.append(unit)
            }
        }
        while folded.last == 0x2D || folded.last == 0x27 || folded.last == 0x2019 {
            folded.removeLast()
        }
        if let first = folded.firstIndex(where: { $0 != 0x2D && $0 != 0x27 && $0 != 0x2019 }),
            first > 0
        {
            folded.removeFirst(first)
        }
        return folded
    }

    func count(_ folded: CodeUnits) -> Int { counts[folded] ?? 0 }

    /// What stands behind `head` in the words that begin with it, in no order.
    func rests(after head: CodeUnits) -> [(rest: CodeUnits, count: Int)] {
        counts.compactMap { word, count in
            word.count > head.count && word.starts(with: head)
                ? (Array(word[head.count...]), count) : nil
        }
    }
}
