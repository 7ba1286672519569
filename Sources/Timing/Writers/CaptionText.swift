import BookModel

/// The text of captions and lyrics: one line, and nothing in it that a player takes for markup.
///
/// Direction is left to the player: the text is in logical order without embedding controls, so it
/// equals the book's text, and players find the direction of a line from its first strong letter.
struct CaptionText {
    enum Syntax {
        case subRip, webVTT, lyrics
    }

    let syntax: Syntax

    /// Writes `text[range]` on one line. White space of any kind is one space.
    func write(_ range: Range<Int>, of text: CodeUnits, to out: inout ByteWriter) {
        let range = range.clamped(to: 0..<text.count)
        var index = range.lowerBound
        var atStart = true
        var spaceIsDue = false
        while index < range.upperBound {
            let (scalar, length) = text.scalar(at: index)
            index += length
            if Self.isSpace(scalar) {
                spaceIsDue = !atStart
                continue
            }
            if spaceIsDue { out.write(byte: 0x20) }
            let next = index < range.upperBound ? text[index] : 0
            write(scalar, next: next, atStart: atStart, to: &out)
            (atStart, spaceIsDue) = (false, false)
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }

    private func write(
        _ scalar: Unicode.Scalar, next: UInt16, atStart: Bool, to out: inout ByteWriter
    ) {
        switch (syntax, scalar) {
        case (.webVTT, "&"): out.write("&amp;")
        case (.webVTT, "<"): out.write("&lt;")
        case (.webVTT, ">"): out.write("&gt;")
        case (.subRip, ">"): out.write("\u{2060}>")
        case (.subRip, "<"), (.subRip, "{"):
            out.write(scalar: scalar)
            if Self.opensMarkup(scalar, next) { out.write("\u{2060}") }
        case (.lyrics, "[") where atStart, (.lyrics, "<"):
            out.write(scalar: scalar)
            out.write("\u{2060}")
        default: out.write(scalar: scalar)
        }
    }

    /// SubRip has no escapes: `<i>`, `</i>` and `{\an8}` are taken for tags. A word joiner (U+2060,
    /// no width, no break) behind the bracket keeps them text; one before `>` undoes an arrow.
    private static func opensMarkup(_ scalar: Unicode.Scalar, _ next: UInt16) -> Bool {
        switch (scalar, next) {
        case ("<", 0x2F), ("<", 0x41...0x5A), ("<", 0x61...0x7A), ("{", 0x5C): true
        default: false
        }
    }
}
