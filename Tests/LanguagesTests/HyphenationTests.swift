import BookModel
import Testing

@testable import Languages

@Suite struct HyphenationTests {
    @Test func rowsOfOneKeyAreOneList() {
        let rules = Hyphenation(
            LanguageTable(["[hyphens]\ncompounds | common\nprefixes | anti auto\nprefixes | un"]))
        #expect(rules.compounds == .common)
        #expect(rules.prefixes == ["anti", "auto", "un"])
        #expect(rules.tails.isEmpty)
    }

    @Test func languagesWithoutRulesWriteInOneWord() {
        #expect(Hyphenation.of(LanguageTag(known: "xx")).compounds == .solid)
        #expect(Hyphenation.of(LanguageTag(known: "fr")).heads.contains("sous"))
    }

    /// Tails too short for the rest of a broken word are tails.
    @Test(arguments: LanguageRegistry.languages)
    func lateTailsAreTails(language: String) {
        let rules = Hyphenation.of(LanguageTag(known: language))
        #expect(rules.lateTails.isSubset(of: rules.tails))
    }

    @Test func koreanLineEnds() {
        let breaks = SyllableBreaks.of(LanguageTag(known: "ko"))
        #expect(breaks.particles.contains("에서"))
        #expect(SyllableBreaks.of(.english).particles.isEmpty)
    }
}
