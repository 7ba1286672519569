import BookModel
import Foundation
import Pronunciation
import Testing

/// Needs ipadic; each test is skipped where the machine has none.
@Suite(.enabled(if: EngineFormer(language: LanguageTag(known: "ja")).missing == nil))
struct KanaTests {
    private let former = EngineFormer(language: LanguageTag(known: "ja"))

    @Test(arguments: [
        ("私は東京へ行った。", "ワタシ ワ トーキョー エ イッタ。"),
        ("食べられなかったので、行こうと思います。", "タベラレナカッタ ノデ、イコー ト オモイマス。"),
        ("本を三冊、鉛筆を六本、犬を一匹。", "ホン ヲ サンサツ、エンピツ ヲ ロッポン、イヌ ヲ イッピキ。"),
        ("四月一日から二十日まで。", "シガツ ツイタチ カラ ハツカ マデ。"),
        ("午後七時九分に四分遅れた。", "ゴゴ シチジ キューフン ニ ヨンプン オクレタ。"),
        ("三百六十五日は一年です。", "サンビャクロクジューゴニチ ワ イチネン デス。"),
        ("三分の一、三千円、八千人、一千万。", "サンブンノ イチ、サンゼンエン、ハッセンニン、イッセンマン。"),
        ("一人と二人、三階、十階、二日間。", "ヒトリ ト フタリ、サンガイ、ジュッカイ、フツカカン。"),
        ("十分な時間。七時十分に着いた。", "ジューブンナ ジカン。シチジ ジュップン ニ ツイタ。"),
        ("一般に一緒に千葉へ。", "イッパン ニ イッショ ニ チバ エ。"),
        ("名前はGitとLinuxです。", "ナマエ ワ Git ト Linux デス。"),
        ("カタカナだけ", "カタカナ ダケ"),
        ("", ""), ("…… 🙂", "…… 🙂"),
    ])
    func japaneseIsSpelledInKana(_ written: String, _ kana: String) {
        #expect(former.form(CodeUnits(written)).string == kana)
    }

    @Test func eachPartMapsOntoItsOwn() {
        let form = former.form(CodeUnits("本を三冊読む。"))
        #expect(form.string == "ホン ヲ サンサツ ヨム。")
        #expect(form.sourceRange(of: 0..<2)?.range == 0..<1)
        #expect(form.sourceRange(of: 3..<4)?.range == 1..<2)
        #expect(form.sourceRange(of: 5..<7)?.range == 2..<3)
        #expect(form.sourceRange(of: 7..<9)?.range == 3..<4)
        #expect(form.sourceRange(of: 10..<11)?.range == 4..<5)
        #expect(form.sourceRange(of: 11..<12)?.range == 5..<6)
    }

    @Test func theBooksOwnReadingWins() {
        let text = CodeUnits("東京都の生物を食べた。")
        let form = former.form(
            text,
            readings: [
                Reading(range: 0..<2, spoken: "とうけい"), Reading(range: 4..<6, spoken: "なまもの"),
                Reading(range: 7..<8, spoken: "た"),
            ])
        #expect(form.string == "トーケート ノ ナマモノ ヲ タベタ。")
        #expect(form.sourceRange(of: 0..<4)?.range == 0..<2)
    }

    /// A reading that begins in a word and ends in a later one, or over several, or at the end.
    @Test(arguments: [[0..<4], [2..<6], [0..<11], [1..<5, 5..<9], [4..<11], [9..<11]])
    func readingsMayReachOverWords(_ ranges: [Range<Int>]) {
        let text = CodeUnits("東京都の生物を食べた。")
        let form = former.form(text, readings: ranges.map { Reading(range: $0, spoken: "よみ") })
        let said = form.string.components(separatedBy: "ヨミ").count - 1
        #expect(said == ranges.count, "\(form.string)")
        var at = 0
        for span in form.spans {
            guard let source = span.origin.source?.range else { continue }
            #expect(source.lowerBound >= at && source.upperBound <= text.count)
            at = source.lowerBound
        }
    }

    @Test func halfPairsAndZeroesAreNoHarm() {
        let text: CodeUnits = [0xD842, 0x3042, 0, 0x4E9C, 0xDFB7]
        let form = former.form(text)
        #expect(form.sourceRange(of: 0..<form.count)?.range == 0..<5)
    }
}
