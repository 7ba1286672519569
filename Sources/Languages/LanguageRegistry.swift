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

    /// Tags of the languages with tables, sorted.
    public static var languages: [String] { sources.keys.sorted() }
}
