import BookModel
import Segmentation
import Testing

@Suite struct LanguageRunTests {
    /// An example with its foreign runs in brackets: `[en:Git]`.
    struct Example: Sendable, CustomStringConvertible {
        let base: LanguageTag
        let second: LanguageTag
        let marked: String

        init(_ base: String, _ marked: String, second: String = "en") {
            self.base = LanguageTag(known: base)
            self.second = LanguageTag(known: second)
            self.marked = marked
        }

        var description: String { marked }
        var text: String { marked.replacing(/\[[a-z]+:/, with: "").replacing("]", with: "") }
    }

    @Test(arguments: [
        Example("ru", "Система [en:Git] и [en:Visual 2 Studio] 2019 тут."),
        Example("ru", "Что такое [en:Git?] План B, вес 5 kg и 10GB, XIX век, IT-компания."),
        Example("ru", "Скажи [de:guten Tag] ему.", second: "de"),
        Example("ru", "Это [el:λόγος] и [he:שלום] там."),
        Example("en", "He said [ru:привет] and α, π, naïve."),
        Example("en", "The [ja:ひらがな] and [zh:漢字] and [ko:한국] signs."),
        Example("en", "The [uk:привіт] word.", second: "uk"),
        Example("en", "Plain text only."),
        Example("ja", "名前は[en:Git、C++]と[en:Linux]です。漢字とAも。"),
        Example("zh", "用[en:Git]更新[ja:ひらがな]吧。"),
        Example("th", "ใช้ [en:Git] และ[en:GitHub]ดี"),
        Example("ar", "نظام [en:Git] جيد"),
        Example("ko", "[en:Git] 저장소와 Git은"),
        Example("sr", "Београд Beograd"),
        Example("hi", "यह [en:Git] है।"),
        Example("bn", "এটি [en:Git] হয়"),
    ])
    func otherScriptsAreOtherLanguages(_ example: Example) {
        let units = CodeUnits(example.text)
        let runs = LanguageRunFinder().runs(
            in: units, base: example.base, second: example.second, explicit: [])
        let found = runs.map { run in
            let text = units.string(in: run.range)
            return run.language == example.base ? text : "[\(run.language):\(text)]"
        }
        #expect(found.joined() == example.marked)
    }

    @Test func markedRunsWin() {
        let units = CodeUnits("Das Wort house und Слово da")
        let runs = LanguageRunFinder().runs(
            in: units, base: LanguageTag(known: "de"), second: .english,
            explicit: [
                LanguageRun(range: 9..<14, language: .english),
                LanguageRun(range: 19..<24, language: LanguageTag(known: "bg")),
            ])
        #expect(runs.map(\.range) == [0..<9, 9..<14, 14..<19, 19..<24, 24..<27])
        #expect(runs.map(\.language.description) == ["de", "en", "de", "bg", "de"])
    }

    @Test func runsCoverTheTextWhateverIsMarked() {
        let units = CodeUnits("абв где жзи")
        let marked = [
            LanguageRun(range: 8..<40, language: .english),
            LanguageRun(range: 2..<9, language: LanguageTag(known: "fr")),
        ]
        let runs = LanguageRunFinder().runs(
            in: units, base: LanguageTag(known: "ru"), second: .english, explicit: marked)
        #expect(runs.first?.range.lowerBound == 0 && runs.last?.range.upperBound == units.count)
        #expect(
            zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(
            LanguageRunFinder().runs(in: [], base: .english, second: .english, explicit: marked)
                .isEmpty)
    }
}
