import BookModel
import Pronunciation
import Testing

@Suite struct VoiceTableTests {
    @Test(arguments: [
        ("en", "en-us"), ("en-US", "en-us"), ("en-GB", "en-gb"), ("en-AU", "en-gb"),
        ("en-CA", "en-us"), ("pt", "pt"),
        ("pt-BR", "pt-br"), ("pt-PT", "pt"), ("zh", "cmn-latn-pinyin"),
        ("zh-Hant-TW", "cmn-latn-pinyin"), ("nb", "nb"),
        ("no", "nb"), ("nn", "nb"), ("he", "he"), ("fa", "fa"), ("fa-Latn", "fa-latn"),
        ("fr", "fr-fr"), ("fr-CH", "fr-ch"),
        ("fr-CA", "fr-fr"), ("es", "es"), ("es-MX", "es-419"), ("de-AT", "de"), ("ru", "ru"),
        ("yue", "yue"), ("vi", "vi"),
        ("sr-Latn", "sr"), ("ja", "ja"), ("ko", "ko"), ("th", "th"), ("ar", "ar"), ("hi", "hi"),
    ])
    func theBestVoiceOfALanguage(_ tag: String, _ voice: String) {
        #expect(VoiceTable.voice(for: LanguageTag(known: tag)) == voice)
    }

    @Test func alternativesFollow() {
        #expect(VoiceTable.bestVoices(for: LanguageTag(known: "en-GB")) == ["en-gb", "en-us"])
        #expect(VoiceTable.bestVoices(for: LanguageTag(known: "pt-BR")) == ["pt-br", "pt"])
        #expect(VoiceTable.voice(for: LanguageTag(known: "tlh")) == nil)
    }

    @Test func everyVoiceOfTheTableExists() {
        for name in VoiceTable.names {
            for voice in VoiceTable.bestVoices(for: LanguageTag(known: name)) {
                #expect(VoiceTable.names.contains(voice))
            }
        }
    }

    @Test func theListenerIsToldOfAVoiceThatIsHardlyUnderstood() {
        #expect(VoiceTable.caveat(of: "th") != nil)
        #expect(VoiceTable.caveat(of: "en-us") == nil)
    }
}
