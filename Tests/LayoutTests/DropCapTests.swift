import BookModel
import Testing

@testable import Layout

@Suite struct DropCapTests {
    private func texts(_ page: PrintedPage) -> [String] {
        PageLayout(language: .english, options: ReadingOptions()).layOut([page], outline: [])
            .chapters.flatMap(\.blocks).map(\.text.string)
    }

    private static let first = "hen the river rose they went to the hill and stayed th"
    private static let second = "ere for a night and a day and had no bread and no wate"

    @Test func joinsItsWord() {
        var page = PageMaker(1)
        page.line("W", x: 50, y: 124, size: 34)
        page.line(Self.first, x: 68, y: 100)
        page.line(Self.second, x: 68, y: 112)
        page.body(12, from: 136)
        #expect(texts(page.page).first?.hasPrefix("When the river rose") == true)
    }

    /// Some readers put the letter before the line at whose height its foot is.
    @Test func readBeforeTheSecondLine() {
        var page = PageMaker(1)
        page.line(Self.first, x: 68, y: 100)
        page.piece("W", x: 50, y: 118, size: 30)
        page.line(" " + Self.second, x: 65, y: 112)
        page.body(12, from: 124)
        #expect(
            texts(page.page).first?.hasPrefix(
                "When the river rose they went to the hill and stayed th ere")
                == true)
    }

    /// Printers that float the letter may leave the first line under it.
    @Test func liesOverItsFirstLine() {
        var page = PageMaker(1)
        page.body(1, from: 76)
        page.line(Self.first, x: 50, y: 100)
        page.piece("W", x: 50, y: 118, size: 30)
        page.line(" " + Self.second, x: 68, y: 112)
        page.body(12, from: 124)
        #expect(texts(page.page).joined(separator: "\n").contains("When the river rose they"))
    }

    /// The line above the letter's square is that of another paragraph.
    @Test func leavesTheParagraphAbove() {
        var page = PageMaker(1)
        page.line("and so they slept.", x: 50, y: 84)
        page.piece("W", x: 50, y: 124, size: 34)
        page.line(Self.first, x: 68, y: 100)
        page.line(Self.second, x: 68, y: 112)
        page.body(12, from: 136)
        #expect(texts(page.page).contains("and so they slept."))
        #expect(texts(page.page).contains { $0.hasPrefix("When the river rose") })
    }

    @Test func figureOfAChapterIsNone() {
        var page = PageMaker(1)
        page.line("7", x: 50, y: 80, size: 34)
        page.body(12, from: 136)
        #expect(texts(page.page).first == "7")
    }
}
