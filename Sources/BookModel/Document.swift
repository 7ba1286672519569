/// What a reader makes of a file: printed pages or a flow of blocks, with what the file says of
/// itself.
public struct Document: Sendable {
    /// Pages with fixed layout still need their lines put in order; flowing formats know their
    /// blocks.
    public enum Content: Sendable {
        case pages([PrintedPage])
        case flow([Block])
    }

    public var metadata: Metadata
    public var files: [SourceFile]
    public var outline: [OutlineEntry]
    public var content: Content
    public var diagnostics: [Diagnostic]
    /// Where the pages of a printed edition begin in a flow, in reading order.
    public var pageMarks: [PageMark] = []
    /// What the reader itself left out (front matter, comments, hidden ink …).
    public var ledger: Ledger

    public init(
        metadata: Metadata = Metadata(), files: [SourceFile], outline: [OutlineEntry] = [],
        content: Content, diagnostics: [Diagnostic] = [], ledger: Ledger = Ledger()
    ) {
        self.metadata = metadata
        self.files = files
        self.outline = outline
        self.content = content
        self.diagnostics = diagnostics
        self.ledger = ledger
    }
}

/// Where a page of a printed edition begins in a format without pages.
public struct PageMark: Hashable, Sendable, Codable {
    /// As it is printed: "xii", "37".
    public var label: String
    public var position: SourcePosition

    public init(label: String, position: SourcePosition) {
        self.label = label
        self.position = position
    }
}

/// What a document says of itself.
public struct Metadata: Hashable, Sendable, Codable {
    public var title: String?
    public var authors: [String]
    /// As the document states it, checked against the text later.
    public var language: LanguageTag?
    /// The year of publication.
    public var year: Int?
    public var publisher: String?
    public var subtitle: String?
    public var identifier: String?
    /// Bytes of a JPEG or PNG.
    public var cover: [UInt8]?

    public init(title: String? = nil, authors: [String] = [], language: LanguageTag? = nil) {
        self.title = title
        self.authors = authors
        self.language = language
    }
}

/// One file of the source.
public struct SourceFile: Hashable, Sendable, Codable {
    /// Path relative to the input, `/` between parts; the last component for a single file.
    public var name: String
    /// SHA-256 of its bytes in lower-case hexadecimal.
    public var sha256: String
    /// For text formats the decoded text that offsets count in; empty for PDF, whose pages hold
    /// theirs.
    public var text: CodeUnits

    public init(name: String, sha256: String, text: CodeUnits = []) {
        self.name = name
        self.sha256 = sha256
        self.text = text
    }
}

/// An entry of a document's outline (bookmarks, table of contents).
public struct OutlineEntry: Hashable, Sendable, Codable {
    public var title: String
    /// Nesting depth, from 1.
    public var level: Int
    /// PDF page number from 1; `nil` where the target is unknown.
    public var page: Int?
    /// Distance of the target from the top of the crop box, in points, where the file gives it.
    public var top: Float?
    /// Where the entry's text begins, in flowing formats.
    public var position: SourcePosition?

    public init(
        title: String, level: Int, page: Int?, top: Float? = nil, position: SourcePosition? = nil
    ) {
        self.title = title
        self.level = level
        self.page = page
        self.top = top
        self.position = position
    }
}
