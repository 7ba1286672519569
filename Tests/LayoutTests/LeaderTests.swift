import BookModel
import Testing

@testable import Layout

@Suite struct LeaderTests {
    private func text(_ line: String) -> String {
        var page = PageMaker(1)
        page.body(8, from: 100)
        page.line("The plates are these:", y: 220)
        page.line(line, y: 250)
        page.body(8, from: 280, seed: 3)
        return PageLayout(language: .english, options: ReadingOptions()).layOut(
            [page.page], outline: []
        ).chapters.flatMap(\.blocks).map(\.text.string).joined(separator: "\n")
    }

    @Test(arguments: [
        ("Frontispiece .............. 1", "Frontispiece, 1"),
        ("The Mill..........17", "The Mill, 17"),
        ("A Letter . . . . . . . . xii", "A Letter, xii"),
    ])
    func dotsBeforeAPageNumber(_ line: String, _ expected: String) {
        #expect(text(line).contains(expected), "\(text(line).suffix(460))")
    }

    @Test(arguments: [
        "He waited.... 7 days went by.", "Name ..........................", "so he said.... and",
    ])
    func otherDotsStay(_ line: String) { #expect(text(line).contains(line)) }
}
