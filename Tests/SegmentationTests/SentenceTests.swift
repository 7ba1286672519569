import BookModel
import Segmentation
import Testing

@Suite struct SentenceTests {
    private func expectSentences(_ example: MarkedText) {
        #expect(example.strings(example.segments().sentences) == example.pieces)
    }

    @Test(arguments: [
        MarkedText("en", "It rained. |He left! |Why? |Nobody knew."),
        MarkedText("en", "Mr. Otis met Dr. Smith of St. Louis. |He was tall."),
        MarkedText("en", "J. R. R. Tolkien wrote it. |George W. Bush did not."),
        MarkedText("en", "He took Plan B. |The plan failed."),
        MarkedText("en", "So am I. |Tom left."),
        MarkedText("en", "It cost 3.5 million, i.e. a lot, e.g. for Tom. |He paid."),
        MarkedText("en", "Cats, dogs, etc. were there. |Cats, dogs, etc. |Tom came."),
        MarkedText("en", "The U.S. Army came. |He left the U.S. |He was sad."),
        MarkedText(
            "en", "He came at 5 p.m. on Monday. |At 5 p.m. |Tom left. |Come at 5 p.m. Monday."),
        MarkedText("en", "See p. 12 and No. 5. |No. |He did not."),
        MarkedText("en", "He was born in 1812. |12 men came."),
        MarkedText("en", "She said no. |12 men came. |See no. 12."),
        MarkedText("en", "It sat. |Peter came on Sat. after noon. |Dan. iii. 16 is old."),
        MarkedText("it", "Secondo l'art. 14 si paga. |L'arte. |Poi venne."),
        MarkedText("en", "I saw Dan. |He left. |He fell ill. |12 men came."),
        MarkedText("en", "Apple Inc. CEO Tim spoke. |He left Apple Inc. |The firm went on."),
        MarkedText("en", "He waited… and waited. |Then… nothing. |I… I see."),
        MarkedText("en", "He waited... |Tom came."),
        MarkedText("en", "I told Max. |He laughed. |It was apt. |Nobody spoke."),
        MarkedText("cs", "Dal to nám. |Petr odešel na nám. Míru."),
        MarkedText("pl", "Pomógł im. |Anna przyszła do szkoły im. Kopernika."),
        MarkedText("ru", "Он помог им. |Пётр ушёл в театр им. Пушкина."),
        MarkedText("en", "1. Open the box. |2. Take it out. |IV. The end."),
        MarkedText("en", "(He left.) |Then [she] came. |“It is so.” |They left."),
        MarkedText("en", "Ah! what a day. |Really?! |Yes."),
        MarkedText("en", "It cost £5 10s. 6d. in all. |He was 5ft. 10in. tall."),
        MarkedText("en", "Use approx. five. |iPhone sales rose. |eBay fell. |iOS."),
    ])
    func english(_ example: MarkedText) { expectSentences(example) }

    @Test(arguments: [
        MarkedText("en", "“Hello there,” |said Tom. |“How are you?”"),
        MarkedText("en", "“Hello,” |he said, |“is anyone there?” |No answer."),
        MarkedText("en", "He said, |“I am here.” |Then he left."),
        MarkedText(
            "en",
            "“What?” |he said. |“I am. Where are you?” |she cried.".replacing(
                "am. W", with: "am. |W")),
        MarkedText("en", "“But—” |he began."),
        MarkedText("en", "‘Hello,’ |said Tom. |‘It’s the boys’ dog.’"),
        MarkedText("en", "\"Hello,\" |said Tom. |\"Well!\" |he cried."),
        MarkedText(
            "en",
            "'Well!' |thought Alice. |'Tis the boys' dog. |'Oh dear,' |she said, |'I am late!'"
        ),
        MarkedText(
            "en", "He called it “a mess” and left. |The so-called “new wave,” which came, went."),
        MarkedText("en", "He asked “Why?” and left."),
        MarkedText("en", "The songs “Help!” and “Yesterday” are old."),
    ])
    func englishDialogue(_ example: MarkedText) { expectSentences(example) }

    @Test(arguments: [
        MarkedText(
            "ru", "В 1812 г. Наполеон вторгся в Россию. |Это было в 1812 г. |Потом он ушёл."),
        MarkedText("ru", "Он родился в г. Москве и т. д. |Потом уехал, т. е. сбежал."),
        MarkedText("ru", "А. С. Пушкин и проф. Иванов. |См. рис. 5 и стр. 12."),
        MarkedText("ru", "Это XIX в. |Он жил тогда. |Шёл снег… |Он ждал… и ждал."),
        MarkedText("ru", "Сколько? |Пять тыс. руб. стоит это."),
        MarkedText("ru", "— Да, — |сказал он. — |Пойдём."),
        MarkedText("ru", "— Куда? — |спросил он."),
        MarkedText("ru", "— То, что он сделал, — правда."),
        MarkedText("ru", "— Я, — |тихо сказал он, — |приду."),
        MarkedText("ru", "«Привет», — |сказал он. |Он ответил: |«Я уже здесь»."),
        MarkedText("ru", "Он читал «Войну и мир», «Идиота» и спал."),
    ])
    func russian(_ example: MarkedText) { expectSentences(example) }

