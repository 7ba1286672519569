public import BookModel
import Cleaning
import Layout
public import Reading

/// Gives the document that a file holds; in the real run a child process reads it.
public protocol DocumentProviding: Sendable {
    func document(
        of input: InputFile, options: ReadingOptions
    ) async throws(LecternError) -> Document
}

/// Takes a book through reading, layout and cleaning: from a file to chapters of display text.
public struct BookLoader: Sendable {
    private let documents: any DocumentProviding

    public init(documents: any DocumentProviding) {
        self.documents = documents
    }

    /// The whole book; `--pages` and `--chapters` are applied later by `Selection`, since
    /// furniture,
    /// language and hyphens are learned over all of it.
    public func load(_ input: InputFile, options: ReadingOptions) async throws(LecternError) -> Book
    {
        let document = try await documents.document(of: input, options: options)
        guard !Task.isCancelled else { throw LecternError(.interrupted, "interrupted") }
        var book = assemble(document, options: options)
        for index in book.diagnostics.indices where book.diagnostics[index].file.isEmpty {
            book.diagnostics[index].file = input.name
        }
        return book
    }

    /// The book that a document holds.
    public func assemble(_ document: Document, options: ReadingOptions) -> Book {
        let resolution = LanguageResolver(options: options).resolve(document)
        let language = resolution.language
        var book = Book(
            metadata: document.metadata, language: language, files: document.files, chapters: [],
            ledger: document.ledger, diagnostics: document.diagnostics + resolution.diagnostics)
        switch document.content {
        case .pages(let pages):
            let result = PageLayout(language: language, options: options)
                .layOut(pages, outline: document.outline)
            book.pages = pages.map(\.withoutStyles)
            book.chapters = result.chapters
            book.ledger.append(result.ledger)
            book.furniture = result.furniture
            book.diagnostics += result.diagnostics
        case .flow(let blocks):
            book.pageMarks = document.pageMarks
            let stated = document.metadata.language
            let marked = MarkedLanguages.checked(
                blocks, overruled: resolution.diagnostics.isEmpty ? nil : stated)
            book.diagnostics += marked.diagnostics
            let bare = GutenbergBlocks(marked.blocks, ledger: &book.ledger)
            let shown = ControlCharacters.removed(from: bare.blocks, ledger: &book.ledger)
            let whole = FlowHyphens(language: language)
                .healed(shown, of: document.files, ledger: &book.ledger)
                .map(SoftHyphens.removed)
            book.chapters = ChapterBuilder(options: options)
                .chapters(
                    of: whole, metadata: document.metadata, files: document.files,
                    outline: bare.outline(document.outline))
        }
        book.chapters = Cleaner(language: language, options: options)
            .clean(book.chapters, ledger: &book.ledger)
        return book
    }
}

extension PrintedPage {
    /// The page as later stages need it: text and rectangles, without what only layout looks at.
    fileprivate var withoutStyles: PrintedPage {
        var page = self
        (page.runs, page.rules, page.panels) = ([], [], [])
        return page
    }
}
