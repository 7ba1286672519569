import BookModel

/// Puts pieces of a row together where no gutter parts them: superscripts, wide word spaces, tabs,
/// cells of a table.
struct RowMerger {
    let body: BodyStyle
    let gutters: [Float]
    let page: PrintedPage
    let frame: PageFrame
    var tags: TagTree?

    func merged(_ lines: [Line]) -> [Line] {
        let spanning = lines.filter { line in gutters.contains { crosses($0, line) } }
        var lines = lines.flatMap { cut($0, spanning) }
        var isDone = false
        // Each round joins disjoint pairs; a row of n pieces needs log n rounds.
        while !isDone {
            isDone = true
            var taken: Set<Int> = []
            var gone: Set<Int> = []
            for pair in ColumnFinder(lines: lines, body: body).pairs() {
                guard !taken.contains(pair.left), !taken.contains(pair.right),
                    belongs(pair, lines, spanning)
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

    /// A reader's line that runs over a gutter comes apart at the space that lies in it. A full
    /// stop in its square may reach into the gutter.
    private func cut(_ line: Line, _ spanning: [Line]) -> [Line] {
        guard let gutter = gutters.first(where: { $0 > line.box.x0 && $0 < line.box.x1 }),
            !line.isTurned, line.table < 0, line.facing < 0
        else { return [line] }
        let words = line.words.flatMap { parted($0, at: gutter) }
        let place = words.indices.dropFirst().first {
            parts(words[$0 - 1], words[$0], at: gutter)
        }
        if place.map({ !isInOrder(words, from: $0, gutter) }) ?? true,
            let sides = sides(of: line, words, at: gutter)
        {
            return [sides.left] + cut(sides.right, spanning)
        }
        guard let at = place else { return [line] }
        guard
            words[at].box.x0 - words[at - 1].box.x1 > Self.widestSpace * body.size
                || !isSpanned(line.box, line, spanning)
        else { return [line] }
        let left = Line(page: line.page, words: Array(words[..<at]))
        var rest = Array(words[at...])
        rest[0].isSpaced = false
        return [left] + cut(Line(page: line.page, words: rest), spanning)
    }

    private func isInOrder(_ words: [Word], from place: Int, _ gutter: Float) -> Bool {
        words[..<place].allSatisfy { $0.box.x0 < gutter }
            && words[place...].allSatisfy { $0.box.x1 > gutter }
    }

    /// The halves of a line whose words jump to and fro in their logical order, each of them on one
    /// side of a gutter: a mark of the other direction stands where the columns meet.
    private func sides(
        of line: Line, _ words: [Word], at gutter: Float
    ) -> (left: Line, right: Line)? {
        var left = words.filter { $0.box.x1 <= gutter }
        var right = words.filter { $0.box.x0 >= gutter }
        let jumps = zip(words, words.dropFirst()).contains { $1.box.x0 < $0.box.x0 }
        guard jumps, left.count + right.count == words.count,
            let edge = left.map(\.box.x1).max(), let start = right.map(\.box.x0).min(),
            start - edge > Self.widestSpace * body.size
        else { return nil }
        left[0].isSpaced = false
        right[0].isSpaced = false
        return (Line(page: line.page, words: left), Line(page: line.page, words: right))
    }

    /// How wide a space of a line set to its full measure gets, in ems.
    private static let widestSpace: Float = 0.9

    private func crosses(_ gutter: Float, _ line: Line) -> Bool {
        !line.isTurned && line.table < 0
            && line.words.contains { $0.box.x0 < gutter - 1 && $0.box.x1 > gutter + 1 }
    }

    /// Whether a row is one of a block over all columns, though a space of it lies in the gutter:
    /// near it a line of its size runs through, from edge to edge as it does. Spaces are narrower
    /// than gutters.
    private func isSpanned(_ box: Box, _ line: Line, _ spanning: [Line]) -> Bool {
        spanning.contains { other in
            abs(other.box.x0 - box.x0) < 1 && abs(other.box.x1 - box.x1) < 1
                && abs(other.base - line.base) < 2.6 * line.size
                && abs(other.base - line.base) > 0.5 * line.size
                && abs(other.size - line.size) < 0.3
        }
    }

    private func parts(_ last: Word, _ next: Word, at gutter: Float) -> Bool {
        let gap = next.box.x0 - last.box.x1
        if last.box.x1 <= gutter, next.box.x0 >= gutter, gap > 0.5 * body.size { return true }
        return isOverhanging(last, next.box, gutter: gutter) && gap > 0.15 * body.size
    }

    /// How far the squares beside a gutter may reach into it, in ems: half of a mark is white.
    private static let overhang: Float = 0.5

    /// Lines of wide characters have no spaces: the reader runs two columns' words together.
    private func parted(_ word: Word, at gutter: Float) -> [Word] {
        guard word.box.x0 < gutter, word.box.x1 > gutter,
            page.boxes.count >= word.range.upperBound,
            let offset = word.range.dropFirst().first(where: {
                frame.place(page.boxes[$0]).x0 >= gutter - Self.overhang * body.size
                    && frame.place(page.boxes[$0]).x0 - frame.place(page.boxes[$0 - 1]).x1
                        > 0.15 * body.size
                    && UnitClass(page.text[$0 - 1]).contains(.wide)
            }), frame.place(page.boxes[offset - 1]).x1 <= gutter + Self.overhang * body.size
        else { return [word] }
        var (head, tail) = (word, word)
        head.range = word.range.lowerBound..<offset
        tail.range = offset..<word.range.upperBound
        head.box.x1 = frame.place(page.boxes[offset - 1]).x1
        tail.box.x0 = frame.place(page.boxes[offset]).x0
        return [head, tail]
    }

    private func belongs(
        _ pair: ColumnFinder.Pair, _ lines: [Line], _ spanning: [Line]
    ) -> Bool {
        let (a, b) = (lines[pair.left], lines[pair.right])
        if a.facing != b.facing { return false }
        if let tags, !tags.belong(a, b) { return false }
        let gap = pair.gap.upperBound - pair.gap.lowerBound
        let small = min(a.size, b.size)
        let isSameSize = small > 0.85 * max(a.size, b.size)
        if isSameSize, gutters.contains(where: { isOverhanging(a.words.last, b.box, gutter: $0) }) {
            return false
        }
        if gap < 0.35 * max(a.size, b.size) { return max(a.size, b.size) < 2 * small }
        if opensNote(a, b), gap < 1.2 * b.size { return true }
        guard isSameSize else { return false }
        return !gutters.contains { pair.gap.contains($0) }
            || gap < Self.widestSpace * body.size && isSpanned(a.box.union(b.box), a, spanning)
    }

    /// A line's last square reaches into the gutter, and the next column begins right behind it.
    private func isOverhanging(_ last: Word?, _ next: Box, gutter: Float) -> Bool {
        guard let last, UnitClass(page.text[last.range.upperBound - 1]).contains(.wide) else {
            return false
        }
        let reach = Self.overhang * body.size
        return last.box.x1 <= gutter + reach && next.x0 >= gutter - reach
            && next.x0 < gutter + 0.6 * body.size
    }

    /// A note's number, small and raised, before a first line whose spaces are spread.
    private func opensNote(_ a: Line, _ b: Line) -> Bool {
        guard a.words.count == 1, b.unitCount > 8, a.size > 0.5 * b.size else { return false }
        return NoteMarker.folded(page.text[a.words[0].range]) != nil && a.size < 0.85 * b.size
            && b.base - a.base > 0.16 * b.size
    }

    private func joined(_ a: Line, _ b: Line) -> Line {
        var words = b.words
        let gap = b.box.x0 - a.box.x1
        if let first = words.first { words[0].isSpaced = gap > 0.15 * first.size }
        var line = Line(page: a.page, words: a.words + words)
        line.facing = a.facing
        return line
    }
}
