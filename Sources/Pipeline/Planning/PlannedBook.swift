public import BookModel
public import Speech

/// What is to be rendered: one entry for each audio file, its pages and every word on them.
public struct PlannedFile: Sendable {
    public var title: String
    public var pages: [PlannedPage]
    /// The chapters that begin in this file, by the page they begin with.
    public var chapters: [PlannedChapter]

    public init(title: String, pages: [PlannedPage], chapters: [PlannedChapter]) {
        self.title = title
        self.pages = pages
        self.chapters = chapters
    }
}

public struct PlannedChapter: Sendable, Hashable, Codable {
    public var title: String
    /// Index into the file's pages.
    public var firstPage: Int
}

/// The unit of work: one printed page (or part) of one audio file.
public struct PlannedPage: Sendable {
    /// PDF page number, or the part's number over the book, from 1.
    public var number: Int
    public var label: String
    public var paragraphs: [PlannedParagraph]
    /// Labels of the printed pages that a part covers, where the book has a page list.
    public var printedLabels: [String] = []

    public var utterances: [Utterance] {
        paragraphs.flatMap(\.sentences).flatMap(\.utterances)
    }
}

/// A block, or the sentences of it that belong to one page.
public struct PlannedParagraph: Sendable {
    public var block: Block
    /// Half-open range of the block's text.
    public var range: Range<Int>
    public var sentences: [PlannedSentence]

    public var role: BlockRole { block.role }
    /// Whether it goes on with the block of the page before.
    public var isContinuation: Bool { range.lowerBound > 0 }
}

/// A sentence with its words and what the engine is to say; ranges of the block's text.
public struct PlannedSentence: Sendable {
    public var range: Range<Int>
    public var phrases: [Range<Int>]
    public var words: [PlannedWord]
    /// Together they have one `UtteranceWord` for each of `words`, in order.
    public var utterances: [Utterance]
    /// Indices of the lexicon's entries that fired in it.
    public var lexiconEntries: [Int] = []
}

public struct PlannedWord: Sendable, Hashable {
    public var range: Range<Int>
    /// Where it differs from the book's.
    public var language: LanguageTag?
}
