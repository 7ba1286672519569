import BookModel

extension RunningHeads {
    // MARK: Repeated wording

    /// Rows of which a piece, or the whole, stands in the same place on pages close to each other.
    func repeats(in pool: [Int]) -> Set<Int> {
        struct Wording: Hashable {
            var side: EdgeRow.Side
            var key: String
        }
        var groups: [Wording: [Int]] = [:]
        for index in pool where rows[index].length < 160 {
            for key in Set(keys(of: rows[index])) where Self.isTelling(key) {
                groups[Wording(side: rows[index].side, key: key), default: []].append(index)
            }
        }
        var result: Set<Int> = []
        for group in groups.values {
            for level in levels(group, within: 3) where isDense(level) { result.formUnion(level) }
        }
        return result
    }

    /// What a row says, with only those numbers masked that count pages: "Chapter 2" and "Chapter
    /// 3"
    /// on the first pages of short chapters are not the same words.
    private func keys(of row: EdgeRow) -> [String] {
        let number = draft.sheets[row.sheet].page.number
        let keys = row.texts.map {
            EdgeRows.key($0) { offsets.contains(Offset(kind: $0, value: $1 - number)) }
        }
        return keys + [keys.joined(separator: " ")]
    }

    static func isTelling(_ key: String) -> Bool {
        let letters = key.utf16.filter { UnitClass($0).contains(.letter) }
        return letters.count >= 2 || letters.contains { UnitClass($0).contains(.wide) }
    }

    // MARK: Counting pages

    /// Rows with a number that runs with the pages. The number stands alone or apart, or the row is
    /// short: the first word of a note does not count pages.
    mutating func folios(in slot: [Int]) -> Set<Int> {
        var members: [Offset: [Int]] = [:]
        for index in slot where rows[index].length < 160 {
            let row = rows[index]
            // "Title 3" in large type on page 3 is a title.
            let size = row.lines.map { draft.sheets[row.sheet].lines[$0].size }.max() ?? 0
            guard row.isFolio || size < 1.25 * draft.body.size else { continue }
            for token in row.apart {
                let number = draft.sheets[row.sheet].page.number
                members[Offset(kind: token.kind, value: token.value - number), default: []].append(
                    index)
            }
        }
        var result: Set<Int> = []
        for (offset, rows) in members where holds(rows, in: slot) {
            result.formUnion(rows)
            offsets.insert(offset)
        }
        return result
    }

    private func holds(_ members: [Int], in slot: [Int]) -> Bool {
        let sheets = Set(members.map { rows[$0].sheet }).sorted()
        guard let first = sheets.first, let last = sheets.last, sheets.count >= needed else {
            return false
        }
        let numbered = slot.filter {
            !rows[$0].apart.isEmpty && (first...last).contains(rows[$0].sheet)
        }
        return sheets.count * 4 >= last - first + 1 && sheets.count * 2 >= numbered.count
    }

    /// A number alone, right for its page by what other pages showed or by the file's own label:
    /// the foot of a chapter's first page.
    func isStrayFolio(_ index: Int) -> Bool {
        let row = rows[index]
        guard row.isFolio, row.gap > 0.5 * draft.body.leading else { return false }
        let page = draft.sheets[row.sheet].page
        let frame = draft.sheets[row.sheet].frame
        let depth = row.side == .top || row.side == .bottom ? frame.height : frame.width
        guard row.distance < 0.14 * depth || standsOutside(row),
            !found.contains(where: {
                rows[$0].sheet == row.sheet && !rows[$0].apart.isEmpty && $0 != index
            })
        else { return false }
        if row.tokens.contains(where: {
            offsets.contains(Offset(kind: $0.kind, value: $0.value - page.number))
        }) {
            return true
        }
        let label = CodeUnits(page.label)
        let stated = Numerals.arabic(label) ?? Numerals.roman(label)
        return row.tokens.count == 1 && stated != nil && row.tokens.first?.value == stated
            && (page.label != String(page.number) || !offsets.isEmpty
                || row.gap > 2 * draft.body.leading)
    }

    /// Whether a row stands further out than the text does on other pages.
    private func standsOutside(_ row: EdgeRow) -> Bool {
        guard row.side == .bottom, row.depth == 0 else { return false }
        let text = rows.filter {
            $0.side == row.side && $0.sheet != row.sheet && $0.length > 20
        }.map(\.distance)
        return text.count >= 3 && row.distance < text.min() ?? 0
    }

