import BookModel

/// Finds the white gutters between columns of text on a page.
///
/// A gutter is a strip that many rows leave free, with lines of some width on both sides that begin
/// there; the cells of a table are too narrow for that, and marginal notes are smaller than the
/// text.
struct ColumnFinder {
    /// Two lines side by side with nothing between.
    struct Pair {
        var left: Int
        var right: Int
        var gap: ClosedRange<Float>
    }

    struct Gutter {
        /// Where the text of the right column begins, less a little; further out where a line
        /// hangs out of it, as last lines of right-to-left text may.
        var x: Float
        /// A place that all lines on both sides leave free.
        var seed: Float
        var range: ClosedRange<Float>
        var rows: Int
    }

    let lines: [Line]
    let body: BodyStyle

    /// For finding gutters: lines come apart at every wide space, since readers run columns
    /// together.
    init(parting lines: [Line], body: BodyStyle) {
        self.lines = lines.flatMap { Self.parts($0) }
        self.body = body
    }

    init(lines: [Line], body: BodyStyle) {
        self.lines = lines
        self.body = body
    }

    private static func parts(_ line: Line) -> [Line] {
        guard !line.isTurned, line.table < 0, line.words.count > 1 else { return [line] }
        var parts: [[Word]] = [[]]
        for word in line.words {
            if let last = parts[parts.count - 1].last, word.box.x0 - last.box.x1 > 0.85 * line.size
            {
                parts.append([])
            }
            parts[parts.count - 1].append(word)
        }
        return parts.count == 1 ? [line] : parts.map { Line(page: line.page, words: $0) }
    }

    /// Gutters from left to right. `known` are those of other pages, which need less evidence here.
    func gutters(known: [Float]) -> [Gutter] {
        var pairs = pairs(sharing: Self.leastSharedByColumns).filter { isText($0) }
        var found: [Gutter] = []
        while let gutter = strongest(pairs) {
            pairs.removeAll { $0.gap.contains(gutter.seed) }
            let isKnown = known.contains {
                abs($0 - gutter.x) < body.size || gutter.range.contains($0)
            }
            if gutter.rows >= (isKnown ? 1 : 4) { found.append(gutter) }
        }
        return found.sorted { $0.x < $1.x }
    }

    /// The part of a line's height that it shares with the one beside it: rows of one text stand
    /// beside each other, those of two columns may be half a line out of step.
    private static let leastSharedInRow: Float = 0.4
    private static let leastSharedByColumns: Float = 0.15

    /// Lines beside each other: each with the nearest one to its right.
    func pairs() -> [Pair] { pairs(sharing: Self.leastSharedInRow) }

    private func pairs(sharing least: Float) -> [Pair] {
        let order = lines.indices.filter { !lines[$0].isTurned && lines[$0].table < 0 }
            .sorted { (lines[$0].box.y0, $0) < (lines[$1].box.y0, $1) }
        var pairs: [Pair] = []
        for (place, a) in order.enumerated() {
            let box = lines[a].box
            var nearest: Int?
            var step = place - 1
            while step >= 0, lines[order[step]].box.y0 > box.y0 - 3 * body.size {
                consider(order[step], beside: a, least, &nearest)
                step -= 1
            }
            step = place + 1
            while step < order.count, lines[order[step]].box.y0 < box.y1 {
                consider(order[step], beside: a, least, &nearest)
                step += 1
            }
            if let b = nearest {
                let start = lines[b].box.x0
                pairs.append(Pair(left: a, right: b, gap: min(box.x1, start)...start))
            }
        }
        return pairs
    }

    private func consider(_ b: Int, beside a: Int, _ least: Float, _ nearest: inout Int?) {
        let (left, right) = (lines[a].box, lines[b].box)
        // A raised marker may stand over a full stop's white space.
        let isSmall = lines[b].size < 0.85 * lines[a].size
        guard right.x0 >= left.x1 - (isSmall ? lines[a].size : 1) else { return }
        let shared = min(left.y1, right.y1) - max(left.y0, right.y0)
        guard right.x1 > left.x1, shared > least * min(left.height, right.height) else { return }
        if let known = nearest, lines[known].box.x0 <= right.x0 { return }
        nearest = b
    }

    private func isText(_ pair: Pair) -> Bool {
        let (a, b) = (lines[pair.left], lines[pair.right])
        guard pair.gap.upperBound - pair.gap.lowerBound > 0.6 * body.size else { return false }
        let isBody =
            abs(a.size - body.size) < 0.25 * body.size && abs(b.size - body.size) < 0.25 * body.size
        return isBody && abs(a.size - b.size) < 0.15 * max(a.size, b.size)
    }

    private func strongest(_ pairs: [Pair]) -> Gutter? {
        var best: Gutter?
        for pair in pairs {
            let x = pair.gap.upperBound - 0.25 * body.size
            let members = pairs.filter { $0.gap.contains(x) }
            if members.count > (best?.rows ?? 0), let gutter = gutter(at: x, members) {
                best = gutter
            }
        }
        return best
    }

    /// Where an eighth of the right column's lines begin, the outermost such place: entries that
    /// hang count, an opening quote that hangs out of a line here and there does not.
    private static func edge(of starts: [Float]) -> Float {
        let sorted = starts.sorted()
        for (index, start) in sorted.enumerated() {
            let same = sorted[index...].prefix { $0 - start < 1.5 }.count
            if same * 8 >= sorted.count { return start }
        }
        return sorted[sorted.count / 2]
    }

    /// Where the text between lists begins in a column most of which they fill: further out, and by
    /// more than a quote hangs.
    private func outerEdge(of right: [Line], from usual: Float) -> Float? {
        let out = right.filter {
            $0.box.x0 < usual - 0.8 * body.size && $0.box.width > 8 * body.size
        }
        return out.count > 1 ? out.map(\.box.x0).min() : nil
    }

    private func gutter(at x: Float, _ members: [Pair]) -> Gutter? {
        let left = members.map { lines[$0.left] }
        let right = members.map { lines[$0.right] }
        func width(_ side: [Line]) -> Float {
            side.reduce(0) { $0 + $1.box.width } / Float(max(side.count, 1))
        }
        guard width(left) > 8 * body.size, width(right) > 8 * body.size else { return nil }
        let starts = right.map(\.box.x0)
        let first = starts.min() ?? x
        let aligned = starts.filter { $0 - first < 2.6 * body.size }.count
        guard aligned * 10 >= starts.count * 6 else { return nil }
        // Text runs over it in few rows between the first and the last that leave it free.
        let top = members.map { lines[$0.left].box.y0 }.min() ?? 0
        let foot = members.map { lines[$0.left].box.y1 }.max() ?? 0
        let crossing = lines.filter { line in
            !line.isTurned && line.table < 0 && line.box.centreY > top && line.box.centreY < foot
                && line.box.x0 < x - 2
                && line.box.x1 > x + 2
        }
        guard crossing.count * 2 <= members.count else { return nil }
        let low = left.map(\.box.x1).max() ?? x
        let edge = Self.edge(of: starts)
        let usual = (outerEdge(of: right, from: edge) ?? edge) - 0.25 * body.size
        // Squares of wide characters that reach into the gutter leave it narrow; what begins far
        // out is set so.
        let hangs = first - low > body.size && edge - first < 0.6 * body.size
        return Gutter(
            x: hangs ? min(usual, first - 0.25 * body.size) : usual, seed: x,
            range: min(low, first)...max(low, first), rows: members.count)
    }
}
