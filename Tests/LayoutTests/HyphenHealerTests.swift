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
        healer.keeps(
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
        ("well-estab", "lished", false),
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
            !healer("well-known").keeps(
                0xAD, head: CodeUnits("well")[...], tail: CodeUnits("known")[...]))
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
    ])
    func goesOnInTheNextLine(_ token: String, _ next: String) { #expect(goesOn(token, next)) }

    @Test(arguments: [
        ("http://example.org/", "and"), ("http://example.org.", "See"), ("www.example.org", "the"),
        ("either/", "or.else"), ("http://example.org/a", "well-known"),
    ])
    func endsWithTheLine(_ token: String, _ next: String) { #expect(!goesOn(token, next)) }
}
