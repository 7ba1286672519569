public import BookModel

/// Finds the words, phrases and sentences of a block's display text.
public struct Segmenter: Sendable {
    public let language: LanguageTag
    private let conventions: SentenceConventions

    public init(language: LanguageTag) {
        self.init(language: language, conventions: .of(language))
    }

    /// A segmenter with conventions of one's own.
    public init(language: LanguageTag, conventions: SentenceConventions) {
        self.language = language
        self.conventions = conventions
    }

    /// The segments of one block: a paragraph's end always ends a sentence.
    public func segment(_ text: CodeUnits, role: BlockRole = .paragraph) -> Segments {
        var scanner = WordScanner(text)
        let words = scanner.scan()
        let ends = words.map { WordEnd(of: $0, in: text) }
        let sentenceEnds = SentenceSplitter(
            text: text, words: words, ends: ends, conventions: conventions, role: role
        ).sentenceEnds()
        var segments = Segments()
        segments.words = words.map(\.range)
        segments.phrases = PhraseGrouper.phrases(of: words, ends: ends, sentenceEnds: sentenceEnds)
        segments.sentences = Self.sentences(of: words, sentenceEnds)
        return segments
    }

    private static func sentences(of words: [Word], _ ends: [Bool]) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start: Int?
        for (word, isEnd) in zip(words, ends) {
            let first = start ?? word.range.lowerBound
            start = first
            guard isEnd else { continue }
            sentences.append(first..<word.range.upperBound)
            start = nil
        }
        return sentences
    }
}

/// Half-open UTF-16 ranges of a block's text, in order. Words cover all that is not white space;
/// each lies in exactly one phrase, each phrase in one sentence.
public struct Segments: Sendable, Equatable {
    public var words: [Range<Int>] = []
    public var phrases: [Range<Int>] = []
    public var sentences: [Range<Int>] = []

    public init() {}
}
