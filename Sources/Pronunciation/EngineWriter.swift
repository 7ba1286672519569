import BookModel

/// Puts an engine form together: words parted by single spaces, each mapped onto its source.
struct EngineWriter {
    private(set) var text = MappedText()
    private var endsInWord = false

    /// Copies a stretch of the source as it is.
    mutating func copy(_ source: CodeUnits, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if endsInWord, Self.isLetter(source[range.lowerBound]) { separate() }
        text.append(
            CodeUnits(source[range]), origin: .verbatim(SourceRange(unit: .text, range: range)))
        endsInWord = Self.isLetter(source[range.upperBound - 1])
    }

    /// Adds what is said for a stretch of the source; `joined` to the word before it or apart, and
    /// `exact` where each unit stands for one of the source.
    mutating func append(
        _ said: CodeUnits, for range: Range<Int>, joined: Bool, exact: Bool = false
    ) {
        guard !said.isEmpty else { return }
        if !joined { separate() }
        let source = SourceRange(unit: .text, range: range)
        text.append(said, origin: exact ? .verbatim(source) : .replaced(source))
        endsInWord = true
    }

    /// Puts a space where a word has just ended.
    mutating func separate() {
        guard endsInWord else { return }
        let place = text.spans.last?.origin.source?.end
        text.append(CodeUnits(" "), origin: .inserted(at: place))
        endsInWord = false
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
