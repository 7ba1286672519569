import BookModel
import Testing

@testable import Reading

@Suite struct FrontMatterTests {
    @Test func saysWhatTheBookIs() {
        let sample = MarkdownSample(
            """
            ---
            title: "A &amp; B: \\u00e9"
            author:
              - name: Jane Doe
                affiliation: X
              - John Roe # the second
            lang: en_GB
            date: 2021-03-04
            summary: >
              folded
              text
            tags: [a, "b, c"]
            ---
            # Heading
            """)
        #expect(sample.metadata.title == "A & B: é")
        #expect(sample.metadata.authors == ["Jane Doe", "John Roe"])
        #expect(sample.metadata.language == LanguageTag("en-GB"))
        #expect(sample.metadata.year == 2021)
        #expect(sample.lines == ["heading 1: Heading"])
        #expect(sample.rules.contains("front-matter"))
    }

    @Test(arguments: ["---", "+++"]) func anEndThatWasForgottenIsReported(_ mark: String) {
        let sign = mark == "---" ? ":" : " ="
        let sample = MarkdownSample("\(mark)\ntitle\(sign) \"T\"\nx\(sign) 1\n\n# One\n\nText: yes")
        #expect(sample.metadata.title == "T")
        #expect(sample.lines == ["heading 1: One", "paragraph: Text: yes"])
        #expect(sample.diagnostics.map(\.rule) == ["unclosed-front-matter"])
        #expect(sample.unaccounted.isEmpty)
    }

    /// What is no mapping is text.
    @Test(arguments: [
        "---\nJust a line\n---\n", "---\n\n---\n\nText", "---\nno: end\n\nText",
        "----\na: b\n---\n",
    ])
    func thematicBreaksAreNoFrontMatter(_ text: String) {
        #expect(FrontMatter(CodeUnits(text)) == nil)
    }

    @Test func mayBeRead() {
        var options = ReadingOptions()
        options.frontMatter = .read
        let sample = MarkdownSample("---\ntitle: Book\nby: Me\n---\nText", options: options)
        #expect(sample.lines == ["paragraph: title: Book", "paragraph: by: Me", "paragraph: Text"])
        #expect(sample.unaccounted.isEmpty)
    }

    @Test func understandsDotsAndToml() {
        #expect(FrontMatter(CodeUnits("---\na: b\n...\nText"))?.values["a"] == .text("b"))
        #expect(
            FrontMatter(CodeUnits("+++\ntitle = \"T\"\n[x]\ny = 1\n+++\n"))?.values == [
                "title": .text("T")
            ])
    }
}
