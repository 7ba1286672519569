import BookModel
import Testing

@testable import Reading

@Suite struct NoteLinksTests {
    /// "text" for what is read, "(id) text" for notes.
    private func read(_ body: String) -> [String] {
        let html = "<html><body>\(body)</body></html>"
        let page = HTMLPage(CodeUnits(html), unit: SourceUnit(), options: ReadingOptions())
        return page.blocks.map { block in
            let marks = block.noteReferences.map { "[" + $0.id.dropFirst() + "]" }.joined()
            return (block.noteID.map { "(\($0.dropFirst())) " } ?? "") + block.text.string + marks
        }
    }

    @Test(arguments: [
        // Project Gutenberg's.
        (
            """
            <p>It rained<a id="A1" href="#F1" class="fnanchor">[1]</a> all day.</p>
            <div class="footnote"><p><a id="F1" href="#A1" class="label">[1]</a> A Tuesday.</p>
            <p>More.</p></div>
            """, ["It rained all day.[F1]", "(F1) A Tuesday.", "(F1) More."]
        ),
        // The way back behind the note.
        (
            """
            <p>So<sup id="r1"><a href="#n1">*</a></sup>.</p>
            <ol><li id="n1"><p>The note. <a href="#r1">back</a></p></li></ol>
            """, ["So.[n1]", "(n1) The note."]
        ),
        // Arrows and letters for the way back, as kramdown, Hugo and Python-Markdown write them.
        (
            """
            <p>Up.<sup id="fnref:1"><a href="#fn:1">1</a></sup></p><p>Next.</p>
            <div class="footnotes"><ol><li id="fn:1"><p>In winter. <a href="#fnref:1">↩</a></p>
            </li></ol></div>
            """, ["Up.[fn:1]", "Next.", "(fn:1) In winter."]
        ),
        (
            """
            <p>Up.<sup id="r"><a href="#n">a</a></sup></p>
            <ol><li id="n"><p>In winter. <a href="#r">b</a></p></li></ol>
            """, ["Up.[n]", "(n) In winter."]
        ),
        // Several in one element.
        (
            """
            <p>A<a name="a1" href="#b1">1</a> and B<a name="a2" href="#b2">2</a></p>
            <div class="notes"><p><a name="b1" href="#a1">1</a>) One.</p>
            <p><a name="b2" href="#a2">2</a>) Two.</p></div>
            """, ["A and B[b1][b2]", "(b1) One.", "(b2) Two."]
        ),
    ])
    func findsNotes(_ body: String, _ texts: [String]) {
        #expect(read(body) == texts)
    }

    @Test(arguments: [
        // A contents list and its headings.
        (
            """
            <p><a id="t1" href="#c1">1.</a> House</p><h2 id="c1"><a href="#t1">1.</a> House</h2>
            """, ["1. House", "1. House"]
        ),
        (
            """
            <p>House <a id="t1" href="#c1">1</a></p><h2><a id="c1" href="#t1">House</a></h2>
            """, ["House 1", "House"]
        ),
        // A link one way, and words that lead to each other.
        ("<p>See <a href='#x'>1</a>.</p><p id='x'>There.</p>", ["See 1.", "There."]),
        (
            """
            <p>As <a id="a" href="#b">said below</a>.</p><p><a id="b" href="#a">Above</a> it was.</p>
            """, ["As said below.", "Above it was."]
        ),
    ])
    func otherLinksAreText(_ body: String, _ texts: [String]) {
        #expect(read(body) == texts)
    }

    @Test func printedPageNumbersAreNotRead() {
        #expect(
            read("<p><span class='pagenum' id='Page_2'>[Pg 2]</span>And <b class='page'>2</b>.</p>")
                == ["And 2."])
    }

    @Test func theTitleIsTheBooks() {
        let titles = [
            "The Project Gutenberg eBook of Alice, by Lewis Carroll": "Alice",
            "The Project Gutenberg EBook of Emma, by Jane Austen": "Emma",
            "A history of Project Gutenberg": "A history of Project Gutenberg", "Alice": "Alice",
        ]
        for (title, name) in titles {
            let head = HTMLHead(CodeUnits("<html><head><title>\(title)</title></head></html>"))
            #expect(head.metadata.title == name)
        }
    }
}

@Suite struct GutenbergBlocksTests {
    private func blocks(_ texts: [String]) -> [Block] {
        var offset = 0
        return texts.map { text in
            let place = SourcePosition(unit: SourceUnit(), offset: offset)
            offset += text.utf16.count
            return Block(
                role: .paragraph, text: MappedText(verbatim: CodeUnits(text), from: place))
        }
    }

    @Test func noticesGoWithTheirPlaces() {
        let all = blocks([
            "Title: X", "*** START OF THE PROJECT GUTENBERG EBOOK X ***", "X", "Once.",
            "*** END OF THE PROJECT GUTENBERG EBOOK X ***", "Donations.",
        ])
        var ledger = Ledger()
        let found = GutenbergBlocks(all, ledger: &ledger)
        #expect(found.blocks.map(\.text.string) == ["X", "Once."])
        #expect(ledger.entries.count == 4)
        let entries = all.enumerated().map {
            OutlineEntry(
                title: "\($0)", level: 1, page: nil, position: $1.text.sourcePosition(at: 0))
        }
        #expect(found.outline(entries).map(\.title) == ["2", "3"])
    }

    @Test func otherBooksStayAsTheyAre() {
        let all = blocks([
            "*** START OF IT ***", "He said: START OF THE PROJECT GUTENBERG.", "End.",
        ])
        var ledger = Ledger()
        #expect(GutenbergBlocks(all, ledger: &ledger).blocks == all)
        #expect(ledger.entries.isEmpty)
    }
}
