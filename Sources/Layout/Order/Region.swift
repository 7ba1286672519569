import BookModel

/// Lines below each other in one column of one page.
struct Region {
    enum Kind { case body, side, note, caption, box, table }

    var sheet: Int
    var lines: [Line]
    /// Its x range widened to the columns it lies in, and its y range.
    var box: Box
    /// The first and last column it lies in; nil beside the columns.
    var columns: ClosedRange<Int>?
    var kind = Kind.body
    /// One of the blocks that stand side by side; its lines stay lines.
    var isFacing = false
    /// For notes: the lines that begin one, with the note's index.
    var noteStarts: [(line: Int, note: Int)] = []
}

/// A page's columns in its frame, from left to right.
struct Columns {
    struct Column: Equatable {
        var x0: Float
        var x1: Float
    }

    let all: [Column]

    init(_ all: [Column]) { self.all = all }

    /// Cuts the page at its gutters; each column reaches as far as its body text.
    init(_ lines: [Line], gutters: [Float], body: BodyStyle, width: Float) {
        let edges = [-Float.infinity] + gutters + [Float.infinity]
        all = zip(edges, edges.dropFirst()).map { low, high in
            let inside = lines.filter { line in
                !line.isTurned && line.table < 0 && line.box.x0 >= low - 1
                    && line.box.x1 <= high + 1
                    && abs(line.size - body.size) < 0.8
            }
            let starts = Columns.edge(inside, \.x0, outermost: <) ?? max(low, 0)
            let ends = Columns.edge(inside, \.x1, outermost: >) ?? min(high, width)
            return Column(x0: min(starts, ends), x1: max(starts, ends))
        }
    }

    /// The outermost edge that at least an eighth of the units reach, else the outermost of all.
    private static func edge(
        _ lines: [Line], _ side: KeyPath<Box, Float>, outermost: (Float, Float) -> Bool
    ) -> Float? {
        var counts: [(edge: Float, units: Int)] = []
        for line in lines {
            let edge = line.box[keyPath: side]
            if let at = counts.firstIndex(where: { abs($0.edge - edge) < 1.5 }) {
                counts[at].units += line.unitCount
            } else {
                counts.append((edge, line.unitCount))
            }
        }
        let total = counts.reduce(0) { $0 + $1.units }
        let common = counts.filter { $0.units * 8 >= total }.map(\.edge)
        return (common.isEmpty ? counts.map(\.edge) : common).min(by: outermost)
    }

    /// The columns that a line lies in; nil for what stands beside them all.
    func span(of box: Box, em: Float) -> ClosedRange<Int>? {
        let touched = all.indices.filter { index in
            let column = all[index]
            let shared = min(box.x1, column.x1) - max(box.x0, column.x0)
            return shared > min(1.5 * em, 0.5 * box.width)
        }
        guard let first = touched.first, let last = touched.last else { return nil }
        return first...last
    }

    func range(_ span: ClosedRange<Int>) -> Column {
        Column(x0: all[span.lowerBound].x0, x1: all[span.upperBound].x1)
    }
}
