import BookModel
import Pronunciation
import Testing

@Suite struct LexiconTests {
    private let english = LanguageTag.english

    private func lexicon(_ text: String) throws -> Lexicon {
        try LexiconReader(file: "mine.lexicon").read(Array(text.utf8))
    }

    private func said(
        _ text: String, _ lexicon: Lexicon, _ language: String = "en"
    ) -> LexiconResult {
        lexicon.apply(
            to: MappedText(identity: CodeUnits(text)), language: LanguageTag(known: language))
    }

    // MARK: Applying

    @Test(arguments: [
        ("Hermione met Hermione’s cat.", "Her my oh knee met Her my oh knee’s cat.", [2, 0, 0, 0]),
        ("hermiones HERMIONE", "hermiones Her my oh knee", [1, 0, 0, 0]),
        ("US and us", "you ess and us", [0, 1, 0, 0]),
        ("New\u{A0}York and York", "the big apple and York", [0, 0, 1, 0]),
        ("nanotube", "nannotube", [0, 0, 0, 1]),
        ("nothing here", "nothing here", [0, 0, 0, 0]),
    ])
    func entriesFireWhereTheyFit(_ text: String, _ spoken: String, _ fired: [Int]) {
        let own = Lexicon(entries: [
            LexiconEntry(written: "Hermione", speech: .words("Her my oh knee")),
            LexiconEntry(written: "US", speech: .words("you ess"), isCaseSensitive: true),
            LexiconEntry(written: "new york", speech: .words("the big apple")),
            LexiconEntry(written: "nano", speech: .words("nanno"), isWholeWord: false),
        ])
        let result = said(text, own)
        #expect(result.text.string == spoken)
        #expect(result.fired == fired)
        #expect(!result.usesPhonemes)
    }

    @Test func whatIsPutInIsNotLookedAtAgain() {
        let own = Lexicon(entries: [
            LexiconEntry(written: "a", speech: .words("b a")),
            LexiconEntry(written: "b", speech: .words("a")),
        ])
        #expect(said("a b", own).text.string == "b a a")
    }

    @Test func theLongestAndTheOwnLanguageWin() {
        let own = Lexicon(entries: [
            LexiconEntry(written: "read", speech: .words("any")),
            LexiconEntry(
                written: "read", speech: .words("german"), language: LanguageTag(known: "de")),
            LexiconEntry(written: "read me", speech: .words("phrase")),
        ])
        #expect(said("read read me", own).text.string == "any phrase")
        #expect(said("read", own, "de-AT").text.string == "german")
    }

    @Test func replacementsMapOntoWhatIsWritten() {
        let own = Lexicon(entries: [LexiconEntry(written: "Dr. Who", speech: .words("the doctor"))])
        let written = CodeUnits("See Dr. Who now for $5.")
        var spoken = MappedText(identity: written)
        spoken.replace(20..<22, with: CodeUnits("five dollars"))
        spoken.replace(4..<7, with: CodeUnits("Doctor"))
        let result = own.apply(to: spoken, written: written, language: english)
        #expect(result.text.string == "See the doctor now for five dollars.")
        #expect(result.text.sourceRange(of: 4..<14)?.range == 4..<11)
        #expect(result.readings == [Reading(range: 4..<14, spoken: "the doctor")])
        #expect(result.fired == [1])
    }

