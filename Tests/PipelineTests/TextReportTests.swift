import BookModel
import Testing

@testable import Pipeline

@Suite struct TextReportTests {
    /// "One two" with a box for each character, and something said that the page does not print.
    private func book() -> Book {
        var page = PrintedPage(number: 1, label: "1", width: 400, height: 600)
        page.text = CodeUnits("One two")
        page.boxes = GlyphBoxes(
            page.text.indices.map {
                Box(x0: Float($0) * 5, y0: 0, x1: Float($0) * 5 + 5, y1: 10)
            })
        let start = SourcePosition(unit: page.unit, offset: 0)
        var said = Block(role: .announcement, text: MappedText())
        said.text.append("Table omitted.", origin: .inserted(at: start))
        let printed = Block(
            role: .paragraph, text: MappedText(verbatim: page.text, from: start))
        return Book(
            metadata: Metadata(title: "A"), language: .english, files: [], pages: [page],
            chapters: [Chapter(title: "", blocks: [printed, said])])
    }

    @Test func partsOfABookWithoutPages() {
        let block = Block(role: .paragraph, text: MappedText(identity: CodeUnits("One two")))
        let parts = [(number: 1, label: "xii", blocks: [block, block])]
        let pages = TextReport(book()).displayParts(parts)
        #expect(pages.map(\.label) == ["xii"])
        #expect(pages.map(\.text.string) == ["One two\n\nOne two"])
        #expect(pages.first?.words.map(\.range) == [0..<3, 4..<7, 9..<12, 13..<16])
    }

    @Test func everyWordListedHasABox() {
        let pages = TextReport(book()).displayPages()
        #expect(pages.map(\.text.string) == ["One two\n\nTable omitted."])
        #expect(pages.first?.words.map(\.range) == [0..<3, 4..<7])
        #expect(pages.first?.words.allSatisfy { $0.boxes.count == 1 } == true)
    }
}
