import BookModel

/// Finds the tables of contents that stand between a book's blocks, and where the text goes on
/// below one on the same page.
struct ContentsFinder {
    let items: [ChapterBuilder.Item]
    /// Blocks with which chapters begin that are no contents.
    let starts: Set<Int>

    /// Fewest entries that are a table.
    private static let fewest = 3
    /// Longest sentence, in UTF-16 units, that may stand between entries.
    private static let longestRemark = 60

    /// Half-open ranges of the items, in order.
    func runs() -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = 0
        while index < items.count {
            guard let run = run(from: index) else {
                index += 1
                continue
            }
            runs.append(run)
            index = run.upperBound
        }
        return runs
    }

    private func run(from begin: Int) -> Range<Int>? {
        let isTitled = isTitle(begin)
        guard isTitled || isFirstEntry(begin) else { return nil }
        var end = begin + 1
        while end < items.count,
            items[end].isContents || isTitled && items[end].sheet == items[begin].sheet,
            !bodyBegins(end)
        { end += 1 }
        let entries = items[begin..<end].reduce(0) {
            $0 + ContentsPages.entries($1.block.text.units)
        }
        return entries >= Self.fewest || isTitled && end - begin > Self.fewest ? begin..<end : nil
    }

    private func isTitle(_ index: Int) -> Bool {
        items[index].block.role == .heading
            && ChapterWords.matter(of: items[index].block.text.units) == .contents
    }

    /// An entry on a page of contents, where no title stands over it.
    private func isFirstEntry(_ index: Int) -> Bool {
        guard items[index].isContents, isEntry(index) else { return false }
        let later = items[index...].prefix { $0.sheet == items[index].sheet }
        return !later.indices.contains(where: isTitle)
    }

    private func isEntry(_ index: Int) -> Bool {
        ContentsPages.entries(items[index].block.text.units) > 0
    }

    private func bodyBegins(_ index: Int) -> Bool {
        if starts.contains(index) { return !isEntry(index) || isProse(below: index) }
        if items[index].block.role == .heading { return !isEntry(index) && isProse(below: index) }
        return isProse(index)
    }

    /// Whether text stands below a heading, and those directly below it.
    private func isProse(below index: Int) -> Bool {
        let next = items[(index + 1)...].firstIndex { $0.block.role != .heading }
        return next.map { isProse($0) } ?? false
    }

    /// A sentence, or more, that leads to no page.
    private func isProse(_ index: Int) -> Bool {
        let units = items[index].block.text.units
        guard !isEntry(index), units.count > Self.longestRemark else { return false }
        return LineEnds(units).isFinished
    }
}
