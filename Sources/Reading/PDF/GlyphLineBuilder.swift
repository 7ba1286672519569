import BookModel

/// Gathers glyphs, in the order of drawing, into lines: what stands on one baseline without a gap
/// that a column could be.
struct GlyphLineBuilder {
    /// A gap wider than this many font sizes parts two columns or cells.
    private static let widestGap: Float = 4
    /// Raised and lowered letters stay in their line up to this part of the larger size.
    private static let baselineTolerance: Float = 0.45

    private(set) var lines: [[Int]] = []
    private let glyphs: [PageGlyph]
    private let styles: [StyleRun]
    private var current: [Int] = []
    private var last: GlyphFrame?
    private var base: Float = 0
    private var size: Float = 0
    private var extent: ClosedRange<Float> = 0...0
    /// Upright characters one below the other, each drawn by itself.
    private var isStack = false

    init(glyphs: [PageGlyph], styles: [StyleRun]) {
        self.glyphs = glyphs
        self.styles = styles
    }

    static func lines(of indices: [Int], glyphs: [PageGlyph], styles: [StyleRun]) -> [[Int]] {
        var builder = GlyphLineBuilder(glyphs: glyphs, styles: styles)
        for index in indices { builder.add(index) }
        builder.finish()
        return builder.lines
    }

    private mutating func add(_ index: Int) {
        let glyph = glyphs[index]
        let frame = GlyphFrame(glyph, style: styles[glyph.style])
        if let last, continues(last, frame, glyph) {
            if !TextScript.isMark(glyph.scalar) { extend(by: frame) }
        } else {
            finish()
            (base, size, extent) = (frame.base, frame.size, frame.along)
        }
        current.append(index)
        let isMark = TextScript.isMark(glyph.scalar)
        if last == nil || !glyph.isSpace && !isMark { last = frame }
    }

    private mutating func extend(by frame: GlyphFrame) {
        extent =
            min(
                extent.lowerBound, frame.along.lowerBound)...max(
                extent.upperBound, frame.along.upperBound)
        // A larger letter sets the line; a raised small one does not.
        if frame.size > size { (base, size) = (frame.base, frame.size) }
    }

    private mutating func continues(
        _ last: GlyphFrame, _ frame: GlyphFrame, _ glyph: PageGlyph
    ) -> Bool {
        guard frame.turns == last.turns else { return false }
        if TextScript.isMark(glyph.scalar), isNear(last, frame) { return true }
        if frame.isOblique || last.isOblique { return isNear(last, frame) }
        if isStack || current.count == 1, isBelow(last, frame, glyph) {
            isStack = true
            return true
        }
        guard !isStack else { return false }
        let largest = max(size, frame.size)
        guard abs(frame.base - base) <= largest * Self.baselineTolerance else { return false }
        let gap = max(
            frame.along.lowerBound - extent.upperBound, extent.lowerBound - frame.along.upperBound)
        return gap <= largest * Self.widestGap
    }

    private func isNear(_ last: GlyphFrame, _ frame: GlyphFrame) -> Bool {
        let distance = abs(frame.middle - last.middle) + abs(frame.base - last.base)
        return distance < 2 * max(frame.size, last.size)
    }

    /// Whether an upright East Asian character stands right below the last one.
    private func isBelow(_ last: GlyphFrame, _ frame: GlyphFrame, _ glyph: PageGlyph) -> Bool {
        guard frame.turns == 0, TextScript.isEastAsian(glyph.scalar),
            abs(frame.size - last.size) < 0.2 * last.size
        else { return false }
        // By the baselines: boxes of these fonts are up to half as high again as their squares.
        return abs(frame.middle - last.middle) < 0.3 * frame.size
            && (0.6 * frame.size...1.8 * frame.size).contains(frame.base - last.base)
    }

    private mutating func finish() {
        if !current.isEmpty { lines.append(current) }
        current = []
        last = nil
        isStack = false
    }
}
