import BookModel

/// The scripts that tell one language from another within a text.
enum ScriptGroup: UInt8 {
    /// Digits, marks, white space: they go with what stands beside them.
    case none
    case latin, cyrillic, greek, armenian, hebrew, arabic, devanagari, thai, georgian, hangul, kana,
        han
    /// Another script, left to the language of the text.
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF,
            0x1D00...0x1D25,
            0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF3A,
            0xFF41...0xFF5A:
            self = .latin
        case 0x370...0x373, 0x376...0x37D, 0x386, 0x388...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
        case 0x531...0x556, 0x560...0x588, 0xFB13...0xFB17: self = .armenian
        case 0x5D0...0x5F2, 0xFB1D...0xFB4F: self = .hebrew
        case 0x620...0x64A, 0x66E...0x6D3, 0x6D5, 0x6E5, 0x6E6, 0x6EE, 0x6EF, 0x6FA...0x6FF,
            0x750...0x77F,
            0x8A0...0x8C7, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
            self = .arabic
        case 0x904...0x939, 0x958...0x961, 0x971...0x97F: self = .devanagari
        case 0xE01...0xE30, 0xE32, 0xE33, 0xE40...0xE46: self = .thai
        case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xD7B0...0xD7FF:
            self = .hangul
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
            0xFF66...0xFF9D:
            self = .kana
        case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            self = .han
        default: self = scalar.value < 0x530 || !scalar.properties.isAlphabetic ? .none : .other
        }
    }

    /// Whether its words stand without spaces between them.
    var isUnspaced: Bool { self == .thai || self == .kana || self == .han }

    /// The scripts that a language writes itself.
    static func own(of language: LanguageTag) -> Set<ScriptGroup> {
        let tag = language.description
        if tag.contains("-Latn") { return [.latin] }
        if tag.contains("-Cyrl") { return [.cyrillic] }
        if tag.contains("-Arab") { return [.arabic] }
        if tag.contains("-Deva") { return [.devanagari] }
        return byLanguage[language.language] ?? [.latin]
    }

    private static let byLanguage: [String: Set<ScriptGroup>] = {
        var table: [String: Set<ScriptGroup>] = [
            "el": [.greek], "grc": [.greek], "hy": [.armenian], "hyw": [.armenian], "he": [.hebrew],
            "iw": [.hebrew],
            "yi": [.hebrew], "th": [.thai], "ka": [.georgian], "ko": [.hangul, .han],
            "ja": [.kana, .han], "zh": [.han],
            "cmn": [.han], "yue": [.han], "hak": [.han], "sr": [.cyrillic, .latin],
        ]
        for code in [
            "ru", "uk", "be", "bg", "mk", "kk", "ky", "tg", "mn", "tt", "ba", "cv", "nog", "os",
            "sah",
        ] {
            table[code] = [.cyrillic]
        }
        for code in ["ar", "fa", "ur", "ps", "ug", "sd", "ckb", "prs", "arb"] {
            table[code] = [.arabic]
        }
        for code in ["hi", "mr", "ne", "sa", "kok", "mai", "bho"] { table[code] = [.devanagari] }
        for code in [
            "bn", "as", "bpy", "pa", "gu", "or", "ta", "te", "kn", "ml", "si", "lo", "my", "shn",
            "km", "bo", "am", "ti", "chr",
        ] {
            table[code] = [.other]
        }
        return table
    }()
}
