import BookModel
import Testing

@testable import Reading

@Suite struct TextRepairTests {
    private static let russian = """
        Еще о длинах и о том, как набирать текст. Эта глава рассказывает, что надо сделать, чтобы \
        книга читалась легко, и как поступать с таблицами, рисунками и формулами в документе.
        """

    /// The text as a reader gives it that takes the charset for Latin-1.
    private func garbled(_ text: String, as name: String) throws -> CodeUnits {
        let page = try #require((CodePage.all + [.t2a]).first { $0.name == name })
        var back: [UInt16: UInt16] = [:]
        for byte in UInt16(0x80)...0xFF where page.unit(for: byte) != byte {
            back[page.unit(for: byte)] = byte
        }
        return CodeUnits(text).map { back[$0] ?? $0 }
    }

    @Test(arguments: ["windows-1251", "KOI8-R", "ISO-8859-5"])
    func findsCyrillicCharsets(name: String) throws {
        let text = try garbled(Self.russian, as: name)
        #expect(text != CodeUnits(Self.russian))
        let page = try #require(MojibakeFinder.codePage(of: text))
        #expect(page.name == name)
        #expect(text.map(page.unit(for:)).string == Self.russian)
    }

    /// TeX's encoding differs from windows-1251 in little but "ё" and the quotes.
    @Test(arguments: [
        ("T2A", "T2A"), ("windows-1251", "windows-1251"),
    ])
    func findsTheEncodingOfTeX(name: String, found: String) throws {
        let russian = Self.russian + " Её «ёлка» найдена, но всё ещё не определён её размер."
        let text = try garbled(russian, as: name)
        let page = try #require(MojibakeFinder.codePage(of: text))
        #expect(page.name == found)
        #expect(text.map(page.unit(for:)).string == russian)
        #expect(CodePage.t2a.unit(for: 0xA9) == 0xA9)
    }

    @Test func findsThai() throws {
        let thai = """
            ภาษาไทยเป็นภาษาที่ใช้กันในประเทศไทย และมีผู้พูดหลายสิบล้านคน \
            ตัวอักษรไทยมีพยัญชนะสี่สิบสี่ตัว \
            สระและวรรณยุกต์ เขียนจากซ้ายไปขวาโดยไม่เว้นวรรคระหว่างคำ
            """
        #expect(
            MojibakeFinder.codePage(of: try garbled(thai, as: "windows-874"))?.name == "windows-874"
        )
    }

    @Test func leavesWhatIsWhatItSeems() {
        let texts = [
            Self.russian,
            "Où est-il passé, l'été dernier ? Il était là, à côté de l'église, près du château où "
                + "ma mère, née à Périgueux, préférait être élevée, à l'écart des fêtes.",
            "Þetta er íslenskur texti með mörgum sérstökum stöfum, því að íslenska á þá marga: "
                + "á, é, í, ó, ú, ý, þ, æ, ö og ð. Bókin er löng og fólkið les hana."
                + " Hún er á borðinu.",
            "Plain English has no accents at all, whatever it is about, and however long it is.",
        ]
        for text in texts {
            #expect(MojibakeFinder.codePage(of: CodeUnits(text)) == nil, "\(text)")
        }
    }

    @Test func rewritesAPageAndMovesEverythingAlong() throws {
        let codePage = try #require(CodePage.all.first)
        // "naïve" stays; U+F01B is TeX's ff, U+F07F its hyphen.
        let text = CodeUnits("naïve \u{CF}\u{F0}\u{E8}\u{E2}\u{E5}\u{F2} e\u{F01B}ect\u{F07F}")
        var page = PrintedPage(number: 1, label: "1", width: 100, height: 100, text: text)
        page.boxes = GlyphBoxes(
            text.indices.map { Box(x0: Float($0), y0: 0, x1: Float($0 + 1), y1: 1) })
        page.runs = [
            StyleRun(range: 0..<6, font: "A", size: 9),
            StyleRun(range: 6..<text.count, font: "B", size: 9),
        ]
        page.hidden = [14..<15, 18..<19].map { HiddenText(range: $0, rule: "unreadable-character") }
        let result = PageRewriter(page, codePage: codePage, usesCork: true).rewritten()
        #expect(result.text.string == "naïve Привет effect-")
        #expect(result.boxes.count == result.text.count)
        #expect(result.boxes[14].x1 == 14.5 && result.boxes[15].x0 == 14.5)
        #expect(result.runs.map(\.range) == [0..<6, 6..<20])
        #expect(result.hidden.isEmpty)
    }

    @Test func whatStaysUnreadableIsMarked() {
        var page = PrintedPage(
            number: 1, label: "1", width: 9, height: 9, text: [0x61, 0xF002, 0xF0B7])
        page.boxes = GlyphBoxes(repeatElement(Box(x0: 0, y0: 0, x1: 1, y1: 1), count: 3))
        page.hidden = [HiddenText(range: 1..<2, rule: "unreadable-character")]
        let result = PageRewriter(page, codePage: nil, usesCork: false).rewritten()
        #expect(result.text == [0x61, 0xFFFD, 0xF0B7])
        #expect(result.hidden == page.hidden)
    }

    @Test func namesPagesThatCannotBeTrusted() {
        func rules(_ text: String, images: [Box] = []) -> [String] {
            var page = PrintedPage(
                number: 7, label: "7", width: 9, height: 9, text: CodeUnits(text))
            page.images = images
            return PageFindings.diagnostics(for: [page]).map { "\($0)" }
        }
        let box = Box(x0: 0, y0: 0, x1: 9, y1: 9)
        #expect(
            rules("", images: [box]) == [
                ":page 7: warning: no text layer, 1 image; OCR needed [image-only-page]"
            ])
        #expect(rules("").isEmpty)
        #expect(rules("text", images: [box]).isEmpty)
        let mixed = Array(repeating: "تwفyق الحykم كتاب", count: 12).joined(separator: " ")
        #expect(rules(mixed).first?.contains("[untrusted-text]") == true)
        let sane = Array(repeating: "كتاب Git الذي Linux يتحدث", count: 12).joined(separator: " ")
        #expect(rules(sane).isEmpty)
    }
}
