import BookModel

/// The words of a chapter in the order in which the source has them, which is not always the order
/// in which they are said: notes may be read at the chapter's end.
struct AnchorIndex: Sendable {
    struct Entry: Sendable {
        var file: Int
        /// Page number, or 0 for text.
        var page: Int
        var start: Int
        var end: Int
        var line: Int
        var column: Int
        var word: Int
    }

    let entries: [Entry]

    init(_ words: ChunkedList<ChapterTimeline.Word>) {
        var found: [Entry] = []
        found.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            for anchor in word.sources {
                let unit = anchor.source.unit
                found.append(
                    Entry(
                        file: unit.file, page: unit.page ?? 0,
                        start: anchor.source.range.lowerBound,
                        end: anchor.source.range.upperBound, line: anchor.line ?? 0,
                        column: anchor.column ?? 0, word: index))
            }
        }
        let isSorted = zip(found, found.dropFirst()).allSatisfy { $0.precedes($1) }
        entries = isSorted ? found : found.sorted { $0.precedes($1) }
    }

    /// The entry of the first word in source order that holds the place or comes after it.
    func first(atOrAfter place: SourceAnchor.Place, file: Int) -> Entry? {
        let found =
            switch place {
            case .page(let page, let offset):
                firstIndex(entries) { ($0.file, $0.page, $0.end) > (file, page, offset) }
            case .offset(let offset):
                firstIndex(entries) { ($0.file, $0.end) > (file, offset) }
            case .line(let line, let column):
                firstIndex(entries) {
                    ($0.file, $0.line, $0.column + $0.end - $0.start) > (file, line, column)
                }
            }
        return found.map { entries[$0] }
    }
}

extension AnchorIndex.Entry {
    func precedes(_ other: Self) -> Bool {
        (file, page, start, word) < (other.file, other.page, other.start, other.word)
    }
}
