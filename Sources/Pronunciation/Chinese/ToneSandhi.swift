import BookModel

/// The tones of 一 and 不, which follow from the syllable after them. The engine itself changes a
/// third tone before another.
enum ToneSandhi {
    private static let one: UInt16 = 0x4E00
    private static let not: UInt16 = 0x4E0D
    private static let numerals = Set("〇零一二三四五六七八九十百千万亿".utf16)

    /// 统一, 唯一, 之一, 星期一: words that 一 ends.
    private static let closers = Set("统唯万单之同专逐归合划任其周期拜".utf16)

    static func apply(to syllables: inout [String?], of text: CodeUnits, wordStarts: [UInt8]) {
        for index in text.indices {
            guard let next = tone(after: index, syllables) else { continue }
            if text[index] == not, syllables[index] == "bu4", next == "4" {
                syllables[index] = "bu2"
            }
            if text[index] == one, syllables[index] == "yi1", changes(at: index, text, wordStarts) {
                syllables[index] = oneBefore(next, at: index, text)
            }
        }
    }

    private static func tone(after index: Int, _ syllables: [String?]) -> Character? {
        index + 1 < syllables.count ? syllables[index + 1]?.last : nil
    }

    /// 看一看 is neutral; yí before the fourth tone and 个, yì before the others.
    private static func oneBefore(_ tone: Character, at index: Int, _ text: CodeUnits) -> String {
        if index > 0, text[index - 1] == text[index + 1] { return "yi5" }
        return tone == "4" || tone == "5" ? "yi2" : "yi4"
    }

    /// It keeps its tone as an ordinal, within a number, in a date and at a word's end.
    private static func changes(at index: Int, _ text: CodeUnits, _ wordStarts: [UInt8]) -> Bool {
        let next = text[index + 1]
        if numerals.contains(next) {
            // 一百, 一千 and 一万 change at a number's head, the digits of 一九八四 do not.
            guard Set("百千万亿".utf16).contains(next) else { return false }
        }
        if next == 0x6708 || next == 0x53F7 { return false }
        guard index > 0 else { return true }
        let before = text[index - 1]
        if before == 0x7B2C || before == 0x521D || numerals.contains(before) { return false }
        return !(wordStarts[index + 1] == 1 && closers.contains(before))
    }
}
