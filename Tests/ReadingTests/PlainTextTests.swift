import BookModel
import Testing

@testable import Reading

@Suite struct PlainTextTests {
    private func build(_ text: String) -> PlainTextBuilder {
        var builder = PlainTextBuilder(CodeUnits(text))
        builder.build()
        return builder
    }

    private func blocks(_ text: String) -> [String] {
        build(text).blocks.map {
            "\($0.role.rawValue)\($0.level > 0 ? "\($0.level)" : ""): \($0.text.string)"
        }
    }

    private static let wrapped =
        "It was a dark and stormy night, and the rain fell in\n"
        + "torrents, except at occasional intervals, when it was\nchecked by a gust.\n"

    @Test func joinsWrappedLines() {
        #expect(
            blocks(Self.wrapped + "\nNext.") == [
                "paragraph: It was a dark and stormy night, and the rain fell in torrents, "
                    + "except at occasional intervals, when it was checked by a gust.",
                "paragraph: Next.",
            ])
    }

    @Test func everyUnitMapsToItsPlace() {
        let units = CodeUnits(Self.wrapped + "\n  Two   spaces\r\nhere.\n")
        var builder = PlainTextBuilder(units)
        builder.build()
        for block in builder.blocks {
            var offset = 0
            for span in block.text.spans {
                if case .verbatim(let source) = span.origin {
                    #expect(block.text.units[offset..<offset + span.length] == units[source.range])
                }
                offset += span.length
            }
        }
        #expect(builder.blocks.last?.text.string == "Two spaces here.")
    }

    private static let contents = """
        CONTENTS

        I. The Sea . . . . . 1
        CHAPTER II. The Land
        Epilogue      99

        CHAPTER I

        It was a long way to the sea, and nobody knew where it began.

        CHAPTER II

        The land was dry.
        """

    @Test func theTableOfContentsIsLeftOut() {
        var builder = PlainTextBuilder(CodeUnits(Self.contents), skipsContents: true)
        builder.build()
        #expect(builder.blocks.first?.text.string == "CHAPTER I")
        #expect(builder.blocks.count == 4)
        #expect(builder.ledger.entries.map(\.rule) == Array(repeating: "contents", count: 4))
        let read = blocks(Self.contents)
        #expect(read.prefix(2) == ["heading2: CONTENTS", "listItem: I. The Sea . . . . . 1"])
        #expect(read.count == 8)
    }

    /// A heading of that name above prose, and a text that only mentions it.
    @Test(arguments: [
        "CONTENTS\n\nThe box held a watch.\nIt was broken.\n\nCHAPTER I\n\nText.",
        "Contents\n\nCHAPTER I\n\nText of the chapter.\n\nMore text.\n\nCHAPTER II\n\nText.",
        "The contents of 12\nboxes in 13\nrooms with 14",
    ])
    func whatIsNoTableOfContentsIsRead(_ text: String) {
        var builder = PlainTextBuilder(CodeUnits(text), skipsContents: true)
        builder.build()
        #expect(builder.ledger.entries.isEmpty)
    }

    @Test func aLineOfDialogueIsAParagraph() {
        let dialogue = "— Кто там? — спросил он\nи встал.\n— Я, — сказала она.\n– Ну."
        #expect(
            blocks("Он ждал долго, и вот в дверь постучали ещё раз.\n" + dialogue) == [
                "paragraph: Он ждал долго, и вот в дверь постучали ещё раз.",
                "paragraph: — Кто там? — спросил он и встал.", "paragraph: — Я, — сказала она.",
                "paragraph: – Ну.",
            ])
        let inside = "He went away, as far as he could go, and\n— as he said —\nnever looked back."
        #expect(blocks(inside).count == 1)
    }

    @Test func findsHeadings() {
        let titles = [
            "Chapter 3": 2, "CHAPTER III. The Pool of Tears": 2, "Глава первая": 2, "Kapitel 3": 2,
            "第三章": 2, "第1部 はじめに": 1, "Part Two": 1, "Epilogue": 2, "الفصل الأول": 2,
        ]
        for (title, level) in titles { #expect(HeadingWords.level(of: title) == level, "\(title)") }
        for line in [
            "Chapter and verse are needed.", "Part of the way he ran.", "He read chapter 3 again.",
            "第一", "Introduction to the art of war", "Book me a room.", "",
        ] { #expect(HeadingWords.level(of: line) == nil, "\(line)") }
    }

    /// What a hyphen at a line's end is worth is decided when the whole book is known.
    @Test func aHyphenAtALinesEndIsKeptForLater() {
        #expect(
            blocks("An example of what was written here by the man who gave an exam-\nple.\n")
                == [
                    "paragraph: An example of what was written here by the man who gave an "
                        + "exam- ple."
                ])
    }

    @Test func onlyChineseAndJapaneseLinesJoinWithoutASpace() {
        #expect(blocks("春眠不覺曉，處處聞\n啼鳥。\n") == ["paragraph: 春眠不覺曉，處處聞啼鳥。"])
        #expect(blocks("그는 오늘도 학교에\n갔다고 한다.\n") == ["paragraph: 그는 오늘도 학교에 갔다고 한다."])
    }

    @Test func keepsVerseAndMarks() {
        let verse =
            Self.wrapped
            + "\nTyger, tyger,\nBurning bright\nIn the forests\n\n_Now_ snake_case stays.\n"
        #expect(
            blocks(verse)[1...] == [
                "verse: Tyger, tyger,\nBurning bright\nIn the forests",
                "paragraph: Now snake_case stays.",
            ])
    }

    @Test func leavesOutGutenbergsNotices() {
        let builder = build(
            "The Project Gutenberg eBook of Alice\n\nTitle: Alice\n\nAuthor: Lewis Carroll\n\n"
                + "Language: English\n\n*** START OF THE PROJECT GUTENBERG EBOOK ALICE ***\n\n"
                + "Chapter I\n\nShe sat.\n\n"
                + "*** END OF THE PROJECT GUTENBERG EBOOK ALICE ***\n\nDonations welcome.\n")
        #expect(builder.blocks.map(\.text.string) == ["Chapter I", "She sat."])
        #expect(builder.metadata.title == "Alice" && builder.metadata.authors == ["Lewis Carroll"])
        #expect(builder.metadata.language == .english)
        #expect(builder.ledger.entries.map(\.rule) == ["gutenberg-notice", "gutenberg-notice"])
    }
}

