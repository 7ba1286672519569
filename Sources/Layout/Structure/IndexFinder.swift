import BookModel

/// Finds where the indexes begin and end that stand on the pages of an index.
struct IndexFinder {
    let items: [ChapterBuilder.Item]
    let draft: Draft

    /// Longer ones, in UTF-16 units, are text of the chapter before or behind.
    private static let longestEntry = 120

    /// Half-open ranges of the items, in order.
    func runs() -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = 0
        while let first = items[index...].firstIndex(where: { draft.sheets[$0.sheet].isIndex }) {
            let end = self.end(of: first)
            runs.append(start(first, before: end)..<end)
            index = end
        }
        return runs
    }

    private func end(of first: Int) -> Int {
        var end = first
        while end < items.count, draft.sheets[items[end].sheet].isIndex,
            items[end].sheet <= items[max(end - 1, first)].sheet + 1
        { end += 1 }
        return end
    }

    /// At the title; else behind the last paragraph of prose on the first page.
    private func start(_ first: Int, before end: Int) -> Int {
        let sheet = items[first].sheet
        let page = first..<(items[first..<end].firstIndex { $0.sheet != sheet } ?? end)
        if let title = page.first(where: isTitle) { return title }
        if first > 0, items[first - 1].sheet == sheet - 1, isTitle(first - 1) { return first - 1 }
        let prose = page.prefix(page.count / 2).last { isProse($0) }
        return prose.map { $0 + 1 } ?? first
    }

    private func isTitle(_ index: Int) -> Bool {
        ChapterWords.matter(of: items[index].block.text.units) == .index
    }

    private func isProse(_ index: Int) -> Bool {
        let units = items[index].block.text.units
        return units.count > Self.longestEntry && LineEnds(units).isFinished
    }
}
