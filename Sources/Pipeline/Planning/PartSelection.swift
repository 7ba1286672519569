import BookModel

/// `--pages` for formats without pages, whose parts are numbered over the book.
struct PartSelection {
    private let pages: [PageSelection]
    private let count: Int

    init(_ pages: [PageSelection], count: Int) {
        self.pages = pages
        self.count = count
    }

    /// The chapters with the selected parts; those of which nothing is selected have no pages.
    func apply(to chapters: [PlannedFile]) throws(LecternError) -> [PlannedFile] {
        try check(chapters.flatMap(\.pages))
        return chapters.map { chapter in
            var chapter = chapter
            chapter.pages = chapter.pages.filter { page in pages.contains { isMeant(page, $0) } }
            return chapter
        }
    }

    private func check(_ parts: [PlannedPage]) throws(LecternError) {
        for selection in pages {
            switch selection {
            case .numbers(let span):
                guard span.first < 1 || max(span.first, span.last ?? 0) > count else { continue }
                throw LecternError(
                    .usage, "part \(max(span.first, span.last ?? 0)) is outside the book",
                    remedy: "it has parts 1-\(count)")
            case .label(let label):
                guard !parts.contains(where: { isMeant($0, selection) }) else { continue }
                throw LecternError(
                    .usage, "no page is labelled “\(label)”",
                    remedy: "the book has parts 1-\(count)")
            }
        }
    }

    /// A part is meant by its number, and by the label of each printed page that it covers.
    private func isMeant(_ part: PlannedPage, _ selection: PageSelection) -> Bool {
        switch selection {
        case .numbers(let span): span.contains(part.number)
        case .label(let label):
            part.label == label || part.printedLabels.contains(label)
        }
    }
}