    @Test(arguments: [
        MarkedText(
            "de", "Am 3. Mai kam er. |Das war im 19. Jahrhundert so. |Es war 1812. |Dann ging er."),
        MarkedText(
            "de", "Friedrich II. (1712–1786) kam. |Im XXI. Jahrhundert ist Ludwig XIV. tot."),
        MarkedText("de", "Das war Ludwig XIV. |Danach kam er."),
        MarkedText("de", "Er wohnt in der Goethestr. 5 und ging. |Das war alles."),
        MarkedText("de", "Dr. Meyer, z. B. Hans, usw. kamen. |Hr. Otto ging."),
        MarkedText("de", "„Hallo“, |sagte er. |„Wie geht es dir?“, |fragte sie."),
        MarkedText("de", "Er sagte: |„Ich komme.“ |Dann ging er."),
        MarkedText("de", "»Ja!« |rief er. |Der Begriff „Freiheit“, der neu war, gefiel."),
        MarkedText(
            "fr",
            "M. Dupont est là. |« Bonjour ! » |dit-il. |Mme Lenoir, p. ex. |Oui ?".replacing(
                "p. ex. |", with: "p. ex. ")),
        MarkedText("fr", "Quoi ? |Rien. |Il a vu cf. p. 12, etc. |Puis il partit."),
        MarkedText("es", "¿Qué tal? |¡Bien! |El Sr. López, p. ej. él, vino. |Hoy no."),
        MarkedText("es", "—Hola |—dijo él—. |¿Qué tal?"),
        MarkedText("es", "¿Dónde está?, preguntó. |En EE. UU. vive."),
        MarkedText("it", "Il sig. Rossi arrivò. |«Ciao!» |disse. |Poi, ecc. |La fine."),
        MarkedText("el", "Τι κάνεις; |Καλά. |Ο κ. Νίκος ήρθε; ναι."),
    ])
    func european(_ example: MarkedText) { expectSentences(example) }

    @Test(arguments: [
        MarkedText("ja", "雨が降った。|彼は帰った！|なぜ？|誰も知らない。"),
        MarkedText("ja", "「行こう」|と言った。|「早く。|急げ！」|と彼は叫んだ。"),
        MarkedText("ja", "「国際化」という言葉は新しい。|「はい」とは言えない。"),
        MarkedText("ja", "彼は「えっ？」と言った。|でも……まあいい。"),
        MarkedText("ja", "これは「Hello, world!」プログラムです。|終わり。"),
        MarkedText("zh", "下雨了。|他走了！|为什么？|没有人知道。"),
        MarkedText("zh", "“你好。”|他说。|他说：|“再见。”|然后走了。"),
        MarkedText("zh", "所谓“改革”是新的……也好。"),
        MarkedText("hi", "वह आया। |वह गया। |क्यों?"),
        MarkedText("ar", "جاء الرجل. |هل ذهب؟ |نعم! |قال: |«أنا هنا.» |ثم رحل."),
        MarkedText("ur", "وہ آیا۔ |وہ گیا۔"),
        MarkedText("th", "เราใช้ระบบนี้  |ระบบดี"),
        MarkedText("th", "สวัสดีครับ |วันนี้อากาศดี จริง ๆ ด้วย"),
        MarkedText("th", "หนังสือเล่มนี้อธิบายการใช้งานระบบควบคุมเวอร์ชั่น |แต่ไม่ยาก"),
        MarkedText("th", "ใช้ Git และ แต่ละคน"),
        MarkedText("ko", "나는 갔다. |너는? |그래."),
    ])
    func otherScripts(_ example: MarkedText) { expectSentences(example) }

    @Test(arguments: [
        MarkedText(
            "en", "The owl and the cat went to sea,\nAnd took some honey. |\nThe end of it.",
            role: .verse),
        MarkedText("en", "12 High Street|\nLondon|\nEngland", role: .verse),
    ])
    func verse(_ example: MarkedText) { expectSentences(example) }

    /// Text without full stops, as subtitles are, is parted all the same; long sentences are not.
    @Test(arguments: [
        (words: 999, commaAt: 0, lengths: [999]), (words: 1100, commaAt: 0, lengths: [1100]),
        (words: 2500, commaAt: 0, lengths: [1100, 1100, 300]),
        (words: 1500, commaAt: 1003, lengths: [1003, 497]),
        (words: 1050, commaAt: 900, lengths: [1050]),
    ])
    func whatNeverEndsIsParted(words: Int, commaAt: Int, lengths: [Int]) {
        let text = (1...words).map { $0 == commaAt ? "house," : "house" }.joined(separator: " ")
        let sentences = Segmenter(language: .english).segment(CodeUnits(text)).sentences
        let counts = sentences.map { range in
            CodeUnits(text).string(in: range).split(separator: " ").count
        }
        #expect(counts == lengths)
    }
}
