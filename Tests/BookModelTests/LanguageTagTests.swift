import BookModel
import Testing

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("en", "en"), ("EN_us", "en-US"), ("zh-hant", "zh-Hant"), ("PT-br", "pt-BR"),
        ("sr-latn-RS", "sr-Latn-RS"), ("es-419", "es-419"),
    ])
    func tagsAreCasedByTheStandard(written: String, expected: String) {
        #expect(LanguageTag(written)?.description == expected)
    }

    @Test(arguments: ["", "e", "english", "en-", "en US", "12", "en--US", "ру"])
    func whatIsNoTagIsRefused(written: String) {
        #expect(LanguageTag(written) == nil)
    }

    @Test func partsAreNamed() {
        #expect(LanguageTag(known: "pt-BR").language == "pt")
        #expect(LanguageTag(known: "pt-BR").region == "BR")
        #expect(LanguageTag(known: "zh-Hant").region == nil)
    }
}
