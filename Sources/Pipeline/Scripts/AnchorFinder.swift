import BookModel
import Timing

/// Says where in the source a piece of display text is printed: page and rectangles, or line and
/// column.
struct AnchorFinder {
    private let pages: [Int: PrintedPage]
    private let lines: [LineIndex]

    init(_ book: Book) {
        pages = Dictionary(book.pages.map { ($0.number, $0) }) { first, _ in first }
        lines = book.pages.isEmpty ? book.files.map { LineIndex($0.text) } : []
    }

    /// One anchor for each page or file that the range stands on, in text order.
    func anchors(of range: Range<Int>, in text: MappedText) -> [ChapterTimeline.Anchor] {
        anchors(of: text.spans(in: range))
    }

    /// The same of spans that were looked up.
    func anchors(of spans: [MappedText.Span]) -> [ChapterTimeline.Anchor] {
        var found: [ChapterTimeline.Anchor] = []
        for source in MappedText.sourceRanges(of: spans) {
            let anchor = anchor(of: source)
            if let last = found.last, last.source.unit == source.unit {
                let low = min(last.source.range.lowerBound, source.range.lowerBound)
                let high = max(last.source.range.upperBound, source.range.upperBound)
                found[found.count - 1].source.range = low..<high
                found[found.count - 1].boxes += anchor.boxes
            } else {
                found.append(anchor)
            }
        }
        return found
    }

    private func anchor(of source: SourceRange) -> ChapterTimeline.Anchor {
        if let number = source.unit.page {
            let boxes = pages[number]?.lineBoxes(of: source.range) ?? []
            return ChapterTimeline.Anchor(source: source, boxes: boxes)
        }
        guard lines.indices.contains(source.unit.file) else {
            return ChapterTimeline.Anchor(source: source)
        }
        let place = lines[source.unit.file].position(of: source.range.lowerBound)
        return ChapterTimeline.Anchor(source: source, line: place.line, column: place.column)
    }
}

/// Line starts of a text, for turning offsets into lines and columns.
struct LineIndex: Sendable {
    private let starts: [Int]

    /// Lines end at U+000A, U+000D or both together.
    init(_ text: CodeUnits) {
        var starts = [0]
        for index in text.indices {
            let isReturn =
                text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)
            if text[index] == 0x0A || isReturn { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// Line and column from 1; the column counts UTF-16 units.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
