import BookModel

/// What a first run of the parser tells: which bytes of the buffer are text to be interpreted, and
/// which are code or raw HTML. Ranges are of bytes, in order.
final class MarkdownSurvey: MarkdownHandler {
    /// A stretch of plain text and the block it stands in.
    struct Stretch {
        var range: Range<Int>
        var block: Int
    }

    private(set) var text: [Stretch] = []
    private(set) var inert: [Range<Int>] = []
    private var block = 0

    init(of source: MarkdownSource) {
        _ = MarkdownParser.parse(source.bytes, into: self)
    }

    /// Whether the byte at `offset` is code or raw HTML.
    func isInert(_ offset: Int) -> Bool {
        let index = inert.partition { $0.upperBound <= offset }
        return index < inert.count && inert[index].lowerBound <= offset
    }

    /// The block whose text the byte at `offset` is; `nil` where it is not plain text.
    func block(at offset: Int) -> Int? {
        let index = text.partition { $0.range.upperBound <= offset }
        return index < text.count && text[index].range.lowerBound <= offset
            ? text[index].block : nil
    }

    // MARK: Handler

    func enter(_ block: MarkdownBlock) { self.block += 1 }
    func leave(_ block: MarkdownBlock) { self.block += 1 }
    func enter(_ span: MarkdownSpan) {}
    func leave(_ span: MarkdownSpan) {}
    func ownText(_ kind: MarkdownText, _ byte: UInt8, count: Int) {}

    func text(_ kind: MarkdownText, at range: Range<Int>) {
        switch kind {
        case .normal, .entity:
            if let last = text.last, last.block == block, last.range.upperBound == range.lowerBound
            {
                text[text.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                text.append(Stretch(range: range, block: block))
            }
        case .code, .html:
            if let last = inert.last, last.upperBound == range.lowerBound {
                inert[inert.count - 1] = last.lowerBound..<range.upperBound
            } else {
                inert.append(range)
            }
        default: break
        }
    }
}

extension Array {
    /// The first index whose element is not `before`, where all that are come first.
    func partition(_ before: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if before(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
