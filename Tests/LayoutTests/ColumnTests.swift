import BookModel
import Foundation
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

    /// Most of the second column is a list that is set in; the text between begins further out.
    @Test func aColumnOfListsAndText() {
        var page = PageMaker(1)
        for row in 0..<24 {
            let isText = (9..<13).contains(row)
            page.line(half(row), y: 100 + Float(row) * 12)
            page.line(half(row + 40), x: isText ? 206 : 226, y: 100 + Float(row) * 12)
        }
        let text = texts([page.page]).joined(separator: "\n")
        #expect(text.contains(half(9) + " " + half(10)) && text.contains(half(11) + " " + half(12)))
        #expect(text.contains(half(50) + " " + half(51)))
    }

    /// A page set smaller than the book: its column is its own, and a short line belongs to it.
    @Test func aPageInSmallType() {
        var first = PageMaker(1)
        first.body(30, from: 60)
        var second = PageMaker(2)
        second.line("Of Lamps and their Keepers", x: 140, y: 60, size: 10)
        for row in 0..<8 {
            second.line(PageMaker.filler(row), x: 100, y: 84 + Float(row) * 9.6, size: 8)
        }
        second.line("was here.", x: 100, y: 84 + 8 * 9.6, size: 8)
        for row in 9..<16 {
            second.line("A" + PageMaker.filler(row), x: 100, y: 84 + Float(row) * 9.6, size: 8)
        }
        let text = texts([first.page, second.page])
        #expect(text.contains { $0.hasSuffix(PageMaker.filler(7) + " was here.") }, "\(text)")
    }

    /// A block over both columns, one line of which has its space in the gutter.
    @Test func aBlockOverTheGutter() {
        var page = PageMaker(1)
        for row in 0..<12 {
            page.line(half(row), y: 100 + Float(row) * 12)
            page.line(half(row + 40), x: 210, y: 100 + Float(row) * 12)
        }
        page.line("and nobody knew of this note of the keeper of the lights now", y: 300)
        page.line("and then he went up the ways ", y: 312)
        page.line("of the tower and slept there and", x: 200, y: 312)
        page.line("the oil had been brought up the stair by him in the evening", y: 324)
        let text = texts([page.page])
        #expect(text.contains { $0.contains("the ways of the tower") }, "\(text)")
        #expect(text.contains { $0.contains(half(3) + " " + half(4)) }, "\(text)")
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

    /// Two columns of entries whose further lines are set in; white space of two ems between.
    @Test func entriesThatHangBesideAGutter() {
        var page = PageMaker(1)
        for row in 0..<18 {
            let hang: Float = row % 3 == 0 ? 0 : 9
            let cut = row % 3 == 0 ? 28 : 26
            page.line(String(half(row).prefix(cut)), x: 50 + hang, y: 100 + Float(row) * 12)
            page.line(String(half(row + 40).prefix(cut)), x: 210 + hang, y: 100 + Float(row) * 12)
        }
        let text = texts([page.page]).joined(separator: " ")
        #expect(text.contains(half(0) + " " + String(half(1).prefix(26))))
        #expect(text.contains(half(40) + " " + String(half(41).prefix(26))))
    }

    /// Two stories of two columns below each other, each with its title at the left.
    private func stories(isRuled: Bool) -> [PrintedPage] {
        (1...2).map { number in
            var page = PageMaker(number)
            for story in 0..<2 {
                let top = 100 + Float(story) * 150
                page.line("Story \(number * 2 + story)", y: top - 16, size: 15)
                for row in 0..<8 {
                    let y = top + Float(row) * 12
                    page.line("left \(number)\(story) of \(row) " + half(row).prefix(18), y: y)
                    // The second column ends higher: what is below may seem to go on in it.
                    if row < 6 {
                        page.line(
                            "right \(number)\(story) of \(row) " + half(row).prefix(17), x: 210,
                            y: y)
                    }
                }
            }
            var printed = page.page
            if isRuled { printed.rules = [Box(x0: 45, y0: 215, x1: 360, y1: 216)] }
            return printed
        }
    }

    @Test func rulesPartStories() {
        let text = texts(stories(isRuled: true)).joined(separator: " ")
        let places = [
            "Story 2", "left 10 of 7", "right 10 of 0", "Story 3", "left 11 of 0", "right 11 of 5",
        ].compactMap {
            text.range(of: $0)?.lowerBound
        }
        #expect(places.count == 6 && places == places.sorted())
    }

    /// A name that hangs out to the left of verse, with no line beside it; a note beside the text.
    @Test func whatHangsOutOfItsColumn() {
        var page = PageMaker(1)
        for part in 0..<4 {
            let y = 100 + Float(part) * 60
            page.line("Horatio", x: 50, y: y, size: 8, font: "Caps")
            for row in 0..<3 {
                page.line(
                    half(part * 5 + row) + (row == 2 ? "." : ""), x: 80,
                    y: y + 12 + Float(row) * 12)
            }
        }
        page.line("beside", x: 20, y: 124, size: 7)
        let blocks = PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
        #expect(blocks.filter { $0.role == .sidebar }.map(\.text.string) == ["beside"])
        #expect(blocks.count { $0.text.string == "Horatio" } == 4)
    }

    /// The last page of a short paper, with three lines in each column.
    @Test func columnsOfAShortLastPage() {
        let pages = (1...2).map { number in
            var page = PageMaker(number)
            for row in 0..<(number == 1 ? 20 : 3) {
                page.line("l\(number)\(row) " + half(row).prefix(23), y: 100 + Float(row) * 12)
                page.line(
                    "r\(number)\(row) " + half(row + 9).prefix(23), x: 210,
                    y: 100 + Float(row) * 12)
            }
            return page.page
        }
        let text = texts(pages).joined(separator: " ")
        let places = ["l20 ", "l21 ", "l22 ", "r20 ", "r21 ", "r22 "].compactMap {
            text.range(of: $0)?.lowerBound
        }
        #expect(places.count == 6 && places == places.sorted())
    }

    /// A title over both columns below columns of which the other one is longer by a line.
    @Test func titleBelowUnevenColumns() {
        var page = PageMaker(1)
        for row in 0..<17 {
            if row < 16 { page.line("l\(row) " + half(row).prefix(24), y: 80 + Float(row) * 12) }
            page.line("r\(row) " + half(row + 9).prefix(24), x: 210, y: 80 + Float(row) * 12)
        }
        page.line("The End", y: 300, size: 15)
        for row in 0..<8 {
            page.line("m\(row) " + half(row + 3).prefix(24), y: 324 + Float(row) * 12)
            page.line("n\(row) " + half(row + 5).prefix(24), x: 210, y: 324 + Float(row) * 12)
        }
        let text = texts([page.page]).joined(separator: " ")
        let places = ["l15", "r0", "r16", "The End", "m0", "m7", "n0"].compactMap {
            text.range(of: $0)?.lowerBound
        }
        #expect(places.count == 7 && places == places.sorted())
    }

    /// In some right-to-left pages the short last line of a paragraph hangs out of its column by
    /// half an em: where both columns have one in a row, they are no line.
    @Test func shortLinesThatHangIntoTheGutter() {
        var page = PageMaker(1)
        for row in 0..<20 {
            let isLast = row == 6 || row == 13
            let (left, right) =
                isLast ? ("so he said.", "and so it was.") : (half(row), half(row + 40))
            page.line(left, x: isLast ? 45 : 50, y: 100 + Float(row) * 12)
            page.line(right, x: isLast ? 205 : 210, y: 100 + Float(row) * 12)
        }
        let text = texts([page.page]).joined(separator: "\n")
        #expect(text.contains(half(5) + " so he said."), "\(text)")
        #expect(text.contains(half(45) + " and so it was."), "\(text)")
        #expect(!text.contains("said. and"))
    }
}
