import BookModel

/// Learns running heads, feet and folios over the whole book.
///
/// Works from the edge inwards: in each round the outermost rows that are left are judged, together
/// with those found before. A row is furniture when the same wording stands in its place on pages
/// close to each other; when it holds a number that counts the pages; when it repeats a heading in
/// another style, again and again in one place; or when it stands exactly where such rows stand, in
/// their style, parted from the text as they are. Wording alone is never enough: a chapter's title
/// comes back on pages far apart, or stands elsewhere, or in another size.
struct RunningHeads {
    struct Offset: Hashable {
        var kind: Numerals.Kind
        var value: Int
    }

    let rows: [EdgeRow]
    let draft: Draft
    let headings: HeadingKeys
    /// What stands on lines of its own inside the pages too.
    let refrains: Refrains
    var found: Set<Int> = []
    /// Differences between printed and counted page numbers that were seen to hold.
    var offsets: Set<Offset> = []
    /// Pages that are needed before anything counts as repeated.
    let needed: Int
    private var rowsOf: [[Int]] = []

    init(_ draft: Draft, outline: [OutlineEntry]) {
        self.draft = draft
        var rows: [EdgeRow] = []
        for sheet in draft.sheets.indices {
            for side in EdgeRows(sheet: draft.sheets[sheet], index: sheet).rows() {
                rowsOf.append(Array(rows.count..<rows.count + side.count))
                rows += side
            }
        }
        self.rows = rows
        headings = HeadingKeys(draft, outline: outline)
        refrains = Refrains(draft, rows: rows)
        needed = draft.sheets.count < 6 ? 2 : 3
    }

    /// The rows to drop, for each sheet, with their rules.
    mutating func find() -> [[(rule: String, lines: [Int])]] {
        guard draft.sheets.count > 1 else { return [ofOnePage()] }
        var depth = rowsOf.map { _ in 0 }
        for _ in 0..<6 {
            let outermost = rowsOf.indices.compactMap { side in
                depth[side] < rowsOf[side].count ? rowsOf[side][depth[side]] : nil
            }.filter { !refrains.contains(rows[$0]) }
            let count = found.count
            judge(outermost)
            for side in rowsOf.indices where depth[side] < rowsOf[side].count {
                if found.contains(rowsOf[side][depth[side]]) { depth[side] += 1 }
            }
            if found.count == count { break }
        }
        found.formUnion(masthead())
        var result = draft.sheets.map { _ in [(rule: String, lines: [Int])]() }
        for index in found.sorted() {
            let row = rows[index]
            for line in row.lines { result[row.sheet].append((rule(of: line, in: row), [line])) }
        }
        return result
    }

    private mutating func judge(_ candidates: [Int]) {
        let open = Set(candidates)
        let pool = (found.union(open)).sorted()
        let slots = slots(of: pool)
        var added = repeats(in: pool)
        for slot in slots { added.formUnion(folios(in: slot)) }
        for slot in slots { added.formUnion(echoes(in: slot)) }
        for slot in slots { added.formUnion(regulars(in: slot)) }
        found.formUnion(added.intersection(open))
        for slot in slots { found.formUnion(spread(over: slot).intersection(open)) }
        found.formUnion(candidates.filter(isStrayFolio))
    }

    func rule(of line: Int, in row: EdgeRow) -> String {
        let sheet = draft.sheets[row.sheet]
        let units = sheet.lines[line].units(in: sheet.page)
        if EdgeRows.isFolio(units) { return "folio" }
        return row.side == .top || row.side == .start ? "running-head" : "running-foot"
    }

    // MARK: Places

    /// Rows parted by their distance from the edge.
    func levels(_ group: [Int], within tolerance: Float) -> [[Int]] {
        var levels: [[Int]] = []
        var last: Float = 0
        for index in group.sorted(by: { (rows[$0].distance, $0) < (rows[$1].distance, $1) }) {
            if !levels.isEmpty, rows[index].distance - last <= tolerance {
                levels[levels.count - 1].append(index)
            } else {
                levels.append([index])
            }
            last = rows[index].distance
        }
        return levels
    }

    /// All rows of one side at one distance from its edge.
    private func slots(of pool: [Int]) -> [[Int]] {
        [EdgeRow.Side.top, .bottom, .start, .end].flatMap { side in
            levels(pool.filter { rows[$0].side == side }, within: 0.8)
        }
    }

    /// On enough pages, half of them next to each other (left and right pages apart).
    func isDense(_ level: [Int]) -> Bool {
        let pages = Set(level.map { rows[$0].sheet }).sorted()
        guard pages.count >= needed else { return false }
        let near = zip(pages, pages.dropFirst()).filter { $1 - $0 <= 2 }.count
        return near * 2 >= pages.count - 1
    }
}
