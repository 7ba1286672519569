/// The languages whose tables this package carries: one line each.
public enum LanguageRegistry {
    /// Table texts by language, in the order in which they are read.
    static let sources: [String: [String]] = [
        "en": [English.settings, English.abbreviations, English.units],
        "ru": [
            Russian.settings, Russian.grammar, Russian.abbreviations, Russian.units,
            Russian.scriptures,
        ],
        "uk": [
            Ukrainian.settings, Ukrainian.grammar, Ukrainian.abbreviations, Ukrainian.units,
            Ukrainian.scriptures,
        ],
        "pl": [
            Polish.settings, Polish.grammar, Polish.abbreviations, Polish.units, Polish.scriptures,
        ],
        "de": [German.settings, German.abbreviations, German.units, German.scriptures],
        "ar": [Arabic.settings, Arabic.spelling],
        "bg": [Bulgarian.settings, Bulgarian.spelling],
        "cs": [Czech.settings, Czech.spelling],
        "da": [Danish.settings, Danish.spelling],
        "el": [Greek.settings],
        "fa": [Persian.settings, Persian.spelling],
        "fi": [Finnish.settings],
        "he": [Hebrew.settings],
        "hi": [Hindi.settings],
        "hr": [Croatian.settings, Croatian.spelling],
        "hu": [Hungarian.settings, Hungarian.spelling],
        "id": [Indonesian.settings],
        "lt": [Lithuanian.settings, Lithuanian.spelling],
        "lv": [Latvian.settings, Latvian.spelling],
        "nb": [Norwegian.settings, Norwegian.spelling],
        "sk": [Slovak.settings, Slovak.spelling],
        "sl": [Slovene.settings, Slovene.spelling],
        "sr": [Serbian.settings, Serbian.spelling],
        "th": [Thai.settings],
        "tr": [Turkish.settings],
        "vi": [Vietnamese.settings, Vietnamese.spelling],
        "fr": [French.settings, French.abbreviations, French.units, French.scriptures],
        "es": [Spanish.settings, Spanish.abbreviations, Spanish.units, Spanish.scriptures],
        "it": [Italian.settings, Italian.abbreviations, Italian.units, Italian.scriptures],
        "pt": [
            Portuguese.settings, Portuguese.abbreviations, Portuguese.units, Portuguese.scriptures,
        ],
        "nl": [Dutch.settings, Dutch.abbreviations, Dutch.units, Dutch.scriptures],
        "sv": [Swedish.settings, Swedish.abbreviations, Swedish.units, Swedish.scriptures],
        "ca": [Catalan.settings, Catalan.abbreviations, Catalan.units],
        "ro": [Romanian.settings, Romanian.abbreviations, Romanian.units],
        "ja": [Japanese.settings],
        "zh": [Chinese.settings],
        "ko": [Korean.settings],
    ]

    /// Rows that a region puts in front of its language's own.
    static let regions: [String: [String]] = [
        "de-AT": [AustrianGerman.settings],
        "en-GB": [BritishEnglish.settings],
        "es-MX": [MexicanSpanish.settings],
        "pt-PT": [EuropeanPortuguese.settings],
    ]

    /// Written forms and their readings, a line each (`written => spoken`), which show the tables of
    /// a language at work or keeping quiet; the tests run them.
    static let examples: [String: String] = [
        "en": English.examples, "ru": Russian.examples, "uk": Ukrainian.examples,
        "pl": Polish.examples, "de": German.examples, "ar": Arabic.examples,
        "bg": Bulgarian.examples, "ca": Catalan.examples, "cs": Czech.examples,
        "da": Danish.examples, "el": Greek.examples, "es": Spanish.examples,
        "fa": Persian.examples, "fi": Finnish.examples, "fr": French.examples,
        "he": Hebrew.examples, "hi": Hindi.examples, "hr": Croatian.examples,
        "hu": Hungarian.examples, "id": Indonesian.examples, "it": Italian.examples,
        "ja": Japanese.examples, "ko": Korean.examples, "lt": Lithuanian.examples,
        "lv": Latvian.examples, "nb": Norwegian.examples, "nl": Dutch.examples,
        "pt": Portuguese.examples, "ro": Romanian.examples, "sk": Slovak.examples,
        "sl": Slovene.examples, "sr": Serbian.examples, "sv": Swedish.examples,
        "th": Thai.examples, "tr": Turkish.examples, "vi": Vietnamese.examples,
        "zh": Chinese.examples,
    ]

    /// Tags of the languages with tables, sorted.
    public static var languages: [String] { sources.keys.sorted() }
}
