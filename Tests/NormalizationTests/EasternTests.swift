import BookModel
import Testing

@testable import Normalization

/// Japanese, Chinese and Korean beyond the examples of their rules.
@Suite struct EasternTests {
    private func spoken(_ text: String, _ language: String) -> String {
        Normalizer(language: LanguageTag(known: language)).normalize(CodeUnits(text)).string
    }

    @Test func traditionalTagsSpeakTraditional() {
        #expect(spoken("2個人，10000元", "zh-Hant") == "兩個人，一萬元")
        #expect(spoken("3.5億，-2度", "zh-TW") == "三點五億，負二度")
        #expect(spoken("2个人", "zh-Hans-HK") == "两个人")
    }

    @Test func tokensCoverTheDigitsAlone() {
        let text = CodeUnits("本を3冊、$3億を。")
        let tokens = Normalizer(language: LanguageTag(known: "ja")).explain(text).filter {
            $0.rule != "unchanged"
        }
        #expect(tokens.map(\.written) == ["3", "$3億"])
        #expect(tokens.map(\.spoken) == ["三", "三億ドル"])
    }

    @Test func numbersBeyondTheNamedPowersAreReadByDigits() {
        let digits = String(repeating: "9", count: 25)
        #expect(spoken(digits, "ja") == String(repeating: "九", count: 25))
        #expect(spoken("1" + String(repeating: "0", count: 16), "ja") == "一京")
        #expect(spoken("100000000000000", "zh") == "一百万亿")
    }

    @Test func koreanParticlesAgreeWithTheSpokenWord() {
        #expect(NativeKorean.particle("은", after: "이") == "는")
        #expect(NativeKorean.particle("가", after: "삼") == "이")
        #expect(NativeKorean.particle("에서", after: "삼") == nil)
        #expect(NativeKorean.attributive(100) == nil)
    }

    @Test(arguments: [
        ("ja", "そこに鳥がいる。二、三人の人が、第一章を読んだ〜。えっと…A社のB君（と私）。"),
        ("zh", "他说：“两个人，一起去。”第二章——结束～"), ("ko", "그는 두 사람과 함께 갔다. 제이장~ 끝!"),
    ])
    func plainTextIsUntouched(language: String, text: String) {
        #expect(spoken(text, language) == text)
    }
}
