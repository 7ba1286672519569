public import BookModel
import Languages
import Layout
public import Pronunciation
import Segmentation
import Speech

/// What a reader may want to say about the words of a book: which entries of the lexicon fired, and
/// which names neither the lexicon nor the engine's own word list has.
public struct WordReport: Sendable, Hashable, Codable {
    /// A word or an entry's written form, and how often it occurs or fired.
    public struct Line: Sendable, Hashable, Codable {
        public let word: String
        public let count: Int
    }

    /// The entries that fired, most often first.
    public private(set) var fired: [Line] = []
    /// How many entries did not fire.
    public private(set) var unused = 0
    /// Names that the engine reads by its letter-to-sound rules, most frequent first.
    public private(set) var unlisted: [Line] = []

    /// As many are listed; the engine is asked about some more.
    private static let longest = 20
    private static let asked = 200

    /// Nothing to report.
    public init() {}

    /// Asks a voice's word list which words it has not; `nil` where it cannot be asked.
    public typealias WordList = @Sendable (_ words: [String], _ voice: String) -> [String]?

    /// The engine's own word list, in this process.
    public static let engine: WordList = { EspeakWordList.unlisted($0, voice: $1) }

    /// The report of a book before it is planned: entries are counted where they fit what is
    /// written.
    public init(_ book: Book, lexicon: Lexicon, voice: String, asking list: WordList?) {
        var counts = [Int](repeating: 0, count: lexicon.entries.count)
        for block in book.chapters.flatMap(\.blocks) {
            let language = block.language ?? book.language
            for match in lexicon.matches(in: block.text.units, language: language) {
                counts[match.entry] += 1
            }
        }
        self.init(lexicon, counts)
        ask(list, of: book, lexicon, voice)
    }

    /// What fired, and nothing else.
    init(_ lexicon: Lexicon, _ counts: [Int]) {
        count(lexicon, counts)
    }

    /// Adds the names of the book that neither the lexicon nor the word list has.
    ///
    /// A word that the language's spelling dictionary writes small is no name ("Congress"); what it
    /// does not know even with a capital comes first, since that is where rules go wrong.
    mutating func ask(
        _ list: WordList?, of book: Book, _ lexicon: Lexicon, _ voice: String,
        spelling: Spelling? = nil
    ) {
        guard let list else { return }
        var census = NameCensus(language: book.language)
        for block in book.chapters.flatMap(\.blocks) { census.add(block) }
        let spelling = spelling ?? Self.spelling(of: book.language)
        let isCapital = LanguageData.of(book.language).setting("capital-nouns") == "yes"
        let open = census.names.filter { name in
            !spelling(isCapital ? name.word : name.word.lowercased())
                && lexicon.matches(in: CodeUnits(name.word), language: book.language).isEmpty
        }.prefix(Self.asked)
        let counts = Dictionary(open.map { ($0.word, $0.count) }) { first, _ in first }
        let found = list(open.map(\.word), voice) ?? []
        let strange = found.filter { !spelling($0) }
        unlisted = (strange + found.filter { spelling($0) }).prefix(Self.longest)
            .map { Line(word: $0, count: counts[$0] ?? 0) }
    }

    /// Whether a word is spelled right as it stands.
    typealias Spelling = (String) -> Bool

    /// By the system's dictionary; without one no word is known.
    private static func spelling(of language: LanguageTag) -> Spelling {
        let dictionary = SpellingDictionary(language: language)
        return { dictionary.knows(CodeUnits($0)) }
    }

    private mutating func count(_ lexicon: Lexicon, _ counts: [Int]) {
        fired = counts.indices.filter { counts[$0] > 0 }
            .sorted { (counts[$1], $0) < (counts[$0], $1) }
            .map { Line(word: lexicon.entries[$0].written, count: counts[$0]) }
        unused = counts.count { $0 == 0 }
    }

    /// "Hermione 41×, Ron 30×".
    public static func text(_ lines: [Line]) -> String {
        lines.map { "\($0.word) \($0.count)×" }.joined(separator: ", ")
    }
}
