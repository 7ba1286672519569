import BookModel

/// The class of every code unit, looked up by index: one table for the Basic Multilingual Plane.
struct UnitClassTable: Sendable {
    static let shared = UnitClassTable()

    private let classes: [UnitClass]

    private init() {
        classes = (0...UInt32(0xFFFF)).map { Self.classify($0) }
    }

    /// The class of a unit; `surrogate` for half a pair.
    subscript(unit: UInt16) -> UnitClass { classes[Int(unit)] }

    /// The class of the code point at `index`; half a pair alone is `other`.
    func classOfScalar(in text: CodeUnits, at index: Int) -> UnitClass {
        let found = classes[Int(text[index])]
        guard found == .surrogate else { return found }
        let lead = UTF16.isTrailSurrogate(text[index]) && index > 0 ? index - 1 : index
        let (scalar, length) = text.scalar(at: lead)
        return length == 2 ? Self.classify(scalar.value) : .other
    }

    private static func classify(_ value: UInt32) -> UnitClass {
        if (0xD800...0xDFFF).contains(value) { return .surrogate }
        if let listed = listed(value) ?? uniform(value) { return listed }
        guard let scalar = Unicode.Scalar(value) else { return .other }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        case .format: return .format
        case .letterNumber: return isDictionary(value) ? .dictionary : .digit
        case .decimalNumber, .otherNumber: return .digit
        case .uppercaseLetter, .titlecaseLetter: return .upper
        case .lowercaseLetter: return .lower
        case .otherLetter, .modifierLetter: return isDictionary(value) ? .dictionary : .caseless
        case .openPunctuation, .initialPunctuation: return .opening
        case .closePunctuation, .finalPunctuation: return .closing
        default: return .other
        }
    }

    /// What the general category does not tell.
    private static func listed(_ value: UInt32) -> UnitClass? {
        switch value {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: .lineEnd
        case 0x09, 0x1C...0x1F, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .space
        // Em dash and kin, the en dash, the horizontal bar, the double em dashes.
        case 0x2012...0x2015, 0x2E3A, 0x2E3B, 0xFE58: .dash
        // Full stop, exclamation, question, ellipsis; Armenian, Arabic, Syriac, Devanagari,
        // Burmese, Ethiopic, Khmer, Mongolian, Tibetan and full-width ones.
        case 0x21, 0x2E, 0x3F, 0x2024...0x2026, 0x203C, 0x203D, 0x2047...0x2049, 0x22EF, 0x0589,
            0x061F,
            0x06D4, 0x0700...0x0702, 0x0964, 0x0965, 0x0F0D, 0x0F0E, 0x104B, 0x1362, 0x1367, 0x17D4,
            0x17D5,
            0x1803, 0x1809, 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61:
            .terminator
        // Comma, semicolon, colon; Greek, Arabic, Burmese, Ethiopic, Khmer and full-width ones.
        case 0x2C, 0x3A, 0x3B, 0x037E, 0x0387, 0x060C, 0x061B, 0x104A, 0x1361, 0x1363...0x1366,
            0x17D6,
            0x3001, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF64:
            .comma
        // Inverted marks open what follows.
        case 0xA1, 0xBF: .opening
        default: nil
        }
    }

    /// The big blocks whose code points are all alike: two thirds of the plane, which need not be
    /// looked up one by one when the program starts.
    private static func uniform(_ value: UInt32) -> UnitClass? {
        switch value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: .dictionary
        case 0xAC00...0xD7A3: .caseless
        case 0xE000...0xF8FF: .other
        default: nil
        }
    }

    private static func isDictionary(_ value: UInt32) -> Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA9E0...0xA9FF,
            0xAA60...0xAA7F, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x312F,
            0x31A0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x1AFF0...0x1B16F,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension UInt16 {
    /// Punctuation of Chinese and Japanese typesetting, which parts words without a space.
    var isIdeographicPunctuation: Bool {
        (0x3000...0x303F).contains(self) || (0xFF01...0xFF0F).contains(self)
            || (0xFF1A...0xFF20).contains(self) || (0xFF3B...0xFF65).contains(self)
            || self == 0x30FB
    }
}
