import BookModel
import Foundation
import Languages
import Testing

@testable import Normalization

/// Whatever stands in a text: no crash, no digit or currency sign left, words out, the mapping
/// whole.
@Suite struct GeneratedTextTests {
    /// A generator with a fixed seed (xorshift64*), so that a failure can be repeated.
    private struct Random {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state ^= state >> 12
            state ^= state << 25
            state ^= state >> 27
            return Int((state &* 2_685_821_657_736_338_717) >> 33) % bound
        }
    }

    private static let pieces: [String] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "10", "19", "1990", "2012",
        "123456789012345678901",
        ".", ",", ":", ";", "-", "–", "—", "/", "'", "’", "\"", "(", ")", "[", "%", "°", "$", "€",
        "£", "¥", "₽", "₴",
        "₿", "№", "§", "&", "@", "#", "+", "−", "=", "×", "~", "*", "<", ">", " ", " ", " ",
        "\u{A0}", "\u{202F}",
        "½", "²", "①", "Ⅷ", "٣", "५", "７", "𝟗", "a", "b", "kg", "km", "IV", "XIX", "I", "Chapter",
        "Глава",
        "г.", "в", "rok", "Dr.", "St.", "May", "мая", "Uhr", "p.", "th", "-й", "s", "www.",
        "http://", ".com",
        "0x", "e", "E-", "⁶", "⁻", "ISBN ", "T", "Z", "👍🏽", "❤️", "1️⃣", "🇩🇪", "\u{200D}",
        "\u{AD}", "\u{301}", "\u{FEFF}", "\u{D7FF}", "😀", "字", "ひ", "ก", "ا", "א", "\n", "\t",
    ]

    @Test(arguments: LanguageRegistry.languages)
    func anyStringIsRead(language: String) {
        let normalizer = Normalizer(language: LanguageTag(known: language))
        var random = Random(state: 0x9E37_79B9_7F4A_7C15)
        // LECTERN_GENERATED asks for more than a quick run does.
        let asked = ProcessInfo.processInfo.environment["LECTERN_GENERATED"].flatMap { Int($0) }
        for _ in 0..<(asked ?? 1000) {
            var text = ""
            for _ in 0..<(1 + random.below(9)) {
                text += Self.pieces[random.below(Self.pieces.count)]
            }
            check(text, normalizer, language)
        }
    }

    @Test(arguments: LanguageRegistry.languages)
    func numbersOfAnyLengthAreRead(language: String) {
        let normalizer = Normalizer(language: LanguageTag(known: language))
        for length in 1...40 {
            let digits = String(repeating: "7", count: length)
            check(digits, normalizer, language)
            check("-" + digits + "." + digits, normalizer, language)
        }
    }

    @Test(arguments: LanguageRegistry.languages)
    func tenThousandDigitsAreRead(language: String) {
        let normalizer = Normalizer(language: LanguageTag(known: language))
        check(String(repeating: "1234567890", count: 1000), normalizer, language)
        check("$1" + String(repeating: ",234", count: 2500), normalizer, language)
        check("x" + String(repeating: "²", count: 10_000), normalizer, language)
    }

    /// Full-width digits are hexadecimal to Unicode, and nothing to ICU's number parser.
    @Test(arguments: LanguageRegistry.languages)
    func hexadecimalOfOtherScriptsIsRead(language: String) {
        let normalizer = Normalizer(language: LanguageTag(known: language))
        for text in ["0x７", "0xＦ７", "0x٣", "0x7７"] { check(text, normalizer, language) }
    }

    @Test func halfSurrogatesPass() {
        let text: CodeUnits = [0xD800, 0x31, 0xDC00, 0x20, 0x24, 0xD83D]
        let spoken = Normalizer(language: .english).normalize(text)
        #expect(spoken.units.contains(0xD800))
        #expect(!spoken.units.contains(0x31))
    }

    private func check(_ text: String, _ normalizer: Normalizer, _ language: String) {
        let units = CodeUnits(text)
        let spoken = normalizer.normalize(units)
        let left = spoken.string.unicodeScalars.first { scalar in
            scalar.properties.generalCategory == .currencySymbol
                || scalar.properties.numericType != nil && !scalar.properties.isIdeographic
        }
        if let left { Issue.record("\(language): \(left) left of \(text): \(spoken.string)") }
        if text.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) {
            let hasWords = spoken.string.unicodeScalars.contains { $0.properties.isAlphabetic }
            if !hasWords { Issue.record("\(language): nothing said for \(text)") }
        }
        if spoken.spans.reduce(0, { $0 + $1.length }) != spoken.count {
            Issue.record("\(language): spans do not cover \(text)")
        }
        checkMapping(spoken, units, language)
    }

    /// Source ranges follow one another without gap or overlap, and verbatim text is the source's.
    private func checkMapping(_ spoken: MappedText, _ units: CodeUnits, _ language: String) {
        var (at, place) = (0, 0)
        for span in spoken.spans {
            guard let source = span.origin.source else {
                Issue.record("\(language): text without a source in \(units.string)")
                return
            }
            if source.range.lowerBound != place {
                Issue.record("\(language): gap at \(place) in \(units.string)")
                return
            }
            if case .verbatim = span.origin,
                CodeUnits(spoken.units[at..<at + span.length]) != CodeUnits(units[source.range])
            {
                Issue.record("\(language): verbatim text differs in \(units.string)")
            }
            place = source.range.upperBound
            at += span.length
        }
        if place != units.count { Issue.record("\(language): end lost in \(units.string)") }
    }
}
