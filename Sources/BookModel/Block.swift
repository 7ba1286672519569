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
    /// Runs in another language than the block's.
    public var languageRuns: [LanguageRun] = []
    /// Readings given by the book itself (ruby).
    public var readings: [Reading] = []
    /// Inline stretches that a policy treats apart.
    public var marks: [InlineMark] = []
    /// Where note markers stood; the markers themselves are not in the text.
    public var noteReferences: [NoteReference] = []
    /// For a footnote: the id that references name.
    public var noteID: String?
    /// For a table: its rows of cells, the header row first; `text` is then empty.
    public var cells: [[MappedText]] = []
    public var hasHeaderRow = false
    /// An entry of a list of contents, figures … that stands in the text, or what is over them.
    public var isContents = false

    public init(
        role: BlockRole, level: Int = 0, text: MappedText, language: LanguageTag? = nil
    ) {
        self.role = role
        self.level = level
        self.text = text
        self.language = language
    }
}

/// What a block says in another language than its own: a half-open UTF-16 range of its text.
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

/// An inline stretch of a block's text of a kind that a policy treats apart.
public struct InlineMark: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable { case code, math, link, image }

    public var range: Range<Int>
    public var kind: Kind
    /// A link's target.
    public var target: String?

    public init(range: Range<Int>, kind: Kind, target: String? = nil) {
        self.range = range
        self.kind = kind
        self.target = target
    }
}

/// A note marker that stood in front of the unit at `offset`.
public struct NoteReference: Hashable, Sendable {
    public var offset: Int
    public var id: String

    public init(offset: Int, id: String) {
        self.offset = offset
        self.id = id
    }
}
