import BookModel
import Testing

@testable import Layout

@Suite struct RunningHeadTests {
    private func text(_ pages: [PrintedPage]) -> String {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
            .chapters.flatMap(\.blocks).map(\.text.string).joined(separator: "\n")
    }

    /// A play: a speaker's name over each speech, by chance at the head of four pages.
    @Test func namesOfSpeakersAreNoHeads() {
        let pages = (1...8).map { number in
            var page = PageMaker(number)
            page.line("THE HOUSE BY THE RIVER", x: 140, y: 30)
            for part in 0..<4 {
                let y = 60 + Float(part) * 60
                page.line(number % 2 == 0 || part > 0 ? "The Queen" : "Alice", x: 180, y: y)
                page.body(3, from: y + 12, seed: number * 7 + part)
            }
            return page.page
        }
        let found = text(pages)
        #expect(found.split(separator: "\n").filter { $0.contains("The Queen") }.count == 28)
        #expect(!found.contains("THE HOUSE"))
    }

    /// Numbers in words sunk into the first pages of short chapters, in the size of the text.
    @Test func chaptersSunkIntoThePageAreNoHeads() {
        let words = ["ONE", "TWO", "THREE", "FOUR"]
        let pages = (1...8).map { number in
            var page = PageMaker(number)
            let isFirst = number % 2 == 1
            if isFirst { page.line(words[number / 2], x: 190, y: 120) }
            page.body(isFirst ? 20 : 24, from: isFirst ? 170 : 70, seed: number)
            return page.page
        }
        for word in words { #expect(text(pages).contains(word)) }
    }

    /// The block of text takes up a part of the paper only: the folio is far from the paper's foot.
    @Test func folioOfAChaptersFirstPageFarFromTheFoot() {
        let pages = (1...8).map { number in
            var page = PageMaker(number)
            if number == 5 {
                page.line("Wonders", x: 50, y: 150, size: 18)
                page.body(14, from: 190, seed: number)
                page.line("5", x: 198, y: 400)
            } else {
                page.line("\(number) A Book of Signs", x: 150, y: 60)
                page.body(24, from: 90, seed: number)
            }
            return page.page
        }
        let found = text(pages)
        #expect(!found.split(separator: "\n").contains("5"))
        #expect(found.contains("Wonders"))
    }
}

@Suite struct MarginTests {
    private func layOut(_ pages: [PrintedPage]) -> LayoutResult {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
    }

    private func text(_ pages: [PrintedPage]) -> String {
        layOut(pages).chapters.flatMap(\.blocks).map(\.text.string).joined(separator: "\n")
    }

    @Test func wordsInTheMarginOfEachPageAreFurniture() {
        let pages = (1...5).map { number in
            var page = PageMaker(number)
            page.line("proof", x: 10, y: 200, size: 8)
            page.body(20, from: 100, seed: number)
            return page.page
        }
        #expect(!text(pages).contains("proof"))
        #expect(layOut(pages).furniture.contains { $0.rule == "margin-text" })
    }

    /// Side notes say something else on each page.
    @Test func notesInTheMarginStay() {
        let pages = (1...5).map { number in
            var page = PageMaker(number)
            page.line(["one", "two", "six", "ten", "nil"][number - 1], x: 10, y: 200, size: 8)
            page.body(20, from: 100, seed: number)
            return page.page
        }
        #expect(text(pages).contains("six"))
    }

    /// The last page of a text whose lines are numbered has one number only.
    @Test func aPageWithOneLineNumber() {
        let pages = (1...3).map { number in
            var page = PageMaker(number)
            let lines = number == 3 ? 7 : 30
            for line in 0..<lines {
                page.line(PageMaker.filler(number * 40 + line), y: 60 + Float(line) * 12)
                if (line + 1) % 5 == 0 {
                    page.line("\(line + 1)", x: 30, y: 60 + Float(line) * 12, size: 7, font: "No")
                }
            }
            return page.page
        }
        let result = layOut(pages)
        #expect(!text(pages).split(separator: "\n").contains("5"))
        #expect(result.ledger.entries.filter { $0.rule == "line-number" }.count == 13)
    }

    @Test func folioOfAnOnlyPage() {
        var page = PageMaker(1)
        page.body(20, from: 100)
        page.line("7", x: 198, y: 570)
        #expect(layOut([page.page]).ledger.entries.map(\.rule) == ["folio"])
    }

    /// A number that ends the text stays.
    @Test func aNumberBelowAnOnlyPagesTextStays() {
        var page = PageMaker(1)
        page.body(20, from: 320)
        page.line("348", x: 198, y: 562)
        #expect(layOut([page.page]).ledger.entries.isEmpty)
    }
}

/// A document of one page, where nothing is repeated.
@Suite struct OnePageTests {
    private func dropped(_ edit: (inout PageMaker) -> Void) -> [String] {
        var page = PageMaker(1)
        edit(&page)
        page.body(20, from: 100)
        let pages = [page.page]
        return PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
            .ledger.entries.map(\.excerpt)
    }

    @Test func headInPiecesAndFolio() {
        let found = dropped { page in
            page.line("The Evening Courier", y: 40, size: 8)
            page.line("Vol. 12", x: 300, y: 40, size: 8)
            page.line("17", x: 200, y: 560, size: 8)
        }
        #expect(Set(found) == ["The Evening Courier", "Vol. 12", "17"])
    }

    /// A date in the text's size; a small line that says something; a note.
    @Test func textAtTheEdgeStays() {
        #expect(dropped { $0.line("London, 12 March 1854", x: 250, y: 40) }.isEmpty)
        #expect(dropped { $0.line("For my mother", x: 150, y: 40, size: 8) }.isEmpty)
        #expect(dropped { $0.line("1 See the chapter on 1848", y: 560, size: 8) }.isEmpty)
    }
}
