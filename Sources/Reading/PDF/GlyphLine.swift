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

    init(_ indices: [Int], glyphs: [PageGlyph], styles: [StyleRun]) {
        self.glyphs = glyphs
        self.styles = styles
        self.indices = indices
        let spaces = indices.reduce(0) { $0 + (glyphs[$1].isSpace ? 1 : 0) }
        drawsSpaces = spaces * 16 >= indices.count && spaces > 0
        orderForReading()
    }

    /// Right-to-left lines are sorted by place and turned into reading order, marks with their letter.
    private mutating func orderForReading() {
        guard indices.contains(where: { TextScript.isRightToLeft(glyphs[$0].scalar) }),
            let first = indices.first,
            GlyphFrame(glyphs[first], style: styles[glyphs[first].style]).turns == 0
        else { return }
        let clusters = MarkClusters(indices, glyphs: glyphs).sortedByPlace()
        guard let order = ReadingOrder.logical(clusters.map { glyphs[$0[0]].scalar }) else {
            return
        }
        indices = order.flatMap { clusters[$0] }
    }

    func items() -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(indices.count + 16)
        var pending: Item?
        var last: (frame: GlyphFrame, index: Int)?
        for index in indices {
            let glyph = glyphs[index]
            if glyph.isSpace {
                if last != nil, pending == nil { pending = .space(glyph.box, style: glyph.style) }
                continue
            }
            let frame = GlyphFrame(glyph, style: styles[glyph.style])
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

/// Letters with the marks that stand over and under them.
struct MarkClusters {
    private let glyphs: [PageGlyph]
    private var clusters: [[Int]] = []

    init(_ indices: [Int], glyphs: [PageGlyph]) {
        self.glyphs = glyphs
        var waiting: [Int] = []
        for index in indices {
            if TextScript.isMark(glyphs[index].scalar) {
                if let last = clusters.last, covers(last[0], index) {
                    clusters[clusters.count - 1].append(index)
                } else {
                    waiting.append(index)
                }
                continue
            }
            // Drawn from left to right, a mark of a right-to-left letter comes before it.
            let own = waiting.filter { covers(index, $0) }
            for mark in waiting where !own.contains(mark) { attach(mark) }
            waiting = []
            clusters.append([index] + own)
        }
        for mark in waiting { attach(mark) }
    }

    private mutating func attach(_ mark: Int) {
        if clusters.isEmpty {
            clusters.append([mark])
        } else {
            clusters[clusters.count - 1].append(mark)
        }
    }

    private func covers(_ letter: Int, _ mark: Int) -> Bool {
        let box = glyphs[letter].box
        let centre = glyphs[mark].box.centreX
        return !glyphs[letter].isSpace && centre >= box.x0 - box.width * 0.15
            && centre <= box.x1 + box.width * 0.15
    }

    func sortedByPlace() -> [[Int]] {
        clusters.enumerated().sorted {
            let (a, b) = (glyphs[$0.element[0]].box.centreX, glyphs[$1.element[0]].box.centreX)
            return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
    }
}