    // MARK: Headings in another style

    /// Rows that say what a heading says, smaller: two at least in one place.
    func echoes(in slot: [Int]) -> Set<Int> {
        let members = slot.filter { index in
            let row = rows[index]
            let size = row.lines.map { draft.sheets[row.sheet].lines[$0].size }.max() ?? 0
            guard size < 1.12 * draft.body.size, row.gap > 0.4 * draft.body.size,
                !draft.sheets[row.sheet].isContents
            else { return false }
            return row.lineKeys.contains { headings.echo($0, styles: row.styles) }
        }
        return Set(members.map { rows[$0].sheet }).count >= 2 ? Set(members) : []
    }

    // MARK: The same place

    /// Short rows that stand in one place, page after page, far from the text, whatever they say.
    func regulars(in slot: [Int]) -> Set<Int> {
        let members = slot.filter { index in
            let row = rows[index]
            let size = row.lines.map { draft.sheets[row.sheet].lines[$0].size }.max() ?? 0
            return row.length < 80 && row.gap > 0.75 * draft.body.leading
                && size < 1.15 * draft.body.size
        }
        let sheets = Set(members.map { rows[$0].sheet }).sorted()
        guard let first = sheets.first, let last = sheets.last, sheets.count >= 4, isDense(members)
        else { return [] }
        guard sheets.count * 5 >= (last - first + 1) * 2 else { return [] }
        // Text that fills its pages starts in one place too, but no white space sets it apart
        // there.
        let others = slot.filter { !members.contains($0) }
        guard others.count * 3 <= members.count, !sinks(members, from: first, to: last) else {
            return []
        }
        return Set(members)
    }

    /// Whether the rows stand inside the text's area: on pages without one of them text begins
    /// further out, as it does where chapters begin with a number sunk into the page.
    private func sinks(_ members: [Int], from first: Int, to last: Int) -> Bool {
        guard let side = members.first.map({ rows[$0].side }) else { return false }
        let distance = members.map { rows[$0].distance }.max() ?? 0
        let own = Set(members.map { rows[$0].sheet })
        let further = rows.indices.filter { index in
            let row = rows[index]
            return row.side == side && (first...last).contains(row.sheet)
                && !own.contains(row.sheet) && row.length > 20 && !found.contains(index)
                && row.distance < distance - 0.5 * draft.body.leading
        }
        return Set(further.map { rows[$0].sheet }).count * 3 > own.count
    }

    func spread(over slot: [Int]) -> Set<Int> {
        let known = slot.filter { found.contains($0) }
        guard Set(known.map { rows[$0].sheet }).count >= needed else { return [] }
        let styles = known.reduce(into: Set<Int>()) { $0.formUnion(rows[$1].styles) }
        let gaps = known.map { rows[$0].gap }.sorted()
        let gap = gaps[gaps.count / 2]
        let longest = known.map { rows[$0].length }.max() ?? 0
        return Set(
            slot.filter { index in
                let row = rows[index]
                return row.gap >= 0.5 * min(gap, 40)
                    && !row.texts.contains(where: ContentsPages.hasLeader)
                    && row.styles.isSubset(of: styles)
                    && row.length <= max(60, longest * 2)
            })
    }

    /// The first page's head in pieces: three at least, that together say what a running head says.
    /// A title that the running heads repeat, or a chapter's number over its title, is not one.
    func masthead() -> Set<Int> {
        let top = rows.indices.filter { rows[$0].sheet == 0 && rows[$0].side == .top }
        let pieces = top.flatMap { rows[$0].lineKeys }.filter(Self.isTelling)
        for head in Set(found.filter { rows[$0].side == .top }.map { rows[$0].key }).sorted() {
            let said = pieces.filter { $0 != head && head.contains($0) }
            let words = said.reduce(0) { $0 + $1.split(separator: " ").count }
            guard said.count >= 3, words * 10 >= head.split(separator: " ").count * 7 else {
                continue
            }
            return Set(top.filter { row in rows[row].lineKeys.allSatisfy { said.contains($0) } })
        }
        return []
    }
}
