import BookModel
import Testing

@testable import Layout

@Suite struct SoftHyphenTests {
    private func block(_ text: String) -> Block {
        Block(role: .paragraph, text: MappedText(identity: CodeUnits(text)))
    }

    @Test(arguments: [
        ("an extra\u{AD}ordin\u{AD}ary day", "an extraordinary day"),
        ("well-\u{AD}known", "well-known"),
        // A dash in an old file, and what stands at an edge.
        ("he said \u{AD} and went", "he said \u{AD} and went"),
        ("\u{AD} Come in!", "\u{AD} Come in!"),
        ("without any", "without any"),
    ])
    func softHyphensGo(_ text: String, _ shown: String) {
        #expect(SoftHyphens.removed(from: block(text)).text.units.string == shown)
    }

    @Test func whatStandsBehindKeepsItsPlace() {
        var source = block("ex\u{AD}am\u{AD}ple and more")
        source.marks = [InlineMark(range: 10..<13, kind: .link, target: "a")]
        let found = SoftHyphens.removed(from: source)
        #expect(found.text.units.string == "example and more")
        #expect(found.marks.map(\.range) == [8..<11])
        #expect(found.text.sourcePosition(at: 8)?.offset == 10)
        #expect(found.text.sourcePosition(at: 2)?.offset == 3)
    }

    @Test func cellsTooAndTitles() {
        var table = Block(role: .table, text: MappedText())
        table.cells = [[MappedText(identity: CodeUnits("Sep\u{AD}tember"))]]
        #expect(SoftHyphens.removed(from: table).cells[0][0].units.string == "September")
        #expect(ChapterBuilder.clean(CodeUnits("Chap\u{AD}ter  one")) == "Chapter one")
    }
}
