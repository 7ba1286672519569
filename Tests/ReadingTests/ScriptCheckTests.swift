import BookModel
import Testing

@testable import Reading

@Suite struct ScriptCheckTests {
    private static let hebrew = "רונית החלה לסכם את האימון, היא הסתכלה על אבישי ואמרה."

    private func tag(_ text: String) -> LanguageTag { LanguageTag(known: text) }

    @Test(arguments: [
        ("en-US", hebrew), ("en", "Все счастливые семьи похожи друг на друга."),
        ("de", "吾輩は猫である。名前はまだ無い。"), ("ja", "bushido"), ("ru", "The word means peace."),
        ("he", "Στην αρχή ήταν ο λόγος"), ("en", "話說天下大勢，分久必合"), ("zh", "これはペンです"),
    ])
    func aTextInOtherLettersIsExcluded(_ language: String, _ text: String) {
        #expect(ScriptCheck(tag(language)).excludes(text))
    }

    @Test(arguments: [
        ("he", hebrew), ("ja", "天地玄黄"), ("ko", "大韓民國"), ("zh-Hant", "話說天下大勢"),
        ("sr", "Ovo je tekst"), ("sr", "Ово је текст"), ("uz", "Бу китоб"), ("ja-Latn", "bushido"),
        ("en", "The Greek word is λόγος."), ("el", "α"), ("en", "1984 – 2001"), ("en", ""),
        ("xx", "שלום עולם"),
    ])
    func whatMayBeSoIsNot(_ language: String, _ text: String) {
        #expect(!ScriptCheck(tag(language)).excludes(text))
    }

    private func resolve(_ stated: String, _ text: String) -> LanguageResolver.Resolution {
        LanguageResolver(options: ReadingOptions()).resolve(stated: tag(stated), text: text)
    }

    @Test func theLettersDecide() {
        for (text, language) in [
            (Self.hebrew, "he"), ("Глава Все смешалось.", "ru"), ("第一章 話說天下大勢。", "zh"),
            ("チェックリスト", "ja"),
        ] {
            let found = resolve("en-US", text)
            #expect(found.language.language == language)
            #expect(found.diagnostics.map(\.rule) == ["language-contradiction"])
        }
        // English with a good part of Hebrew is what it says it is.
        #expect(
            resolve("en", Self.hebrew + " They are the words of the captain.").language == .english)
    }

    private func block(_ text: String, _ language: String?) -> Block {
        Block(
            role: .paragraph, text: MappedText(identity: CodeUnits(text)),
            language: language.map(tag))
    }

    @Test func marksThatCannotBeTrueGo() {
        var spans = block("אמר Sunrise לה", nil)
        spans.languageRuns = [
            LanguageRun(range: 0..<3, language: .english),
            LanguageRun(range: 4..<11, language: .english),
        ]
        let found = MarkedLanguages.checked(
            [block(Self.hebrew, "en-US"), block("The words of a captain.", "en"), spans],
            overruled: nil)
        #expect(found.blocks.map(\.language) == [nil, .english, nil])
        #expect(found.blocks[2].languageRuns.map(\.range) == [4..<11])
        #expect(found.diagnostics.map(\.rule) == ["language-contradiction"])
        #expect(found.diagnostics[0].message.hasPrefix("2 passages"))
    }

    @Test func whatABookWronglySaysOfItselfItSaysOfItsParts() {
        let german =
            "Die Stadt lag still in der Nacht, und niemand wusste, wohin sie gegangen waren."
        let english = "The town lay silent in the night, and nobody knew where the people had gone."
        let blocks = [block(german, "en-US"), block(english, "en-US"), block(german, "fr")]
        let found = MarkedLanguages.checked(blocks, overruled: tag("en-US"))
        #expect(found.blocks.map(\.language) == [nil, tag("en-US"), tag("fr")])
        #expect(found.diagnostics.isEmpty)
    }
}
