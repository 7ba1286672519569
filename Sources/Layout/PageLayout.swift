public import BookModel

/// Turns printed pages into blocks and chapters: learns the book's furniture, puts lines in reading
/// order, makes paragraphs whole, heals hyphens, finds headings, notes, captions and tables.
public struct PageLayout: Sendable {
    public let language: LanguageTag
    public let options: ReadingOptions

    public init(language: LanguageTag, options: ReadingOptions) {
        self.language = language
        self.options = options
    }

    public func layOut(_ pages: [PrintedPage], outline: [OutlineEntry]) -> LayoutResult {
        var draft = Draft(pages, options: options)
        draft.judgeTags()
        draft.dropFurniture(outline: outline)
        for index in IndexPages.find(in: draft) { draft.sheets[index].isIndex = true }
        draft.joinLowQuotes()
        WordSpacing.repair(&draft)
        TaggedTables.take(&draft)
        TableFinder.take(&draft)
        draft.arrangeRows()
        var flow = draft.orderedFlow()
        draft.diagnostics += OrderDoubt.diagnostics(for: flow, in: draft)
        SentenceNumbers.mark(draft, &flow)
        NoteFinder.run(&draft, &flow)
        AsideFinder.run(draft, &flow)
        var paragraphs = ParagraphBuilder(draft: draft, language: language).paragraphs(flow)
        RoleFinder(draft: draft, outline: outline).assignRoles(&paragraphs)
        EndnoteFinder.run(&draft, &paragraphs)
        return BookAssembler(draft: draft, language: language).assemble(
            paragraphs, outline: outline)
    }
}

/// Blocks in chapters, with the account of what is furniture.
public struct LayoutResult: Sendable {
    public var chapters: [Chapter] = []
    public var ledger = Ledger()
    public var furniture: [FurnitureItem] = []
    public var diagnostics: [Diagnostic] = []

    public init() {}
}
