public import BookModel
import Foundation

/// Language codes for TLAN, which takes three letters of ISO 639-2.
public enum TagLanguage {
    /// Individual languages of ISO 639-3 that ISO 639-2 knows by their macrolanguage alone.
    private static let macrolanguages = [
        "cmn": "zho", "yue": "zho", "hak": "zho", "nan": "zho", "wuu": "zho", "arb": "ara",
        "pes": "fas",
        "ekk": "est", "lvs": "lav", "zsm": "msa", "npi": "nep", "ory": "ori", "swh": "swa",
    ]

    /// `eng` for `en-GB`; `und` where there is no code.
    public static func code(for tag: LanguageTag) -> String {
        let language = tag.language
        if let code = macrolanguages[language] { return code }
        if language.count == 3 { return language }
        return Locale.LanguageCode(language).identifier(.alpha3) ?? "und"
    }
}
