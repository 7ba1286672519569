public import BookModel

/// How a language uses hyphens, for the ends of lines: which of them belong to the word.
///
/// The section `[hyphens]` of a language's table: a key and words parted by spaces in each row, a
/// key's rows being one list.
public struct Hyphenation: Sendable {
    /// How freely a language makes compounds with hyphens.
    public enum Compounds: String, Sendable {
        /// Any two words: "thirteenth-story".
        case common
        /// Few, so that both must be words of the book itself: "mer" "curial" are only syllables.
        case sparing
        /// Written in one word, or hardly any: German, Dutch, Swedish, Finnish; Italian.
        case solid
    }

    public let compounds: Compounds
    /// Words that a hyphen ties to the word behind them: "sous-", "кое-".
    public let heads: Set<String>
    /// Words that a hyphen ties to the word before them: "-même", "-нибудь".
    public let tails: Set<String>
    /// Those of `tails` which are too short to be the rest of a broken word.
    public let lateTails: Set<String>
    /// Pronouns tied to the verb before them where that stands by itself too: "escreve-se".
    public let enclitics: Set<String>
    /// Before words without a hyphen as a rule: "postprocessing", "multitasking".
    public let prefixes: Set<String>
    /// Behind words without a hyphen, though they are words themselves: "clawless", "kinship".
    public let suffixes: Set<String>
    /// Words that a book writes all with a hyphen or all without: "to-day", "to-night".
    public let together: Set<String>
    /// Behind a hyphen that stands for the rest of a word: "Vor- und Nachteile".
    public let joiners: Set<String>
    /// Pairs of letters that part two words with a hyphen where they meet: "mee-eten".
    public let clashes: Set<String>

    /// The language's rules; those of a language without any heal every hyphen.
    public static func of(_ language: LanguageTag) -> Hyphenation {
        Hyphenation(LanguageData.of(language).table)
    }

    init(_ table: LanguageTable) {
        var lists: [String: [String]] = [:]
        for row in table.rows("hyphens") {
            lists[row[0], default: []] += row[1].split(separator: " ").map(String.init)
        }
        func set(_ key: String) -> Set<String> { Set(lists[key] ?? []) }
        compounds = lists["compounds"]?.first.flatMap(Compounds.init) ?? .solid
        (heads, tails, lateTails) = (set("heads"), set("tails"), set("late-tails"))
        (enclitics, prefixes, suffixes) = (set("enclitics"), set("prefixes"), set("suffixes"))
        (together, joiners, clashes) = (set("together"), set("joiners"), set("clashes"))
    }
}
