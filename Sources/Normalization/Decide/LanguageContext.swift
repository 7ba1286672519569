import BookModel
import Languages
import Synchronization

/// What the rules of one language work with: tables, number words and the rules themselves.
final class LanguageContext: Sendable {
    let data: LanguageData
    let lexicon: Lexicon
    let speller: any NumberSpeller
    let amounts: any AmountReading
    let rules: RuleBook
    /// Whether words are parted by spaces.
    let spacesWords: Bool
    /// Whether rules are tried at every word, since the language's words are not in `triggers`.
    let triesEveryWord: Bool
    /// Whether the word for the hour is left out behind minutes (setting `hour-name`).
    let saysHoursAlone: Bool
    /// Whether a time of day has the word for the hour in it, which is not said again.
    let hasHourName: Bool
    /// Whether Han digits by place are a number like any other (setting `han-digits`).
    let readsHanDigits: Bool

    private init(_ tag: LanguageTag) {
        data = LanguageData.of(tag)
        let lexicon = Lexicon(data)
        let parts = LanguageParts.of(data, lexicon)
        self.lexicon = lexicon
        speller = parts.speller
        amounts = parts.amounts
        rules = parts.rules.withCommonRules
        spacesWords = data.setting("spaces") != "none"
        triesEveryWord = data.setting("tries") == "every-word"
        saysHoursAlone = data.setting("hour-name") == "full-hours"
        hasHourName = data.setting("hour-name") == "said"
        readsHanDigits = data.setting("han-digits") == "positional"
    }

    private static let known = Mutex<[String: LanguageContext]>([:])

    static func of(_ tag: LanguageTag) -> LanguageContext {
        known.withLock { known in
            if let context = known[tag.description] { return context }
            let context = LanguageContext(tag)
            known[tag.description] = context
            return context
        }
    }
}

/// The code of a language: how it spells numbers, reads quantities, and its rules.
struct LanguageParts: Sendable {
    var speller: any NumberSpeller
    var amounts: any AmountReading
    var rules: RuleBook

    /// Languages that need code of their own are named here; all others live by their tables.
    static func of(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        switch data.tag.language {
        case "en": English.parts(data, lexicon)
        case "de": German.parts(data, lexicon)
        case "fr", "es", "it", "pt", "ca", "ro": Romance.parts(data, lexicon)
        case "nl": Dutch.parts(data, lexicon)
        case "sv": Swedish.parts(data, lexicon)
        case "ru", "uk", "pl": Slavic.parts(data, lexicon)
        case "ja", "zh", "ko": Eastern.parts(data, lexicon)
        default: generic(data, lexicon)
        }
    }

    static func generic(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let speller = ICUSpeller(data)
        return LanguageParts(
            speller: speller, amounts: AmountReader(lexicon: lexicon, speller: speller),
            rules: .generic)
    }
}
