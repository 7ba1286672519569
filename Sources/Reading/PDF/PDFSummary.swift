public import BookModel

/// What a PDF says of itself, without its pages: what a reading child process answers first.
public struct PDFSummary: Hashable, Sendable, Codable {
    public var pageCount: Int
    public var metadata: Metadata
    public var outline: [OutlineEntry]
    public var diagnostics: [Diagnostic]

    public init(
        pageCount: Int, metadata: Metadata, outline: [OutlineEntry] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.pageCount = pageCount
        self.metadata = metadata
        self.outline = outline
        self.diagnostics = diagnostics
    }
}
