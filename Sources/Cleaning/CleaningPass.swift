import BookModel

/// One step of cleaning.
protocol CleaningPass: Sendable {
    func apply(to chapters: [Chapter], ledger: inout Ledger) -> [Chapter]
}

/// A step that looks at one block at a time.
protocol BlockPass: CleaningPass {
    /// What becomes of the block: itself, changed, none or several.
    func blocks(for block: Block, ledger: inout Ledger) -> [Block]
}

extension BlockPass {
    func apply(to chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        chapters.map { chapter in
            var chapter = chapter
            chapter.blocks = chapter.blocks.flatMap { blocks(for: $0, ledger: &ledger) }
            return chapter
        }
    }
}

/// The names of the rules by which cleaning leaves text out, as the ledger, `--keep` and `--drop`
/// know them.
public enum CleaningRule {
    public static let ignoreList = "ignore-list"
    public static let code = "code-block"
    public static let math = "math"
    public static let table = "table"
    public static let image = "image"
    public static let imageFileName = "image-file-name"
    public static let url = "url"
    public static let footnote = "footnote"
    public static let contentsList = "contents-list"

    /// The rule that leaves a kind of matter out: `contents`, `index`, `front-matter` …
    static func matter(_ matter: Chapter.Matter) -> String {
        switch matter {
        case .frontMatter: "front-pages"
        case .backMatter: "back-pages"
        default: matter.rawValue
        }
    }
}

/// The options with `--keep` and `--drop` applied: a rule that is kept reads what it would leave
/// out; one that is dropped leaves out what would be read.
struct CleaningChoices {
    private let options: ReadingOptions

    init(_ options: ReadingOptions) {
        self.options = options
    }

    private func choice<Value>(_ rule: String, _ value: Value, kept: Value, dropped: Value) -> Value
    {
        if options.keptRules.contains(rule) { return kept }
        return options.droppedRules.contains(rule) ? dropped : value
    }

    var code: ReadingOptions.Omission {
        choice(CleaningRule.code, options.code, kept: .read, dropped: .skip)
    }
    var math: ReadingOptions.Omission {
        choice(CleaningRule.math, options.math, kept: .read, dropped: .skip)
    }
    var tables: ReadingOptions.Tables {
        choice(CleaningRule.table, options.tables, kept: .rows, dropped: .skip)
    }
    var images: ReadingOptions.Images {
        choice(CleaningRule.image, options.images, kept: .alt, dropped: .skip)
    }
    var urls: ReadingOptions.Addresses {
        choice(CleaningRule.url, options.urls, kept: .read, dropped: .skip)
    }

    var footnotes: ReadingOptions.Footnotes {
        let kept = options.footnotes == .skip ? .chapterEnd : options.footnotes
        return choice(CleaningRule.footnote, options.footnotes, kept: kept, dropped: .skip)
    }

    /// Roles that are read unless their rule is switched on.
    var droppedRoles: Set<BlockRole> {
        Set([BlockRole.caption, .sidebar].filter { options.droppedRules.contains($0.rawValue) })
    }

    var dropsImageFileNames: Bool {
        choice(CleaningRule.imageFileName, true, kept: false, dropped: true)
    }

    var ignoredPhrases: [String] {
        options.keptRules.contains(CleaningRule.ignoreList) ? [] : options.ignoredPhrases
    }

    var dropsContentsLists: Bool {
        choice(
            CleaningRule.contentsList, skippedMatter.contains(.contents), kept: false,
            dropped: true)
    }

    var skippedMatter: Set<Chapter.Matter> {
        var skipped = options.skippedMatter
        for matter in [
            Chapter.Matter.cover, .contents, .copyright, .index, .bibliography, .frontMatter,
            .backMatter,
        ] {
            if options.droppedRules.contains(CleaningRule.matter(matter)) { skipped.insert(matter) }
            if options.keptRules.contains(CleaningRule.matter(matter)) { skipped.remove(matter) }
        }
        return skipped
    }
}

extension Ledger {
    /// Enters the source of a text that is left out, a stretch at a time.
    mutating func drop(_ text: MappedText, rule: String) {
        for source in text.sourceRanges(of: 0..<text.count) {
            drop(source, rule: rule, excerpt: text.units.string(in: 0..<200))
        }
    }

    mutating func drop(_ text: MappedText, in range: Range<Int>, rule: String) {
        drop(text, in: [range], rule: rule)
    }

    /// - Parameter ranges: best rising: the text is then walked once.
    mutating func drop(_ text: MappedText, in ranges: [Range<Int>], rule: String) {
        var cursor = SpanCursor(text.spans)
        for range in ranges {
            let excerpt = text.units.string(
                in: range.lowerBound..<min(range.upperBound, range.lowerBound + 200))
            for source in cursor.sourceRanges(of: range) {
                drop(source, rule: rule, excerpt: excerpt)
            }
        }
    }

    /// Enters all that a block says.
    mutating func drop(_ block: Block, rule: String) {
        drop(block.text, rule: rule)
        for cell in block.cells.joined() { drop(cell, rule: rule) }
    }
}

extension Block {
    /// Whether the block has something to be shown: more than white space.
    var hasText: Bool {
        text.units.contains { !isBlank($0) } || cells.contains { $0.contains { !$0.isEmpty } }
    }

    /// Where the block begins in the source.
    var start: SourcePosition? {
        for span in text.spans {
            if let source = span.origin.source { return source.start }
        }
        return cells.joined().lazy.compactMap { $0.sourcePosition(at: 0) }.first
    }

    /// What is said in place of this block.
    func announcement(_ words: String) -> Block {
        var text = MappedText()
        text.append(words, origin: .inserted(at: start))
        var block = Block(role: .announcement, text: text)
        block.noteID = noteID
        block.noteReferences = noteReferences.map { NoteReference(offset: 0, id: $0.id) }
        return block
    }
}

/// Space, tab, line ends.
func isBlank(_ unit: UInt16) -> Bool { unit == 0x20 || unit >= 0x09 && unit <= 0x0D }
