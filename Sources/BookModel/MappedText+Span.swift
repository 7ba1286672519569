extension SourceUnit {
    /// The unit of a text that is itself the source of the next step (display for spoken, …).
    public static let text = SourceUnit(file: -1, page: nil)
}

extension MappedText.Origin {
    /// The source range stood for; `nil` for inserted text.
    public var source: SourceRange? {
        switch self {
        case .verbatim(let range), .replaced(let range): range
        case .inserted: nil
        }
    }
}

extension MappedText.Span {
    /// The part of the span at `range`, counted from the span's start. A piece of a replaced span
    /// still stands for the whole source range.
    func cut(_ range: Range<Int>) -> MappedText.Span {
        guard case .verbatim(let source) = origin else {
            return MappedText.Span(length: range.count, origin: origin)
        }
        let start = source.range.lowerBound + range.lowerBound
        return MappedText.Span(
            length: range.count,
            origin: .verbatim(SourceRange(unit: source.unit, range: start..<start + range.count)))
    }

    /// One span for this and `next` where they go on seamlessly.
    func joined(with next: MappedText.Span) -> MappedText.Span? {
        switch (origin, next.origin) {
        case (.verbatim(let a), .verbatim(let b))
        where a.unit == b.unit && a.range.upperBound == b.range.lowerBound:
            let range = a.range.lowerBound..<b.range.upperBound
            return MappedText.Span(
                length: length + next.length,
                origin: .verbatim(SourceRange(unit: a.unit, range: range)))
        case (.replaced(let a), .replaced(let b)) where a == b:
            return MappedText.Span(length: length + next.length, origin: origin)
        case (.inserted(let a), .inserted(let b)) where a == b:
            return MappedText.Span(length: length + next.length, origin: origin)
        default:
            return nil
        }
    }
}

/// Looks spans up by rising ranges without starting from the front each time.
public struct SpanCursor {
    private let spans: [MappedText.Span]
    private var index = 0
    private var start = 0

    public init(_ spans: [MappedText.Span]) {
        self.spans = spans
    }

    /// The source of a range, as `MappedText.sourceRanges(of:)` gives it.
    public mutating func sourceRanges(of range: Range<Int>) -> [SourceRange] {
        MappedText.sourceRanges(of: spans(in: range))
    }

    /// The spans that cover a half-open range of the text's units, cut to it.
    public mutating func spans(in range: Range<Int>) -> [MappedText.Span] {
        if range.lowerBound < start { (index, start) = (0, 0) }
        while index < spans.count, start + spans[index].length <= range.lowerBound {
            start += spans[index].length
            index += 1
        }
        var found: [MappedText.Span] = []
        var (at, offset) = (index, start)
        while at < spans.count, offset < range.upperBound {
            let part = (offset..<offset + spans[at].length).clamped(to: range)
            if !part.isEmpty {
                found.append(spans[at].cut(part.lowerBound - offset..<part.upperBound - offset))
            }
            offset += spans[at].length
            at += 1
        }
        return found
    }
}
