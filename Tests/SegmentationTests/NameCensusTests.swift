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

    @Test func germanNounsAreCounted() {
        let text =
            "Um 8 Uhr kam Gregor. Nach 10 Uhr ging Gregor. Auf Bild 1 und auf Bild 2 ist Gregor."
        #expect(names("de", text) == ["Gregor 3"])
    }

    @Test func germanNounsHaveOtherFormsAndCompounds() {
        let text =
            "Hier sind Dateien, hier sind Dateien, hier ist Gregor. Jede Datei liegt auf Rechnern, "
            + "auf Rechnern, auf Anwenderrechnern. Wir lieben Gregors Zeitung, Zeitung um Zeitung."
            + " So sprach Gregor, und so Dir, Dir."
        #expect(names("de", text) == ["Gregor 2"])
    }

    @Test func partsOfGermanCompoundsAreNoNames() {
        #expect(names("de", "Hier steht Staging-Area, da steht Staging-Area.").isEmpty)
        #expect(names("fr", "Voici Jean-Pierre et Jean-Pierre.") == ["Jean 2", "Pierre 2"])
    }

    @Test func daysAndMonthsAreNoNames() {
        #expect(names("en", "It was Monday, then Monday in May, in May.").isEmpty)
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
