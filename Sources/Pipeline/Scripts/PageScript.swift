import BookModel
import Speech
import Timing

/// All that is needed of a page once it is planned: what the engine is given, and the display text
/// with the place in the source of every word, for the sidecars.
struct PageScript: Sendable, Equatable {
    var number: Int
    var label: String
    var paragraphs: [ScriptParagraph]

    var utterances: [Utterance] { paragraphs.flatMap(\.sentences).flatMap(\.utterances) }

    var wordCount: Int {
        paragraphs.reduce(0) { sum, paragraph in
            sum + paragraph.sentences.reduce(0) { $0 + $1.words.count }
        }
    }
}

/// A block, or the sentences of it that belong to one page.
struct ScriptParagraph: Sendable, Equatable {
    /// Which block of the book it is of; the same for all pieces of one.
    var block: Int
    var role: BlockRole
    /// Where it differs from the book's.
    var language: LanguageTag?
    /// What of the block stands between the piece before this one and this one.
    var gap: CodeUnits
    /// Half-open range of the block's text, which is `text`.
    var range: Range<Int>
    var text: CodeUnits
    var sentences: [ScriptSentence]

    /// Where the piece before this one ends in the block.
    var previousEnd: Int { range.lowerBound - gap.count }
}

/// A sentence; ranges of the block's text.
struct ScriptSentence: Sendable, Equatable {
    var range: Range<Int>
    var phrases: [Range<Int>]
    var words: [ScriptWord]
    var utterances: [Utterance]
}

struct ScriptWord: Sendable, Equatable {
    var range: Range<Int>
    /// Where it differs from the book's.
    var language: LanguageTag?
    var anchors: [ChapterTimeline.Anchor]
}
