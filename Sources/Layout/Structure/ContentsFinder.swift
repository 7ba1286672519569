import BookModel

/// Finds the tables of contents that stand between a book's blocks, and where the text goes on
/// below one on the same page.
struct ContentsFinder {
    let items: [ChapterBuilder.Item]
    /// Blocks with which chapters begin that are no contents.
    let starts: Set<Int>

    /// Fewest entries that are a table.
    private static let fewest = 3
    /// Longest sentence, in UTF-16 units, that may stand between entries; below a heading a short
    /// one is text.
    private static let longestRemark = 60
    private static let shortest = 8
    /// Longest title, in UTF-16 units.
    private static let longestTitle = 60

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
        guard isTitled || isUntitledBeginning(begin) else { return nil }
        var end = begin + 1
        while end < items.count,
            items[end].isContents
                ? !bodyBegins(end)
                : isTitled && belongs(end, toTableFrom: begin) || goesOn(end)
        { end += 1 }
        let count = (begin..<end).reduce(0) { $0 + entries(at: $1) }
        let isLong = count >= Self.fewest || isTitled && end - begin > Self.fewest
        // The contents of a short book, under their name.
        let isShort = isTitled && count > 1 && count == end - begin - 1
        return isLong || isShort ? begin..<end : nil
    }

    /// The last entries, on a page of their own behind a page of contents.
    private func goesOn(_ index: Int) -> Bool {
        let sheet = items[index].sheet
        guard !starts.contains(index),
            let before = items[..<index].lastIndex(where: { $0.sheet != sheet }),
            items[before].isContents, items[before].sheet == sheet - 1
        else { return false }
        return items[(before + 1)...].indices.prefix { items[$0].sheet == sheet }
            .allSatisfy(isEntry)
    }

    /// "Contents", set as a heading or with an entry below.
    private func isTitle(_ index: Int) -> Bool {
        let units = items[index].block.text.units
        guard units.count <= Self.longestTitle,
            items[index].block.role == .heading || index + 1 < items.count && isEntry(index + 1)
        else { return false }
        return ChapterWords.matter(of: units) == .contents
    }

    /// Where pages of contents begin without saying so; on the book's first page below its title.
    private func isUntitledBeginning(_ index: Int) -> Bool {
        guard items[index].isContents, !starts.contains(index) else { return false }
        let sheet = items[index].sheet
        if let before = index > 0 ? items[index - 1] : nil,
            before.isContents, before.sheet != sheet || sheet != items[0].sheet || !isEntry(index)
        {
            return false
        }
        let page = items[index...].prefix { $0.sheet == sheet }
        return !page.indices.contains(where: isTitle)
    }

    /// Below the title on a page of other things too: entries, and what parts them.
    private func belongs(_ index: Int, toTableFrom begin: Int) -> Bool {
        guard items[index].sheet == items[begin].sheet, !starts.contains(index) else {
            return false
        }
        if isEntry(index) { return true }
        let next = index + 1
        return next < items.count && items[next].sheet == items[begin].sheet && isEntry(next)
            && !isProse(index)
    }

    private func isEntry(_ index: Int) -> Bool { entries(at: index) > 0 }

    private func entries(at index: Int) -> Int {
        let units = items[index].block.text.units
        let count = ContentsPages.entries(units)
        return count == 0 && items[index].isContents && ContentsPages.hasLeader(units) ? 1 : count
    }

    private func bodyBegins(_ index: Int) -> Bool {
        if starts.contains(index) { return !isEntry(index) || isProse(below: index) }
        if items[index].block.role == .heading { return !isEntry(index) && isProse(below: index) }
        return isProse(index)
    }

    /// Whether text stands below a heading, and those directly below it.
    private func isProse(below index: Int) -> Bool {
        let next = items[(index + 1)...].firstIndex { $0.block.role != .heading }
        return next.map { isProse($0, over: Self.shortest) || isOpenSentence($0) } ?? false
    }

    /// A sentence that ends in what it introduces, "the package is loaded by saying", "Actually:":
    /// most of its words begin with small letters, and no page's number ends it.
    private func isOpenSentence(_ index: Int) -> Bool {
        let units = items[index].block.text.units
        guard !isEntry(index), units.count > Self.longestRemark else { return false }
        let words = units.split(separator: 0x20)
        let small = words.count { $0.first.map { UnitClass($0).contains(.lower) } ?? false }
        return small * 2 > words.count
    }

    /// A sentence, or more, that leads to no page.
    private func isProse(_ index: Int, over length: Int = Self.longestRemark) -> Bool {
        let units = items[index].block.text.units
        return !isEntry(index) && units.count > length && LineEnds(units).isFinished
    }
}
