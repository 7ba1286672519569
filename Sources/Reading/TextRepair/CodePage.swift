import BookModel
import CICU

/// A charset of one byte a character whose text was taken for Latin-1.
struct CodePage: Sendable {
    let name: String
    /// Languages that are written in it.
    let languages: Set<String>
    /// Characters of the bytes from 0x80; U+FFFD for none.
    private let upper: CodeUnits
    /// … and those of them that its languages do not use.
    private var rare: Set<UInt16> = []
    /// The commonest letters of these languages, which make up most of any text; empty for Latin
    /// charsets, of which little is beyond ASCII.
    private let common: Set<UInt16>

    private init(_ name: String, _ languages: Set<String>, common: String = "") {
        self.name = name
        self.languages = languages
        self.common = Set(common.utf16)
        var units = CodeUnits(repeating: 0xFFFD, count: 128)
        let bytes = (0x80...0xFF).map { UInt8($0) }
        // No converter of these makes another number of units.
        if lectern_charset_decode(name, bytes, 128, &units, 128) != 128 {
            units = CodeUnits(repeating: 0xFFFD, count: 128)
        }
        upper = units
    }

    private init(_ name: String, _ languages: Set<String>, common: String, upper: String) {
        self.name = name
        self.languages = languages
        self.common = Set(common.utf16)
        self.upper = CodeUnits(upper)
        rare = Set(self.upper.filter { (0x400..<0x530).contains($0) && !Self.usual.contains($0) })
    }

    /// The Cyrillic encoding of TeX's fonts, whose main letters are where windows-1251 has them,
    /// with "ё" and the quotes elsewhere: t2aenc.def of LaTeX.
    static let t2a = CodePage(
        "T2A", ["ru", "uk", "bg", "be"], common: slavonic,
        upper: "ҐҒЂЋҺҖҘЉЇҚҠҜӔҢҤЅӨҪЎҮҰҲЏҸҶЄӘЊЁ№¤§ґғђћһҗҙљїқҡҝӕңҥѕөҫўүұҳџҹҷєәњё„«»"
            + String(String.UnicodeScalarView((0x410...0x44F).compactMap(Unicode.Scalar.init))))

    /// The commonest letters of the Slavic languages that are written in Cyrillic.
    private static let slavonic = "оеаинтсрвлкмОЕАИНТСРВЛКМ"

    /// Cyrillic letters of the charset's reading of a text that the East Slavic languages and
    /// Bulgarian do not have: "определјн".
    func strangers(in text: CodeUnits) -> Int {
        text.count { unit in
            guard let byte = Self.byte(of: unit) else { return false }
            let read = upper[Int(byte) - 0x80]
            return (0x400..<0x530).contains(read) && !Self.usual.contains(read)
        }
    }

    private static let usual = Set("ЁЄІЇЎҐёєіїўґ".utf16).union(0x410...0x44F)

    /// In the order in which they are tried.
    static let all: [CodePage] = {
        let cyrillic: Set = ["ru", "uk", "bg", "be", "sr", "mk"]
        return [
            CodePage("windows-1251", cyrillic, common: slavonic),
            CodePage("KOI8-R", ["ru", "uk"], common: slavonic),
            CodePage("ISO-8859-5", cyrillic, common: slavonic),
            CodePage("IBM866", ["ru", "uk", "be"], common: slavonic),
            CodePage("windows-1253", ["el"], common: "αοιετσνηρςάόίέΑΟΙΕΤΣΝΗΡ"),
            CodePage("windows-1255", ["he", "yi"], common: "יוהלארתבשמנ"),
            CodePage("windows-1256", ["ar", "fa", "ur"], common: "اليمونرتبةه"),
            CodePage("windows-874", ["th"], common: "านรอกเงมยลวทด่้ัีิสค"),
            CodePage("windows-1250", ["pl", "cs", "sk", "hu", "sl", "hr", "ro"]),
            CodePage("windows-1254", ["tr"]), CodePage("windows-1257", ["lt", "lv", "et"]),
        ]
    }()

    /// How well text of this charset looks like its languages, 0…100: the part of the letters
    /// beyond ASCII that are common ones. A wrong charset gives letters all over the alphabet,
    /// 30 to 45; the right one 65 and more. 50 for Latin charsets, where it tells nothing.
    func likeness(of text: CodeUnits) -> Int {
        guard !common.isEmpty else { return 50 }
        var (letters, hits) = (0, 0)
        for unit in text where unit >= 0x370 {
            letters += 1
            if common.contains(unit) { hits += 1 }
        }
        return letters > 0 ? hits * 100 / letters : 0
    }

    /// What the character stands for; itself where it is no byte or the charset has nothing there.
    func unit(for unit: UInt16) -> UInt16 {
        guard let byte = Self.byte(of: unit) else { return unit }
        let mapped = upper[Int(byte) - 0x80]
        // "©" is another font's rather than a letter of Kazakh.
        return mapped == 0xFFFD || mapped < 0xA0 || rare.contains(mapped) ? unit : mapped
    }

    /// The byte from 0x80 that Latin-1 or windows-1252 shows as this character.
    static func byte(of unit: UInt16) -> UInt8? {
        if (0x80...0xFF).contains(unit) { return UInt8(unit) }
        return windows[unit]
    }

    /// What windows-1252 has at 0x80…0x9F.
    private static let windows: [UInt16: UInt8] = {
        var units = CodeUnits(repeating: 0, count: 32)
        let bytes = (0x80...0x9F).map { UInt8($0) }
        guard lectern_charset_decode("windows-1252", bytes, 32, &units, 32) == 32 else {
            return [:]
        }
        return Dictionary(
            zip(units, bytes).filter { $0.0 >= 0x100 }, uniquingKeysWith: { first, _ in first })
    }()
}
