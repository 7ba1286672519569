import BookModel

/// Finds characters drawn a second time on the same place: fake bold, drop shadows.
///
/// Two equal code points count as one where their boxes' corners lie less than 0.12 of the font
/// size apart; the two letters of "ll" are never nearer than 0.2. The one with visible ink stays.
struct DoubledGlyphs {
    private static let tolerance: Float = 0.12
    private static let cellSize: Float = 6

    private struct Cell: Hashable {
        var scalar: Unicode.Scalar
        var column: Int32
        var row: Int32
    }

    private let styles: [StyleRun]
    private var seen: [Cell: [Int]] = [:]

    init(styles: [StyleRun]) {
        self.styles = styles
    }

    /// For each glyph whether it is a double that is not to be read.
    static func find(in glyphs: [PageGlyph], styles: [StyleRun]) -> [Bool] {
        var finder = DoubledGlyphs(styles: styles)
        finder.seen.reserveCapacity(glyphs.count)
        var isDouble = [Bool](repeating: false, count: glyphs.count)
        for (index, glyph) in glyphs.enumerated() where !glyph.isSpace {
            guard let earlier = finder.earlier(like: glyph, in: glyphs) else {
                finder.seen[finder.cell(of: glyph), default: []].append(index)
                continue
            }
            let isBetter =
                styles[glyph.style].ink == .visible && styles[glyphs[earlier].style].ink != .visible
            if isBetter {
                isDouble[earlier] = true
                finder.seen[finder.cell(of: glyph), default: []].append(index)
            } else {
                isDouble[index] = true
            }
        }
        return isDouble
    }

    private func earlier(like glyph: PageGlyph, in glyphs: [PageGlyph]) -> Int? {
        let size = styles[glyph.style].size
        let reach = min(size * Self.tolerance, Self.cellSize)
        let home = cell(of: glyph)
        for column in home.column - 1...home.column + 1 {
            for row in home.row - 1...home.row + 1 {
                let cell = Cell(scalar: glyph.scalar, column: column, row: row)
                for index in seen[cell] ?? [] {
                    let other = glyphs[index]
                    if abs(other.box.x0 - glyph.box.x0) < reach,
                        abs(other.box.y0 - glyph.box.y0) < reach,
                        abs(styles[other.style].size - size) < size * Self.tolerance
                    {
                        return index
                    }
                }
            }
        }
        return nil
    }

    private func cell(of glyph: PageGlyph) -> Cell {
        Cell(
            scalar: glyph.scalar, column: Int32(glyph.box.x0 / Self.cellSize),
            row: Int32(glyph.box.y0 / Self.cellSize))
    }
}
