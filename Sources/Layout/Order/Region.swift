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
            let inside = Columns.text(
                lines.filter { line in
                    !line.isTurned && line.table < 0 && line.box.x0 >= low - 1
                        && line.box.x1 <= high + 1
                }, body: body)
            let starts = Columns.edge(inside, \.x0, outermost: <) ?? max(low, 0)
            let ends = Columns.edge(inside, \.x1, outermost: >) ?? min(high, width)
            return Column(x0: min(starts, ends), x1: max(starts, ends))
        }
    }

    /// Many lines of some width end near one edge, as prose does that is set ragged.
    private static func areProse(_ lines: [Line]) -> Bool {
        guard let edge = lines.map(\.box.x1).max(), let start = lines.map(\.box.x0).min(),
            let em = lines.first?.size, lines.count >= 5, edge - start > 15 * em
        else { return false }
        return lines.count { edge - $0.box.x1 < 3.5 * em } * 5 >= lines.count * 2
    }

    /// The lines of the text's size; where there are few, as on a page in small type, those of the
    /// size that most of the column is set in.
    private static func text(_ lines: [Line], body: BodyStyle) -> [Line] {
        let own = lines.filter { abs($0.size - body.size) < 0.8 }
        func units(_ lines: [Line]) -> Int { lines.reduce(0) { $0 + $1.unitCount } }
        let total = units(lines)
        guard units(own) * 4 < total else { return own }
        let sizes = Set(lines.map { ($0.size * 2).rounded() / 2 }).sorted()
        for size in sizes {
            let alike = lines.filter { abs($0.size - size) < 0.6 }
            if units(alike) * 2 > total, areProse(alike) { return alike }
        }
        return own
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
