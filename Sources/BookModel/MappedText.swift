/// Text that remembers where it came from: code units plus spans that partition them.
///
/// The same type serves each step: display text over the file, spoken text over the display text,
/// engine form over the spoken text. A text that is itself the source of the next step is addressed
/// as `SourceUnit.text`. Edits are `replace`, `delete`, `insert` and `append`; each keeps the
/// partition. `composed(over:)` joins two steps and equals applying them one after the other.
public struct MappedText: Sendable, Equatable {
    /// Where a span of the text came from.
    public enum Origin: Hashable, Sendable {
        /// Maps one to one, unit by unit, onto a source range of the same length.
        case verbatim(SourceRange)
        /// Stands for a source range as a whole: "three dollars fifty" for `$3.50`.
        case replaced(SourceRange)
        /// Has no source, such as a spoken "code block omitted"; the place is where it was put.
        case inserted(at: SourcePosition?)
    }

    public struct Span: Hashable, Sendable {
        /// Length in the text's own code units; never 0.
        public var length: Int
        public var origin: Origin

        public init(length: Int, origin: Origin) {
            self.length = length
            self.origin = origin
        }
    }

    public private(set) var units: CodeUnits
    public private(set) var spans: [Span]

    /// An empty text.
    public init() {
        units = []
        spans = []
    }

    /// Text that stands in the source as it is, from `start` on.
    public init(verbatim units: CodeUnits, from start: SourcePosition) {
        self.init()
        append(
            units,
            origin: .verbatim(
                SourceRange(
                    unit: start.unit, range: start.offset..<start.offset + units.count)))
    }

    /// Text that is the source of the next step: each unit maps to its own offset in
    /// `SourceUnit.text`.
    public init(identity units: CodeUnits) {
        self.init(verbatim: units, from: SourcePosition(unit: .text, offset: 0))
    }

    public var count: Int { units.count }
    public var isEmpty: Bool { units.isEmpty }
    public var string: String { units.string }

    // MARK: Edits

    /// Adds text at the end. A verbatim origin must be as long as the text; neighbours that go on
    /// seamlessly become one span. Empty text adds nothing.
    public mutating func append(_ text: CodeUnits, origin: Origin) {
        guard !text.isEmpty else { return }
        units += text
        push(Span(length: text.count, origin: checked(origin, length: text.count)), onto: &spans)
    }

    public mutating func append(_ text: String, origin: Origin) {
        append(CodeUnits(text), origin: origin)
    }

    public mutating func append(_ other: MappedText) {
        units += other.units
        for span in other.spans { push(span, onto: &spans) }
    }

    /// Puts `text` in place of `range`; it stands for all the source that `range` came from.
    /// Where `range` has no source the text counts as inserted.
    public mutating func replace(_ range: Range<Int>, with text: CodeUnits) {
        let origin = sourceRange(of: range).map(Origin.replaced)
        splice(range, text, origin: origin ?? .inserted(at: sourcePosition(at: range.lowerBound)))
    }

    public mutating func delete(_ range: Range<Int>) {
        splice(range, [], origin: .inserted(at: nil))
    }

    /// Puts text that has no source in front of the unit at `offset`.
    public mutating func insert(_ text: CodeUnits, at offset: Int) {
        splice(offset..<offset, text, origin: .inserted(at: sourcePosition(at: offset)))
    }

    /// The part of the text in `range` with its spans.
    public func slice(_ range: Range<Int>) -> MappedText {
        var part = MappedText()
        part.units = CodeUnits(units[range])
        part.spans = spans(in: range)
        return part
    }

    /// The same, looked up from where the cursor was last: for many parts in order.
    ///
    /// - Parameter cursor: over this text's spans.
    public func slice(_ range: Range<Int>, _ cursor: inout SpanCursor) -> MappedText {
        var part = MappedText()
        part.units = CodeUnits(units[range])
        part.spans = cursor.spans(in: range)
        return part
    }

    // MARK: Looking up

