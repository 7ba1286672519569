import BookModel

/// The punctuation that is too much where struck-out text is left out.
///
/// Examples: "red, ~~green~~, blue", "he came, ~~and went~~.", "it is ~~(so)~~ done (~~not~~)",
/// "the ~~big~~, small" leave one comma, a full stop, no brackets and no space before the comma.
/// Not: "he was ~~very~~ old", "Bonjour ~~oui~~ !", "on ~~the~~ .NET".
enum StrayMarks {
    /// The edits of a text in which something was left out at the offsets `gaps`, which rise.
    static func edits(in units: CodeUnits, at gaps: [Int]) -> [TextEdit] {
        var edits: [TextEdit] = []
        for gap in gaps {
            guard let range = stray(at: min(gap, units.count), in: units),
                range.lowerBound >= edits.last?.range.upperBound ?? 0
            else { continue }
            edits.append(TextEdit(range))
        }
        return edits
    }

    private static func stray(at gap: Int, in units: CodeUnits) -> Range<Int>? {
        var (low, high) = (gap, gap)
        while low > 0, FlowText.folds(units[low - 1]) { low -= 1 }
        while high < units.count, FlowText.folds(units[high]) { high += 1 }
        guard high < units.count else { return nil }
        let next = units[high]
        let isLast = high + 1 >= units.count || FlowText.folds(units[high + 1])
        guard low > 0 else { return commas.contains(next) ? 0..<end(behind: high, units) : nil }
        let last = units[low - 1]
        if commas.contains(last), stops.contains(next), isLast { return low - 1..<high }
        if commas.contains(next), commas.contains(last) || stops.contains(last) {
            return low..<high + 1
        }
        if stops.contains(last), stops.contains(next), isLast, low < high { return low..<high + 1 }
        if let closing = brackets[last] {
            guard closing == next else { return nil }
            let isSpaced = low > 1 && FlowText.folds(units[low - 2])
            return (isSpaced ? low - 2 : low - 1)..<high + 1
        }
        let hasSpace = low < high && isLast && [0x2C, 0x2E].contains(next)
        return hasSpace ? low..<high : nil
    }

    /// Behind a mark at the beginning of the text, and the space after it.
    private static func end(behind mark: Int, _ units: CodeUnits) -> Int {
        var end = mark + 1
        while end < units.count, FlowText.folds(units[end]) { end += 1 }
        return end
    }

    /// , ; and those of Arabic, Chinese and Japanese.
    private static let commas: Set<UInt16> = [0x2C, 0x3B, 0x060C, 0x061B, 0x3001, 0xFF0C, 0xFF1B]
    /// . ! ? …
    private static let stops: Set<UInt16> = [
        0x2E, 0x21, 0x3F, 0x2026, 0x061F, 0x3002, 0xFF01, 0xFF1F,
    ]
    private static let brackets: [UInt16: UInt16] = [0x28: 0x29, 0x5B: 0x5D, 0xFF08: 0xFF09]
}
