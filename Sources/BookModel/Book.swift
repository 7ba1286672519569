/// A book ready to be spoken: cleaned display text in chapters, with its pages and the account of
/// everything that was left out.
public struct Book: Sendable {
    public var metadata: Metadata
    /// The language the book is read in, by the rule of option > document > detection > default.
    public var language: LanguageTag
    public var files: [SourceFile]
    /// Printed pages in order; empty for formats without pages.
    public var pages: [PrintedPage]
    public var chapters: [Chapter]
    public var ledger: Ledger
    public var furniture: [FurnitureItem]
    public var diagnostics: [Diagnostic]
    /// Where the pages of a printed edition begin, in formats without pages.
    public var pageMarks: [PageMark] = []

    public init(
        metadata: Metadata, language: LanguageTag, files: [SourceFile], pages: [PrintedPage] = [],
        chapters: [Chapter], ledger: Ledger = Ledger(), furniture: [FurnitureItem] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.metadata = metadata
        self.language = language
        self.files = files
        self.pages = pages
        self.chapters = chapters
        self.ledger = ledger
        self.furniture = furniture
        self.diagnostics = diagnostics
    }
}

/// A chapter: its title and its blocks in reading order.
public struct Chapter: Sendable {
    /// Clean, one line; from the outline or the heading.
    public var title: String
    /// Title of the part above it, where the book has parts.
    public var part: String?
    /// What kind of matter it is, for `--skip`.
    public var matter: Matter
    public var blocks: [Block]

    public enum Matter: String, Hashable, Sendable, Codable {
        case body, cover, contents, copyright, index, bibliography, frontMatter, backMatter
    }

    public init(title: String, part: String? = nil, matter: Matter = .body, blocks: [Block]) {
        self.title = title
        self.part = part
        self.matter = matter
        self.blocks = blocks
    }
}

/// A piece of furniture learned over the whole book: a running head, a folio, a watermark …
public struct FurnitureItem: Hashable, Sendable, Codable {
    /// The rule in kebab case, as `--keep` and `--drop` take it.
    public var rule: String
    public var example: String
    /// PDF page numbers, rising.
    public var pages: [Int]

    public init(rule: String, example: String, pages: [Int]) {
        self.rule = rule
        self.example = example
        self.pages = pages
    }
}
