import BookModel

/// Puts pieces of a row together where no gutter parts them: superscripts, wide word spaces, tabs,
/// cells of a table.
struct RowMerger {
    let body: BodyStyle
    let gutters: [Float]
    var tags: TagTree?

    func merged(_ lines: [Line]) -> [Line] {
        var lines = lines.flatMap(cut)
        var isDone = false
        // Each round joins disjoint pairs; a row of n pieces needs log n rounds.
        while !isDone {
            isDone = true
            var taken: Set<Int> = []
            var gone: Set<Int> = []
            for pair in ColumnFinder(lines: lines, body: body).pairs() {
                guard !taken.contains(pair.left), !taken.contains(pair.right), belongs(pair, lines)
                else { continue }
                taken.formUnion([pair.left, pair.right])
                gone.insert(pair.right)
                lines[pair.left] = joined(lines[pair.left], lines[pair.right])
                isDone = false
            }
            if !isDone {
                lines = lines.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            }
        }
        return lines
    }

    /// A reader's line that runs over a gutter comes apart at the space that lies in it.
    private func cut(_ line: Line) -> [Line] {
        guard let gutter = gutters.first(where: { $0 > line.box.x0 && $0 < line.box.x1 }),
            !line.isTurned, line.table < 0,
            let at = line.words.indices.dropFirst().first(where: {
                line.words[$0 - 1].box.x1 <= gutter && line.words[$0].box.x0 >= gutter
                    && line.words[$0].box.x0 - line.words[$0 - 1].box.x1 > 0.5 * body.size
            })
        else { return [line] }
        let left = Line(page: line.page, words: Array(line.words[..<at]))
        var rest = Array(line.words[at...])
        rest[0].isSpaced = false
        return [left] + cut(Line(page: line.page, words: rest))
    }

    private func belongs(_ pair: ColumnFinder.Pair, _ lines: [Line]) -> Bool {
        let (a, b) = (lines[pair.left], lines[pair.right])
        if let tags, !tags.belong(a, b) { return false }
        let gap = pair.gap.upperBound - pair.gap.lowerBound
        let small = min(a.size, b.size)
        let isSameSize = small > 0.85 * max(a.size, b.size)
        if gap < 0.35 * max(a.size, b.size) { return max(a.size, b.size) < 2 * small }
        guard isSameSize else { return false }
        return !gutters.contains { pair.gap.contains($0) }
    }

    private func joined(_ a: Line, _ b: Line) -> Line {
        var words = b.words
        let gap = b.box.x0 - a.box.x1
        if let first = words.first { words[0].isSpaced = gap > 0.15 * first.size }
        return Line(page: a.page, words: a.words + words)
    }
}
