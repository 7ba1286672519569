import BookModel
import Testing

@testable import Layout

@Suite struct HyphenHealerTests {
    private func healer(_ text: String, _ language: String = "en") -> HyphenHealer {
        var page = PageMaker(1)
        for (index, line) in text.split(separator: "\n").enumerated() {
            page.line(String(line), y: 50 + Float(index) * 12)
        }
        let draft = Draft([page.page], options: ReadingOptions())
        return HyphenHealer(words: Vocabulary(draft), language: LanguageTag(language) ?? .english)
    }

    private func keeps(
        _ healer: HyphenHealer, _ head: String, _ tail: String, token: String = ""
    ) -> Bool {
        join(healer, head, tail, token: token) != .healed
    }

    private func join(
        _ healer: HyphenHealer, _ head: String, _ tail: String, token: String = ""
    ) -> HyphenHealer.Join {
        healer.join(
            0x2D, head: CodeUnits(head)[...], tail: CodeUnits(tail)[...], token: CodeUnits(token))
    }

    @Test(arguments: [
        ("connec", "tion", false), ("well", "known", true), ("rabbit", "hole", true),
        ("him", "self", false),
        ("Anglo", "Saxon", true), ("19", "20", true), ("x", "axis", true),
        ("INTRO", "DUCTION", false),
        ("some", "thing", false), ("PDF", "file", true), ("LaTeX", "Schriften", true),
        ("thirteenth", "story", true), ("non", "normal", true), ("in", "house", true),
        ("king", "like", true), ("mis", "takes", false), ("autobuil", "der", false),
        ("re", "plant", false), ("file", "system", false), ("state-of-the", "art", true),
        ("La", "TeX-files", false), ("mother-in", "law", true), ("Stratford", "upon-Avon", true),
        ("well-estab", "lished", false), ("claw", "less", false), ("said", "a", true),
    ])
    func englishEvidence(head: String, tail: String, kept: Bool) {
        let book =
            """
            a well-known man and a rabbit in a hole with some thing
            him self file axis known and in the filesystem of non-standard parts in LaTeX
            """
        #expect(keeps(healer(book), head, tail) == kept)
    }

    /// Words that the book writes nowhere else.
    @Test(arguments: [
        ("dit", "on", true), ("pense-t", "elle", true), ("va-t", "on", true),
        ("arrière", "garde", true), ("quelques", "uns", true), ("c’est-à", "dire", true),
        ("sous", "traire", false), ("mai", "son", false), ("nou", "velle", false),
    ])
    func frenchTiesLittleWords(head: String, tail: String, kept: Bool) {
        #expect(keeps(healer("le porte et la parole", "fr"), head, tail) == kept)
    }

    @Test func compoundsOfGermanAreOneWord() {
        let german = healer("Medien und Technik die technik der medien", "de")
        #expect(!keeps(german, "Medien", "technik"))
        #expect(keeps(german, "PDF", "Grafik"))
    }

    /// What the book does with the same head in other words.
    @Test(arguments: [
        ("a postdoctoral study", "post", "processing", false),
        ("the post-industrial age", "post", "processing", true),
        ("a study of signals", "post", "processing", false),
        ("a study of names", "Vil", "huber", false),
        ("a data-driven study", "data", "dependent", true),
        ("a study of data in databases", "data", "dependent", true),
    ])
    func otherWordsOfTheSameHead(text: String, head: String, tail: String, kept: Bool) {
        #expect(keeps(healer(text), head, tail) == kept)
    }

    @Test(arguments: [
        ("peut", "être", true), ("porte", "parole", true), ("mer", "curial", false),
        ("gestion", "naire", false),
        ("au", "jourd’hui", false),
    ])
    func frenchCompounds(head: String, tail: String, kept: Bool) {
        let french = healer("le porte et la parole", "fr")
        #expect(keeps(french, head, tail) == kept)
    }

    @Test(arguments: [
        ("кто", "нибудь", true), ("из", "за", true), ("по", "ставить", false),
        ("разра", "ботка", false), ("сдам", "пить", false),
    ])
    func russianCompounds(head: String, tail: String, kept: Bool) {
        let russian = healer("из за из за из за ставить\nиз за по по по", "ru")
        #expect(keeps(russian, head, tail) == kept)
    }

    /// The same word with another ending; words that go together.
    @Test(arguments: [
        ("two prize-fighters met", "prize", "fighter’s", true),
        ("two prizefighters met", "prize", "fighter’s", false),
        ("not to-day and not to-morrow", "to", "night", true),
        ("not today and not tomorrow", "to", "night", false),
        ("not a word of it", "to", "night", false),
    ])
    func formsOfTheSameWord(text: String, head: String, tail: String, kept: Bool) {
        #expect(keeps(healer(text), head, tail) == kept)
    }

