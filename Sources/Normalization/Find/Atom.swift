import BookModel

/// The smallest piece that the rules look at: a run of spaces, of letters or of digits, or one
/// other code point.
struct Atom: Sendable {
    enum Kind: UInt8, Sendable {
        case space, word, digits, mark
    }

    struct Shape: OptionSet, Sendable {
        let rawValue: UInt8
        /// The first letter is upper case.
        static let capital = Shape(rawValue: 1)
        /// No letter is lower case.
        static let allCapitals = Shape(rawValue: 2)
        /// Only letters of Roman numerals, in one case.
        static let roman = Shape(rawValue: 4)
        /// Opens a stretch without spaces that looks like an address of the net.
        static let electronic = Shape(rawValue: 8)
        /// A single letter.
        static let single = Shape(rawValue: 16)
    }

    var kind: Kind
    var shape: Shape
    var start: Int
    var end: Int
    /// Of the case-folded letters of a word, of the code point of a mark.
    var hash: UInt64

    var range: Range<Int> { start..<end }
    var count: Int { end - start }
}

/// FNV-1a over code units (offset basis and prime of the 64-bit variant).
enum FoldedHash {
    static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    static func adding(_ unit: UInt16, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(unit)) &* 0x100_0000_01B3
    }

    /// The hash that the atomizer gives a word.
    static func of(_ word: String) -> UInt64 {
        var hash = basis
        for unit in word.utf16 where !CharacterTable.isIgnorable(unit) {
            hash = adding(CharacterTable.folded(unit), to: hash)
        }
        return hash
    }
}
