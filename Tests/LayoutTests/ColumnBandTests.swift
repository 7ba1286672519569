import BookModel
import Testing

@testable import Layout

/// What stands between, below and across columns.
@Suite struct ColumnBandTests {
    private func layOut(_ pages: [PrintedPage]) -> LayoutResult {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
    }

    private func text(_ pages: [PrintedPage]) -> String {
        layOut(pages).chapters.flatMap(\.blocks).map(\.text.string).joined(separator: "|")
    }

    private func half(_ seed: Int) -> String { String(PageMaker.filler(seed).prefix(28)) }

    /// A licence in two columns of small type behind a book in one of large type.
    @Test func aPageOfTwoColumnsInSmallType() {
        var pages = (1...3).map { number in
            var page = PageMaker(number)
            page.body(30, from: 60, seed: number)
            return page.page
        }
        var last = PageMaker(4)
        last.line("The Licence", y: 60, size: 14, font: "Bold")
        for row in 0..<30 {
            last.line(half(row) + " and light", y: 90 + Float(row) * 8, size: 7)
            last.line(half(row + 40) + " and light", x: 210, y: 93 + Float(row) * 8, size: 7)
        }
        pages.append(last.page)
        let found = text(pages)
        #expect(found.contains(half(3) + " and light " + half(4)), "\(found)")
        #expect(found.contains(half(43) + " and light " + half(44)), "\(found)")
    }

    /// Words break off in the middle of lines where columns are read across.
    @Test(arguments: [(true, ["order-uncertain"]), (false, [])])
    func wordsThatBreakOffInsideLines(_ isBroken: Bool, _ rules: [String]) {
        var page = PageMaker(1)
        for row in 0..<6 {
            let end = page.piece(
                isBroken ? "the river docu-" : "the river stones", x: 50, y: 90 + Float(row) * 12)
            page.line(" must be free", x: end + 5, y: 90 + Float(row) * 12)
        }
        page.body(20, from: 200)
        #expect(layOut([page.page]).diagnostics.map(\.rule) == rules)
    }

    /// The foot of a page over both columns, right below a sentence that goes on.
    @Test func aFootBelowColumns() {
        var page = PageMaker(1)
        for row in 0..<34 {
            page.line(half(row), y: 100 + Float(row) * 12)
            page.line(half(row + 40), x: 210, y: 100 + Float(row) * 12)
        }
        page.line("Max Miller of the river and the stone and of the light house", y: 532)
        let found = text([page.page])
        #expect(found.contains("|Max Miller"), "\(found)")
    }

    /// Two rows of columns above and below a picture, each read by itself.
    @Test func columnsAboveAndBelowAPicture() {
        var page = PageMaker(1)
        for row in 0..<5 {
            page.line(row == 4 ? "and so it was." : half(row), y: 60 + Float(row) * 12)
            page.line(
                row == 4 ? "and so it ended." : "T" + half(row + 40), x: 210,
                y: 60 + Float(row) * 12)
            page.line((row == 0 ? "A" : "") + half(row + 20), y: 300 + Float(row) * 12)
            page.line(half(row + 60), x: 210, y: 300 + Float(row) * 12)
        }
        let found = text([page.page])
        #expect(found.contains(half(24) + " " + half(60)), "\(found)")
    }

    /// Columns that a picture parts, each read to its foot.
    @Test func columnsAroundAPicture() {
        var page = PageMaker(1)
        for row in 0..<5 {
            page.line(half(row), y: 60 + Float(row) * 12)
            page.line("T" + half(row + 40), x: 210, y: 60 + Float(row) * 12)
            page.line(row == 4 ? "and so it was." : half(row + 20), y: 300 + Float(row) * 12)
            page.line(half(row + 60), x: 210, y: 300 + Float(row) * 12)
        }
        let found = text([page.page])
        #expect(found.contains(half(4) + " " + half(20)), "\(found)")
    }

    /// The last word of a title over three columns stands over the middle one alone.
    @Test func aTitleOfTwoLinesOverThreeColumns() {
        func third(_ seed: Int) -> String { String(PageMaker.filler(seed).prefix(17)) + "s" }
        var page = PageMaker(1)
        page.line("Keeping the Light of the Far Winter", x: 77.5, y: 60, size: 14, font: "Bold")
        page.line("Islands", x: 175, y: 77, size: 14, font: "Bold")
        for row in 0..<20 {
            for column in 0..<3 {
                page.line(
                    third(row + column * 30), x: 50 + Float(column) * 105, y: 110 + Float(row) * 12)
            }
        }
        let found = text([page.page])
        #expect(found.hasPrefix("Keeping the Light of the Far Winter Islands"), "\(found)")
    }

    /// Words in their logical order, to and fro over the gutter.
    @Test func wordsThatJumpOverTheGutter() {
        var page = PageMaker(1)
        for row in 0..<16 {
            let y = 100 + Float(row) * 12
            guard row == 8 else {
                page.line(half(row), y: y)
                page.line(half(row + 40), x: 204, y: y)
                continue
            }
            page.piece("the river ", x: 50, y: y)
            page.piece("stones of the light and houses ", x: 204, y: y)
            page.line("by the far islands", x: 100, y: y)
        }
        let found = text([page.page])
        #expect(found.contains(half(7) + " the river by the far islands " + half(9)), "\(found)")
    }
}
