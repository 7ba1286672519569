public import BookModel
import CICU

/// Which language codes are those of a language.
public enum LanguageCodes {
    /// Whether the tag's language is one of ISO 639 that ICU knows, which has the usual six
    /// hundred of some eight thousand: "lo" and "tlh", not "xx".
    public static func isKnown(_ tag: LanguageTag) -> Bool {
        lectern_icu_knows_language(tag.language) != 0
    }
}
