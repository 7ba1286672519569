import BookModel
import Testing
import Timing

@testable import Pipeline

@Suite struct AnchorFinderTests {
    private func finder(pages: [PrintedPage] = [], text: String = "") -> AnchorFinder {
        AnchorFinder(
            Book(
                metadata: Metadata(title: "A Book"), language: .english,
                files: [SourceFile(name: "a", sha256: "00", text: CodeUnits(text))], pages: pages,
                chapters: []))
    }

    /// "lan-\ntern" in one paragraph, said and anchored as one word.
    @Test func aWordOverTwoLinesHasOneAnchorAndTwoBoxes() {
        let page = PrintedPage(
            number: 3, label: "iii", width: 400, height: 600, text: CodeUnits("lan-\ntern"),
            boxes: (0..<9).map { index in
                let (x, y) = (Float(index % 5) * 10, Float(index / 5) * 20)
                return Box(x0: x, y0: y, x1: x + 10, y1: y + 10)
            })
        var word = MappedText()
        for range in [0..<3, 5..<9] {
            word.append(
                MappedText(
                    verbatim: Array(page.text[range]),
                    from: SourcePosition(unit: page.unit, offset: range.lowerBound)))
        }
        let anchors = finder(pages: [page]).anchors(of: 0..<7, in: word)
        #expect(anchors.map(\.source) == [SourceRange(unit: page.unit, range: 0..<9)])
        #expect(anchors.first?.boxes.count == 2)
    }

    @Test func aWordOverTwoPagesHasAnAnchorOnEach() {
        let pages = [4, 5].map {
            PrintedPage(number: $0, label: "\($0)", width: 400, height: 600, text: CodeUnits("ab"))
        }
        var word = MappedText()
        for page in pages {
            word.append(
                MappedText(verbatim: page.text, from: SourcePosition(unit: page.unit, offset: 0)))
        }
        let anchors = finder(pages: pages).anchors(of: 0..<4, in: word)
        #expect(anchors.map(\.source.unit) == pages.map(\.unit))
    }

    @Test func aWordOfATextHasLineAndColumn() {
        let text = "One.\nTwo three."
        let whole = MappedText(
            verbatim: CodeUnits(text), from: SourcePosition(unit: SourceUnit(), offset: 0))
        let anchor = finder(text: text).anchors(of: 9..<14, in: whole).first
        #expect(anchor?.line == 2 && anchor?.column == 5)
    }
}
