/// What a block of text is to the listener; later stages choose pauses and policies by it.
public enum BlockRole: String, Hashable, Sendable, Codable {
    case heading, paragraph, listItem, quotation, verse, caption, footnote, table, code, math
    case image, announcement, pageBreak, sidebar
}

/// A paragraph, heading, list item …: a run of display text that a listener hears as one.
public struct Block: Sendable, Equatable {
    public var role: BlockRole
    /// Heading or nesting level, from 1; 0 where it has no meaning.
    public var level: Int
    /// Display text over the source. One line; verse keeps U+000A between its lines.
    public var text: MappedText
    /// The language where it is known to differ from the book's.
    public var language: LanguageTag?
    /// Runs in another language than the block's: half-open UTF-16 ranges of `text`.
    public var languageRuns: [LanguageRun]
    /// Readings given by the book itself (ruby): half-open UTF-16 ranges of `text`.
    public var readings: [Reading]

    public init(
        role: BlockRole, level: Int = 0, text: MappedText, language: LanguageTag? = nil,
        languageRuns: [LanguageRun] = [], readings: [Reading] = []
    ) {
        self.role = role
        self.level = level
        self.text = text
        self.language = language
        self.languageRuns = languageRuns
        self.readings = readings
    }
}

public struct LanguageRun: Hashable, Sendable {
    public var range: Range<Int>
    public var language: LanguageTag

    public init(range: Range<Int>, language: LanguageTag) {
        self.range = range
        self.language = language
    }
}

/// A pronunciation that the book prints beside a word (ruby, furigana).
public struct Reading: Hashable, Sendable {
    public var range: Range<Int>
    public var spoken: String

    public init(range: Range<Int>, spoken: String) {
        self.range = range
        self.spoken = spoken
    }
}
