/// What a code point is to the layout passes. Decided by table for ASCII, by Unicode properties
/// else.
struct UnitClass: OptionSet, Sendable {
    let rawValue: UInt16

    static let letter = UnitClass(rawValue: 1)
    static let digit = UnitClass(rawValue: 2)
    static let upper = UnitClass(rawValue: 4)
    static let lower = UnitClass(rawValue: 8)
    static let space = UnitClass(rawValue: 16)
    /// Ideographs, kana, hangul and full-width forms: no space where lines are joined.
    static let wide = UnitClass(rawValue: 32)
    /// Letters of scripts that run from right to left.
    static let rightToLeft = UnitClass(rawValue: 64)
    /// Ends a sentence: . ! ? … and their kin.
    static let terminal = UnitClass(rawValue: 128)
    /// Closing quotes and brackets, which may follow a terminal mark.
    static let closing = UnitClass(rawValue: 256)
    static let opening = UnitClass(rawValue: 512)
    /// Marks without width of their own: combining marks, format characters.
    static let mark = UnitClass(rawValue: 1024)
    /// Thai, Lao, Khmer, Burmese: no space between words.
    static let unspaced = UnitClass(rawValue: 2048)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ unit: UInt16) {
        self = unit < 0x500 ? Self.low[Int(unit)] : Self.classify(UInt32(unit))
    }

    private static let low: [UnitClass] = (0..<0x500).map { classify(UInt32($0)) }

    private static func classify(_ value: UInt32) -> UnitClass {
        if (0xD800..<0xE000).contains(value) { return value < 0xDC00 ? [.letter] : [] }
        guard let scalar = Unicode.Scalar(value) else { return [] }
        var found = category(scalar)
        if isWide(value) { found.insert(.wide) }
        if (0x590..<0x900).contains(value) || (0xFB1D..<0xFDFE).contains(value)
            || (0xFE70..<0xFEFF).contains(value)
        {
            if found.contains(.letter) { found.insert(.rightToLeft) }
        }
        if (0xE00..<0xF00).contains(value) || (0x1000..<0x10A0).contains(value)
            || (0x1780..<0x1800).contains(value)
        {
            found.insert(.unspaced)
        }
        if terminals.contains(value) { found.insert(.terminal) }
        return found
    }

    private static let terminals: Set<UInt32> = [
        0x21, 0x2E, 0x3F, 0x3A, 0x2026, 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0x061F, 0x06D4, 0x05C3,
        0x0964,
    ]

    private static func category(_ scalar: Unicode.Scalar) -> UnitClass {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: [.letter, .upper]
        case .lowercaseLetter: [.letter, .lower]
        case .modifierLetter, .otherLetter: [.letter]
        case .decimalNumber: [.digit]
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: [.space]
        case .control: [.space]
        case .closePunctuation, .finalPunctuation: [.closing]
        case .openPunctuation, .initialPunctuation: [.opening]
        case .nonspacingMark, .enclosingMark, .format: [.mark]
        default: scalar == "\"" || scalar == "'" ? [.closing, .opening] : []
        }
    }

    /// East Asian wide blocks: CJK symbols, kana, ideographs, hangul, full-width and vertical
    /// forms.
    private static func isWide(_ value: UInt32) -> Bool {
        (0x2E80..<0xA4D0).contains(value) || (0xAC00..<0xD7B0).contains(value)
            || (0xF900..<0xFB00).contains(value) || (0xFE10..<0xFE20).contains(value)
            || (0xFE30..<0xFE70).contains(value) || (0xFF00..<0xFF61).contains(value)
    }
}
