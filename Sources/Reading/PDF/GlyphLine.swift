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
    /// … where it draws them, whatever stands beside …
    private static let wordGapBesideSpaces: Float = 0.4
    /// The widest space of a line that is not spread.
    private static let widestUsualSpace: Float = 0.28
    /// … and between characters that stand in squares.
    private static let squareGap: Float = 0.6

    private let glyphs: [PageGlyph]
    private let styles: [StyleRun]
    private var indices: [Int]
    private let drawsSpaces: Bool
    /// Glyphs in a run to the left, whose brackets are drawn turned round.
    private(set) var leftward: Set<Int> = []

    init(
        _ indices: [Int], glyphs: [PageGlyph], styles: [StyleRun], pageRunsLeft: Bool = false,
        turnsRanges: Bool = true
    ) {
        self.glyphs = glyphs
        self.styles = styles
        self.indices = indices
        let spaces = indices.reduce(0) { $0 + (glyphs[$1].isSpace ? 1 : 0) }
        drawsSpaces = spaces * 16 >= indices.count && spaces > 0
        orderForReading(pageRunsLeft, turnsRanges)
    }

    /// Right-to-left lines are sorted by place and put into reading order, marks with their letter.
    private mutating func orderForReading(_ pageRunsLeft: Bool, _ turnsRanges: Bool) {
        guard indices.contains(where: { TextScript.isRightToLeft(glyphs[$0].scalar) }),
            let first = indices.first,
            GlyphFrame(glyphs[first], style: styles[glyphs[first].style]).turns == 0
        else { return }
        let clusters = MarkClusters(indices, glyphs: glyphs).sortedByPlace()
        let (visual, places) = visualOrder(of: clusters)
        guard
            let order = ReadingOrder.logical(
                visual, pageRunsLeft: pageRunsLeft, turnsRanges: turnsRanges)
        else { return }
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
        var last: (frame: GlyphFrame, place: Int)?
        for (place, index) in indices.enumerated() {
            let glyph = glyphs[index]
            if glyph.isSpace {
                if last != nil, pending == nil { pending = .space(glyph.box, style: glyph.style) }
                continue
            }
            let frame = clusterFrame(at: place)
            if let last {
                if let space = pending {
                    if !isClosed(space, last, frame) { items.append(space) }
                } else if let box = gap(last, frame, place) {
                    items.append(.space(box, style: glyphs[indices[last.place]].style))
                }
            }
            pending = nil
            items.append(.glyph(index))
            if !TextScript.isMark(glyph.scalar) || last == nil { last = (frame, place) }
        }
        return items
    }

    /// Whether a drawn space was taken back by the typesetter: neither it nor the letters beside it
    /// leave any white. Ghostscript writes kerning that way.
    private func isClosed(
        _ space: Item, _ last: (frame: GlyphFrame, place: Int), _ frame: GlyphFrame
    ) -> Bool {
        guard case .space(let box, _) = space, frame.turns == 0, last.frame.turns == 0 else {
            return false
        }
        let distance = last.frame.distance(to: frame) / max(frame.size, last.frame.size)
        // Of a space drawn over its next letter the width is that of the font.
        let isThin =
            box.width < 0.12 * frame.size
            || box.x1 > frame.along.lowerBound + 0.1 * frame.size
        return isThin && (-0.1..<0.02).contains(distance)
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
        _ last: (frame: GlyphFrame, place: Int), _ frame: GlyphFrame, _ place: Int
    ) -> Box? {
        let (before, after) = (glyphs[indices[last.place]], glyphs[indices[place]])
        guard !TextScript.isMark(after.scalar), frame.turns == last.frame.turns, !frame.isOblique
        else { return nil }
        let distance = last.frame.distance(to: frame)
        let isSquare =
            TextScript.isUnspaced(after.scalar) && TextScript.isUnspaced(before.scalar)
        let size = max(frame.size, last.frame.size)
        guard distance > (isSquare ? Self.squareGap : Self.wordGap) * size else { return nil }
        if !isSquare, drawsSpaces, distance <= Self.wordGapBesideSpaces * size {
            guard standsOut(distance, size, between: last.place, and: place) else { return nil }
        }
        return Box(
            x0: before.box.x1, y0: before.box.y0, x1: before.box.x1, y1: before.box.y1)
    }

    /// Whether a gap on a line that draws its spaces is a word space all the same: about as wide as
    /// the drawn ones, and wider than the narrower of the gaps beside it. Typesetters move instead
    /// of drawing a space where the font changes ("Bash" in bold, "is an" not) or a word is one
    /// letter; letters of a spaced word stand closer together than the line's words.
    private func standsOut(
        _ distance: Float, _ size: Float, between last: Int, and place: Int
    ) -> Bool {
        let beside = [gap(between: last - 1, and: last), gap(between: place, and: place + 1)]
            .compactMap { $0 }
        let (before, after) = (glyphs[indices[last]], glyphs[indices[place]])
        let changes = before.style != after.style
        guard let base = beside.min() ?? (changes ? 0 : nil) else { return false }
        // A line with one drawn space only may have a wide one: "1.  The Gate".
        let usual = min(drawnSpace, Self.widestUsualSpace * size)
        return distance - max(0, base) > Self.wordGap * size
            && distance > (changes ? 0.7 : 0.85) * usual
    }

    /// The gap between neighbours on the line; `nil` where one is a space, a mark or not there.
    private func gap(between first: Int, and second: Int) -> Float? {
        guard indices.indices.contains(first), indices.indices.contains(second) else { return nil }
        let (a, b) = (glyphs[indices[first]], glyphs[indices[second]])
        guard !a.isSpace, !b.isSpace, !TextScript.isMark(a.scalar), !TextScript.isMark(b.scalar)
        else { return nil }
        return GlyphFrame(a, style: styles[a.style]).distance(
            to: GlyphFrame(b, style: styles[b.style]))
    }

    /// The middle one of the line's word gaps that hold a drawn space.
    private var drawnSpace: Float {
        var gaps: [Float] = []
        var last: Int?
        var hasSpace = false
        for index in indices {
            if glyphs[index].isSpace {
                hasSpace = true
                continue
            }
            if let last, hasSpace {
                let first = GlyphFrame(glyphs[last], style: styles[glyphs[last].style])
                gaps.append(
                    first.distance(
                        to: GlyphFrame(glyphs[index], style: styles[glyphs[index].style])))
            }
            (last, hasSpace) = (index, false)
        }
        return gaps.isEmpty ? 0 : gaps.sorted()[gaps.count / 2]
    }
}
