import BookModel
import Testing

@Suite struct PageBoxTests {
    private func page(_ boxes: [Box]) -> PrintedPage {
        PrintedPage(
            number: 1, label: "1", width: 100, height: 100,
            text: CodeUnits(repeating: 0x61, count: boxes.count), boxes: boxes)
    }

    private func glyph(_ x: Float, _ y: Float) -> Box { Box(x0: x, y0: y, x1: x + 5, y1: y + 10) }

    @Test func aWordOnOneLineHasOneBox() {
        let found = page([glyph(0, 0), glyph(5, 0), glyph(10, 0)]).lineBoxes(of: 0..<3)
        #expect(found == [Box(x0: 0, y0: 0, x1: 15, y1: 10)])
    }

    @Test func aBrokenWordHasABoxForEachLine() {
        let found = page([glyph(90, 0), glyph(95, 0), glyph(0, 12), glyph(5, 12)]).lineBoxes(
            of: 0..<4)
        #expect(found.count == 2)
        #expect(found[1] == Box(x0: 0, y0: 12, x1: 10, y1: 22))
    }

    @Test func separatorsWithoutABoxAreLeftOut() {
        let found = page([glyph(0, 0), Box(x0: 0, y0: 0, x1: 0, y1: 0), glyph(5, 0)]).lineBoxes(
            of: 0..<3)
        #expect(found == [Box(x0: 0, y0: 0, x1: 10, y1: 10)])
    }
}
