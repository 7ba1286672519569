/// What a code point is to the segmenter.
enum UnitClass: UInt8 {
    /// White space, as Unicode's White_Space and the C0 separators have it.
    case space
    /// White space that ends a line.
    case lineEnd
    case lower, upper
    /// A letter of a script without case.
    case caseless
    /// A letter of a script written without spaces: Han, kana, Thai, Lao, Khmer, Burmese.
    case dictionary
    case digit
    /// A combining mark; it never starts anything.
    case mark
    /// A format character (joiners, bidi controls); as little seen as a mark.
    case format
    /// An opening bracket or quotation mark.
    case opening
    /// A closing bracket or quotation mark.
    case closing
    case dash
    /// What may end a sentence: `. ! ? …` and their kin.
    case terminator
    /// What parts phrases: `, ; :` and their kin.
    case comma
    /// Other punctuation, symbols, emoji.
    case other
    /// Half of a surrogate pair: look at the code point.
    case surrogate

    /// Whether a word of its own may stand on it.
    var isCore: Bool {
        rawValue >= UnitClass.lower.rawValue && rawValue <= UnitClass.digit.rawValue
    }
    var isLetter: Bool {
        rawValue >= UnitClass.lower.rawValue && rawValue <= UnitClass.dictionary.rawValue
    }
    var isSpace: Bool { rawValue <= UnitClass.lineEnd.rawValue }
    /// Goes with the code point before it, whatever that is.
    var isExtender: Bool { self == .mark || self == .format }
}
