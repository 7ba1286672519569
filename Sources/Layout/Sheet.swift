import BookModel

/// A page at work: its lines in the page's frame, furniture taken away pass by pass.
struct Sheet {
    let page: PrintedPage
    let frame: PageFrame
    var lines: [Line]
    /// A page of a table of contents.
    var isContents = false
    /// A page of an index.
    var isIndex = false
    var columns = Columns([], gutters: [], body: BodyStyle(), width: 0)
}

/// The book at work, and the account of what the passes took away.
struct Draft {
    var sheets: [Sheet]
    var styles: Styles
    var body: BodyStyle
    let options: ReadingOptions
    private(set) var ledger = Ledger()
    private var findings: [String: (example: String, pages: [Int])] = [:]
    private var rules: [String] = []
    var diagnostics: [Diagnostic] = []
    var notes: [Note] = []
    /// The structure of a tagged book; `nil` where there is none that can be believed.
    var tags: TagTree?
    var tables: [Table] = []

    init(_ pages: [PrintedPage], options: ReadingOptions) {
        var styles = Styles()
        let frames = PageFrame.frames(of: pages)
        let tags = TagTree(pages)
        sheets = zip(pages, frames).enumerated().map { index, entry in
            let (page, frame) = entry
            let builder = LineBuilder(
                page: page, index: index, frame: frame, blocks: tags?.contents[index] ?? [],
                languages: tags?.languageOfContents[index] ?? [],
                replacements: tags?.texts.wordsOfContents[index] ?? [])
            return Sheet(page: page, frame: frame, lines: builder.lines(&styles))
        }
        self.styles = styles
        self.tags = tags
        self.options = options
        body = BodyStyle(sheets, styles)
        for index in sheets.indices {
            sheets[index].isContents = ContentsPages.isOne(sheets[index])
        }
    }

    /// Takes lines off a page by a rule, unless the user keeps what that rule finds.
    mutating func drop(_ indices: [Int], of sheet: Int, rule: String) {
        guard !indices.isEmpty, !options.keptRules.contains(rule) else { return }
        let doomed = Set(indices)
        let page = sheets[sheet].page
        let lines = indices.sorted().map { sheets[sheet].lines[$0] }
        for line in lines { record(line.words.map(\.range), of: page, rule: rule) }
        note(
            rule, example: lines.map { $0.text(in: page) }.joined(separator: " "), page: page.number
        )
        sheets[sheet].lines = sheets[sheet].lines.enumerated()
            .filter { !doomed.contains($0.offset) }.map(\.element)
    }

    /// Writes unit ranges of a page into the ledger; neighbours with only white space between are
    /// one.
    mutating func record(_ ranges: [Range<Int>], of page: PrintedPage, rule: String) {
        var pending: Range<Int>?
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let open = pending, range.lowerBound <= open.upperBound + 1 {
                pending = open.lowerBound..<max(open.upperBound, range.upperBound)
            } else {
                if let open = pending { enter(open, of: page, rule: rule) }
                pending = range
            }
        }
        if let open = pending { enter(open, of: page, rule: rule) }
    }

    private mutating func enter(_ range: Range<Int>, of page: PrintedPage, rule: String) {
        ledger.drop(
            SourceRange(unit: page.unit, range: range), rule: rule,
            excerpt: page.text.string(in: range))
    }

    /// Counts a page for a piece of furniture that `inspect` lists.
    private mutating func note(_ rule: String, example: String, page: Int) {
        if findings[rule] == nil { rules.append(rule) }
        var finding = findings[rule] ?? (String(example.prefix(80)), [])
        if finding.pages.last != page { finding.pages.append(page) }
        findings[rule] = finding
    }

    var furniture: [FurnitureItem] {
        rules.compactMap { rule in
            findings[rule].map { found in
                FurnitureItem(
                    rule: rule, example: found.example, pages: Array(Set(found.pages)).sorted())
            }
        }
    }
}

/// What most of the book's text is set in.
struct BodyStyle {
    private(set) var size: Float = 10
    private(set) var style = 0
    /// Distance between baselines in running text.
    private(set) var leading: Float = 12

    init() {}

    init(_ sheets: [Sheet], _ styles: Styles) {
        var counts: [Int: Int] = [:]
        var sizes: [Int: Int] = [:]
        for sheet in sheets {
            for line in sheet.lines where !line.isTurned {
                let count = line.unitCount
                counts[line.style, default: 0] += count
                sizes[Int((line.size * 2).rounded()), default: 0] += count
            }
        }
        if let best = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
            let larger = sizes.filter { $0.key > best.key && $0.value * 3 > best.value }
                .map(\.key).sorted().first { Self.stands($0, over: best.key, sheets) }
            size = max(Float(larger ?? best.key) / 2, 1)
        }
        let near = counts.filter { abs(styles[$0.key].size - size) < 0.6 }
        if let best = near.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) {
            style = best.key
        }
        leading = Self.leading(sheets, size: size)
    }

    /// The style of a page that is set in another size as a whole, as a licence at the end may be.
    func adapted(to lines: [Line]) -> BodyStyle {
        var sizes: [Int: Int] = [:]
        for line in lines where !line.isTurned {
            sizes[Int((line.size * 2).rounded()), default: 0] += line.unitCount
        }
        let all = sizes.values.reduce(0, +)
        guard let best = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
            best.value * 10 > all * 8, abs(Float(best.key) / 2 - size) > 0.2 * size, best.key > 6
        else { return self }
        var style = self
        style.size = Float(best.key) / 2
        style.leading = leading * style.size / size
        return style
    }

    /// Whether text of one size stands above that of a smaller one wherever a page has both: the
    /// smaller is that of long notes, however much of it there is. Sizes in half points.
    private static func stands(_ size: Int, over small: Int, _ sheets: [Sheet]) -> Bool {
        var (pages, kept) = (0, 0)
        for sheet in sheets {
            func lines(_ size: Int) -> [Line] {
                sheet.lines.filter { Int(($0.size * 2).rounded()) == size && $0.unitCount > 15 }
            }
            guard let foot = lines(size).map(\.box.y1).max(),
                let top = lines(small).map(\.box.y0).min()
            else { continue }
            pages += 1
            if foot < top + Float(small) / 4 { kept += 1 }
        }
        return pages >= 2 && kept * 10 >= pages * 8
    }

    /// The commonest distance from a line to the one below it, among lines of the body's size.
    private static func leading(_ sheets: [Sheet], size: Float) -> Float {
        var counts: [Int: Int] = [:]
        for sheet in sheets {
            var last: Line?
            for line in sheet.lines where abs(line.size - size) < 0.6 && line.unitCount > 15 {
                if let above = last, line.box.x0 < above.box.x1, above.box.x0 < line.box.x1 {
                    let step = line.box.y1 - above.box.y1
                    if step > 0.8 * size, step < 3 * size {
                        counts[Int((step * 2).rounded()), default: 0] += 1
                    }
                }
                last = line
            }
        }
        let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        return best.map { Float($0.key) / 2 } ?? 1.2 * size
    }
}
