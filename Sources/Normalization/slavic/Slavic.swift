import BookModel
import Languages

/// What Russian, Ukrainian and Polish need beyond their tables.
enum Slavic {
    static func parts(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let grammar = SlavicGrammar(data)
        let speller = SlavicSpeller(data, grammar)
        let rules = SlavicRules(grammar: grammar, speller: speller)
        return LanguageParts(
            speller: speller,
            amounts: SlavicAmounts(lexicon: lexicon, grammar: grammar, speller: speller),
            rules: shown(rules.book, in: data.tag.language))
    }

    /// The rules with the language's examples beside them.
    private static func shown(_ book: RuleBook, in language: String) -> RuleBook {
        let examples = examples[language] ?? [:]
        // A rule that stands in several places is shown once.
        func own(_ rules: [Rule]) -> [Rule] {
            rules.map { rule in
                Rule(
                    rule.name, (examples[rule.name] ?? []).map { Example($0.0, $0.1) }, rule.apply)
            }
        }
        return RuleBook(number: own(book.number), word: own(book.word), mark: own(book.mark))
    }
}

/// The rules of the Slavic languages with declension; the words are in the tables.
struct SlavicRules: Sendable {
    let grammar: SlavicGrammar
    let speller: SlavicSpeller

    var book: RuleBook {
        RuleBook(
            number: [
                .electronic(), numericDate, romanDate, .telephone(), ordinalStop, ordinalRange,
                ordinalEnding,
                compoundAdjective, percentAdjective, partNumber, houseNumber,
                clockWithStop, .clock(read: readClock), yearWithNoun, eraYear, dayMonth, ratio,
                bareYear,
                hourOfDay, titleNumber, ordinalBeforeNoun, .dotted(), .amount(), .anyDigits,
                .numericSign,
            ],
            word: [
                .electronic(), decadeNoun, romanEnding, .roman(read: readRoman), romanBeforeNoun,
                .abbreviation(inflect: inflect), shortMonth, .amount(), .initial(),
                .dottedInitialism(), .alphanumeric(), .initialism(),
            ],
            mark: [
                .telephone(), .abbreviation(inflect: inflect), .math(), .amount(), .sign(),
                .numericSign, .loneCurrency, .unknownCurrency,
            ])
    }

    func context(_ passage: Passage) -> SlavicContext {
        SlavicContext(grammar: grammar, passage: passage)
    }
}
