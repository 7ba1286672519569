public import BookModel
import Languages

/// What a language's writing tells about where sentences end. Words are lower case, abbreviations
/// without their last full stop.
public struct SentenceConventions: Sendable {
    /// Stand before a name: never the end ("Dr.", "г-н").
    public var titles: Set<String> = []
    /// Stand in front of what they introduce: never the end ("e.g.", "см.").
    public var introducers: Set<String> = []
    /// Close a phrase: the end where a capital follows ("etc.", "usw.").
    public var closers: Set<String> = []
    /// Belong to a name or a number before them: the end only where a word follows that often
    /// starts a sentence ("Inc.", "U.S.", "1812 г.").
    public var suffixes: Set<String> = []
    /// Stand before a number: not the end where one follows ("No.", "p.", "рис.").
    public var counters: Set<String> = []
    /// Closers after a number, titles elsewhere ("1812 г.", "г. Москва").
    public var afterNumbers: Set<String> = []
    /// Words that often begin a sentence and are not names.
    public var starters: Set<String> = []
    /// Names of days and months, which follow "a.m." or an ordinal without starting a sentence.
    public var calendarWords: Set<String> = []
    /// `3.` is an ordinal: "am 3. Mai".
    public var hasOrdinalStop = false
    /// The semicolon asks: Greek.
    public var hasSemicolonQuestion = false
    /// No mark ends a sentence, a space may: Thai and Lao.
    public var partsBySpace = false
    /// Pronouns with a capital that may follow an ellipsis within a sentence: "I".
    public var capitalPronouns: Set<String> = []
    /// Endings of verbs in the past tense, by which the narrator is known: "— сказал он".
    public var narratorEndings: [String] = []

    /// The language's own tables, asked for what the lists above do not know.
    var data: LanguageData?

    public init() {}
}

extension SentenceConventions {
    /// The conventions of a language; the general ones where it has none of its own.
    public static func of(_ language: LanguageTag) -> SentenceConventions {
        var own = byLanguage[language.language] ?? general
        let data = LanguageData.of(language)
        own.data = data
        if data.setting("ordinal-stop") == "yes" { own.hasOrdinalStop = true }
        return own
    }
}
