import BookModel

/// Parts blocks into chapters: by the outline checked against the headings, else by the headings.
struct ChapterBuilder {
    /// A block with where it stands.
    struct Item {
        var block: Block
        var sheet: Int
        /// Top of its first line in the page's frame.
        var top: Float
        var size: Int
        var isContents: Bool
    }

    private struct Start {
        var index: Int
        var title: String
        var part: String?
        var matter: Chapter.Matter?
    }

    private(set) var items: [Item]
    let draft: Draft
    let outline: [OutlineEntry]
    /// Tables of contents as they look without knowing where chapters begin.
    private let tables: [Range<Int>]

    init(items: [Item], draft: Draft, outline: [OutlineEntry]) {
        self.items = items
        self.draft = draft
        self.outline = outline
        tables = ContentsFinder(items: items, starts: []).runs()
        var rows = ContentsRows(items: items, draft: draft)
        for index in rows.found() {
            self.items[index].block.isContents = true
        }
    }

    func chapters() -> [Chapter] {
        guard !items.isEmpty else { return [] }
        var starts = fromOutline()
        if starts.isEmpty { starts = fromHeadings() }
        addMatter(&starts)
        addIndex(&starts)
        starts.sort { $0.index < $1.index }
        endMatter(&starts)
        var chapters: [Chapter] = []
        if let first = starts.first, first.index > 0 {
            let blocks = items[..<first.index].map(\.block)
            chapters += front(blocks: Array(blocks), range: 0..<first.index)
        }
        for (place, start) in starts.enumerated() {
            let end = place + 1 < starts.count ? starts[place + 1].index : items.count
            guard end > start.index else { continue }
            let blocks = items[start.index..<end].map(\.block)
            chapters.append(
                Chapter(
                    title: start.title, part: start.part, matter: start.matter ?? .body,
                    blocks: blocks))
        }
        if chapters.isEmpty {
            let title =
                items.first { $0.block.role == .heading }.map { Self.clean($0.block.text.units) }
                ?? ""
            chapters = [Chapter(title: title, blocks: items.map(\.block))]
        }
        return chapters
    }

    /// What stands before the first chapter: the title page, and the page of rights where one is.
    private func front(blocks: [Block], range: Range<Int>) -> [Chapter] {
        var result: [Chapter] = []
        var current: [Block] = []
        var isRights = false
        func close() {
            guard !current.isEmpty else { return }
            let title =
                current.first { $0.role == .heading }.map { Self.clean($0.text.units) } ?? ""
            result.append(
                Chapter(title: title, matter: isRights ? .copyright : .frontMatter, blocks: current)
            )
            current = []
        }
        var sheet = -1
        for index in range {
            if items[index].sheet != sheet {
                sheet = items[index].sheet
                let rights = hasRights(sheet)
                if rights != isRights { close() }
                isRights = rights
            }
            current.append(items[index].block)
        }
        close()
        return result
    }

    private func hasRights(_ sheet: Int) -> Bool {
        let text = draft.sheets[sheet].page.text.string.lowercased()
        let signs = [
            "©", "copyright", "isbn", "all rights reserved", "alle rechte", "tous droits",
            "все права",
        ]
        return signs.filter { text.contains($0) }.count >= 2
    }

    // MARK: Outline

    private func fromOutline() -> [Start] {
        let usable = outline.filter { $0.page != nil }
        guard usable.count >= 2 else { return [] }
        var level = 1
        if usable.filter({ $0.level == 1 }).count == 1, usable.contains(where: { $0.level == 2 }) {
            level = 2
        }
        var starts: [Start] = []
        var part: String?
        for (index, entry) in usable.enumerated() where entry.level <= level + 1 {
            let title = CodeUnits(entry.title)
            let hasChildren = index + 1 < usable.count && usable[index + 1].level > entry.level
            if entry.level == level, ChapterWords.startsPart(title), hasChildren {
                part = Self.clean(title)
                continue
            }
            let isChapter = entry.level == level || entry.level == level + 1 && part != nil
            guard isChapter, let place = place(of: entry) else { continue }
            if entry.level == level { part = nil }
            let matter = ChapterWords.matter(of: title)
            // A bookmark of the contents may lead to the page behind them.
            if matter == .contents, !isInTable(place),
                ChapterWords.matter(of: items[place].block.text.units) != .contents
            {
                continue
            }
            guard !starts.contains(where: { $0.index == place }) else { continue }
            starts.append(
                Start(
                    index: place, title: Self.clean(title), part: part, matter: matter))
        }
        let rising = zip(starts, starts.dropFirst()).allSatisfy { $0.index < $1.index }
        return rising ? starts : starts.sorted { $0.index < $1.index }
    }

    /// The block an entry points to: the heading that says the same, else the first at its height.
    private func place(of entry: OutlineEntry) -> Int? {
        guard let page = entry.page else { return nil }
        let key = EdgeRows.key(CodeUnits(entry.title)).split(separator: " ").filter { $0 != "#" }
            .joined(separator: " ")
        var fallback: Int?
        for (index, item) in items.enumerated() {
            let number = draft.sheets[item.sheet].page.number
            guard number >= page else { continue }
            if number > page {
                return fallback ?? (number == page + 1 || fallback == nil ? index : fallback)
            }
            let own = EdgeRows.key(item.block.text.units).split(separator: " ").filter { $0 != "#" }
                .joined(separator: " ")
            if !key.isEmpty, !own.isEmpty, !isEntry(index),
                own == key
                    || item.block.role == .heading && (key.hasSuffix(own) || own.hasSuffix(key))
            {
                return headingStart(index)
            }
            if fallback == nil, !isEntry(index), item.block.role != .footnote,
                item.top >= (entry.top ?? 0) - 24
            {
                fallback = index
            }
        }
        return fallback
    }

