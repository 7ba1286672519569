/// A change of a text: other text in place of a range, or none.
public struct TextEdit: Hashable, Sendable {
    public var range: Range<Int>
    /// Stands for the source of the range; empty deletes.
    public var text: CodeUnits
    /// Whether the text stands for nothing: what it replaces is left out.
    public var isInserted: Bool

    public init(_ range: Range<Int>, text: CodeUnits = [], isInserted: Bool = false) {
        self.range = range
        self.text = text
        self.isInserted = isInserted
    }
}

extension MappedText {
    /// The text with all edits made at once, in one walk: many edits of a long text cost no more
    /// than one. Ranges rise and do not overlap; an edit that breaks this is left out.
    public func applying(_ edits: [TextEdit]) -> MappedText {
        var result = MappedText()
        var cursor = SpanCursor(spans)
        var at = 0
        for edit in edits where edit.range.lowerBound >= at && edit.range.upperBound <= count {
            result.copy(self, at..<edit.range.lowerBound, &cursor)
            if !edit.text.isEmpty { result.append(edit.text, origin: origin(of: edit, &cursor)) }
            at = edit.range.upperBound
        }
        result.copy(self, at..<count, &cursor)
        return result
    }

    /// The source that an edit's range came from, of its first unit where it touches several.
    private func origin(of edit: TextEdit, _ cursor: inout SpanCursor) -> Origin {
        let found = cursor.spans(in: edit.range).compactMap(\.origin.source)
        guard let first = found.first else { return .inserted(at: nil) }
        let same = found.filter { $0.unit == first.unit }
        let low = same.map(\.range.lowerBound).min() ?? first.range.lowerBound
        guard !edit.isInserted else {
            return .inserted(at: SourcePosition(unit: first.unit, offset: low))
        }
        let high = same.map(\.range.upperBound).max() ?? first.range.upperBound
        return .replaced(SourceRange(unit: first.unit, range: low..<high))
    }

    private mutating func copy(_ other: MappedText, _ range: Range<Int>, _ cursor: inout SpanCursor)
    {
        guard !range.isEmpty else { return }
        var start = range.lowerBound
        for span in cursor.spans(in: range) {
            append(CodeUnits(other.units[start..<start + span.length]), origin: span.origin)
            start += span.length
        }
    }
}

extension Block {
    /// The block with all edits made at once; runs, readings, marks and notes move along.
    public mutating func apply(_ edits: [TextEdit]) {
        guard !edits.isEmpty else { return }
        text = text.applying(edits)
        let map = EditMap(edits)
        for index in languageRuns.indices {
            languageRuns[index].range = map.moved(languageRuns[index].range)
        }
        for index in readings.indices { readings[index].range = map.moved(readings[index].range) }
        for index in marks.indices { marks[index].range = map.moved(marks[index].range) }
        for index in noteReferences.indices {
            noteReferences[index].offset = map.moved(noteReferences[index].offset)
        }
        languageRuns.removeAll { $0.range.isEmpty }
        readings.removeAll { $0.range.isEmpty }
        marks.removeAll { $0.range.isEmpty }
    }
}

/// Where offsets go when edits are made.
struct EditMap {
    private let edits: [TextEdit]
    /// By how much text behind each edit moves.
    private let shifts: [Int]

    init(_ edits: [TextEdit]) {
        self.edits = edits
        var shift = 0
        shifts = edits.map { edit in
            shift += edit.text.count - edit.range.count
            return shift
        }
    }

    func moved(_ offset: Int) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let edit = edits[low - 1]
        let before = low > 1 ? shifts[low - 2] : 0
        if offset >= edit.range.upperBound { return offset + shifts[low - 1] }
        return edit.range.lowerBound + before + min(edit.text.count, offset - edit.range.lowerBound)
    }

    func moved(_ range: Range<Int>) -> Range<Int> {
        let low = moved(range.lowerBound)
        return low..<max(low, moved(range.upperBound))
    }
}
