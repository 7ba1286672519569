import BookModel

/// How far the book sets the first line of a paragraph in, or the others; learned over all lines.
struct Indents {
    /// Of first lines, in points; `nil` where the book does not indent, or not by one measure.
    let first: Float?
    /// Of the lines below the first in entries that hang, in points; `nil` where none do.
    let hanging: Float?

    init(_ flow: [Region], _ draft: Draft) {
        var counts = (first: [Int: Int](), hanging: [Int: Int]())
        var lines = 0
        for region in flow where region.kind == .body {
            guard let span = region.columns else { continue }
            let column = draft.sheets[region.sheet].columns.range(span)
            for (line, next) in zip(region.lines, region.lines.dropFirst())
            where abs(line.size - draft.body.size) < 0.6 {
                lines += 1
                let (own, below) = (line.box.x0 - column.x0, next.box.x0 - column.x0)
                let em = line.size
                // The last line of a hanging entry is set in too, but ends early as a rule.
                let isFull = line.box.x1 > column.x1 - 4 * em
                if Self.isIndent(own, em), abs(below) < 0.3 * em {
                    counts.first[Self.step(own), default: 0] += isFull ? 1 : -1
                }
                guard isFull, abs(own) < 0.3 * em, Self.isIndent(below, em) else { continue }
                let ends = LineEnds(line.plainUnits(in: draft.sheets[region.sheet].page))
                if !ends.isFinished, !ends.endsWithColon {
                    counts.hanging[Self.step(below), default: 0] += 1
                }
            }
        }
        first = Self.best(counts.first, atLeast: max(10, lines / 25))
        let found = Self.best(counts.hanging, atLeast: 10)
        hanging = found.flatMap { [first] in $0 == first ? nil : $0 }
    }

    private static func isIndent(_ indent: Float, _ em: Float) -> Bool {
        indent > 0.5 * em && indent < 5 * em
    }

    /// Half points.
    private static func step(_ indent: Float) -> Int { Int((indent * 2).rounded()) }

    private static func best(_ counts: [Int: Int], atLeast: Int) -> Float? {
        func weight(_ step: Int) -> Int {
            max(counts[step - 1] ?? 0, 0) + max(counts[step] ?? 0, 0) * 2
                + max(counts[step + 1] ?? 0, 0)
        }
        let best = counts.keys.max { a, b in
            weight(a) == weight(b) ? a > b : weight(a) < weight(b)
        }
        guard let best, weight(best) >= atLeast else { return nil }
        return Float(best) / 2
    }
}
