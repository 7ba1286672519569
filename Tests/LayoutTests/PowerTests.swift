import BookModel
import Testing

@testable import Layout

/// Raised figures: powers of numbers, units and variables; markers behind words.
@Suite struct PowerTests {
    /// A page with a line in pieces, each second one small and raised, and notes at its foot.
    private func page(_ pieces: [String], notes: [String] = []) -> PrintedPage {
        var page = PageMaker(1)
        page.body(10, from: 100)
        var x: Float = 50
        for (index, piece) in pieces.enumerated() {
            let isRaised = index % 2 == 1
            x = page.piece(piece, x: x, y: isRaised ? 226 : 230, size: isRaised ? 6 : 10)
        }
        page.line("", x: x, y: 230)
        page.body(4, from: 250, seed: 2)
        for (index, note) in notes.enumerated() {
            let y = 500 + Float(index) * 10
            let edge = page.piece("\(index + 1)", x: 50, y: y - 3, size: 5)
            page.line(" " + note, x: edge, y: y, size: 8)
        }
        return page.page
    }

    private func text(_ pieces: [String], notes: [String] = []) -> String {
        PageLayout(language: .english, options: ReadingOptions()).layOut(
            [page(pieces, notes: notes)], outline: []
        ).chapters.flatMap(\.blocks).filter { $0.role == .paragraph }.map(\.text.string)
            .joined(separator: " ")
    }

    @Test(arguments: [
        (["it grew to 10", "6", " cells in a day."], "10⁶ cells"),
        (["about 3.8 × 10", "26", " watts of it."], "10²⁶ watts"),
        (["it is 6.7 × 10", "−11", " of that unit."], "10⁻¹¹ of"),
        (["a field of 250 m", "2", " was enough."], "250 m² was"),
        (["at 9.8 m/s", "2", " a stone falls."], "m/s² a"),
        (["we know that E = mc", "2", " holds here."], "mc² holds"),
        (["as x", "2", " + y", "2", " = z", "2", " for the sides."], "x² + y² = z² for"),
        (["as a", "2", " + b", "2", " = c", "2", " for the sides."], "a² + b² = c² for"),
    ])
    func powers(_ pieces: [String], _ expected: String) {
        #expect(text(pieces).contains(expected))
    }

    /// The notes of the page have markers of their own: figures behind numbers stay powers.
    @Test func powersBesideNotes() {
        let found = text(
            ["the sea", "1", " held 10", "2", " ships, and the quay", "2", " some more."],
            notes: ["A note on the sea.", "A note on the quay."])
        #expect(found.contains("the sea held 10² ships, and the quay some more."))
    }

    /// Behind a year, a word, or a number that only it can refer from, it is a note's marker.
    @Test func markersStayMarkers() {
        let years = text(
            ["they came in 1984", "1", " by the road", "2", " here."],
            notes: ["Of that year.", "Of the road."])
        #expect(years.contains("they came in 1984 by the road here."))
        let number = text(["there were 12", "1", " of them."], notes: ["Some say thirteen."])
        #expect(number.contains("there were 12 of them."))
    }

    @Test func aLetterThatIsAWordHasNoPower() {
        let found = text(["it was plan A", "2", " that he kept."], notes: ["Not B.", "Of May."])
        #expect(found.contains("plan A that he"))
    }

    @Test func raisedLettersAreNoPowers() {
        #expect(text(["on the 1", "st", " of May."]).contains("1st of May"))
    }
}
