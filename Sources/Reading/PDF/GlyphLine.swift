import BookModel

/// The glyphs of one line, made into characters and word spaces.
struct GlyphLine {
    enum Item {
        case glyph(Int)
        /// A word space: the box of the drawn one, an empty one where only a gap shows it.
        case space(Box, style: Int)
    }

    /// Gaps from this part of the font size on part words, where the line draws no spaces …
    private static let wordGap: Float = 0.15
    /// … where it draws them, so that a wider gap is kerning or letter-spacing …
    private static let wordGapBesideSpaces: Float = 0.4
    /// … and between characters that stand in squares.
    private static let squareGap: Float = 0.6

    private let glyphs: [PageGlyph]
    private let styles: [StyleRun]
    private var indices: [Int]
    private let drawsSpaces: Bool
    /// Glyphs in a run to the left, whose brackets are drawn turned round.
    private(set) var leftward: Set<Int> = []

    init(_ indices: [Int], glyphs: [PageGlyph], styles: [StyleRun], pageRunsLeft: Bool = false) {
        self.glyphs = glyphs
        self.styles = styles
        self.indices = indices
        let spaces = indices.reduce(0) { $0 + (glyphs[$1].isSpace ? 1 : 0) }
        drawsSpaces = spaces * 16 >= indices.count && spaces > 0
        orderForReading(pageRunsLeft)
    }

    /// Right-to-left lines are sorted by place and put into reading order, marks with their letter.
    private mutating func orderForReading(_ pageRunsLeft: Bool) {
        guard indices.contains(where: { TextScript.isRightToLeft(glyphs[$0].scalar) }),
            let first = indices.first,
            GlyphFrame(glyphs[first], style: styles[glyphs[first].style]).turns == 0
        else { return }
        let clusters = MarkClusters(indices, glyphs: glyphs).sortedByPlace()
        let (visual, places) = visualOrder(of: clusters)
        guard let order = ReadingOrder.logical(visual, pageRunsLeft: pageRunsLeft) else { return }
        indices = order.flatMap { places[$0].map { clusters[$0] } ?? [] }
        // Brackets inside a run to the right, whose places rise, stand as they are drawn.
        for (index, place) in order.enumerated() {
            let rises =
                index > 0 && order[index - 1] == place - 1
                || index + 1 < order.count && order[index + 1] == place + 1
            if !rises, let cluster = places[place] { leftward.formUnion(clusters[cluster]) }
        }
    }

    /// The line's letters from left to right, with a space where only a gap shows it, and the
    /// cluster that each stands for.
    private func visualOrder(of clusters: [[Int]]) -> ([Unicode.Scalar], [Int?]) {
        var scalars: [Unicode.Scalar] = []
        var places: [Int?] = []
        for (index, cluster) in clusters.enumerated() {
            let glyph = glyphs[cluster[0]]
            if index > 0 {
                let before = glyphs[clusters[index - 1][0]]
                let gap = glyph.box.x0 - before.box.x1
                if gap > styles[glyph.style].size * Self.wordGap, !glyph.isSpace, !before.isSpace {
                    scalars.append(" ")
                    places.append(nil)
                }
            }
            scalars.append(glyph.scalar)
            places.append(index)
        }
        return (scalars, places)
    }

    /// The line's characters and word spaces in reading order.
    func items(_ glyphs: [PageGlyph]) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(indices.count + 16)
        var pending: Item?
        var last: (frame: GlyphFrame, index: Int)?
        for (place, index) in indices.enumerated() {
            let glyph = glyphs[index]
            if glyph.isSpace {
                if last != nil, pending == nil { pending = .space(glyph.box, style: glyph.style) }
                continue
            }
            let frame = clusterFrame(at: place)
            if let last {
                if let space = pending {
                    items.append(space)
                } else if let box = gap(last, frame, index) {
                    items.append(.space(box, style: glyphs[last.index].style))
                }
            }
            pending = nil
            items.append(.glyph(index))
            if !TextScript.isMark(glyph.scalar) || last == nil { last = (frame, index) }
        }
        return items
    }

    /// The frame of the glyph at `place` of the line with the marks behind it: some fonts give a
    /// letter's advance to its mark.
    private func clusterFrame(at place: Int) -> GlyphFrame {
        let glyph = glyphs[indices[place]]
        var frame = GlyphFrame(glyph, style: styles[glyph.style])
        var next = place + 1
        while next < indices.count, TextScript.isMark(glyphs[indices[next]].scalar) {
            let mark = glyphs[indices[next]]
            frame.reach(over: GlyphFrame(mark, style: styles[mark.style]))
            next += 1
        }
        return frame
    }

    /// The empty box of a word space that only a gap shows; `nil` where the gap is too small.
    private func gap(
        _ last: (frame: GlyphFrame, index: Int), _ frame: GlyphFrame, _ index: Int
    ) -> Box? {
        guard !TextScript.isMark(glyphs[index].scalar), frame.turns == last.frame.turns,
            !frame.isOblique
        else { return nil }
        let distance = max(
            frame.along.lowerBound - last.frame.along.upperBound,
            last.frame.along.lowerBound - frame.along.upperBound)
        let isSquare =
            TextScript.isEastAsian(glyphs[index].scalar)
            && TextScript.isEastAsian(glyphs[last.index].scalar)
        let least =
            isSquare ? Self.squareGap : drawsSpaces ? Self.wordGapBesideSpaces : Self.wordGap
        guard distance > least * max(frame.size, last.frame.size) else { return nil }
        let box = glyphs[last.index].box
        return Box(x0: box.x1, y0: box.y0, x1: box.x1, y1: box.y1)
    }
}
