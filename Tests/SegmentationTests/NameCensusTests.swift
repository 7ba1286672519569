import BookModel
import Segmentation
import Testing

/// Words that are always written with a capital, within sentences too.
@Suite struct NameCensusTests {
    private func names(_ language: String, _ text: String) -> [String] {
        var census = NameCensus(language: LanguageTag(known: language))
        census.add(Block(role: .paragraph, text: MappedText(identity: CodeUnits(text))))
        return census.names.map { "\($0.word) \($0.count)" }
    }

    @Test func namesComeByTheirNumber() {
        let text =
            "Then Ron met Hermione. Hermione saw Ron and Hermione’s cat. The cat left. The end."
        #expect(names("en", text) == ["Hermione 3", "Ron 2"])
    }

    @Test func whatOpensSentencesOnlyIsNoName() {
        #expect(names("en", "House by house. Houses. Houses? Run. Run! NATO and NATO.").isEmpty)
    }

    @Test func germanNounsStandBehindDeterminers() {
        let text = "Da kam Gregor in das Zimmer. Das Zimmer sah Gregor. Im Zimmer war Gregor."
        #expect(names("de", text) == ["Gregor 3"])
    }

    @Test func aWordSeenSmallIsNoName() {
        #expect(names("ru", "Вот Анна и Роза. Там Роза и Анна. Это роза.") == ["Анна 2"])
    }

    @Test func otherLanguagesAreNotCounted() {
        var census = NameCensus(language: .english)
        var block = Block(
            role: .paragraph, text: MappedText(identity: CodeUnits("Da Gregor, da Gregor.")))
        block.language = LanguageTag(known: "de")
        census.add(block)
        #expect(census.names.isEmpty)
    }
}
