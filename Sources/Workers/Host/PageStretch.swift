import BookModel
import Reading

/// Pages of a file as they come from its readers.
struct PageStretch {
    private(set) var summary: PDFSummary?
    private(set) var pages: [PrintedPage] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The page that must come next.
    private(set) var next: Int
    /// Pages that killed their reader.
    private(set) var lost = 0
    /// Whether the present reader could open the file.
    var isOpen = false

    init(next: Int) { self.next = next }

    /// Takes in a part; false when it is not the one that must come.
    mutating func take(_ part: ReadPart) -> Bool {
        switch part {
        case .summary(let summary):
            guard !isOpen else { return false }
            isOpen = true
            self.summary = self.summary ?? summary
            return true
        case .page(let page):
            pages.append(page)
        case .unreadable(let page, let error):
            diagnostics.append(PDFReader.diagnostic(for: error, page: page))
        }
        defer { next += 1 }
        return isOpen && part.number == next
    }

    /// Gives up the page that must come next.
    mutating func lose(to fault: WorkerFault) {
        let error = LecternError(
            .partial, at: .page(next), "the PDF reader fails on this page", cause: fault.description
        )
        diagnostics.append(PDFReader.diagnostic(for: error, page: next))
        lost += 1
        next += 1
    }
}
