/// What Thai letters stand for: sounds at the beginning and the end of a syllable, and the class by
/// which a tone mark is read (the spelling rules of the Royal Society of Thailand).
///
/// Sounds are in the engine's notation; its Thai voice (1.51) says them as they stand.
enum ThaiLetters {
    enum Class: Sendable {
        case low, middle, high
    }

    /// ก to ฮ.
    static func isConsonant(_ unit: UInt16) -> Bool { (0xE01...0xE2E).contains(unit) }

    /// Letters of words: consonants, vowels, tone marks, without ฿ and digits.
    static func isLetter(_ unit: UInt16) -> Bool {
        (0xE01...0xE3A).contains(unit) || (0xE40...0xE4E).contains(unit)
    }

    /// เ แ โ ใ ไ, written in front of their consonant.
    static func isLeading(_ unit: UInt16) -> Bool { (0xE40...0xE44).contains(unit) }

    static func isTone(_ unit: UInt16) -> Bool { (0xE48...0xE4B).contains(unit) }

    /// Signs that stand on or behind a consonant and make it a syllable's first.
    static func isVowelSign(_ unit: UInt16) -> Bool {
        (0xE30...0xE3A).contains(unit) || unit == 0xE47 || isTone(unit) || unit == 0xE45
    }

    static func initial(_ unit: UInt16) -> String? { initials[unit] }

    static func final(_ unit: UInt16) -> String? { finals[unit] }

    static func classOf(_ unit: UInt16) -> Class {
        middle.contains(unit) ? .middle : high.contains(unit) ? .high : .low
    }

    /// ง ญ น ม ย ร ล ว: they take the class of a silent ห or of a short syllable in front.
    static func isSonorant(_ unit: UInt16) -> Bool { sonorants.contains(unit) }

    /// Whether two consonants begin a syllable together.
    static func isCluster(_ first: UInt16, _ second: UInt16) -> Bool {
        switch second {
        case 0xE23: clusterHeads.contains(first)
        case 0xE25: Set("กขคปผพ".utf16).contains(first)
        case 0xE27: Set("กขค".utf16).contains(first)
        default: false
        }
    }

    /// ทร is said s, and ร is silent in สร, ศร, จร.
    static func mutedCluster(_ first: UInt16, _ second: UInt16) -> String? {
        guard second == 0xE23 else { return nil }
        switch first {
        case 0xE17, 0xE2A, 0xE28: return "s"
        case 0xE08: return "tS;"
        default: return nil
        }
    }

    private static let clusterHeads = Set("กขคตปพ".utf16)
    private static let sonorants = Set("งญนมยรลวณ".utf16)
    private static let middle = Set("กจดตฎฏบปอ".utf16)
    private static let high = Set("ขฃฉฐถผฝศษสห".utf16)

    private static let initials = table([
        ("ก", "k"), ("ขฃคฅฆ", "kh"), ("ง", "N"), ("จ", "tS;"), ("ฉชฌ", "tS;h"), ("ซศษส", "s"),
        ("ญย", "j"), ("ดฎ", "d"), ("ตฏ", "t"), ("ถฐทฑฒธ", "th"), ("นณ", "n"), ("บ", "b"),
        ("ป", "p"),
        ("ผพภ", "ph"), ("ฝฟ", "f"), ("ม", "m"), ("ร", "R"), ("ลฬ", "l"), ("ว", "w"), ("หฮ", "h"),
        ("อ", "?"),
    ])

    private static let finals = table([
        ("กขคฆ", "k"), ("ง", "N"), ("จชซฎฏฐฑฒดตถทธศษส", "t"), ("นณญรลฬ", "n"), ("บปพฟภ", "p"),
        ("ม", "m"), ("ย", "j"), ("ว", "w"),
    ])

    private static func table(_ rows: [(String, String)]) -> [UInt16: String] {
        var table: [UInt16: String] = [:]
        for (letters, sound) in rows { for unit in letters.utf16 { table[unit] = sound } }
        return table
    }
}
