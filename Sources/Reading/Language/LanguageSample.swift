import BookModel

/// Text enough to tell a book's language by, from all over the book.
enum LanguageSample {
    /// Code units; more change nothing.
    private static let size = 1 << 17

    static func text(of document: Document) -> String {
        switch document.content {
        case .pages(let pages): text(of: pages)
        case .flow(let blocks):
            sample(blocks.lazy.filter { $0.role != .code }.map(\.text.units)).string
        }
    }

    static func text(of pages: [PrintedPage]) -> String {
        sample(pages.map(ownText)).string
    }

    /// Without what the document says is no part of it: a browser's heads are in its own language.
    private static func ownText(of page: PrintedPage) -> CodeUnits {
        var text = page.text
        for run in page.runs where run.isArtifact {
            for index in run.range.clamped(to: text.indices) { text[index] = 0x20 }
        }
        return text
    }

    /// Every part, or of a long book every second, third … one.
    private static func sample(_ parts: some Collection<CodeUnits>) -> CodeUnits {
        let total = parts.reduce(0) { $0 + $1.count }
        let step = max(1, total / size)
        var units: CodeUnits = []
        for (index, part) in parts.enumerated() where index % step == 0 {
            units += part
            units.append(0x0A)
        }
        return units
    }
}
