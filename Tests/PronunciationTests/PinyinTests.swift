import BookModel
import Pronunciation
import Testing

@Suite struct PinyinTests {
    private static let former = EngineFormer(language: LanguageTag(known: "zh"))

    @Test(arguments: [
        ("北京天安门。", "bei3jing1 tian1an1men2。"),
        (
            "重庆银行的行长长大了，了解情况。",
            "chong2qing4 yin2hang2 de5 hang2zhang3 zhang3da4 le5，liao3jie3 qing2kuang4。"
        ),
        ("他一个人不是第一名。", "ta1 yi2ge5 ren2 bu2shi4 di4yi1 ming2。"),
        ("有一点儿，看一看，唯一的。", "you3yi4 dian3r5，kan4yi5kan4，wei2yi1 de5。"),
        ("慢慢地走到那儿，这儿。", "man4man4di4 zou3dao4 na4r5，zher4。"),
        ("觉得应该因为音乐很快乐。", "jue2de5 ying1gai1 yin1wei4 yin1yue4 hen3 kuai4le4。"),
        ("妈妈谢谢朋友。", "ma1ma5 xie4xie5 peng2you5。"),
        ("銀行長大頭髮重慶", "yin2hang2 zhang3da4 tou2fa4 chong2qing4"),
        ("用Git，GitHub的仓库。", "yong4 Git，GitHub de5 cang1ku4。"),
        ("目标的一定都得到。", "mu4biao1 de5 yi2ding4 dou1 de2dao4。"), ("困难重重", "kun4nan2 chong2chong2"),
        ("其中的类似的确认", "qi2zhong1 de5 lei4si4 de5 que4ren4"), ("女儿绿色", "nü3er2 lü4se4"), ("", ""),
        ("abc", "abc"),
    ])
    func chineseIsSpelledInPinyin(_ written: String, _ pinyin: String) {
        #expect(Self.former.form(CodeUnits(written)).string == pinyin)
    }

    @Test func eachSyllableMapsOntoItsCharacter() {
        let form = Self.former.form(CodeUnits("去银行。"))
        #expect(form.string == "qu4 yin2hang2。")
        #expect(form.sourceRange(of: 0..<3)?.range == 0..<1)
        #expect(form.sourceRange(of: 4..<8)?.range == 1..<2)
        #expect(form.sourceRange(of: 8..<13)?.range == 2..<3)
        #expect(form.sourceRange(of: 13..<14)?.range == 3..<4)
    }

    @Test func theBooksOwnReadingWins() {
        let form = Self.former.form(
            CodeUnits("银行"), readings: [Reading(range: 0..<2, spoken: "yín xíng")])
        #expect(form.string == "yin2xing2")
        let one = Self.former.form(CodeUnits("女"), readings: [Reading(range: 0..<1, spoken: "nǚ")])
        #expect(one.string == "nü3")
    }
}
