import BookModel

/// Finds where ordinary text begins again behind an index or a list of works that no heading ends:
/// tables and figures at the end of a paper, the lives of its authors.
struct MatterEnd {
    let items: [ChapterBuilder.Item]
    let draft: Draft

    /// Fewer UTF-16 units are a remark, or the rest of an entry.
    private static let leastProse = 200

    /// The first item of a chapter's range that is none of its matter.
    func end(of matter: Chapter.Matter?, in range: Range<Int>) -> Int? {
        switch matter {
        case .index: indexEnd(range)
        case .bibliography: listEnd(range)
        default: nil
        }
    }

    /// The first page behind all pages with the form of an index that has hardly an entry. The last
    /// few entries of an index may stand on a page of their own.
    private func indexEnd(_ range: Range<Int>) -> Int? {
        guard let last = range.last(where: { isListed(draft.sheets[items[$0].sheet]) }) else {
            return nil
        }
        let rest = (last + 1)..<range.upperBound
        return rest.first { first in
            guard items[first].sheet != items[first - 1].sheet else { return false }
            let page = rest.filter { items[$0].sheet == items[first].sheet }
            let entries = page.count { IndexPages.isEntry(items[$0].block.text.units) != nil }
            let units = page.reduce(0) { $0 + length(of: items[$1].block) }
            return entries * 4 < page.count && units >= Self.leastProse
        }
    }

    /// Numbers that happen to rise make an index look like a table of contents.
    private func isListed(_ sheet: Sheet) -> Bool { sheet.isIndex || sheet.isContents }

    private func length(of block: Block) -> Int {
        block.text.count + block.cells.joined().reduce(0) { $0 + $1.count }
    }

    /// Behind the last of the numbered entries, where nearly all that stands between the first and
    /// the last begins with a number that counts on.
    private func listEnd(_ range: Range<Int>) -> Int? {
        var entries: [Int] = []
        var value = 0
        for index in range {
            guard let number = number(of: index), entries.isEmpty || number == value + 1 else {
                continue
            }
            entries.append(index)
            value = number
        }
        guard let first = entries.first, let last = entries.last, entries.count >= 3,
            entries.count * 10 >= (last - first + 1) * 8
        else { return nil }
        let rest = (last + 1)..<range.upperBound
        return rest.contains(where: isText) ? rest.lowerBound : nil
    }

    private func isText(_ index: Int) -> Bool {
        let block = items[index].block
        guard block.role != .table, block.role != .caption else { return true }
        return block.text.count >= Self.leastProse && LineEnds(block.text.units).isFinished
    }

    /// "[12] Knuth, D. E.", "12. Knuth, D. E."
    private func number(of index: Int) -> Int? {
        let units = items[index].block.text.units
        let word = units.prefix { $0 != 0x20 }
        guard word.count > 1, word.count <= 6, word.first == 0x5B || word.last == 0x2E else {
            return nil
        }
        let digits = word.filter { $0 != 0x5B && $0 != 0x5D && $0 != 0x2E }
        return Numerals.arabic(Array(digits))
    }
}