@Suite struct TextDecoderTests {
    private static let french =
        "L’été était déjà là — « oui », dit-il à son père; façon d’être heureux, où qu’il soit."

    @Test func readsUTF8AndUTF16() {
        let text = Self.french
        #expect(TextDecoder(Array(text.utf8)).units.string == text)
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(TextDecoder(little).units.string == text)
        #expect(TextDecoder(big).units.string == text)
        #expect(TextDecoder([0xFF, 0xFE] + little).units.string == "\u{FEFF}" + text)
        #expect(TextDecoder([0xFE, 0xFF] + big).units.string == "\u{FEFF}" + text)
    }

    @Test func keepsDamagedUTF8ForUTF8() {
        let decoded = TextDecoder(Array(Self.french.utf8) + [0xFF] + Array(" à côté".utf8))
        #expect(decoded.charset == "UTF-8")
        #expect(decoded.units.string == Self.french + "\u{FFFD} à côté")
    }

    @Test func aStrayNULDoesNotMakePairsOfBytes() {
        for text in ["Chapter 1\n\nIt was a dark\0 and stormy night.\n", "Était-il là\0 ?\n"] {
            #expect(TextDecoder(Array(text.utf8)).units.string == text)
            #expect(TextDecoder(Array(text.utf8)).charset == "UTF-8")
        }
        // UTF-16 of Latin, Cyrillic and Chinese text without a mark stays what it is.
        for text in ["It was a dark night.\n", "Была тёмная ночь.\n", "It was 夜 the night.\n"] {
            let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            #expect(TextDecoder(little).units.string == text)
        }
    }

    /// The bytes of `text` in a charset.
    private func bytes(_ text: String, _ charset: String) throws -> [UInt8] {
        let page = try #require(CodePage.all.first { $0.name == charset })
        var back: [UInt16: UInt8] = [:]
        for byte in UInt16(0x80)...0xFF { back[page.unit(for: byte)] = UInt8(byte) }
        return text.utf16.map { back[$0] ?? UInt8(truncatingIfNeeded: $0) }
    }

    @Test(arguments: [
        ("windows-1251", "windows-1252"), ("KOI8-R", "windows-1252"), ("windows-1252", nil),
    ])
    func aCharsetThatDoesNotFitIsKnown(_ told: String, _ better: String?) {
        let text = "Café et thé, naïve et garçon : été et forêt arrivent bientôt chez les enfants."
        let bytes = text.utf16.map { UInt8(truncatingIfNeeded: $0) }
        #expect(TextDecoder(bytes, charset: told)?.better(for: bytes) == better)
    }

