import BookModel
import Testing

@testable import Layout

@Suite struct HyphenHealerTests {
    private func healer(_ text: String, _ language: String = "en") -> HyphenHealer {
        var page = PageMaker(1)
        for (index, line) in text.split(separator: "\n").enumerated() {
            page.line(String(line), y: 50 + Float(index) * 12)
        }
        let draft = Draft([page.page], options: ReadingOptions())
        return HyphenHealer(words: Vocabulary(draft), language: LanguageTag(language) ?? .english)
    }

    private func keeps(
        _ healer: HyphenHealer, _ head: String, _ tail: String, token: String = ""
    ) -> Bool {
        healer.keeps(
            0x2D, head: CodeUnits(head)[...], tail: CodeUnits(tail)[...], token: CodeUnits(token))
    }

    @Test(arguments: [
        ("connec", "tion", false), ("well", "known", true), ("rabbit", "hole", true),
        ("him", "self", false),
        ("Anglo", "Saxon", true), ("19", "20", true), ("x", "axis", true),
        ("INTRO", "DUCTION", false),
        ("some", "thing", false), ("PDF", "file", true), ("LaTeX", "Schriften", true),
    ])
    func englishEvidence(head: String, tail: String, kept: Bool) {
        let book =
            "a well-known man and a rabbit in a hole with some thing\nhim self file axis known"
        #expect(keeps(healer(book), head, tail) == kept)
    }

    @Test func compoundsOfGermanAreOneWord() {
        let german = healer("Medien und Technik die technik der medien", "de")
        #expect(!keeps(german, "Medien", "technik"))
        #expect(keeps(german, "PDF", "Grafik"))
    }

    @Test func addressesKeepTheirs() {
        #expect(
            keeps(healer("a page"), "best", "practices", token: "www.debian.org/doc/best-practices")
        )
        #expect(
            keeps(healer("a page"), "pilatus", "aircraft", token: "support@pilatus-aircraft.com"))
    }

    @Test func softHyphenNeverStays() {
        #expect(
            !healer("well-known").keeps(
                0xAD, head: CodeUnits("well")[...], tail: CodeUnits("known")[...]))
    }

    @Test func restOfABrokenWordIsNoWord() {
        let broken = healer("it was a fail-\nure of the kind")
        #expect(!keeps(broken, "fail", "ure"))
    }
}
