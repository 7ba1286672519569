public import BookModel
import Languages

/// Finds the words, phrases and sentences of a block's display text.
public struct Segmenter: Sendable {
    public let language: LanguageTag

    public init(language: LanguageTag) {
        self.language = language
    }

    public func segment(_ text: CodeUnits, role: BlockRole = .paragraph) -> Segments {
        Segments()
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
