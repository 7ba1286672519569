import BookModel

/// A glyph's box seen along its direction of writing: `along` grows with the text, `across` from
/// line to line.
struct GlyphFrame {
    /// Quarter turns clockwise of the writing; writing from top to bottom counts as one.
    let turns: Int
    /// Whether the writing is far from a multiple of a quarter turn (a watermark across the page).
    let isOblique: Bool
    private(set) var along: ClosedRange<Float>
    let across: ClosedRange<Float>
    /// Where the line stands: the baseline, or the middle of an upright column.
    let base: Float
    let size: Float

    init(_ glyph: PageGlyph, style: StyleRun) {
        let angle = (style.angle % 360 + 360) % 360
        let nearest = (angle + 45) / 90 % 4
        turns = style.isVertical ? (nearest + 1) % 4 : nearest
        isOblique = abs((angle + 45) % 90 - 45) > 10
        let box = glyph.box
        let x = box.x0...max(box.x0, box.x1)
        let y = box.y0...max(box.y0, box.y1)
        (along, across) =
            switch turns {
            case 0: (x, y)
            case 1: (y, Self.negated(x))
            case 2: (Self.negated(x), Self.negated(y))
            default: (Self.negated(y), x)
            }
        size = max(style.size, 0.5)
        base =
            style.isVertical
            ? (across.lowerBound + across.upperBound) / 2 : across.upperBound + style.descent * size
    }

    var middle: Float { (along.lowerBound + along.upperBound) / 2 }

    /// White space along the line to another glyph on either side; negative where they overlap.
    func distance(to other: GlyphFrame) -> Float {
        max(
            other.along.lowerBound - along.upperBound, along.lowerBound - other.along.upperBound)
    }

    mutating func reach(over other: GlyphFrame) {
        guard other.turns == turns, other.along.upperBound > other.along.lowerBound else { return }
        along =
            min(
                along.lowerBound, other.along.lowerBound)...max(
                along.upperBound, other.along.upperBound)
    }

    private static func negated(_ range: ClosedRange<Float>) -> ClosedRange<Float> {
        -range.upperBound ... -range.lowerBound
    }
}
