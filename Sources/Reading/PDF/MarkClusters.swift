import BookModel

/// Letters of a right-to-left line with the marks that stand over and under them.
///
/// Marks mostly have no width and an origin beside their letter, so their place does not tell whose
/// they are; their turn does. Shaped text drawn from left to right has a letter's marks before it,
/// text drawn in reading order behind it.
struct MarkClusters {
    private let glyphs: [PageGlyph]
    private var clusters: [[Int]] = []

    init(_ indices: [Int], glyphs: [PageGlyph]) {
        self.glyphs = glyphs
        let marksComeFirst = Self.rises(indices, glyphs)
        var waiting: [Int] = []
        for index in indices {
            if TextScript.isMark(glyphs[index].scalar) {
                if marksComeFirst || clusters.isEmpty {
                    waiting.append(index)
                } else {
                    clusters[clusters.count - 1].append(index)
                }
            } else {
                // The letter's marks were drawn in the reverse of their order.
                clusters.append([index] + (glyphs[index].isSpace ? [] : waiting.reversed()))
                if !glyphs[index].isSpace { waiting = [] }
            }
        }
        if clusters.isEmpty {
            clusters = waiting.isEmpty ? [] : [waiting]
        } else {
            clusters[clusters.count - 1] += waiting.reversed()
        }
    }

    /// Whether the right-to-left letters are drawn from left to right.
    private static func rises(_ indices: [Int], _ glyphs: [PageGlyph]) -> Bool {
        var balance = 0
        var last: PageGlyph?
        for index in indices {
            let glyph = glyphs[index]
            guard TextScript.isRightToLeft(glyph.scalar), !TextScript.isMark(glyph.scalar) else {
                continue
            }
            if let last { balance += glyph.box.x0 >= last.box.x0 ? 1 : -1 }
            last = glyph
        }
        return balance > 0
    }

    /// The clusters from left to right.
    func sortedByPlace() -> [[Int]] {
        clusters.enumerated().sorted {
            let (a, b) = (
                glyphs[$0.element[0]].box.centreX, glyphs[$1.element[0]].box.centreX
            )
            return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
    }
}