    /// The hyphen stands for a word that follows later, and a space is behind it.
    @Test(arguments: [
        ("de", "Haupt", "und", HyphenHealer.Join.spaced), ("de", "gesun", "de", .healed),
        ("de", "Vor", "undenklichen", .healed), ("nl", "voor", "en", .spaced),
        ("en", "pre", "and", .spaced), ("en", "hus", "band", .healed),
        ("sv", "in", "och", .spaced), ("fr", "moi", "son", .healed),
    ])
    func suspendedHyphens(language: String, head: String, tail: String, join: HyphenHealer.Join) {
        #expect(self.join(healer("a few words", language), head, tail) == join)
    }

    /// Vowels of two words that meet; pronouns behind verbs.
    @Test(arguments: [
        ("nl", "controle", "informatie", true), ("nl", "mee", "eten", true),
        ("nl", "boeken", "kast", false), ("fi", "linja", "auto", true),
        ("fi", "kirjas", "to", false), ("pt", "escreve", "o", true),
        ("pt", "escreve", "se", true), ("pt", "pas", "se", false), ("pt", "comprá", "la", true),
        ("pt", "fa", "la", false), ("ro", "într", "un", true), ("it", "par", "la", false),
    ])
    func otherLanguages(language: String, head: String, tail: String, kept: Bool) {
        #expect(keeps(healer("ele escreve un într bem", language), head, tail) == kept)
    }

    /// A style sheet's sign breaks lines only; the other one there is the word's own.
    @Test func twoSignsInOneBook() {
        var page = PageMaker(1)
        for line in 0..<10 { page.line("a well-known con\u{2010}", y: 50 + Float(line) * 12) }
        let draft = Draft([page.page], options: ReadingOptions())
        let healer = HyphenHealer(
            words: Vocabulary(draft), language: .english, signs: HyphenSigns(draft))
        let (head, tail) = (CodeUnits("brow")[...], CodeUnits("beaten")[...])
        #expect(healer.join(0x2D, head: head, tail: tail) == .kept)
        #expect(healer.join(0x2010, head: head, tail: tail) == .healed)
    }

    @Test func oneSignInOneBook() {
        var page = PageMaker(1)
        for line in 0..<10 { page.line("a well-known con-", y: 50 + Float(line) * 12) }
        #expect(HyphenSigns(Draft([page.page], options: ReadingOptions())).breaking == nil)
    }

    @Test func aBracketIsNoPartOfTheWord() {
        var page = PageMaker(1)
        page.body(6, from: 50)
        page.line("and it was as long as it was a thing of twenty or “twenty-", y: 122)
        page.line("five men” who were in the house and five who were not.", y: 134)
        let blocks = PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
        #expect(blocks.contains { $0.text.string.contains("“twenty-five men”") })
    }

    @Test func withoutDictionaryTheBooksWordsDecide() {
        let words = Vocabulary(Draft([page("dining in a room with long tables")], options: .init()))
        let healer = HyphenHealer(
            words: words, language: .english,
            dictionary: SpellingDictionary(language: .english, folder: "/nowhere"))
        #expect(keeps(healer, "dining", "room"))
        #expect(!keeps(healer, "connec", "tion"))
    }

    private func page(_ text: String) -> PrintedPage {
        var page = PageMaker(1)
        page.line(text, y: 50)
        return page.page
    }

    @Test func addressesKeepTheirs() {
        #expect(
            keeps(healer("a page"), "best", "practices", token: "www.debian.org/doc/best-practices")
        )
        #expect(
            keeps(healer("a page"), "pilatus", "aircraft", token: "support@pilatus-aircraft.com"))
    }

    @Test func softHyphenNeverStays() {
        #expect(
            healer("well-known").join(
                0xAD, head: CodeUnits("well")[...], tail: CodeUnits("known")[...]) == .healed)
    }

    @Test func restOfABrokenWordIsNoWord() {
        let broken = healer("it was a fail-\nure of the kind")
        #expect(!keeps(broken, "fail", "ure"))
    }
}

@Suite struct BrokenAddressTests {
    private func goesOn(_ token: String, _ next: String) -> Bool {
        BrokenAddress.goesOn(CodeUnits(token), next: CodeUnits(next))
    }

    @Test(arguments: [
        ("https://", "example.org"), ("http://example.org/a-", "b"),
        ("(http://example.org/a", "/b),"), ("www.example.", "org/x"),
        ("http://example.org/books/", "iron-heel.html"), ("http://example.org/?id=", "77"),
        ("URL:https:", "//example.org"), ("http:/", "/example.org"),
    ])
    func goesOnInTheNextLine(_ token: String, _ next: String) { #expect(goesOn(token, next)) }

    @Test(arguments: [
        ("http://example.org/", "and"), ("http://example.org.", "See"), ("www.example.org", "the"),
        ("either/", "or.else"), ("http://example.org/a", "well-known"),
        ("follows:", "//comment"), ("http:", "and"), ("https:", "//"),
    ])
    func endsWithTheLine(_ token: String, _ next: String) { #expect(!goesOn(token, next)) }
}
