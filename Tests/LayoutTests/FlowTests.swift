import BookModel
import Testing

@testable import Layout

@Suite struct FlowTests {
    private func blocks(_ pages: [PrintedPage], outline: [OutlineEntry] = []) -> [Block] {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: outline)
            .chapters.flatMap(\.blocks)
    }

    @Test func paragraphGoesOnOverThePage() {
        var first = PageMaker(1)
        first.body(20, from: 100)
        first.line("and so the people of the river went down to the sea be-", y: 340)
        var second = PageMaker(2)
        second.line("cause they were hungry and it was cold and the night was lon", y: 100)
        second.line("and over.", y: 112)
        second.line("Then morning came and everyone was glad of it and ate bread.", x: 65, y: 124)
        second.body(10, from: 136, seed: 3)
        let texts = blocks([first.page, second.page]).map(\.text.string)
        #expect(texts.first?.contains("went down to the sea because they were hungry") == true)
        #expect(texts.contains { $0.hasPrefix("Then morning came") })
    }

    @Test func columnsAreReadDownwards() {
        var page = PageMaker(1)
        for line in 0..<12 {
            page.line("left column text number \(line) goes", x: 20, y: 100 + Float(line) * 12)
            page.line("right column text number \(line) is", x: 210, y: 100 + Float(line) * 12)
        }
        let text = blocks([page.page]).map(\.text.string).joined(separator: " ")
        let left = text.firstRange(of: "left column text number 11")
        let right = text.firstRange(of: "right column text number 0")
        #expect(left != nil && right != nil)
        if let left, let right { #expect(left.upperBound <= right.lowerBound) }
    }

    /// A symbol of the text's own size is a marker where a note of its page begins with it.
    @Test(arguments: [("*", "*", 1), ("†", "†", 1), ("*", "†", 0)])
    func symbolsOfTheTextsSize(marker: String, start: String, notes: Int) {
        var page = PageMaker(1)
        page.body(20, from: 80)
        page.line("a whole page where half a page would do.\(marker)", y: 320)
        page.line("\(start) Half a page held about twelve lines.", y: 500, size: 8)
        let found = blocks([page.page])
        #expect(found.count { $0.role == .footnote } == notes)
        #expect(found.flatMap(\.noteReferences).count == notes)
        let isHeard = found.contains { $0.role != .footnote && $0.text.string.contains(marker) }
        #expect(isHeard == (notes == 0))
    }

    @Test func footnoteIsTiedToItsMarker() {
        var page = PageMaker(1)
        page.body(10, from: 100)
        let end = page.piece("the sea was calm", x: 50, y: 220)
        let next = page.piece("1", x: end, y: 216, size: 6)
        page.line(" and the water squared is x", x: next, y: 220)
        let edge = page.piece("and energy is mc", x: 50, y: 232)
        page.line("2", x: edge, y: 228, size: 6)
        let mark = page.piece("1", x: 50, y: 496, size: 5)
        page.line(" A note about the sea.", x: mark, y: 500, size: 8)
        let found = blocks([page.page])
        let note = found.first { $0.role == .footnote }
        #expect(note?.text.string == "A note about the sea.")
        let body = found.first { !$0.noteReferences.isEmpty }
        #expect(body?.noteReferences.first?.id == note?.noteID)
        #expect(body?.text.string.contains("the sea was calm and the water") == true)
        #expect(body?.text.string.hasSuffix("mc2") == true)
    }

    @Test func captionLeavesTheSentenceWhole() {
        var page = PageMaker(1)
        page.body(10, from: 100)
        page.line("and they looked at the picture of the house and then they we", y: 220)
        page.line("Figure 1: A house by the river.", x: 90, y: 270, size: 8, font: "Italic")
        page.line("nt home to the light of the window and the water of the well", y: 310)
        page.body(5, from: 322, seed: 2)
        let found = blocks([page.page])
        #expect(found.map(\.role) == [.paragraph, .caption])
        #expect(found.last?.text.string == "Figure 1: A house by the river.")
    }

    @Test func firstLineIndentsPartParagraphs() {
        var page = PageMaker(1)
        for block in 0..<8 {
            page.line(
                String(PageMaker.filler(block).dropLast(3)), x: 65, y: 100 + Float(block) * 36)
            page.line(PageMaker.filler(block + 20), y: 112 + Float(block) * 36)
            page.line(PageMaker.filler(block + 40), y: 124 + Float(block) * 36)
        }
        #expect(blocks([page.page]).count == 8)
    }

    @Test func outlineNamesTheChapters() {
        let pages = (1...4).map { number in
            var page = PageMaker(number)
            page.line("Title \(number)", y: 60, size: 16)
            page.body(10, from: 100, seed: number)
            return page.page
        }
        let outline = [
            OutlineEntry(title: "The First", level: 1, page: 1),
            OutlineEntry(title: "Inner", level: 2, page: 2),
            OutlineEntry(title: "The Second", level: 1, page: 3),
        ]
        let result = PageLayout(language: .english, options: ReadingOptions()).layOut(
            pages, outline: outline)
        #expect(result.chapters.map(\.title) == ["The First", "The Second"])
        #expect(result.chapters.last?.blocks.first?.text.string == "Title 3")
    }
}

@Suite struct ShortPageTests {
    private func texts(_ last: [(text: String, x: Float)]) -> [String] {
        var pages = (1...5).map { number in
            var page = PageMaker(number)
            for part in 0..<6 {
                let y = 60 + Float(part) * 48
                page.line(String(PageMaker.filler(number * 9 + part).dropLast(3)), x: 65, y: y)
                page.line(PageMaker.filler(number * 9 + part + 50), y: y + 12)
                page.line(PageMaker.filler(number * 9 + part + 70), y: y + 24)
                let end = PageMaker.filler(number * 9 + part + 90).dropLast() + "."
                page.line(String(end), y: y + 36)
            }
            return page.page
        }
        var page = PageMaker(6)
        page.height = 600
        for (index, line) in last.enumerated() {
            page.line(line.text, x: line.x, y: 60 + Float(index) * 12)
        }
        // Left and right pages alike.
        pages.append(page.page)
        return PageLayout(language: .english, options: ReadingOptions())
            .layOut(pages, outline: []).chapters.flatMap(\.blocks).map(\.text.string)
    }

    /// A page of one first line: its indent shows on the other pages only.
    @Test func anIndentedLineAloneBeginsAParagraph() {
        let found = texts([("He went home by the river then.", 65)])
        #expect(found.last == "He went home by the river then.")
        #expect(found.count == 31)
    }

    @Test func aLineAtTheEdgeGoesOn() {
        let found = texts([("and went home by the river then.", 50)])
        #expect(found.last?.hasSuffix(". and went home by the river then.") == true)
    }
}
