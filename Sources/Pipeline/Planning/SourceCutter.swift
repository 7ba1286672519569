import BookModel

/// Cuts a spoken text at places of its source, walking it once.
struct SourceCutter {
    private let text: MappedText
    private var cursor: SpanCursor
    private var index = 0
    /// Output offset where the next piece begins.
    private var offset = 0
    /// Output offset where the span at `index` begins.
    private var spanStart = 0

    init(_ text: MappedText) {
        self.text = text
        cursor = SpanCursor(text.spans)
    }

    /// The text of what `take` gives the range of.
    mutating func piece(upTo end: Int) -> MappedText {
        text.slice(take(upTo: end), &cursor)
    }

    /// The output range of all that stands for source before `end` and was not taken yet. What
    /// stands for a range across `end` goes with the piece in which that range begins.
    mutating func take(upTo end: Int) -> Range<Int> {
        let start = offset
        while index < text.spans.count {
            let span = text.spans[index]
            if case .verbatim(let source) = span.origin, source.range.upperBound > end {
                offset = max(offset, spanStart + max(0, end - source.range.lowerBound))
                break
            }
            if let place = span.origin.place, place.offset >= end { break }
            spanStart += span.length
            offset = spanStart
            index += 1
        }
        return start..<offset
    }
}
