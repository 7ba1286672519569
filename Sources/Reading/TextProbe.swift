import BookModel

/// Tells a text with a few damaged places from data that is none.
enum TextProbe {
    /// Whether the first bytes of a file are text in some encoding.
    static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && isText(TextDecoder(bytes).units)
    }

    /// A stray NUL or bell does not make a text binary data: one character in fifty, or in a short
    /// text a few of them.
    static func isText(_ units: CodeUnits) -> Bool {
        guard let found = ControlCharacters.census(of: units) else { return true }
        return found.count * 50 <= units.count || found.count <= 4 && found.count * 8 <= units.count
    }
}
