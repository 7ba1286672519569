import BookModel
import Segmentation
import Testing

@Suite struct WordTests {
    @Test(arguments: [
        MarkedText("en", "A |well-known |fact, |isn’t |it?"),
        MarkedText("en", "freedom—|and |then |--no"),
        MarkedText("en", "freedom--|and |him—|“Yes,”"),
        MarkedText("en", "in |1914–1918 |and |1939—1945, |pp. |33-35"),
        MarkedText("en", "London–|Paris |rock’n’roll |A4–A5"),
        MarkedText("en", "one — |two |three … |( four ) |five"),
        MarkedText("en", "He |said |\u{201C} yes \u{201D}."),
        MarkedText("en", "* Note: |3 * |4 🙂 |fine 👩‍👩‍👧"),
        MarkedText("en", "👍🏽 good |e\u{301}te\u{301} |й |𝒜𝓑 |x"),
        MarkedText("fr", "« Bonjour », |dit-il. |Quoi ? |Oui !"),
        MarkedText("ru", "— Да, — |сказал |он. — |Пойдём."),
        MarkedText("de", "„Ja“, |sagte |er – |leise."),
        MarkedText("es", "¿Qué |tal? |¡Hola!"),
        MarkedText("ar", "قال: |«مرحبا»، |ثم |ذهب؟"),
        MarkedText("ko", "나는 |학교에 |갔다."),
    ])
    func spacedScriptsPartAtWhiteSpace(_ example: MarkedText) {
        #expect(example.strings(example.segments().words) == example.pieces)
    }

    @Test(arguments: [
        MarkedText("ja", "「|こんにちは|」|と|彼|は|言った|。"),
        MarkedText("zh", "我|在|北京|大学|学习|。"),
    ])
    func punctuationJoinsTheWordItTouches(_ example: MarkedText) {
        for word in example.strings(example.segments().words) {
            #expect(word.unicodeScalars.contains { $0.properties.isAlphabetic }, "\(word)")
        }
    }

    @Test(arguments: [
        MarkedText("ja", "「学校」|と|書く。"),
        MarkedText("ja", "東京、|大阪|（日本）|は|Ruby|や|C++|を|3|冊|読む。"),
        MarkedText("zh", "他|说：|“你好。”|然后|走了。"),
        MarkedText("zh", "他|说:|\"你好\"|然后"),
        MarkedText("zh", "用|GitHub，|Git|等——|好"),
        MarkedText("th", "ปี |พ.ศ. |2550 |ใช้|Git|เป็น |ดี"),
    ])
    func dictionaryScriptsPartByDictionary(_ example: MarkedText) {
        #expect(example.strings(example.segments().words) == example.pieces)
    }

    @Test func aParagraphOfMarksIsOneWord() {
        #expect(MarkedText("en", "* * *").segments().words == [0..<5])
        #expect(MarkedText("en", "").segments() == Segments())
        #expect(MarkedText("en", "  \n ").segments() == Segments())
    }

    @Test func noWordReachesOverALine() {
        let verse = MarkedText("en", "The end —|\n— of |it\n|* *\n|now", role: .verse)
        #expect(
            verse.strings(verse.segments().words) == ["The", "end —", "— of", "it", "* *", "now"])
    }
}
