import BookModel

/// Finds lists in the middle of the text whose rows lead to pages of the book: lists of figures,
/// the sections of a chapter, what a document without chapters says about its own parts.
///
/// A list says what it is by its title ("List of Figures"); under another title, or none, its rows
/// must lead to pages that hold what they say. Not: a bill of fare, "Lamb . . . . 12".
struct ContentsRows {
    private let items: [ChapterBuilder.Item]
    /// Items by the label and the number of their page.
    private let byPage: [String: [Int]]
    /// The letters of headings and captions.
    private let headings: Set<CodeUnits>
    /// Those of items on pages that rows lead to: several may lead to one.
    private var letters: [Int: String] = [:]

    /// Longest name of a column over the rows, in UTF-16 units: "Figure Page".
    private static let longestColumnHead = 40

    init(items: [ChapterBuilder.Item], draft: Draft) {
        self.items = items
        guard items.contains(where: Self.isRow) else {
            (byPage, headings) = ([:], [])
            return
        }
        var byPage: [String: [Int]] = [:]
        for (index, item) in items.enumerated() where !Self.isRow(item) {
            let page = draft.sheets[item.sheet].page
            for name in Set([page.label, String(page.number)]) {
                byPage[name, default: []].append(index)
            }
        }
        self.byPage = byPage
        headings = Set(
            items.filter { [.heading, .caption].contains($0.block.role) && !Self.isRow($0) }
                .map { Self.letters($0.block.text.units[...]) })
    }

    /// Indices of the items that are rows, and of the titles with nothing else below them.
    mutating func found() -> [Int] {
        var found: [Int] = []
        var index = 0
        while let start = items[index...].firstIndex(where: Self.isRow) {
            let end = items[start...].firstIndex { !Self.isRow($0) } ?? items.count
            found += list(start..<end)
            index = end
        }
        return found
    }

    private static func isRow(_ item: ChapterBuilder.Item) -> Bool {
        let text = item.block.text.units
        guard item.block.role != .code, item.block.role != .footnote else { return false }
        guard let last = Leader.all(in: text).last, !last.number.isEmpty else { return false }
        return last.number.upperBound == text.count
    }

    private mutating func list(_ rows: Range<Int>) -> [Int] {
        var start = rows.lowerBound
        if start > 1, isColumnHead(start - 1), isTitle(start - 2) { start -= 1 }
        if start > 0, isTitle(start - 1) { return Array(start - 1..<rows.upperBound) }
        guard rows.count > 1, rises(rows) else { return [] }
        var leading = 0
        for row in rows where leads(row) { leading += 1 }
        guard leading * 2 >= rows.count else { return [] }
        let isAlone =
            start > 0 && items[start - 1].block.role == .heading
            && (rows.upperBound == items.count || items[rows.upperBound].block.role == .heading)
        return Array((isAlone ? start - 1 : start)..<rows.upperBound)
    }

    private func isTitle(_ index: Int) -> Bool {
        ChapterWords.matter(of: items[index].block.text.units) == .contents
    }

    private func isColumnHead(_ index: Int) -> Bool {
        let units = items[index].block.text.units
        return units.count <= Self.longestColumnHead && !LineEnds(units).isFinished
    }

    private func rises(_ rows: Range<Int>) -> Bool {
        let pages = rows.compactMap { number(of: $0).flatMap { Numerals.arabic($0) } }
        return zip(pages, pages.dropFirst()).allSatisfy { $0.0 <= $0.1 }
    }

    private func number(of row: Int) -> CodeUnits? {
        let units = items[row].block.text.units
        return Leader.all(in: units).last.map { Array(units[$0.number]) }
    }

    /// Whether the page that a row names holds what the row says.
    private mutating func leads(_ row: Int) -> Bool {
        let units = items[row].block.text.units
        guard let leader = Leader.all(in: units).last else { return false }
        let title = Self.letters(units[..<leader.dots.lowerBound])
        guard title.count > 2 else { return false }
        if headings.contains(title) { return true }
        let wanted = title.string
        for other in byPage[units.string(in: leader.number), default: []]
        where letters(of: other).contains(wanted) {
            return true
        }
        return false
    }

    private mutating func letters(of item: Int) -> String {
        if let known = letters[item] { return known }
        let found = Self.letters(items[item].block.text.units[...]).string
        letters[item] = found
        return found
    }

    private static func letters(_ units: ArraySlice<UInt16>) -> CodeUnits {
        CodeUnits(units.filter { UnitClass($0).contains(.letter) }.string.lowercased())
    }
}
