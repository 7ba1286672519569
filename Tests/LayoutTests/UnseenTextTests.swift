import BookModel
import Testing

@testable import Layout

@Suite struct UnseenTextTests {
    /// A page whose last line is printed in the paper's colour.
    private func page(_ number: Int, lines: Int, unseen: String) -> PrintedPage {
        var maker = PageMaker(number)
        maker.body(lines, from: 100, seed: number)
        maker.line(unseen, y: 580, font: "Slug")
        var page = maker.page
        for index in page.runs.indices where page.runs[index].font == "Slug" {
            page.runs[index].ink = .paper
        }
        return page
    }

    private func text(_ pages: [PrintedPage]) -> String {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
            .chapters.flatMap(\.blocks).map(\.text.string).joined(separator: " ")
    }

    @Test func whatIsUnseenElsewhereIsUnseenOnAPageOfNothingElse() {
        let pages =
            (1...4).map { page($0, lines: 10, unseen: "Job \($0) of the press") }
            + [page(5, lines: 0, unseen: "Job 5 of the press")]
        #expect(!text(pages).contains("press"))
    }

    @Test func aPageThatSeemsUnseenIsRead() {
        let pages =
            (1...4).map { page($0, lines: 10, unseen: "Job \($0) of the press") }
            + [page(5, lines: 0, unseen: "White on a black panel")]
        #expect(text(pages).contains("White on a black panel"))
    }
}
