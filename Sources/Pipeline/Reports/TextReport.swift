public import BookModel
import Normalization
import Segmentation

/// The text as a stage leaves it, for `lectern text`.
public struct TextReport: Sendable {
    public enum Stage: String, CaseIterable, Sendable { case source, display, spoken }

    private let book: Book
    private let emoji: ReadingOptions.Emoji

    /// - Parameters:
    ///   - book: already cut to the selection.
    ///   - emoji: whether the spoken form names emoji.
    public init(_ book: Book, emoji: ReadingOptions.Emoji = .silent) {
        self.book = book
        self.emoji = emoji
    }

    /// Paragraphs parted by a blank line.
    public func plain(_ stage: Stage) -> String {
        switch stage {
        case .source: source()
        case .display: blocks().map(\.text.string).joined(separator: "\n\n")
        case .spoken: spokenParagraphs().joined(separator: "\n\n")
        }
    }

    /// The spoken form, a paragraph an entry.
    public func spokenParagraphs() -> [String] {
        blocks().map(spoken)
    }

    private func blocks() -> [Block] {
        book.chapters.flatMap(\.blocks).filter { !$0.text.isEmpty }
    }

    private func source() -> String {
        book.pages.isEmpty
            ? book.files.map(\.text.string).joined(separator: "\n\n")
            : book.pages.map(\.text.string).joined(separator: "\n\n")
    }

    private func spoken(_ block: Block) -> String {
        let language = block.language ?? book.language
        let segments = Segmenter(language: language)
            .segment(block.text.units, role: block.role)
        return Normalizer(language: language, emoji: emoji).normalize(
            block.text.units, role: block.role, sentenceEnds: segments.sentences.map(\.upperBound)
        ).string
    }

    /// One page as `--json` shows it: its own text and the words printed on it.
    public struct Page: Sendable {
        public var number: Int
        public var label: String
        public var text: CodeUnits = []
        public var words: [Word] = []
    }

    /// A word, or the part of it that is printed on the page: range of the page's `text`, and on
    /// printed pages at least one box. What was put in there to be said, as "Table omitted.", is in
    /// the text alone.
    public struct Word: Sendable {
        public var range: Range<Int>
        public var boxes: [Box]
    }

    /// The display text by printed page, each word under the page on which it is printed.
    public func displayPages() -> [Page] {
        var pages: [Int: Page] = [:]
        let printed = Dictionary(book.pages.map { ($0.number, $0) }) { first, _ in first }
        for block in blocks() {
            let words = Segmenter(language: block.language ?? book.language)
                .segment(block.text.units, role: block.role).words
            for part in parts(of: block) {
                guard let page = printed[part.page] else { continue }
                var report = pages[part.page] ?? Page(number: page.number, label: page.label)
                report.append(block, range: part.range, words: words, printedOn: page)
                pages[part.page] = report
            }
        }
        return pages.values.sorted { $0.number < $1.number }
    }

    /// The display text of the parts of a book without printed pages; no word has a box.
    public func displayParts(
        _ parts: [(number: Int, label: String, blocks: [Block])]
    ) -> [Page] {
        parts.map { part in
            var page = Page(number: part.number, label: part.label)
            for block in part.blocks where !block.text.isEmpty {
                if !page.text.isEmpty { page.text += [0x0A, 0x0A] }
                let base = page.text.count
                let words = Segmenter(language: block.language ?? book.language)
                    .segment(block.text.units, role: block.role).words
                page.text += block.text.units
                page.words += words.map {
                    Word(range: $0.lowerBound + base..<$0.upperBound + base, boxes: [])
                }
            }
            return page
        }
    }

    /// The block's runs of text printed on one page each.
    private func parts(of block: Block) -> [(page: Int, range: Range<Int>)] {
        var found: [(page: Int, range: Range<Int>)] = []
        var offset = 0
        for span in block.text.spans {
            let page = span.origin.place?.unit.page ?? found.last?.page
            let end = offset + span.length
            if let page {
                if found.last?.page == page {
                    found[found.count - 1].range = found[found.count - 1].range.lowerBound..<end
                } else {
                    found.append((page, offset..<end))
                }
            }
            offset = end
        }
        return found
    }
}

extension TextReport.Page {
    fileprivate mutating func append(
        _ block: Block, range: Range<Int>, words all: [Range<Int>], printedOn page: PrintedPage
    ) {
        if !text.isEmpty { text += [0x0A, 0x0A] }
        let base = text.count - range.lowerBound
        text += block.text.units[range]
        for word in all where word.overlaps(range) {
            let part = word.clamped(to: range)
            let boxes = block.text.sourceRanges(of: part)
                .filter { $0.unit.page == page.number }
                .flatMap { page.lineBoxes(of: $0.range) }
            guard !boxes.isEmpty else { continue }
            words.append(
                TextReport.Word(
                    range: part.lowerBound + base..<part.upperBound + base, boxes: boxes))
        }
    }
}
