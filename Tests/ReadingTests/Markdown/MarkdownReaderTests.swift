import BookModel
import Foundation
import Testing

@testable import Reading

@Suite struct MarkdownReaderTests {
    @Test func struckOutText() {
        let text = "It is ~~black~~ white."
        #expect(MarkdownSample(text).rules.contains("deleted-text"))
        var options = ReadingOptions()
        options.keptRules = ["deleted-text"]
        #expect(MarkdownSample(text, options: options).lines == ["paragraph: It is black white."])
        #expect(
            MarkdownSample(text, options: .verbatim).lines == ["paragraph: It is black white."])
    }

    /// Markdown and what becomes of it, a block a line.
    static let examples: [(String, [String])] = [
        (
            "# Title #\n\nText *with* `code` and [a link](http://x.org \"t\").",
            ["heading 1: Title", "paragraph: Text with code and a link."]
        ),
        (
            "It is ==marked, *truly*== and `==code==`; a==b, x == y ==",
            ["paragraph: It is marked, truly and ==code==; a==b, x == y =="]
        ),
        ("It is ~~black, *truly* black~~ white.", ["paragraph: It is white."]),
        ("~~All of it.~~\n\nNo.", ["paragraph: No."]),
        ("Red, ~~green~~, blue.", ["paragraph: Red, blue."]),
        ("He came, ~~and went~~.", ["paragraph: He came."]),
        ("It is done (~~not~~) now.", ["paragraph: It is done now."]),
        ("The ~~big~~, small. ~~Old~~, new.", ["paragraph: The, small. new."]),
        ("Yes! ~~No.~~ Oui ~~non~~ ! On ~~the~~ .NET", ["paragraph: Yes! Oui ! On .NET"]),
        ("- ~~One~~, two", ["listItem 1: two"]),
        ("H~2~O, a ~~ b ~~ c, `~~x~~`", ["paragraph: H2O, a ~~ b ~~ c, ~~x~~"]),
        ("One <del>two</del><ins>three</ins>, <s>four</s>.", ["paragraph: One three."]),
        ("Setext\n===\nSecond\n---", ["heading 1: Setext", "heading 2: Second"]),
        ("one\ntwo  \tthree", ["paragraph: one two three"]),
        ("これは\n日本語\nAB", ["paragraph: これは日本語 AB"]),
        (
            "1. one\n2. two\n\n   more\n\n   3) inner",
            [
                "listItem 1: 1. one", "listItem 1: 2. two", "listItem 1: more",
                "listItem 2: 3) inner",
            ]
        ),
        ("1. a\n1. b", ["listItem 1: 1. a", "listItem 1: 2. b"]),
        ("- [x] done\n- [ ] open", ["listItem 1: done", "listItem 1: open"]),
        (
            "> quote\n> more\n> > deep\n> - item",
            [
                "quotation 1: quote more", "quotation 2: deep", "listItem 1: item",
            ]
        ),
        ("> # In a quotation", ["heading 7: In a quotation"]),
        ("roses\\\nviolets  \nsugar", ["verse: roses\nviolets\nsugar"]),
        ("```rust\nfn a() {\n    b\n}\n```", ["code: fn a() {\n    b\n}"]),
        ("![A cat](cat.png) ![A dog](dog.png)", ["image: A cat", "image: A dog"]),
        ("See ![a cat](cat.png) here", ["paragraph: See a cat here"]),
        ("a &amp; b &eacute; &#x41; &unknown; \\* \\q", ["paragraph: a & b é A &unknown; * \\q"]),
        ("a<br>b <b>c</b> <!-- d --> e", ["verse: a\nb c e"]),
        ("<div><p>One &lt; two<p>Three</div>", ["paragraph: One < two", "paragraph: Three"]),
        ("<script>x = 1</script>\n\nText", ["paragraph: Text"]),
        ("<ol start=4><li>a<li>b</ol>", ["listItem 1: 4. a", "listItem 1: 5. b"]),
        ("It costs $100 and $200, or 5$.", ["paragraph: It costs $100 and $200, or 5$."]),
        ("$HOME/$PATH is US$5 or A$6", ["paragraph: $HOME/$PATH is US$5 or A$6"]),
        ("Let $a_1 * b_2 * c$ be the $n$th.", ["paragraph: Let a_1 * b_2 * c be the nth."]),
        ("$$\nx\n\n- y\n$$", ["math: x - y"]),
        ("设$x$为", ["paragraph: 设x为"]),
        (
            "Term\n: Definition\n\n    second",
            [
                "paragraph: Term", "listItem 1: Definition", "listItem 1: second",
            ]
        ),
        ("Note: no definition\nhere", ["paragraph: Note: no definition here"]),
        (
            "Text[^1] and[^b].\n\n[^1]: First *note*\n    goes on.\n\n    Second.\n[^b]: Other.",
            [
                "paragraph: Text and.", "footnote: First note goes on.", "footnote: Second.",
                "footnote: Other.",
            ]
        ),
        ("The class [^a-z] stays; [^7] goes.", ["paragraph: The class [^a-z] stays; goes."]),
        ("`[^1]`\n\n[^1]: n", ["paragraph: [^1]", "footnote: n"]),
        ("> [!NOTE]\n> Mind.", ["quotation 1: Note", "quotation 1: Mind."]),
        (
            "[TOC]\n\n# A {#a .b}\n\n{% include x %}\n\nT {{ v }}.",
            ["heading 1: A", "paragraph: T ."]
        ),
        ("::: tip\nInner\n:::", ["paragraph: Inner"]),
        ("**「強調」**です", ["paragraph: 「強調」です"]),
        (":smile: a :) b", ["paragraph: :smile: a :) b"]),
        ("10<sup>6</sup> H<sub>2</sub>O 1<sup>st</sup>", ["paragraph: 10⁶ H2O 1st"]),
        (
            "Poem:\n\n    Tyger Tyger,\n      burning bright",
            ["paragraph: Poem:", "verse: Tyger Tyger,\nburning bright"]
        ),
        (
            "Run `x`:\n\n    Make it so\n    please",
            ["paragraph: Run x:", "code: Make it so\nplease"]
        ),
        ("---\n\nafter", ["paragraph: after"]),
        ("<aside markdown=\"1\">\nText *here*\n</aside>", ["paragraph: Text here"]),
    ]

    /// A text, and the line and column of the fence that is never closed.
    static let fences: [(String, Diagnostic.Place?)] = [
        ("Text\n\n```swift\nlet x\n\nThe rest of the book", .line(3, column: 1)),
        ("- item\n\n  ~~~\n  code", .line(3, column: 3)),
        ("```\na\n```\n\n````\nb\n```\n", .line(5, column: 1)),
        ("```\na\n```\n", nil), ("```\na\n```\n\nText", nil), ("    indented", nil),
        ("> ```\n> quoted\n\nText", nil), ("Text `span", nil),
    ]

    @Test(arguments: fences) func aFenceWithoutAnEndIsReported(
        _ text: String, _ place: Diagnostic.Place?
    ) {
        let found = MarkdownSample(text).diagnostics
        #expect(found.map(\.place) == [place].compactMap { $0 })
        #expect(found.allSatisfy { $0.rule == "unclosed-code-fence" && $0.severity == .warning })
    }

    @Test func linesOfDialogueAreParagraphs() {
        let text = "Он вошёл.\n— Да.\n— Нет,\n— сказал он. — *Или\nда*.\n— Ну"
        #expect(
            MarkdownSample(text).lines == [
                "paragraph: Он вошёл.", "paragraph: — Да.",
                "paragraph: — Нет, — сказал он. — Или да.", "paragraph: — Ну",
            ])
        #expect(MarkdownSample("- one.\n— two").lines == ["listItem 1: one. — two"])
    }

    @Test(arguments: examples) func reads(_ text: String, _ expected: [String]) {
        let sample = MarkdownSample(text)
        #expect(sample.lines == expected)
        #expect(sample.wrongSpans.isEmpty)
        #expect(sample.unaccounted.isEmpty)
    }

    @Test func tablesKeepTheirCells() throws {
        let sample = MarkdownSample("| A | B |\n|---|---|\n| 1 | `x` \\| y |\n")
        let table = try #require(sample.blocks.first)
        #expect(table.role == .table && table.hasHeaderRow)
        #expect(table.cells.map { $0.map(\.string) } == [["A", "B"], ["1", "x | y"]])
        #expect(sample.wrongSpans.isEmpty)
    }

    @Test(arguments: ["|a|b|\n|-|:-:|\n|1|2|", "a | b\n--|--\n1 | 2"])
    func tablesMayHaveShortDelimiters(_ text: String) {
        let sample = MarkdownSample(text)
        #expect(
            sample.blocks.map { $0.cells.map { $0.map(\.string) } } == [[["a", "b"], ["1", "2"]]])
        #expect(sample.wrongSpans.isEmpty && sample.unaccounted.isEmpty)
    }

    @Test func notesHaveTheIdOfTheirReference() {
        let sample = MarkdownSample("One.[^x] Two.\n\n[^X]: Note.")
        #expect(sample.blocks[0].noteReferences == [NoteReference(offset: 4, id: "x")])
        #expect(sample.blocks[1].noteID == "x")
        #expect(sample.rules.contains("note-marker"))
    }

    @Test func markedLanguagesAndReadingsAreKept() {
        let inline = MarkdownSample(
            "Say <span lang=\"fr\">bonjour</span> to <ruby>漢字<rt>かんじ</rt></ruby>."
        ).blocks[0]
        #expect(inline.text.string == "Say bonjour to 漢字.")
        #expect(
            inline.languageRuns == [LanguageRun(range: 4..<11, language: LanguageTag(known: "fr"))])
        #expect(inline.readings == [Reading(range: 15..<17, spoken: "かんじ")])
        let block = MarkdownSample("<div lang=\"de\">\n\nText *hier*\n\n</div>\n\nAfter").blocks
        #expect(block.map(\.language) == [LanguageTag(known: "de"), nil])
    }

    @Test func charactersMapOntoTheirOffsets() {
        let text = "Ein „schönes“ *Wort* &copy; 😀 **fett**"
        let block = MarkdownSample(text).blocks[0]
        let source = CodeUnits(text)
        for (offset, unit) in block.text.units.enumerated() where unit != 0xA9 {
            let place = block.text.sourcePosition(at: offset)
            #expect(place.map { source[$0.offset] } == unit)
        }
    }

    @Test func listNumbersAreNoPartOfTheBareText() {
        #expect(MarkdownSample("1. one", options: .verbatim).lines == ["listItem 1: one"])
    }

    @Test func hostileNestingIsBorne() {
        let deep = String(repeating: "> ", count: 10_000) + "end"
        #expect(MarkdownSample(deep).folded == "end")
        #expect(MarkdownSample(String(repeating: "<div>", count: 10_000) + "x").folded == "x")
        #expect(
            MarkdownSample(
                String(repeating: "![", count: 2_000) + "a"
                    + String(repeating: "](x)", count: 2_000)
            ).folded == "a")
        #expect(MarkdownSample(String(repeating: "*a _b ", count: 5_000)).blocks.count == 1)
    }
}