    /// Back over the headings just above: "Chapter I" over its title.
    private func headingStart(_ index: Int) -> Int {
        var start = index
        while start > 0, items[start - 1].block.role == .heading,
            items[start - 1].sheet == items[index].sheet,
            ChapterWords.startsChapter(items[start - 1].block.text.units)
        { start -= 1 }
        return start
    }

    // MARK: Headings

    private func fromHeadings() -> [Start] {
        let headings = items.indices.filter {
            items[$0].block.role == .heading && !isInTable($0)
        }
        let named = headings.filter { ChapterWords.startsChapter(items[$0].block.text.units) }
        if named.count >= 2 { return named.map { start(at: $0) } }
        var groups: [Int: [Int]] = [:]
        for index in headings { groups[items[index].size, default: []].append(index) }
        for size in groups.keys.sorted(by: >) {
            let group = groups[size] ?? []
            let sheets = Set(group.map { items[$0].sheet })
            if sheets.count >= 2 { return group.map { start(at: $0) } }
        }
        return []
    }

    private func start(at index: Int) -> Start {
        var title = items[index].block.text.units
        var part: String?
        // A title on its own line below "Chapter I", or a part's name above it.
        var next = index + 1
        while next < items.count, items[next].block.role == .heading,
            items[next].sheet == items[index].sheet, next < index + 3,
            ChapterWords.startsChapter(items[index].block.text.units)
        {
            title += [0x20] + items[next].block.text.units
            next += 1
        }
        if index > 0, items[index - 1].block.role == .heading,
            ChapterWords.startsPart(items[index - 1].block.text.units)
        {
            part = Self.clean(items[index - 1].block.text.units)
        }
        return Start(
            index: index, title: Self.clean(title), part: part,
            matter: ChapterWords.matter(of: title))
    }

    // MARK: Matter

    /// Tables of contents that neither outline nor chapter headings name.
    private func addMatter(_ starts: inout [Start]) {
        let chapters = starts.filter { $0.matter != .contents }.map(\.index)
        for run in ContentsFinder(items: items, starts: Set(chapters)).runs()
        where !chapters.contains(where: { $0 > run.lowerBound && $0 < run.upperBound }) {
            starts.removeAll { run.contains($0.index) }
            starts.append(
                Start(
                    index: run.lowerBound, title: title(of: run.lowerBound), part: nil,
                    matter: .contents))
            let end = run.upperBound
            if end < items.count, !starts.contains(where: { $0.index == end }) {
                let isTitled = items[end].block.role == .heading
                starts.append(
                    Start(index: end, title: isTitled ? title(of: end) : "", part: nil, matter: nil)
                )
            }
        }
    }

    /// Indexes by their form: what begins on their pages belongs to them.
    private func addIndex(_ starts: inout [Start]) {
        for run in IndexFinder(items: items, draft: draft).runs() {
            // An index that the outline or a heading names may have pages of another form.
            let open = starts.filter { $0.index <= run.lowerBound }.max { $0.index < $1.index }
            if open?.matter == .index { continue }
            for place in starts.indices where run.contains(starts[place].index) {
                starts[place].matter = .index
            }
            if !starts.contains(where: { $0.index == run.lowerBound }) {
                starts.append(
                    Start(
                        index: run.lowerBound, title: indexTitle(of: run.lowerBound), part: nil,
                        matter: .index))
            }
            let end = run.upperBound
            if end < items.count, !starts.contains(where: { $0.index == end }) {
                starts.append(Start(index: end, title: "", part: nil, matter: nil))
            }
        }
    }

    /// Lets a chapter begin where an index or a list of works ends before its chapter does.
    private func endMatter(_ starts: inout [Start]) {
        let finder = MatterEnd(items: items, draft: draft)
        for place in starts.indices.reversed() {
            let end = place + 1 < starts.count ? starts[place + 1].index : items.count
            guard end > starts[place].index,
                let rest = finder.end(of: starts[place].matter, in: starts[place].index..<end)
            else { continue }
            starts.insert(Start(index: rest, title: "", part: nil, matter: nil), at: place + 1)
        }
    }

    private func indexTitle(of index: Int) -> String {
        ChapterWords.matter(of: items[index].block.text.units) == .index ? title(of: index) : ""
    }

    private func isInTable(_ index: Int) -> Bool { tables.contains { $0.contains(index) } }

    /// An entry of a table of contents, which says what the chapter's heading says.
    private func isEntry(_ index: Int) -> Bool {
        isInTable(index) && tables.allSatisfy { $0.lowerBound != index }
    }

    private func title(of index: Int) -> String { Self.clean(items[index].block.text.units) }

    /// One line, no leaders, no soft hyphens, white space single.
    static func clean(_ units: CodeUnits) -> String {
        let text = units.filter { $0 != SoftHyphens.sign }
            .map { $0 < 0x20 || $0 == 0xA0 ? 0x20 : $0 }.string
        return text.split(separator: " ").joined(separator: " ")
    }
}
