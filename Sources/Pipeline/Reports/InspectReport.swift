public import BookModel
import Cleaning

/// What `lectern inspect` says of a book: its chapters and pages, what is left out by which rule,
/// and about how long it will be.
public struct InspectReport: Sendable {
    public struct ChapterLine: Sendable {
        public let number: Int
        public let title: String
        public let part: String?
        public let matter: Chapter.Matter
        /// Printed pages that its text stands on; `nil` for formats without pages.
        public let pages: ClosedRange<Int>?
        /// UTF-16 units of display text.
        public let characters: Int
        /// Seconds, estimated.
        public let duration: Double
    }

    /// What one rule leaves out.
    public struct Dropped: Sendable {
        public let rule: String
        public let count: Int
        /// UTF-16 units of the source.
        public let characters: Int
        /// Up to three different excerpts, in the book's order.
        public let examples: [String]
    }

    /// Where the characters of the source went, white space apart.
    public struct Account: Sendable, Equatable {
        public let total: Int
        public let spoken: Int
        public let dropped: Int
        public let unreadable: Int
        /// In none of these: a fault.
        public let missing: Int

        init(_ audit: LedgerAudit) {
            (total, spoken, dropped) = (audit.total, audit.spoken, audit.dropped)
            (unreadable, missing) = (audit.unreadable, audit.missing)
        }
    }

    public let book: Book
    public let account: Account
    public let chapters: [ChapterLine]
    /// By the number of characters, most first.
    public let dropped: [Dropped]
    /// Pages without a word to be spoken.
    public let silentPages: [Int]
    /// What the lexicon would do, and the names to look after.
    public let words: WordReport

    /// - Parameters:
    ///   - rate: the pace that the duration is estimated for.
    ///   - words: `WordReport` of the book.
    public init(_ book: Book, rate: Double, words: WordReport = WordReport()) {
        self.book = book
        self.words = words
        account = Account(LedgerAudit(book))
        let pace = SpeakingPace(language: book.language, rate: rate)
        chapters = book.chapters.enumerated().map { Self.line($1, number: $0 + 1, pace) }
        dropped = Self.summary(of: book.ledger)
        let spoken = Set(book.chapters.flatMap(\.blocks).flatMap { Self.pages(of: $0) })
        silentPages = book.pages.map(\.number).filter { !spoken.contains($0) }
    }

    /// Seconds, estimated.
    public var duration: Double { chapters.reduce(0) { $0 + $1.duration } }
    public var characters: Int { chapters.reduce(0) { $0 + $1.characters } }

    private static func line(_ chapter: Chapter, number: Int, _ pace: SpeakingPace) -> ChapterLine {
        let pages = chapter.blocks.flatMap { Self.pages(of: $0) }
        var range: ClosedRange<Int>?
        if let first = pages.min(), let last = pages.max() { range = first...last }
        return ChapterLine(
            number: number, title: chapter.title, part: chapter.part, matter: chapter.matter,
            pages: range,
            characters: chapter.blocks.reduce(0) { $0 + $1.text.count },
            duration: chapter.blocks.reduce(0) { $0 + pace.seconds(for: $1) })
    }

    private static func pages(of block: Block) -> [Int] {
        var found: [Int] = []
        for span in block.text.spans {
            if let page = span.origin.source?.unit.page, found.last != page { found.append(page) }
        }
        return found
    }

    private static func summary(of ledger: Ledger) -> [Dropped] {
        var rules: [String: [Ledger.Entry]] = [:]
        for entry in ledger.entries { rules[entry.rule, default: []].append(entry) }
        let dropped = rules.map { rule, entries in
            Dropped(
                rule: rule, count: entries.count,
                characters: entries.reduce(0) { $0 + $1.source.range.count },
                examples: examples(of: entries))
        }
        return dropped.sorted { ($1.characters, $0.rule) < ($0.characters, $1.rule) }
    }

    private static func examples(of entries: [Ledger.Entry]) -> [String] {
        var found: [String] = []
        for entry in entries where found.count < 3 {
            let line = entry.excerpt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !line.isEmpty, !found.contains(line) { found.append(line) }
        }
        return found
    }
}

/// How long text takes to be said, for estimates before anything is rendered.
struct SpeakingPace {
    private let charactersPerSecond: Double
    private let rate: Double
    private let pauses = Pauses()

    /// Measured with espeak-ng 1.51 at its own pace, pauses between sentences included.
    private static let measured = [
        "en": 14.9, "ja": 6.6, "zh": 4.4, "ko": 6.5, "th": 11, "ar": 11, "he": 9.5,
    ]

    init(language: LanguageTag, rate: Double) {
        charactersPerSecond = Self.measured[language.language] ?? 14
        self.rate = rate
    }

    /// Seconds for a block with the pause behind it.
    func seconds(for block: Block) -> Double {
        let pause = block.role == .heading ? pauses.heading : pauses.paragraph
        return (Double(block.text.count) / charactersPerSecond + Double(pause) / 1000) / rate
    }
}