    @Test(arguments: [
        ("windows-1251", "windows-1252", "windows-1251"), ("windows-1251", "windows-1251", nil),
        ("windows-1251", "KOI8-R", "windows-1251"),
    ])
    func aCyrillicCharsetThatDoesNotFitIsKnown(
        _ own: String, _ told: String, _ better: String?
    ) throws {
        // A Latin name with a Cyrillic ending is no fault of the charset.
        let text = "Привет, мир. Это русский текст о NASA-овском спутнике, и его надо прочесть."
        let bytes = try bytes(text, own)
        #expect(TextDecoder(bytes, charset: told)?.better(for: bytes) == better)
    }

    @Test func detectsEightBitCharsets() throws {
        // "Привет, мир. Это русский текст, и его надо прочесть." in windows-1251 and KOI8-R.
        let russian = "Привет, мир. Это русский текст, и его надо прочесть."
        for name in ["windows-1251", "KOI8-R"] {
            let bytes = try bytes(russian, name)
            #expect(TextDecoder(bytes).units.string == russian)
            #expect(TextDecoder(bytes).isGuess)
            #expect(TextDecoder(bytes, charset: name)?.units.string == russian)
        }
        #expect(TextDecoder([0x41], charset: "no such charset") == nil)
    }

    /// Charsets that were never the web's: of DOS, the Macintosh, Middle Europe.
    @Test func detectsCharsetsOfOldComputers() throws {
        let russian = "Глава 1. Он пришёл домой поздно вечером и долго не мог уснуть."
        #expect(TextDecoder(try bytes(russian, "IBM866")).units.string == russian)
        let polish = "Zażółć gęślą jaźń, a potem wróć do domu, bo już późno i ciemno."
        #expect(TextDecoder(try bytes(polish, "windows-1250")).units.string == polish)
        // "Cet été-là, la forêt était déjà verte, et mon père chantait à la fenêtre."
        let french = "Cet été-là, la forêt était déjà verte, et mon père chantait à la fenêtre."
        for codes: [Character: UInt8] in [
            ["é": 0x82, "à": 0x85, "ê": 0x88, "è": 0x8A],
            ["é": 0x8E, "à": 0x88, "ê": 0x90, "è": 0x8F],
        ] {
            let bytes = french.map { codes[$0] ?? $0.asciiValue ?? 0x3F }
            #expect(TextDecoder(bytes).units.string == french)
        }
        // "\u{1B}$B8cGZ\u{1B}(B"
        let japanese: [UInt8] = [0x1B, 0x24, 0x42, 0x38, 0x63, 0x47, 0x5A, 0x1B, 0x28, 0x42, 0x0A]
        #expect(TextDecoder(japanese).units.string == "吾輩\n")
        #expect(TextDecoder(Array("cost \u{1B}$5\n".utf8)).charset == "UTF-8")
    }

    @Test func oddLettersTellAWrongCharset() {
        let wrong = [
            "L?‚t‚ ‚tait d‚j… l…, et la forˆt", "ŽtŽ dŽjˆ", "Îí ïðèø¸ë".uppercased() + "яПХБЕР",
        ]
        for text in wrong { #expect(TextDecoder.oddness(of: CodeUnits(text)) > 10, "\(text)") }
        for text in [
            "« Où es-tu ? » — l’été, déjà", "Он пришёл домой — поздно", "很久以前,有一個。村民們「都」很快樂",
            "Straße „gut“ … Ähre", "ÉTÉ DÉJÀ", "ฉันไปโรงเรียน", "שלום עולם־גדול",
        ] { #expect(TextDecoder.oddness(of: CodeUnits(text)) == 0, "\(text)") }
    }
}

@Suite struct ReaderRegistryTests {
    private func name(_ bytes: [UInt8], _ file: String) throws -> String {
        try withTemporaryFile(bytes, name: file) { input in
            do {
                return type(of: try ReaderRegistry.reader(for: input)).formatName
            } catch let error as LecternError {
                #expect(error.code == .unreadableInput)
                return error.reason
            }
        }
    }

    @Test func theContentDecides() throws {
        let pdf = TestPDF("").bytes
        #expect(try name(pdf, "book.pdf") == "PDF")
        #expect(try name(pdf, "book.txt") == "PDF")
        #expect(try name(Array("# Title".utf8), "book.md") == "Markdown")
        #expect(try name(Array("Title".utf8), "book") == "plain text")
        #expect(try name(Array("Title".utf8), "book.pdf").contains("looks like plain text"))
        #expect(try name([0x89, 0x50, 0x4E, 0x47, 0], "book.txt").contains("a PNG image"))
        #expect(try name(Array("<!DOCTYPE html><p>x".utf8), "book.txt").contains("HTML"))
        #expect(try name(Array("word".utf8), "book.ignore").contains("an ignore list"))
        #expect(try name([], "book.txt") == "the file is empty")
    }

    /// A few control characters do not make a text binary data; many do.
    @Test func aDamagedTextIsStillText() throws {
        let text = "# Title\n\nIt was a dark\0 and stormy\u{1} night.\n"
        let pairs = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let sixteen: [UInt8] = [0xFF, 0xFE] + pairs
        for bytes in [Array(text.utf8), sixteen] {
            #expect(try name(bytes, "book.md") == "Markdown")
            #expect(try name(bytes, "book.txt") == "plain text")
        }
        let data = (0..<3000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) }
        let short: [UInt8] = [0, 1, 2, 0xFF] + Array("ab".utf8)
        for bytes in [data, short, [UInt8](repeating: 0, count: 500)] {
            #expect(try name(bytes, "book.md").contains("binary data"))
            #expect(try name(bytes, "book.txt").contains("binary data"))
        }
    }
}

@Suite struct LanguageTests {
    private static let german =
        "Die Stadt lag still in der Nacht, und niemand wusste, wohin die Leute gegangen waren."