    @Test func theMiddleOfAnExpansionIsLeft() {
        let own = Lexicon(entries: [LexiconEntry(written: "5", speech: .words("fiver"))])
        let written = CodeUnits("for $5.")
        var spoken = MappedText(identity: written)
        spoken.replace(4..<6, with: CodeUnits("five dollars"))
        #expect(
            own.apply(to: spoken, written: written, language: english).text.string
                == "for five dollars.")
    }

    @Test func onlyALexiconsPhonemesAreMarkup() {
        let own = Lexicon(entries: [
            LexiconEntry(written: "Nguyen", speech: .phonemes("w'In")),
            LexiconEntry(written: "x", speech: .words("[[q]]")),
        ])
        let result = said("Nguyen [[[a]] x", own)
        #expect(result.text.string == "[[w'In]] [ [ [a]] [ [q]]")
        #expect(result.usesPhonemes)
        #expect(said("[[a]]", own).text.string == "[[a]]")
        #expect(!said("[[a]]", own).usesPhonemes)
    }

    @Test func neitherPairsNorMarksAreParted() {
        let own = Lexicon(entries: [
            LexiconEntry(written: "e", speech: .words("E"), isWholeWord: false)
        ])
        #expect(said("e\u{301}e", own).text.string == "e\u{301}E")
        let chinese = Lexicon(entries: [LexiconEntry(written: "银行", speech: .words("yín háng"))])
        #expect(said("去银行了", chinese, "zh").fired == [1])
    }

    // MARK: Files

    @Test func threeWritingsOfOneLexicon() throws {
        let tabs = try lexicon(
            "# mine\nwritten\tspoken\nNguyen\t[[w'In]]\ten\tcase\nnano\tnanno\t\tpart\n")
        let json = try lexicon(
            """
            // mine
            [{written: 'Nguyen', phonemes: "w'In", language: "en", caseSensitive: true},
             {"written": "nano", spoken: "nan\\u006Eo", wholeWord: false,},]
            """)
        #expect(tabs.entries.map(\.written) == json.entries.map(\.written))
        #expect(tabs.entries.map(\.speech) == json.entries.map(\.speech))
        #expect(
            tabs.entries.map(\.isWholeWord) == [true, false]
                && json.entries.map(\.isWholeWord) == [true, false])
        #expect(tabs.entries.map(\.isCaseSensitive) == [true, false])
        #expect(json.entries.map(\.line) == [2, 3])
        let pls = try lexicon(
            """
            <?xml version="1.0"?><!-- mine -->
            <lexicon version="1.0" alphabet="ipa" xml:lang="en"
              xmlns="http://www.w3.org/2005/01/pronunciation-lexicon">
              <lexeme><grapheme>abolition</grapheme>
                <grapheme>Abol&amp;co</grapheme><phoneme>ˌæbəˈlɪʃən</phoneme></lexeme>
              <lexeme><grapheme>W3C</grapheme><alias>World Wide <![CDATA[Web]]></alias></lexeme>
            </lexicon>
            """)
        #expect(pls.entries.map(\.written) == ["abolition", "Abol&co", "W3C"])
        #expect(
            pls.entries.map(\.speech) == [
                .phonemes(",ab@'lIS@n"), .phonemes(",ab@'lIS@n"), .words("World Wide Web"),
            ])
        #expect(pls.entries.allSatisfy { $0.language == .english })
    }

    @Test(arguments: [
        ("a\tb\nonly one column\n", 2), ("a\tb\ten\tbig\n", 1), ("a\tb\tx_y_!\n", 1), ("\tb\n", 1),
        ("a\t[[ж]]\n", 1),
        ("[{written: \"a\"}]", 1), ("[\n{written: \"a\", spoken: \"b\"},\n{writen: \"a\"}]", 3),
        ("[{written: \"a\n\"}]", 1),
        ("{version: 2, entries: []}", 1), ("[{written: \"a\", spoken: \"b\"}", 1), ("[] x", 1),
        ("[{wholeWord: 1}]", 1),
        ("<lexicon>\n<lexeme>\n</lexicon>", 3), ("<html></html>", 1), ("<lexicon>&x;</lexicon>", 1),
        ("<!DOCTYPE lexicon [<!ENTITY a SYSTEM \"/etc/passwd\">]>\n<lexicon/>", 1),
        ("<lexicon a=b/>", 1), ("<lexicon", 1),
    ])
    func faultsAreNamedWithTheirLine(_ text: String, _ line: Int) {
        let error = #expect(throws: LecternError.self) { try lexicon(text) }
        #expect(error?.code == .usage)
        #expect(error?.place == .line(line, column: 1), "\(error?.description ?? "")")
    }

    @Test func anythingAtAllIsReadOrRefused() {
        let pieces = [
            "<", ">", "lexicon", "&", ";", "[", "]", "{", "}", ":", ",", "\"", "'", "\t", "\n",
            "\\", "u12", "/*", "//", "a", "é", "\u{0}",
        ]
        var state: UInt64 = 7
        for _ in 0..<3000 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            let own = (try? lexicon(text)) ?? Lexicon()
            #expect(own.entries.allSatisfy { !$0.written.isEmpty })
        }
        #expect((try? LexiconReader(file: "x").read([0xFF, 0xFE])) == nil)
    }
}
