import BookModel
import CICU

/// Whether a text can be in the language that it is said to be in, by the letters it is written in.
///
/// Examples: Hebrew marked "en-US", a Russian sentence marked "de", a romanised word marked "ja".
/// Not: Chinese characters marked "ja"; Serbian in either alphabet; a letter or two; English with
/// a Greek word in it.
struct ScriptCheck {
    /// Written in two scripts, of which ICU names one.
    private static let digraphic: Set<String> = [
        "az", "bs", "crh", "ku", "kk", "ky", "mn", "ms", "pa", "ro", "sd", "sr", "tg", "tk", "tt",
        "uz",
    ]

    /// Fewer letters in other scripts say nothing.
    private static let leastLetters = 3
    /// More text than this changes nothing (characters).
    private static let sampleSize = 20_000

    private let scripts: Set<Int32>

    init(_ language: LanguageTag) {
        var codes = [Int32](repeating: -1, count: 8)
        let count =
            Self.digraphic.contains(language.language)
            ? 0
            : lectern_icu_scripts_of_language(
                Self.script(of: language) ?? language.description, &codes, Int32(codes.count))
        scripts = Set(codes.prefix(Int(count)))
    }

    /// The script that a tag names, "Latn" in "ja-Latn". Not: those that stand for several.
    private static func script(of language: LanguageTag) -> String? {
        let parts = language.description.split { $0 == "-" }.dropFirst()
        return parts.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }.map(String.init)
            .flatMap { ["Hans", "Hant", "Jpan", "Kore", "Hrkt"].contains($0) ? nil : $0 }
    }

    /// Whether hardly any of the letters are of the language's own scripts.
    func excludes(_ text: String) -> Bool {
        guard !scripts.isEmpty else { return false }
        var (own, other) = (0, 0)
        for scalar in text.unicodeScalars.prefix(Self.sampleSize) {
            guard scalar.properties.isAlphabetic else { continue }
            let script = lectern_icu_script_of(scalar.value)
            if scripts.contains(script) { own += 1 } else if script >= 0 { other += 1 }
        }
        return other >= Self.leastLetters && own * 5 < other
    }

    /// What else the text is in: as it is detected without the letters of the language's own
    /// scripts, or the language that is usually written in the script of most of them.
    func language(of text: String) -> LanguageTag? {
        var rest = String.UnicodeScalarView()
        var counts: [Int32: Int] = [:]
        for scalar in text.unicodeScalars {
            let script = lectern_icu_script_of(scalar.value)
            guard !scripts.contains(script) else { continue }
            rest.append(scalar)
            if script >= 0 { counts[script, default: 0] += 1 }
        }
        let plain = String(rest)
        if let found = LanguageDetector.detect(plain)?.language,
            !ScriptCheck(found).excludes(plain)
        {
            return found
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return most.flatMap(Self.usualLanguage)
    }

    private static func usualLanguage(of script: Int32) -> LanguageTag? {
        var code = [CChar](repeating: 0, count: 16)
        let length = lectern_icu_usual_language(script, &code, Int32(code.count))
        let bytes = code.prefix(Int(length)).map { UInt8(bitPattern: $0) }
        return LanguageTag(String(decoding: bytes, as: UTF8.self))
    }
}
