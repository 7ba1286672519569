import Speech
import Testing

@testable import Pipeline

@Suite struct GapNoticeTests {
    /// In the engine's form, which for Japanese is kana.
    @Test(arguments: [
        ("en-us", "Sentence omitted."), ("en-gb+f3", "Sentence omitted."),
        ("de", "Satz ausgelassen."), ("ru", "Предложение пропущено."), ("ja", "イチブン"),
        ("pt-br", "Frase omitida."),
    ])
    func theNoticeIsInTheVoicesLanguage(_ voice: String, _ text: String) {
        let notice = GapNotice.utterance(voice: voice)
        #expect(notice.text.hasPrefix(text), "\(notice.text)")
        #expect(notice.voice == voice)
    }

    @Test func chineseIsInPinyin() {
        let text = GapNotice.utterance(voice: "cmn").text
        #expect(text.contains("ju4"), "\(text)")
    }

    /// A language without an announcement of its own is spoken to in English.
    @Test func anyVoiceSaysSomething() {
        #expect(GapNotice.utterance(voice: "sw").text == "Sentence omitted.")
        #expect(GapNotice.utterance(voice: "en-us-nyc").text == "Sentence omitted.")
    }
}
