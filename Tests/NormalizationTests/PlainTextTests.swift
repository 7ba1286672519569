import BookModel
import Testing

@testable import Normalization

/// Text without numbers and abbreviations comes out as it went in.
@Suite struct PlainTextTests {
    @Test(arguments: [
        (
            "en",
            "I am the mix of a civil man; so do I. The cat sat on the mat, “vitamin C” and Plan B."
        ),
        ("en", "You may march in; no. He said no! Us, it and an art in the sun."),
        (
            "ru",
            "В этом доме, с мая, жили мы. О чём речь? А он — нет! В нем. Когда мы "
                + "вспоминали об этом."
        ),
        ("uk", "У цьому домі жили ми. Про що мова? А він — ні! П'ять років минуло."),
        ("pl", "W tym domu mieszkaliśmy z bratem. O co chodzi? A on — nie! I co z tego?"),
        ("de", "Im Haus wohnte der Mann. Am Abend war er da, mit mir und dir. Ich weiß es."),
    ])
    func plainTextIsUntouched(language: String, text: String) {
        let units = CodeUnits(text)
        let normalizer = Normalizer(language: LanguageTag(known: language))
        #expect(normalizer.normalize(units).units == units)
        #expect(normalizer.explain(units).allSatisfy { $0.kind == .plain })
    }

    @Test func explainGivesTheTokensOfTheText() {
        let text = CodeUnits("Dr. Watson paid $3.50 on May 1, 1945.")
        let tokens = Normalizer(language: .english).explain(text)
        #expect(tokens.map(\.written) == ["Dr.", "Watson", "paid", "$3.50", "on", "May 1, 1945"])
        #expect(tokens.map(\.kind) == [.abbreviation, .plain, .plain, .money, .plain, .date])
        for token in tokens { #expect(text.string(in: token.range) == token.written) }
    }
}
