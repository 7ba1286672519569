import BookModel

/// The edges between which the lines of a region are set: the column's, or those of a block that is
/// narrower than its column.
///
/// A quotation or a box set in on both sides is as far from the column's right edge as from its
/// left one. Not: a hanging paragraph or a list, whose lines run to the column's right edge; nor
/// first lines one below the other, as in talk.
struct Measure {
    struct Edges: Equatable {
        var left: Float
        var right: Float
        /// Set in on both sides.
        var isInset = false
    }

    let lines: [Line]
    let column: Columns.Column
    /// The book's first-line indent, in points.
    let firstIndent: Float?
    /// What the lines are of; `nil` where their wording is not known.
    var page: PrintedPage?

    func edges() -> [Edges] {
        var edges = zip(lines, rightEdges()).map { _, right in
            Edges(left: column.x0, right: right)
        }
        for block in wrappedBlocks() {
            let right = lines[block].map(\.box.x1).max() ?? column.x1
            for index in block {
                edges[index] = Edges(left: lines[index].box.x0, right: right)
            }
        }
        for block in blocks() {
            let left = lines[block.upperBound - 1].box.x0
            let right = column.x1 - (left - column.x0)
            guard block.count > 1, fills(block, upTo: right) else { continue }
            for index in block {
                edges[index] = Edges(
                    left: left, right: min(edges[index].right, right), isInset: true)
            }
        }
        return edges
    }

    /// Runs of lines far narrower than the column that wrap at an edge of their own: no first word
    /// of a line would have fitted behind the line above, and most lines go on in small letters.
    ///
    /// A column of little text has no edges of its own; those of what else stands in it are wider.
    /// Not: short lines of verse and lists, which end anywhere, begin in capitals or are sentences.
    private func wrappedBlocks() -> [Range<Int>] {
        guard let page else { return [] }
        var blocks: [Range<Int>] = []
        var start = 0
        for index in lines.indices.map({ $0 + 1 }) {
            let em = lines[start].size
            if index < lines.count, abs(lines[index].box.x0 - lines[start].box.x0) < 0.3 * em,
                abs(lines[index].size - em) < 0.3
            {
                continue
            }
            if index - start >= 3, isWrapped(lines[start..<index], page) {
                blocks.append(start..<index)
            }
            start = index
        }
        return blocks
    }

    private func isWrapped(_ block: ArraySlice<Line>, _ page: PrintedPage) -> Bool {
        guard let right = block.map(\.box.x1).max(), let em = block.first?.size,
            right < column.x1 - 1.2 * em
        else { return false }
        let words = block.reduce(0) { $0 + $1.words.count { $0.isSpaced } }
        guard words >= 2 * block.count, !block.contains(where: hasTab) else { return false }
        let pairs = zip(block, block.dropFirst())
        let lower = pairs.count { LineEnds($1.units(in: page)).startsLower }
        let finished = pairs.count { LineEnds($0.0.units(in: page)).isFinished }
        return lower * 2 >= block.count - 1 && finished * 3 < block.count
            && pairs.allSatisfy { line, next in
                next.words.first.map { line.box.x1 + $0.box.width > right - 0.5 * em } ?? false
            }
    }

    /// White space wider than any between words.
    private func hasTab(_ line: Line) -> Bool {
        zip(line.words, line.words.dropFirst()).contains {
            $0.1.box.x0 - $0.0.box.x1 > 0.9 * line.size
        }
    }

    /// Runs of lines that begin at one place away from the column's edge, with a first line set in
    /// further above them.
    private func blocks() -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start = 0
        for index in lines.indices.map({ $0 + 1 }) {
            let em = lines[start].size
            if index < lines.count, abs(lines[index].box.x0 - lines[start].box.x0) < 0.3 * em {
                continue
            }
            let inset = lines[start].box.x0 - column.x0
            if inset > 0.6 * em, inset < 8 * em, inset < 0.25 * (column.x1 - column.x0),
                !isFirstIndent(inset, em)
            {
                blocks.append((isFirstLine(start - 1, over: start) ? start - 1 : start)..<index)
            }
            start = index
        }
        return blocks
    }

    private func isFirstLine(_ index: Int, over next: Int) -> Bool {
        guard index >= 0 else { return false }
        let (line, below) = (lines[index], lines[next])
        let indent = line.box.x0 - below.box.x0
        return indent > 0.5 * line.size && indent < 3 * line.size
            && abs(line.size - below.size) < 0.3 && below.base - line.base < 1.6 * line.size
    }

    private func isFirstIndent(_ inset: Float, _ em: Float) -> Bool {
        firstIndent.map { abs(inset - $0) < 0.3 * em } ?? false
    }

    /// No line of the block passes the edge, and one comes near it.
    private func fills(_ block: Range<Int>, upTo right: Float) -> Bool {
        let ends = lines[block].map(\.box.x1)
        guard let last = ends.max(), let em = lines[block].first?.size else { return false }
        return last < right + 0.15 * em && last > right - 5 * em
    }

    /// The column's right edge, or that of a narrower block: where two neighbours end exactly
    /// together, that is their edge, and that of the short line below them.
    private func rightEdges() -> [Float] {
        var edges = lines.map { _ in column.x1 }
        for index in lines.indices {
            let line = lines[index]
            guard line.box.x1 < column.x1 - line.size else { continue }
            let neighbours = [index - 1, index + 1].filter { lines.indices.contains($0) }
            if neighbours.contains(where: { abs(lines[$0].box.x1 - line.box.x1) < 0.8 }) {
                edges[index] = line.box.x1
            } else if index > 0, edges[index - 1] < column.x1, line.box.x1 <= edges[index - 1] + 1,
                abs(line.box.x0 - lines[index - 1].box.x0) < 0.3 * line.size
            {
                edges[index] = edges[index - 1]
            }
        }
        return edges
    }
}