    /// The spans that cover `range`, cut to it.
    public func spans(in range: Range<Int>) -> [Span] {
        var found: [Span] = []
        var start = 0
        for span in spans {
            let part = (start..<start + span.length).clamped(to: range)
            if !part.isEmpty {
                found.append(span.cut(part.lowerBound - start..<part.upperBound - start))
            }
            start += span.length
            if start >= range.upperBound { break }
        }
        return found
    }

    /// The source of `range`, a piece for each unit it touches, in text order; neighbouring pieces
    /// joined. Inserted text has none.
    public func sourceRanges(of range: Range<Int>) -> [SourceRange] {
        Self.sourceRanges(of: spans(in: range))
    }

    /// The same of spans that were looked up.
    public static func sourceRanges(of spans: [Span]) -> [SourceRange] {
        var found: [SourceRange] = []
        for span in spans {
            guard let source = span.origin.source else { continue }
            if let last = found.last, last.unit == source.unit,
                source.range.lowerBound <= last.range.upperBound + 2,
                source.range.lowerBound >= last.range.lowerBound
            {
                let end = max(last.range.upperBound, source.range.upperBound)
                found[found.count - 1].range = last.range.lowerBound..<end
            } else {
                found.append(source)
            }
        }
        return found
    }

    /// The smallest range of one unit that holds the source of `range` (that of its first unit
    /// where it touches several); `nil` when all of it was inserted.
    public func sourceRange(of range: Range<Int>) -> SourceRange? {
        var found: SourceRange?
        for span in spans(in: range) {
            guard let source = span.origin.source else { continue }
            guard let known = found else {
                found = source
                continue
            }
            guard known.unit == source.unit else { continue }
            let low = min(known.range.lowerBound, source.range.lowerBound)
            let high = max(known.range.upperBound, source.range.upperBound)
            found?.range = low..<high
        }
        return found
    }

    /// The source place of the unit at `offset`, or the end of the source before it.
    public func sourcePosition(at offset: Int) -> SourcePosition? {
        var start = 0
        var last: SourcePosition?
        for span in spans {
            if offset < start + span.length, let source = span.origin.source {
                if case .verbatim = span.origin {
                    return SourcePosition(
                        unit: source.unit, offset: source.range.lowerBound + max(0, offset - start))
                }
                return source.start
            }
            last = span.origin.source?.end ?? last
            start += span.length
        }
        return last
    }

    // MARK: Composition

    /// This text, whose source is the text of `base`, as a text over the source of `base`.
    public func composed(over base: MappedText) -> MappedText {
        var result = MappedText()
        result.units = units
        var lookup = SpanCursor(base.spans)
        for span in spans {
            switch span.origin {
            case .verbatim(let source):
                for part in lookup.spans(in: source.range) { push(part, onto: &result.spans) }
            case .replaced(let source):
                let joined = base.sourceRange(of: source.range).map(Origin.replaced)
                let origin =
                    joined ?? .inserted(at: base.sourcePosition(at: source.range.lowerBound))
                push(Span(length: span.length, origin: origin), onto: &result.spans)
            case .inserted(let place):
                let there = place.flatMap { base.sourcePosition(at: $0.offset) }
                push(Span(length: span.length, origin: .inserted(at: there)), onto: &result.spans)
            }
        }
        return result
    }

    // MARK: Keeping the partition

    private mutating func splice(_ range: Range<Int>, _ text: CodeUnits, origin: Origin) {
        let range = range.clamped(to: 0..<count)
        var joined = spans(in: 0..<range.lowerBound)
        if !text.isEmpty { push(Span(length: text.count, origin: origin), onto: &joined) }
        for span in spans(in: range.upperBound..<count) { push(span, onto: &joined) }
        units.replaceSubrange(range, with: text)
        spans = joined
    }

    /// A verbatim origin of another length than its text cannot map unit by unit.
    private func checked(_ origin: Origin, length: Int) -> Origin {
        if case .verbatim(let source) = origin, source.range.count != length {
            return .replaced(source)
        }
        return origin
    }

    private func push(_ span: Span, onto spans: inout [Span]) {
        if let last = spans.last, let joined = last.joined(with: span) {
            spans[spans.count - 1] = joined
        } else {
            spans.append(span)
        }
    }
}
