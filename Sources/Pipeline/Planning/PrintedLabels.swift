import BookModel

/// Labels of a printed edition's pages in a book that flows (an EPUB's page list).
struct PrintedLabels {
    private let marks: [PageMark]

    /// - Parameter marks: in reading order.
    init(_ marks: [PageMark]) {
        self.marks = marks
    }

    /// The labels of the pages on which the paragraphs are printed, in order; empty where the book
    /// does not say.
    func labels(of paragraphs: [PlannedParagraph]) -> [String] {
        guard !marks.isEmpty else { return [] }
        let places = paragraphs.flatMap(places)
        guard let first = places.min(), let last = places.max() else { return [] }
        let start = marks.lastIndex { $0.position <= first }
        let end = marks.lastIndex { $0.position <= last }
        guard let end else { return [] }
        return marks[(start ?? 0)...end].map(\.label)
    }

    /// Where the paragraph begins and ends in the source.
    private func places(of paragraph: PlannedParagraph) -> [SourcePosition] {
        let sources = paragraph.block.text.sourceRanges(of: paragraph.range)
        return [sources.first?.start, sources.last?.end].compactMap { $0 }
    }
}
