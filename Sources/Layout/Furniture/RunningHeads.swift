import BookModel

/// Learns running heads, feet and folios over the whole book.
///
/// A row near an edge is furniture when the same wording stands there on several pages close to
/// each other, or when it holds a number that counts the pages; and further rows are when they
/// stand exactly where such rows stand, in the same style. Wording alone is never enough: a
/// chapter's title comes back on pages far apart, or stands elsewhere, or in another size.
struct RunningHeads {
    private let rows: [EdgeRow]
    private let draft: Draft
    private var found: Set<Int> = []
    /// Pages that are needed before anything counts as repeated.
    private let needed: Int

    init(_ draft: Draft) {
        self.draft = draft
        rows = draft.sheets.indices.flatMap { EdgeRows(sheet: draft.sheets[$0], index: $0).rows() }
        needed = draft.sheets.count < 6 ? 2 : 3
    }

    /// The rows to drop, for each sheet, with their rules.
    mutating func find() -> [[(rule: String, lines: [Int])]] {
        guard draft.sheets.count > 1 else { return draft.sheets.map { _ in [] } }
        findRepeats(\.lineKeysAndKey)
        let slots = slots()
        for slot in slots { findFolios(in: slot) }
        for slot in slots { spread(over: slot) }
        peel()
        var result = draft.sheets.map { _ in [(rule: String, lines: [Int])]() }
        for index in found.sorted() {
            let row = rows[index]
            for line in row.lines { result[row.sheet].append((rule(of: line, in: row), [line])) }
        }
        return result
    }

    private func rule(of line: Int, in row: EdgeRow) -> String {
        let sheet = draft.sheets[row.sheet]
        let units = sheet.lines[line].units(in: sheet.page)
        if EdgeRows.isFolio(units) { return "folio" }
        return row.side == .top ? "running-head" : "running-foot"
    }

    // MARK: Repeated wording

    private mutating func findRepeats(_ keys: (EdgeRow) -> [String]) {
        var groups: [String: [Int]] = [:]
        var names: [String] = []
        for (index, row) in rows.enumerated() where row.length < 160 {
            for key in Set(keys(row)) where Self.isTelling(key) {
                let name = (row.side == .top ? "t" : "b") + key
                if groups[name] == nil { names.append(name) }
                groups[name, default: []].append(index)
            }
        }
        for name in names {
            let group = groups[name] ?? []
            for level in levels(group, within: 3) where isDense(level) { found.formUnion(level) }
        }
    }

    private static func isTelling(_ key: String) -> Bool {
        key.unicodeScalars.filter { $0.properties.isAlphabetic }.count >= 2
            || key.unicodeScalars.contains { UnitClass(UInt16(truncatingIfNeeded: $0.value)).contains(.wide) }
    }

    /// Rows parted by their distance from the edge.
    private func levels(_ group: [Int], within tolerance: Float) -> [[Int]] {
        var levels: [[Int]] = []
        var start: Float = 0
        for index in group.sorted(by: { (rows[$0].distance, $0) < (rows[$1].distance, $1) }) {
            if !levels.isEmpty, rows[index].distance - start <= tolerance {
                levels[levels.count - 1].append(index)
            } else {
                levels.append([index])
            }
            start = rows[index].distance
        }
        return levels
    }

    /// On enough pages, half of them next to each other (left and right pages apart).
    private func isDense(_ level: [Int]) -> Bool {
        let pages = Set(level.map { rows[$0].sheet }).sorted()
        guard pages.count >= needed else { return false }
        let near = zip(pages, pages.dropFirst()).filter { $1 - $0 <= 2 }.count
        return near * 2 >= pages.count - 1
    }

    // MARK: Counting pages

    /// All rows of one side at one distance from its edge.
    private func slots() -> [[Int]] {
        let top = rows.indices.filter { rows[$0].side == .top }
        let bottom = rows.indices.filter { rows[$0].side == .bottom }
        return levels(top, within: 0.8) + levels(bottom, within: 0.8)
    }

    private mutating func findFolios(in slot: [Int]) {
        struct Count: Hashable {
            var kind: Numerals.Kind
            var offset: Int
        }
        var pages: [Count: Set<Int>] = [:]
        var members: [Count: [Int]] = [:]
        for index in slot where rows[index].length < 160 {
            let row = rows[index]
            for token in row.tokens.prefix(12) {
                let count = Count(
                    kind: token.kind, offset: token.value - draft.sheets[row.sheet].page.number)
                pages[count, default: []].insert(row.sheet)
                members[count, default: []].append(index)
            }
        }
        for (count, sheets) in pages where sheets.count >= needed {
            let sorted = sheets.sorted()
            let span = (sorted.last ?? 0) - (sorted.first ?? 0) + 1
            let numbered = slot.filter {
                !rows[$0].tokens.isEmpty && (sorted[0]...sorted[sorted.count - 1]).contains(rows[$0].sheet)
            }
            if sheets.count * 4 >= span, sheets.count * 5 >= numbered.count * 2 {
                found.formUnion(members[count] ?? [])
            }
        }
    }

    // MARK: The same place and style

    private mutating func spread(over slot: [Int]) {
        let known = slot.filter { found.contains($0) }
        guard Set(known.map { rows[$0].sheet }).count >= needed else { return }
        let styles = known.reduce(into: Set<Int>()) { $0.formUnion(rows[$1].styles) }
        let gap = known.map { rows[$0].gap }.min() ?? 0
        let depth = known.map { rows[$0].depth }.max() ?? 0
        let longest = known.map { rows[$0].length }.max() ?? 0
        for index in slot where !found.contains(index) {
            let row = rows[index]
            guard row.depth <= depth, row.gap >= 0.6 * gap, row.styles.isSubset(of: styles) else { continue }
            guard row.length <= max(60, longest * 2) else { continue }
            found.insert(index)
        }
    }

    /// A row inside one that stays is no furniture, unless white space parts it from the text.
    private mutating func peel() {
        var kept: Set<Int> = []
        // Rows come page by page, top rows before bottom rows, each from the edge inwards.
        var (place, isOpen) = ((-1, EdgeRow.Side.top), true)
        for (index, row) in rows.enumerated() {
            if (row.sheet, row.side) != place { (place, isOpen) = ((row.sheet, row.side), true) }
            guard found.contains(index) else {
                isOpen = false
                continue
            }
            if isOpen || row.gap > 0.5 * draft.body.size { kept.insert(index) }
        }
        found = kept
    }
}

extension EdgeRow {
    fileprivate var lineKeysAndKey: [String] { lineKeys + [key] }
}
