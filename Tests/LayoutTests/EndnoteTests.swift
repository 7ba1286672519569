import BookModel
import Testing

@testable import Layout

@Suite struct EndnoteTests {
    /// A page of text in which raised numbers stand, and a list of numbered paragraphs after it.
    private func maker(
        markers: [String], items: [String], heading: String?
    ) -> PageMaker {
        var page = PageMaker(1)
        page.body(6, from: 100)
        for (index, marker) in markers.enumerated() {
            let y = 180 + Float(index) * 12
            let end = page.piece("the river was calm", x: 50, y: y)
            let next = page.piece(marker, x: end, y: y - 4, size: 6)
            page.line(" and went on to the sea and the far islan", x: next, y: y)
        }
        var y: Float = 300
        if let heading {
            page.line(heading, y: y, font: "Body-Bold")
            y += 24
        }
        for (index, item) in items.enumerated() {
            page.line("\(index + 1). \(item)", y: y)
            y += 12
        }
        return page
    }

    private func page(markers: [String], items: [String], heading: String?) -> PrintedPage {
        maker(markers: markers, items: items, heading: heading).page
    }

    private func layOut(
        _ page: PrintedPage, footnotes: ReadingOptions.Footnotes = .skip
    ) -> [Block] {
        var options = ReadingOptions()
        options.footnotes = footnotes
        return PageLayout(language: .english, options: options).layOut([page], outline: [])
            .chapters.flatMap(\.blocks)
    }

    private let items = ["A letter of that year.", "See the maps.", "He had told it before."]

    @Test func numberedParagraphsThatAnswerRaisedNumbersAreNotes() {
        let found = layOut(page(markers: ["1", "2", "3"], items: items, heading: "Notes"))
        let notes = found.filter { $0.noteID != nil }
        #expect(notes.map(\.text.string) == items)
        #expect(found.flatMap(\.noteReferences).map(\.id) == notes.compactMap(\.noteID))
        #expect(!found.contains { $0.role == .heading })
    }

    @Test func theirHeadingStaysWhereTheyAreRead() {
        let book = page(markers: ["1", "2", "3"], items: items, heading: "Notes")
        let found = layOut(book, footnotes: .chapterEnd)
        #expect(found.filter { $0.role == .heading }.map(\.text.string) == ["Notes"])
    }

    /// Points that count up behind raised numbers, each with text of its own below it.
    @Test func pointsOfAnArgumentAreNone() {
        var page = maker(markers: ["1", "2"], items: [], heading: nil)
        for (index, point) in ["The sea is wide.", "The ship is small."].enumerated() {
            let y = 260 + Float(index) * 120
            page.line("\(index + 1). \(point)", y: y)
            page.line("So it was said.", y: y + 30)
            page.line("And so it was.", y: y + 60)
        }
        #expect(layOut(page.page).allSatisfy { $0.noteID == nil })
    }

    @Test(arguments: [[], ["2", "2", "3"], ["7", "9", "11"]])
    func stepsOfAListAreNone(markers: [String]) {
        let found = layOut(page(markers: markers, items: items, heading: "Steps"))
        #expect(found.allSatisfy { $0.noteID == nil })
        #expect(found.filter { $0.role == .listItem }.count == 3)
        #expect(found.contains { $0.role == .heading })
    }

    /// The chapter goes on behind the steps; a note would be the last of it.
    @Test func stepsInsideAChapterAreNone() {
        var page = maker(markers: ["1", "2", "3"], items: items, heading: nil)
        page.body(6, from: 360, seed: 3)
        #expect(layOut(page.page).allSatisfy { $0.noteID == nil })
    }

    /// Works that raised numbers refer to are left out with the bibliography alone.
    @Test func worksAreNone() {
        let found = layOut(page(markers: ["1", "2", "3"], items: items, heading: "References"))
        #expect(found.allSatisfy { $0.noteID == nil })
        #expect(found.contains { $0.text.string.contains("See the maps") })
    }
}
