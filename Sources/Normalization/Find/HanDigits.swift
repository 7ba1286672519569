import BookModel

/// Numbers in Han digits by place, as Japanese writes years and rooms: 二〇二四年, 一九八四年, 一〇三号.
enum HanDigits {
    private static let digits: Set<UInt16> = Set("〇一二三四五六七八九".utf16)

    /// The end of the run of Han digits at `start` that is such a number: with a zero in it that
    /// does not open it, or four digits in front of 年. Two digits alone (二三日, "two or three
    /// days") are none, nor are 〇〇, which stand for a name.
    static func end(of units: CodeUnits, from start: Int) -> Int? {
        guard units[start] >= 0x3007, digits.contains(units[start]), units[start] != 0x3007 else {
            return nil
        }
        // A digit in front belongs to the same run.
        if start > 0, digits.contains(units[start - 1]) { return nil }
        var end = start
        var hasZero = false
        while end < units.count, digits.contains(units[end]) {
            hasZero = hasZero || units[end] == 0x3007
            end += 1
        }
        let isYear = end - start == 4 && end < units.count && units[end] == 0x5E74
        return hasZero || isYear ? end : nil
    }
}
