import BookModel

/// Short lines that the book's text itself says again and again, each in one style: the names of
/// the speakers of a play, a refrain, "* * *". At the head of a page they are no running head.
struct Refrains {
    private struct Wording: Hashable {
        var key: String
        var style: Int
    }

    /// Longer lines are no names, in units.
    private static let longest = 40
    /// Rows that count as the edge of a page.
    private static let edge = 2

    private var known: Set<Wording> = []
    private let draft: Draft

    init(_ draft: Draft, rows: [EdgeRow]) {
        self.draft = draft
        var counts: [Wording: (inner: Int, outer: Int)] = [:]
        var outer = draft.sheets.map { _ in Set<Int>() }
        for row in rows where row.depth < Self.edge && row.length <= Self.longest {
            outer[row.sheet].formUnion(row.lines)
            for line in row.lines { counts[wording(line, row.sheet), default: (0, 0)].outer += 1 }
        }
        for (sheet, content) in draft.sheets.enumerated() {
            for line in content.lines.indices where !outer[sheet].contains(line) {
                guard content.lines[line].unitCount <= Self.longest else { continue }
                counts[wording(line, sheet)]?.inner += 1
            }
        }
        known = Set(
            counts.filter { RunningHeads.isTelling($0.key) && $1.inner >= 3 && $1.inner > $1.outer }
                .keys)
    }

    private func wording(_ line: Int, _ sheet: Int) -> Wording {
        let content = draft.sheets[sheet].lines[line]
        return Wording(
            key: EdgeRows.key(content.units(in: draft.sheets[sheet].page)), style: content.style)
    }

    /// Whether the row is such a line.
    func contains(_ row: EdgeRow) -> Bool {
        row.lines.count == 1 && !row.isFolio && known.contains(wording(row.lines[0], row.sheet))
    }
}
