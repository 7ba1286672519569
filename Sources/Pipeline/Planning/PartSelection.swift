import BookModel

/// `--pages` for formats without pages, whose parts are numbered over the book.
struct PartSelection {
    private let spans: [PageSpan]
    private let count: Int

    init(_ pages: [PageSelection], count: Int) {
        spans = pages.map { selection in
            switch selection {
            case .numbers(let span): span
            case .label(let label):
                Int(label).map { PageSpan(first: $0, last: $0) } ?? PageSpan(first: 0, last: 0)
            }
        }
        self.count = count
    }

    /// The chapters with the selected parts; those of which nothing is selected have no pages.
    func apply(to chapters: [PlannedFile]) throws(LecternError) -> [PlannedFile] {
        for span in spans where span.first < 1 || max(span.first, span.last ?? 0) > count {
            throw LecternError(
                .usage, "part \(max(span.first, span.last ?? 0)) is outside the book",
                remedy: "it has parts 1-\(count)")
        }
        return chapters.map { chapter in
            var chapter = chapter
            chapter.pages = chapter.pages.filter { page in
                spans.contains { $0.contains(page.number) }
            }
            return chapter
        }
    }
}
