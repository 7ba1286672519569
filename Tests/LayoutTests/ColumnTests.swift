import BookModel
import Testing

@testable import Layout

@Suite struct ColumnTests {
    private func texts(_ pages: [PrintedPage], _ language: LanguageTag = .english) -> [String] {
        PageLayout(language: language, options: ReadingOptions()).layOut(pages, outline: [])
            .chapters.flatMap(\.blocks).map(\.text.string)
    }

    private func half(_ seed: Int) -> String { String(PageMaker.filler(seed).prefix(28)) }

    @Test func columnsHalfALineOutOfStep() {
        var page = PageMaker(1)
        for row in 0..<16 {
            page.line(half(row), y: 100 + Float(row) * 16)
            page.line(half(row + 40), x: 210, y: 108 + Float(row) * 16)
        }
        let text = texts([page.page]).joined(separator: "\n")
        #expect(text.contains(half(3) + " " + half(4)))
        #expect(text.contains(half(43) + " " + half(44)))
    }

    /// Two pieces of one reader's line, the second at the left edge of the second column.
    private func pieces(_ first: String, x: Float, _ second: String) -> Int {
        var page = PageMaker(1)
        page.piece(first, x: x, y: 100)
        page.piece(second, x: 175, y: 100)
        page.line("", x: 300, y: 100)
        let sheet = Draft([page.page], options: ReadingOptions()).sheets[0]
        return RowMerger(
            body: BodyStyle(), gutters: [172.5], page: page.page, frame: sheet.frame
        ).merged(sheet.lines).count
    }

    /// The last square of a line of Chinese reaches into the gutter; a full-width line of words
    /// may have a space there.
    @Test func squaresThatReachIntoTheGutter() {
        #expect(pieces("版本控制是一种记录若干文件内容变化以便将来查阅，", x: 52.5, "系统上") == 2)
        #expect(pieces("the river and the house", x: 60, " and") == 1)
    }

    /// A page with a quotation of larger type set into its text, which runs around it.
    private func page(insetSize: Float) -> PrintedPage {
        var page = PageMaker(1)
        page.body(6, from: 100)
        for row in 0..<4 {
            let y = 172 + Float(row) * 12
            page.line(String(PageMaker.filler(row + 50).prefix(38)), y: y)
            if row < 3 {
                page.line("pulled out \(row)", x: 252, y: 174 + Float(row) * 15, size: insetSize)
            }
        }
        page.body(6, from: 220, seed: 3)
        return page.page
    }

    @Test func textRunsAroundAPullQuote() {
        let found = texts([page(insetSize: 14)])
        #expect(found.count == 2)
        #expect(found.contains("pulled out 0 pulled out 1 pulled out 2"))
        #expect(
            found.contains {
                $0.contains(PageMaker.filler(5) + " ") && $0.contains(PageMaker.filler(300))
            })
    }

    @Test func aNumberBesideAHeadingIsNoPullQuote() {
        var page = PageMaker(1)
        page.body(6, from: 100)
        page.line("Of Rivers and of the Stones in Them", y: 190)
        page.line("VII", x: 260, y: 190, size: 14)
        page.body(6, from: 220, seed: 3)
        let blocks = PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
        #expect(blocks.contains { $0.text.string == "VII" && $0.role != .sidebar })
    }

    // MARK: Lines

    @Test(arguments: [
        ("the story of Jekyll-", "Hyde and of his house by the river."),
        ("and he was con-", "tent with what the river brought him."),
    ])
    func aBrokenWordIsOneParagraph(first: String, second: String) {
        var page = PageMaker(1)
        page.body(4, from: 100)
        page.line(first, y: 148)
        page.line(second, y: 160)
        #expect(texts([page.page]).count == 1)
    }

    @Test func aNumberWithAHyphenBeforeAHeadingIsNone() {
        var page = PageMaker(1)
        page.body(4, from: 100)
        page.line("and that is all of it. See Vol. 3-", y: 148)
        page.line("Of Rivers", x: 70, y: 160)
        #expect(texts([page.page]).count == 2)
    }

    /// Headings of one size: apart they are two, close together one.
    @Test(arguments: [(26, 2), (15, 1)])
    func headingsOverEachOther(step: Int, count: Int) {
        var page = PageMaker(1)
        page.line("1 Basics of it all", y: 100, size: 12)
        page.line("1.1 Adding", y: 100 + Float(step), size: 12)
        page.body(8, from: 170)
        #expect(texts([page.page]).count == count + 1)
    }

    /// The first line of a chapter in small capitals of smaller type.
    @Test func aSmallFirstLineGoesOn() {
        var page = PageMaker(1)
        page.line(String(repeating: "THE RIVER AND ", count: 5) + "A STONE", y: 100, size: 8)
        page.body(8, from: 112)
        #expect(texts([page.page]).count == 1)
    }

    @Test func aSmallLineThatEndsIsAParagraphOfItsOwn() {
        var page = PageMaker(1)
        page.line("Written in the year 1850 by a hand that nobody knows.", y: 100, size: 8)
        page.body(8, from: 112)
        #expect(texts([page.page]).count == 2)
    }
}
