/// What is read of a book and what is left out: the choices of `convert`, `text` and `inspect`.
public struct ReadingOptions: Hashable, Sendable, Codable {
    public enum Footnotes: String, CaseIterable, Sendable, Codable {
        case skip, chapterEnd = "chapter-end", inline
    }
    public enum Tables: String, CaseIterable, Sendable, Codable { case rows, announce, skip }
    /// For code blocks and for math.
    public enum Omission: String, CaseIterable, Sendable, Codable { case announce, skip, read }
    public enum Images: String, CaseIterable, Sendable, Codable { case alt, skip }
    public enum Addresses: String, CaseIterable, Sendable, Codable { case site, skip, read }
    public enum Emoji: String, CaseIterable, Sendable, Codable { case silent, name }
    public enum FrontMatter: String, CaseIterable, Sendable, Codable { case skip, read }

    public var language: LanguageTag?
    public var defaultLanguage = LanguageTag.english
    public var footnotes = Footnotes.skip
    public var tables = Tables.rows
    public var code = Omission.announce
    public var math = Omission.announce
    public var images = Images.alt
    public var urls = Addresses.site
    public var emoji = Emoji.silent
    public var frontMatter = FrontMatter.skip
    /// Kinds of matter left out whole.
    public var skippedMatter: Set<Chapter.Matter> = [.contents, .index]
    /// Phrases never to be read, one an entry; `/…/` is a regular expression.
    public var ignoredPhrases: [String] = []
    /// Rules switched off and on by name (`--keep`, `--drop`).
    public var keptRules: Set<String> = []
    public var droppedRules: Set<String> = []
    public var masks: [PageMask] = []
    /// Headings of this level and above start a chapter in flowing formats; `nil` chooses by the
    /// book.
    public var chapterLevel: Int?

    /// Whether the numbers of ordered lists are read. They are made by the page that shows the
    /// list,
    /// so they are no part of the text alone.
    public var listNumbers = true
    /// Whether it is said aloud that notes follow; what `announce` omits is always said.
    public var announcesNotes = true
    /// Whether all that stands in the source is read, struck-out text and leaders too.
    public var isVerbatim = false

    public init() {}

    /// Whether struck-out text is left out where a reader meets it.
    public var skipsDeleted: Bool { !isVerbatim && !keptRules.contains(Self.deletedRule) }

    /// The rule that leaves it out.
    public static let deletedRule = "deleted-text"

    /// Whether a table of contents is left out where a reader meets one.
    public var skipsContents: Bool {
        guard keptRules.isDisjoint(with: ["contents", "contents-list"]) else { return false }
        return skippedMatter.contains(.contents) || droppedRules.contains("contents")
    }

    /// Everything read in full (`--verbatim`).
    public static var verbatim: ReadingOptions {
        var options = ReadingOptions()
        options.footnotes = .chapterEnd
        options.code = .read
        options.math = .read
        options.urls = .read
        options.listNumbers = false
        options.announcesNotes = false
        options.isVerbatim = true
        options.skippedMatter = []
        return options
    }
}

/// Margins masked by hand on some pages (`--mask top=50pt,pages=10-`), in points.
public struct PageMask: Hashable, Sendable, Codable {
    public var top: Float = 0
    public var bottom: Float = 0
    public var left: Float = 0
    public var right: Float = 0
    /// Page ranges, both ends included, `nil` for an open end; empty for all pages.
    public var pages: [PageSpan] = []

    public init() {}
}

/// A range of page numbers, both ends included; no upper end means to the last page.
public struct PageSpan: Hashable, Sendable, Codable {
    public var first: Int
    public var last: Int?

    public init(first: Int, last: Int?) {
        self.first = first
        self.last = last
    }

    public func contains(_ page: Int) -> Bool { page >= first && page <= last ?? .max }
}
