import BookModel

/// Joins Poppler's text (UTF-8, with bidirectional marks), its rectangles and its style runs, which
/// both count code points without the marks, into code units with a box each.
///
/// Poppler turns right-to-left stretches of a word round in the text, between U+202B and U+202C, but
/// gives their rectangles as they lie on the page: within such a stretch the rectangles go backwards.
struct PageTextBuilder {
    private(set) var text: CodeUnits = []
    private(set) var boxes: [Box] = []
    private var styleOfUnit: [Int] = []
    private let styles: [StyleRun]
    private let rectangles: [Box]
    private var styleOfPoint: [Int] = []

    init(styles: [StyleRun], boxes: [Box]) {
        self.styles = styles
        rectangles = boxes
        styleOfPoint = [Int](repeating: 0, count: boxes.count)
        for (index, run) in styles.enumerated() {
            for point in run.range.clamped(to: 0..<boxes.count) { styleOfPoint[point] = index }
        }
    }

    mutating func read(_ string: String) {
        var pending: [Unicode.Scalar] = []
        var embeddings: [Bool] = []
        var point = 0
        for scalar in string.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202C:
                flush(&pending, at: &point, backwards: embeddings.last ?? false)
                if scalar.value == 0x202C { _ = embeddings.popLast() } else { embeddings.append(scalar.value == 0x202B) }
            default:
                pending.append(scalar)
            }
        }
        flush(&pending, at: &point, backwards: embeddings.last ?? false)
    }

    private mutating func flush(_ pending: inout [Unicode.Scalar], at point: inout Int, backwards: Bool) {
        for (index, scalar) in pending.enumerated() {
            let place = backwards ? point + pending.count - 1 - index : point + index
            append(scalar, rectangle: place)
        }
        point += pending.count
        pending.removeAll(keepingCapacity: true)
    }

    private mutating func append(_ scalar: Unicode.Scalar, rectangle: Int) {
        let isSeparator = scalar == " " || scalar == "\n"
        let known = rectangles.indices.contains(rectangle)
        let box = known ? rectangles[rectangle] : Box(x0: 0, y0: 0, x1: 0, y1: 0)
        let style = known ? styleOfPoint[rectangle] : styleOfUnit.last ?? 0
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            text.append(unit)
            boxes.append(isSeparator ? Box(x0: box.x0, y0: box.y0, x1: box.x0, y1: box.y1) : box)
            styleOfUnit.append(style)
        }
    }

    /// The style runs over the code units read.
    func runs() -> [StyleRun] {
        guard !styles.isEmpty else { return [] }
        var runs: [StyleRun] = []
        var start = 0
        for end in styleOfUnit.indices.dropFirst() where styleOfUnit[end] != styleOfUnit[start] {
            runs.append(run(start..<end))
            start = end
        }
        if !styleOfUnit.isEmpty { runs.append(run(start..<styleOfUnit.count)) }
        return runs
    }

    private func run(_ range: Range<Int>) -> StyleRun {
        var run = styles[styleOfUnit[range.lowerBound]]
        run.range = range
        return run
    }
}
