import BookModel

/// Facts of the kana.
enum Kana {
    static let prolonged: UInt16 = 0x30FC

    /// The katakana of a hiragana; others as they are.
    static func katakana(_ unit: UInt16) -> UInt16 {
        (0x3041...0x3096).contains(unit) || unit == 0x309D || unit == 0x309E ? unit + 0x60 : unit
    }

    static func isKana(_ unit: UInt16) -> Bool {
        (0x3041...0x309F).contains(unit) || (0x30A1...0x30FA).contains(unit)
            || (0x30FC...0x30FF).contains(unit)
            || (0x31F0...0x31FF).contains(unit) || (0xFF66...0xFF9F).contains(unit)
    }

    static func isKanji(_ unit: UInt16) -> Bool {
        (0x3400...0x9FFF).contains(unit) || (0xF900...0xFAFF).contains(unit) || unit == 0x3005
            || unit == 0x3007
            || (0xD840...0xD88F).contains(unit)
    }

    /// Whether a long vowel may be written ー for `unit`: ウ after the o and u rows, イ after e.
    static func isLengthened(_ unit: UInt16, as said: UInt16) -> Bool {
        said == prolonged && vowels.contains(unit)
    }

    /// ー for ウ after o, イ after e, as a reading printed beside a word is said: トウキョウ → トーキョー.
    static func lengthened(_ reading: CodeUnits) -> CodeUnits {
        var said = reading.map(katakana)
        for index in said.indices.dropFirst() {
            let before = said[index - 1]
            if said[index] == 0x30A6,
                oRow.contains(before) || said[index] == 0x30A4 && eRow.contains(before)
            {
                said[index] = prolonged
            } else if said[index] == 0x30A4, eRow.contains(before) {
                said[index] = prolonged
            }
        }
        return said
    }

    private static let vowels = Set("アイウエオァィゥェォ".utf16)
    private static let oRow = Set("オコソトノホモヨロゴゾドボポョォ".utf16)
    private static let eRow = Set("エケセテネヘメレゲゼデベペェ".utf16)
}
