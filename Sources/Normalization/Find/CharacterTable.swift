/// What a code unit is, by table below U+0530 and by Unicode's properties above.
enum CharacterTable {
    enum Class: UInt8 {
        case mark, letter, digit, space, joiner, surrogate
    }

    private static let limit = 0x530

    private static let classes: [UInt8] = (0..<UInt16(limit)).map { computed($0).rawValue }

    private static let lower: [UInt16] = (0..<UInt16(limit)).map { unit in
        guard let scalar = Unicode.Scalar(unit) else { return unit }
        let mapped = scalar.properties.lowercaseMapping.utf16
        return mapped.count == 1 ? mapped.first ?? unit : unit
    }

    @inline(__always)
    static func kind(_ unit: UInt16) -> Class {
        if unit < limit { return Class(rawValue: classes[Int(unit)]) ?? .mark }
        // The big blocks that hold letters only.
        if (0x3400..<0xA000).contains(unit) || (0xAC00..<0xD7A4).contains(unit)
            || (0x3041..<0x3097).contains(unit) || (0x30A1..<0x30FB).contains(unit)
        {
            return .letter
        }
        return computed(unit)
    }

    private static func computed(_ unit: UInt16) -> Class {
        if (0xD800..<0xE000).contains(unit) { return .surrogate }
        guard let scalar = Unicode.Scalar(unit) else { return .mark }
        return kind(of: scalar)
    }

    static func kind(of scalar: Unicode.Scalar) -> Class {
        // The sign of a Greek numeral is a letter to Unicode.
        if scalar.value == 0x374 || scalar.value == 0x2B9 { return .mark }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            // Superscript letters stay with the word they end (Mᵐᵉ, 1ᵉʳ is read apart).
            return .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: return .letter
        case .decimalNumber: return .digit
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
        case .control: return scalar.value < 0x21 ? .space : .mark
        case .format: return .joiner
        default: return .mark
        }
    }

    /// Soft hyphen, joiners and the like: inside a word they change nothing.
    static func isIgnorable(_ unit: UInt16) -> Bool {
        unit == 0xAD || (0x200B...0x200F).contains(unit) || unit == 0x2060 || unit == 0xFEFF
            || unit == 0x301
    }

    /// Simple case folding; the apostrophes count as one, as do е and ё.
    @inline(__always)
    static func folded(_ unit: UInt16) -> UInt16 {
        if unit < limit {
            let mapped = lower[Int(unit)]
            return mapped == 0x451 ? 0x435 : mapped
        }
        if unit == 0x2019 || unit == 0x2BC { return 0x27 }
        if unit >= 0x1E00 && unit < 0x2000 || (0x10A0..<0x1100).contains(unit) {
            guard let scalar = Unicode.Scalar(unit) else { return unit }
            let mapped = scalar.properties.lowercaseMapping.utf16
            return mapped.count == 1 ? mapped.first ?? unit : unit
        }
        return unit
    }

    static func isUpper(_ unit: UInt16) -> Bool {
        if unit < limit { return lower[Int(unit)] != unit }
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isUppercase
    }

    static func isApostrophe(_ unit: UInt16) -> Bool {
        unit == 0x27 || unit == 0x2019 || unit == 0x2BC
    }

    /// Han, kana and hangul, which stand next to other scripts without a space.
    @inline(__always)
    static func isIdeographic(_ unit: UInt16) -> Bool {
        unit >= 0x2E80
            && (unit < 0xA000 || (0xAC00..<0xD7B0).contains(unit)
                || (0xF900..<0xFB00).contains(unit))
    }

    /// Powers of ten that follow digits: 十百千万億兆, 만억조.
    static func isScale(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x5341, 0x767E, 0x5343, 0x4E07, 0x842C, 0x5104, 0x4EBF, 0x5146: true
        case 0xCC9C, 0xB9CC, 0xC5B5, 0xC870: true
        default: false
        }
    }

    static func isRoman(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x49, 0x56, 0x58, 0x4C, 0x43, 0x44, 0x4D: true
        case 0x69, 0x76, 0x78, 0x6C, 0x63, 0x64, 0x6D: true
        // Cyrillic look-alikes that typists use: Х, С, М, І.
        case 0x425, 0x421, 0x41C, 0x406: true
        default: false
        }
    }
}
