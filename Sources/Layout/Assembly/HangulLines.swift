import BookModel
import Languages

/// Decides whether a word space stood at the end of a line of Korean, which may end between any two
/// syllables.
///
/// A book that breaks its lines only between words shows it by its own words: those at the ends of
/// its lines stand inside other lines too. In others the words of the book decide, then what
/// Korean words end in. Part: "나는" "고개를", "물으셨다." "나는". Join: "사람들" "은", "아침" "이",
/// "PDF" "는".
struct HangulLines {
    /// Words with others on both sides in their lines: those at the edges may be pieces.
    private var inner: [CodeUnits: Int] = [:]
    private var breaksWords = false
    private let rules = SyllableBreaks.of(LanguageTag(known: "ko"))

    init(_ draft: Draft) {
        var edges: [(last: CodeUnits, first: CodeUnits)] = []
        for sheet in draft.sheets {
            var last: CodeUnits?
            for line in sheet.lines where !line.isTurned {
                let words = Self.words(line.units(in: sheet.page))
                guard let first = words.first, words.count > 1 else {
                    last = nil
                    continue
                }
                if let last { edges.append((last, first)) }
                last = words.last
                for word in words.dropFirst().dropLast() { inner[word, default: 0] += 1 }
            }
        }
        var broken = 0
        for (last, first) in edges {
            let isWord = inner[last + first] != nil
            let areWords = inner[last] != nil && inner[first] != nil
            // Behind a line that ends between words none of these stands first.
            if isWord && !areWords || rules.bound.contains(first.string) { broken += 1 }
        }
        breaksWords = broken >= 2 && broken * 40 > edges.count
    }

    static func isHangul(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) }

    /// Runs of hangul of a line; what holds other characters is none.
    private static func words(_ units: CodeUnits) -> [CodeUnits] {
        units.split(separator: 0x20).map { Array($0.filter(isHangul)) }.filter { !$0.isEmpty }
    }

    /// `before` is what stands before the line's end, `after` the next line; one side is hangul.
    func parts(_ before: CodeUnits, _ after: CodeUnits) -> Bool {
        let left = Array(before.reversed().prefix(while: Self.isHangul).reversed())
        let right = Array(after.prefix(while: Self.isHangul))
        if right.isEmpty || left.isEmpty {
            let isClosed = before.last.map { UnitClass($0).isDisjoint(with: [.terminal]) } ?? true
            return !(isClosed && rules.particles.contains(right.string)) && !right.isEmpty
                || opensOrCounts(after)
        }
        guard breaksWords else { return true }
        if inner[left + right] != nil { return false }
        let isLeft = inner[left] != nil
        if isLeft, inner[right] != nil { return true }
        if left.count == 1 { return rules.syllables.contains(left.string) && isLeft }
        if rules.particles.contains(right.string) { return false }
        return isLeft || rules.endings.contains(Array(left.suffix(1)).string)
    }

    /// Text in quotes, in brackets, in other letters or a number begins a word behind hangul.
    private func opensOrCounts(_ after: CodeUnits) -> Bool {
        guard let first = after.first, !Self.isHangul(first) else { return false }
        return !UnitClass(first).isDisjoint(with: [.opening, .letter, .digit])
    }
}
