import BookModel
import Segmentation
import Testing

@Suite struct PhraseTests {
    @Test(arguments: [
        MarkedText("en", "In 1928, |a cartoon character was |born."),
        MarkedText("en", "“Yes,” |he said; |no more—|never."),
        MarkedText("en", "He paused… |then: |nothing at all here |now"),
        MarkedText("ru", "Он пришёл, |увидел — |и победил."),
        MarkedText("de", "Ich kam, |sah und siegte."),
        MarkedText("fr", "« Quoi ? » |dit-il ; |non."),
        MarkedText("es", "¿Qué? |¡Nada!"),
        MarkedText("ar", "جاء، |ثم ذهب؟ |نعم"),
        MarkedText("ja", "東京、|大阪、|京都。"),
        MarkedText("zh", "北京，|上海；|广州。"),
    ])
    func aPhraseIsAtMostFourWordsUpToAMark(_ example: MarkedText) {
        #expect(example.strings(example.segments().phrases) == example.pieces)
    }

    /// As in an address, where a line ends and no sentence does.
    @Test func aLineThatWasBrokenOnPurposeEndsAPhrase() {
        let address = MarkedText("en", "Baker Street|\nnear the park|\nLondon.")
        #expect(address.strings(address.segments().phrases) == address.pieces)
        #expect(address.segments().sentences.count == 1)
    }

    @Test func aVerseLineEndsAPhrase() {
        let verse = MarkedText("en", "The owl and|\nthe cat went|\nto sea", role: .verse)
        #expect(
            verse.strings(verse.segments().phrases) == ["The owl and", "the cat went", "to sea"])
    }
}
