/// What writing a code point belongs to, as far as reading order and spacing ask.
enum TextScript {
    /// Han, kana, hangul and their punctuation: written without spaces, also from top to bottom.
    static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Those of them that no spaces part: all but hangul.
    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        isEastAsian(scalar) && !(0xAC00...0xD7AF).contains(scalar.value)
            && !(0x3130...0x318F).contains(scalar.value)
    }

    /// Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x05FF, 0x0600...0x0605, 0x0608, 0x060B, 0x060D, 0x061B...0x065F,
            0x066D...0x06EF, 0x06FA...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
        isRightToLeft(scalar)
            && ((0x600...0x8FF).contains(scalar.value)
                || (0xFB50...0xFEFC).contains(scalar.value))
    }

    /// Digits, which run from left to right in every writing.
    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: true
        default: false
        }
    }

    /// Marks that stand over or under the letter before them.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Letters that make the text around them run from left to right.
    static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
        }
        return scalar.properties.isAlphabetic && !isRightToLeft(scalar)
    }
}
