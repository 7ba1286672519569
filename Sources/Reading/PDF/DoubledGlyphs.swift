import BookModel

/// Finds characters drawn a second time on the same place: fake bold, drop shadows.
///
/// Two equal code points count as one where their boxes' corners lie less than 0.12 of the font
/// size apart; the two letters of "ll" are never nearer than 0.2. The one with visible ink stays.
struct DoubledGlyphs {
    private static let tolerance: Float = 0.12
    private static let cellSize: Float = 6

    private let styles: [StyleRun]
    /// The last glyph of a character in a cell of the page, as `key` packs them.
    private var last: [UInt64: Int32] = [:]
    /// For each glyph the one before it of the same key; -1 for the first.
    private var previous: [Int32]

    init(styles: [StyleRun], count: Int) {
        self.styles = styles
        last.reserveCapacity(count)
        previous = [Int32](repeating: -1, count: count)
    }

    /// For each glyph whether it is a double that is not to be read.
    static func find(in glyphs: [PageGlyph], styles: [StyleRun]) -> [Bool] {
        var finder = DoubledGlyphs(styles: styles, count: glyphs.count)
        var isDouble = [Bool](repeating: false, count: glyphs.count)
        for (index, glyph) in glyphs.enumerated() where !glyph.isSpace {
            guard let earlier = finder.earlier(like: glyph, in: glyphs) else {
                finder.add(glyph, at: index)
                continue
            }
            let isBetter =
                styles[glyph.style].ink == .visible && styles[glyphs[earlier].style].ink != .visible
            if isBetter {
                isDouble[earlier] = true
                finder.add(glyph, at: index)
            } else {
                isDouble[index] = true
            }
        }
        return isDouble
    }

    private mutating func add(_ glyph: PageGlyph, at index: Int) {
        let new = Int32(truncatingIfNeeded: index)
        previous[index] = last.updateValue(new, forKey: key(of: glyph)) ?? -1
    }

    /// The first glyph of those seen that is drawn on the same place.
    private func earlier(like glyph: PageGlyph, in glyphs: [PageGlyph]) -> Int? {
        let size = styles[glyph.style].size
        let reach = max(0, min(size * Self.tolerance, Self.cellSize))
        let (x, y) = (glyph.box.x0, glyph.box.y0)
        for column in cell(x - reach)...cell(x + reach) {
            for row in cell(y - reach)...cell(y + reach) {
                var first: Int?
                var index = last[key(glyph.scalar, column, row)] ?? -1
                while index >= 0 {
                    let other = glyphs[Int(index)]
                    if abs(other.box.x0 - glyph.box.x0) < reach,
                        abs(other.box.y0 - glyph.box.y0) < reach,
                        abs(styles[other.style].size - size) < size * Self.tolerance
                    {
                        first = Int(index)
                    }
                    index = previous[Int(index)]
                }
                if let first { return first }
            }
        }
        return nil
    }

    private func key(of glyph: PageGlyph) -> UInt64 {
        key(glyph.scalar, cell(glyph.box.x0), cell(glyph.box.y0))
    }

    private func key(_ scalar: Unicode.Scalar, _ column: UInt64, _ row: UInt64) -> UInt64 {
        UInt64(scalar.value) << 40 | column << 20 | row
    }

    /// The cell of a coordinate: 20 bits, the same for all that lies farther out than any page.
    private func cell(_ coordinate: Float) -> UInt64 {
        let limit: Float = 500_000
        return UInt64(max(-limit, min(limit, coordinate / Self.cellSize)).rounded(.down) + limit)
    }
}
