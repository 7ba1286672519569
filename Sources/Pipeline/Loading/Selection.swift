public import BookModel

/// The part of a book that `--pages` and `--chapters` ask for.
///
/// Pages select by where text is *printed*; a sentence cut by the selection is given as far as it
/// is selected. Formats without pages have their parts numbered instead (see `PagePlanner`).
public struct Selection: Sendable {
    private let pages: [PageSelection]
    private let chapters: [PageSpan]

    public init(pages: [PageSelection], chapters: [PageSpan]) {
        self.pages = pages
        self.chapters = chapters
    }

    /// The book cut to the selection; chapters that lose all their text go.
    ///
    /// - Throws: `LecternError` `.usage` where a page or chapter lies outside the book.
    public func apply(to book: Book) throws(LecternError) -> Book {
        var book = book
        if !chapters.isEmpty { book.chapters = try selectedChapters(of: book) }
        if !pages.isEmpty, !book.pages.isEmpty {
            let wanted = try selectedPages(of: book)
            book.chapters = book.chapters.compactMap { cut($0, to: wanted) }
            book.pages.removeAll { !wanted.contains($0.number) }
        }
        return book
    }

    private func selectedChapters(of book: Book) throws(LecternError) -> [Chapter] {
        for span in chapters
        where span.first < 1 || max(span.first, span.last ?? 0) > book.chapters.count {
            throw LecternError(
                .usage, "chapter \(max(span.first, span.last ?? 0)) is outside the book",
                remedy: "it has chapters 1-\(book.chapters.count); `lectern inspect` lists them")
        }
        return book.chapters.enumerated()
            .filter { item in chapters.contains { $0.contains(item.offset + 1) } }.map(\.element)
    }

    private func selectedPages(of book: Book) throws(LecternError) -> Set<Int> {
        var wanted: Set<Int> = []
        let last = book.pages.last?.number ?? 0
        for selection in pages {
            switch selection {
            case .numbers(let span):
                guard span.first >= 1, max(span.first, span.last ?? 0) <= last else {
                    throw LecternError(
                        .usage, "page \(max(span.first, span.last ?? 0)) is outside the book",
                        remedy: "it has pages 1-\(last)")
                }
                wanted.formUnion(span.first...(span.last ?? last))
            case .label(let label):
                let found = book.pages.filter { $0.label == label }.map(\.number)
                guard !found.isEmpty else {
                    throw LecternError(
                        .usage, "no page is labelled “\(label)”",
                        remedy: "`lectern inspect` lists the labels")
                }
                wanted.formUnion(found)
            }
        }
        return wanted
    }

    private func cut(_ chapter: Chapter, to pages: Set<Int>) -> Chapter? {
        var chapter = chapter
        chapter.blocks = chapter.blocks.compactMap { cut($0, to: pages) }
        return chapter.blocks.isEmpty ? nil : chapter
    }

    private func cut(_ block: Block, to pages: Set<Int>) -> Block? {
        var block = block
        var offset = block.text.count
        var isKept = true
        // From the back, so that the offsets of what is still to be looked at stay true.
        for span in block.text.spans.reversed() {
            offset -= span.length
            if let page = span.origin.place?.unit.page { isKept = pages.contains(page) }
            if !isKept { block.replace(offset..<offset + span.length, with: []) }
        }
        let kept = block.text.units.contains { !Self.isSpace($0) }
        return kept ? block.trimmed() : nil
    }

    private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A }
}

extension MappedText.Origin {
    /// Where the text stands or was put.
    var place: SourcePosition? {
        switch self {
        case .verbatim(let range), .replaced(let range): range.start
        case .inserted(let place): place
        }
    }
}

extension Block {
    /// Without white space at its ends.
    func trimmed() -> Block {
        func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A }
        var block = self
        let tail = block.text.units.reversed().prefix(while: isSpace).count
        if tail > 0 { block.replace(block.text.count - tail..<block.text.count, with: []) }
        let head = block.text.units.prefix(while: isSpace).count
        if head > 0 { block.replace(0..<head, with: []) }
        return block
    }
}