    private func resolve(
        _ stated: String?, _ text: String, told: String? = nil
    ) -> LanguageResolver.Resolution {
        var options = ReadingOptions()
        options.language = told.flatMap(LanguageTag.init(_:))
        return LanguageResolver(options: options).resolve(
            stated: stated.flatMap(LanguageTag.init(_:)), text: text)
    }

    @Test func optionThenDocumentThenDetectionThenDefault() {
        #expect(resolve("en", Self.german, told: "fr").language == LanguageTag("fr"))
        #expect(resolve("de-AT", Self.german).language == LanguageTag("de-AT"))
        #expect(resolve(nil, Self.german).language == LanguageTag("de"))
        #expect(resolve(nil, "123 456").language == .english)
    }

    @Test func aPlainContradictionIsReported() {
        let found = resolve("en-US", Self.german)
        #expect(found.language == LanguageTag("de"))
        #expect(found.diagnostics.map(\.rule) == ["language-contradiction"])
        // Near kin are not told apart, and a little text proves nothing.
        #expect(
            resolve("sr", "Ovo je tekst na hrvatskom jeziku, koji je vrlo sličan srpskom.")
                .diagnostics.isEmpty)
        #expect(resolve("en", "Kapitel 3").language == .english)
    }

    @Test func codesAreTodays() {
        for (code, tag) in [
            "no": "nb", "iw": "he", "zh": "zh-Hans", "zh-Hant": "zh-Hant", "pt": "pt",
        ] {
            #expect(LanguageDetector.tag(of: code)?.description == tag)
        }
        #expect(LanguageDetector.tag(of: "un") == nil && LanguageDetector.tag(of: "xxx") == nil)
    }
}

@Suite struct PDFMetadataTests {
    @Test func fontNamesTellTheStyle() {
        #expect(FontName("ABCDEF+Times-BoldItalic").plain == "Times-BoldItalic")
        #expect(FontName("Times-BoldItalic").isBold && FontName("Times-BoldItalic").isItalic)
        #expect(FontName("CMBX12").isBold && FontName("CMTI10").isItalic)
        for plain in ["CMR10", "Times-Roman", "LMRoman10-Regular", "ACaslon-Regular", "ABC+Short"] {
            #expect(!FontName(plain).isBold && !FontName(plain).isItalic, "\(plain)")
        }
    }

    @Test func titlesThatSayNothingAreNone() {
        #expect(PDFTitle.meaningful(" Free\n  Culture ") == "Free Culture")
        for title in ["", " ", "Untitled-1", "Microsoft Word - thesis.doc", "book.indd", nil] {
            #expect(PDFTitle.meaningful(title) == nil)
        }
    }

    @Test func readsXMP() {
        let packet = XMPPacket(
            """
            <x:xmpmeta xmlns:x="adobe:ns:meta/">
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">
            <dc:title><rdf:Alt><rdf:li xml:lang="x-default">A &amp; B</rdf:li></rdf:Alt></dc:title>
            <dc:creator><rdf:Seq><rdf:li>One</rdf:li><rdf:li>Two</rdf:li></rdf:Seq></dc:creator>
            <dc:language><rdf:Bag><rdf:li>fr-CA</rdf:li></rdf:Bag></dc:language>
            <dc:date><rdf:Seq><rdf:li>2004-02-10</rdf:li></rdf:Seq></dc:date>
            </rdf:Description></rdf:RDF></x:xmpmeta>
            """)
        #expect(packet.title == "A & B" && packet.creators == ["One", "Two"])
        #expect(packet.language == "fr-CA" && packet.year == 2004)
        #expect(XMPPacket("not xml").title == nil)
    }
}
