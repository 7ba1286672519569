import BookModel
import Speech
import Testing

@testable import Pipeline

/// What of emoji reaches the engine, and where the words of the timeline are.
@Suite struct EmojiUtteranceTests {
    private func sentences(
        _ text: String, _ emoji: ReadingOptions.Emoji = .silent
    ) -> [PlannedSentence] {
        var builder = UtteranceBuilder(
            language: .english, voice: "en-us", pauses: Pauses(), emoji: emoji)
        return builder.sentences(
            of: Block(role: .paragraph, text: MappedText(identity: CodeUnits(text))))
    }

    @Test func silentEmojiDoNotReachTheEngine() {
        let text = "Good 😀 day 👍🏽. ❤️ Bye🚀!"
        let said = sentences(text).flatMap(\.utterances).map(\.text).joined()
        #expect(said.unicodeScalars.allSatisfy { $0.value < 0x80 })
        #expect(said.contains("Good") && said.contains("Bye"))
    }

    @Test func aLoneEmojiJoinsTheWordBeforeIt() {
        let units = CodeUnits("Good 😀 day")
        let words = sentences("Good 😀 day").flatMap(\.words)
        #expect(words.map { units.string(in: $0.range) } == ["Good 😀", "day"])
    }

    @Test func aParagraphOfEmojiIsOneSilentWord() {
        let found = sentences("😀 🚀")
        #expect(found.flatMap(\.words).count == 1)
        #expect(found.flatMap(\.utterances).map(\.text) == [""])
        #expect(found.flatMap(\.utterances).flatMap(\.words) == [UtteranceWord(range: 0..<0)])
    }

    @Test func namedEmojiAreSaid() {
        let said = sentences("Go 🚀", .name).flatMap(\.utterances)
        #expect(said.map(\.text) == ["Go rocket"])
    }

    @Test func marksAloneSayNothing() {
        #expect(sentences("— … —").flatMap(\.utterances).map(\.text) == [""])
    }

    @Test func anAbbreviationAtASentencesEndKeepsItsStop() {
        let said = sentences("It cost £2bn. Temp. rose. He left at 5 p.m. Then it rained.")
            .map { $0.utterances.map(\.text).joined() }
        #expect(
            said == [
                "It cost two billion pounds.", " Temp rose.", " He left at five P M.",
                " Then it rained.",
            ])
    }

    @Test func aSentenceMayEndInAnotherLanguage() {
        var builder = UtteranceBuilder(
            language: LanguageTag(known: "ru"), voice: "ru", pauses: Pauses())
        let text = "В 5 г. на Windows. Это New York etc. и Mr. Smith Co. Конец"
        let said = builder.sentences(
            of: Block(role: .paragraph, text: MappedText(identity: CodeUnits(text))))
        #expect(said.flatMap(\.words).count == 14)
    }
}
