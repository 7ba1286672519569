public import BookModel

/// What `book.json` says: the book, its chapters and files, what made it, and what was left out.
///
/// Holds no clock time, no path of the machine and no number of jobs, so that equal input gives
/// equal bytes.
public struct BookManifest: Sendable, Equatable {
    public static let format = "lectern.book"
    public static let version = 1

    public var title: String
    public var metadata: Metadata
    public var language: LanguageTag
    public var sources: [ChapterTimeline.File]
    /// The input as it was named: a file, or a folder that is one book.
    public var sourceName = ""
    /// `chapters`, `pages` or `book`.
    public var layout: String
    public var versions: Versions
    public var voice: ChapterTimeline.Voice
    /// What decided the result, in the order it is to be printed.
    public var settings: [JSONValue.Member]
    public var chapters: [Chapter]
    /// Printed pages that have no file or no word, with the reason.
    public var pagesWithoutText: [SilentPage]
    public var dropped: [Dropped]
    /// Entries of the lexicon with how often they fired; printed where there are any.
    public var lexicon: [WordCount] = []
    /// Names that neither the lexicon nor the engine's word list has; printed where there are any.
    public var unlistedNames: [WordCount] = []
    /// Pages or sentences that failed.
    public var failures: [String]
    /// Every other file of the folder.
    public var files: [File]

    public struct Versions: Hashable, Sendable {
        public var lectern: String
        /// "lame 3.100".
        public var encoder: String
        /// Version of the text rules; another one may give another text.
        public var rules: String

        public init(lectern: String, encoder: String, rules: String) {
            self.lectern = lectern
            self.encoder = encoder
            self.rules = rules
        }
    }

    /// One audio file. In layout `book` the single file lists the book's chapters as `sections`.
    public struct Chapter: Hashable, Sendable {
        public var title: String
        public var audio: String
        public var timing: String
        public var sampleRate: Int
        public var sampleCount: Int
        public var words: Int
        /// Printed pages in it, by number, first and last.
        public var pages: ClosedRange<Int>?
        public var pageLabels: [String]
        public var sections: [ChapterTimeline.TitledSpan]
        /// SHA-256 of what the engine was given: the same for the same spoken text, whatever the
        /// engine and the encoder make of it. Empty where it is not known.
        public var spoken = ""

        public init(
            title: String, audio: String, timing: String, sampleRate: Int, sampleCount: Int,
            words: Int,
            pages: ClosedRange<Int>? = nil, pageLabels: [String] = [],
            sections: [ChapterTimeline.TitledSpan] = []
        ) {
            self.title = title
            self.audio = audio
            self.timing = timing
            self.sampleRate = sampleRate
            self.sampleCount = sampleCount
            self.words = words
            self.pages = pages
            self.pageLabels = pageLabels
            self.sections = sections
        }
    }

    public struct SilentPage: Hashable, Sendable, Codable {
        public var number: Int
        public var label: String
        /// In kebab case: `no-text-layer`, `blank`, `all-dropped`, `failed`.
        public var reason: String

        public init(number: Int, label: String, reason: String) {
            self.number = number
            self.label = label
            self.reason = reason
        }
    }

    /// What one rule left out over the whole book.
    public struct Dropped: Hashable, Sendable, Codable {
        public var rule: String
        public var count: Int
        /// UTF-16 units of the source.
        public var characters: Int
        /// A few different excerpts, in reading order.
        public var examples: [String]

        public init(rule: String, count: Int, characters: Int, examples: [String]) {
            self.rule = rule
            self.count = count
            self.characters = characters
            self.examples = examples
        }
    }

    /// A word and how often it occurs or fired.
    public struct WordCount: Hashable, Sendable {
        public var word: String
        public var count: Int

        public init(word: String, count: Int) {
            self.word = word
            self.count = count
        }
    }

    public struct File: Hashable, Sendable {
        public var name: String
        public var bytes: Int
        /// Lower-case hexadecimal.
        public var sha256: String

        public init(name: String, bytes: Int, sha256: String) {
            self.name = name
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    public init(
        title: String, metadata: Metadata, language: LanguageTag, sources: [ChapterTimeline.File],
        layout: String, versions: Versions, voice: ChapterTimeline.Voice,
        settings: [JSONValue.Member] = [], chapters: [Chapter] = [],
        pagesWithoutText: [SilentPage] = [], dropped: [Dropped] = [], failures: [String] = [],
        files: [File] = []
    ) {
        self.title = title
        self.metadata = metadata
        self.language = language
        self.sources = sources
        self.layout = layout
        self.versions = versions
        self.voice = voice
        self.settings = settings
        self.chapters = chapters
        self.pagesWithoutText = pagesWithoutText
        self.dropped = dropped
        self.failures = failures
        self.files = files
    }
}

extension BookManifest.Chapter {
    /// The entry of a finished timeline; `timing` is the sidecar's name.
    public init(_ timeline: ChapterTimeline, timing: String) {
        self.init(
            title: timeline.title, audio: timeline.audio.file, timing: timing,
            sampleRate: timeline.audio.sampleRate, sampleCount: timeline.audio.sampleCount,
            words: timeline.words.count, pageLabels: timeline.pages.map(\.label),
            sections: timeline.chapters)
        if let first = timeline.pages.first?.number, let last = timeline.pages.last?.number,
            first <= last
        {
            pages = first...last
        }
    }
}

extension BookManifest {
    /// Sums up a ledger by rule; rules in alphabetical order, three excerpts each.
    public static func summary(of ledger: Ledger) -> [Dropped] {
        var byRule: [String: Dropped] = [:]
        for entry in ledger.entries {
            var dropped =
                byRule[entry.rule]
                ?? Dropped(rule: entry.rule, count: 0, characters: 0, examples: [])
            dropped.count += 1
            dropped.characters += entry.source.range.count
            let excerpt = String(entry.excerpt.prefix(80))
            if dropped.examples.count < 3, !dropped.examples.contains(excerpt) {
                dropped.examples.append(excerpt)
            }
            byRule[entry.rule] = dropped
        }
        return byRule.values.sorted { $0.rule < $1.rule }
    }
}
