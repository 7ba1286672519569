import BookModel
import Foundation
import Testing

@testable import Layout

@Suite struct FacingBlockTests {
    private func texts(_ left: [String], _ right: [String], rightX: Float = 260) -> [String] {
        var page = PageMaker(1)
        for row in 0..<max(left.count, right.count) {
            let y = 60 + Float(row) * 12
            if row < left.count { page.line(left[row], y: y) }
            if row < right.count { page.line(right[row], x: rightX, y: y) }
        }
        page.line("Dear Sir,", y: 150)
        page.body(10, from: 170)
        return PageLayout(language: .english, options: ReadingOptions()).layOut(
            [page.page], outline: []
        ).chapters.flatMap(\.blocks).map { block in
            let cells = block.cells.map { $0.map(\.string).joined(separator: " ") }
            return block.text.string + cells.joined(separator: "\n")
        }
    }

    @Test func addressesAreReadOneAfterTheOther() {
        let found = texts(
            ["Mr. Thomas Gradgrind", "Stone Lodge", "14 High Street", "Coketown CT4 9ZZ"],
            ["Bounderby and Co.", "The Red House", "2 Mill Lane", "Coketown", "12 March 1854"])
        #expect(
            found.prefix(3) == [
                "Mr. Thomas Gradgrind\nStone Lodge\n14 High Street\nCoketown CT4 9ZZ",
                "Bounderby and Co.\nThe Red House\n2 Mill Lane\nCoketown\n12 March 1854",
                "Dear Sir,",
            ])
    }

    /// Rows of a time table, of a word list, of prices.
    @Test(arguments: [
        (["Monday", "Tuesday", "Friday"], ["9 to 5", "10 to 4", "Closed all day"]),
        (["Red apples", "Green pears", "Blue plums"], ["12 pence", "3 pence", "40 pence"]),
        (["the house", "the river", "the stone"], ["das Haus", "der Fluss", "der Stein"]),
    ])
    func rowsOfListsStayRows(_ left: [String], _ right: [String]) {
        let found = texts(left, right).joined(separator: "\n")
        let places = zip(left, right).flatMap { [$0, $1] }.compactMap {
            found.range(of: $0)?.lowerBound
        }
        #expect(places.count == 6 && places == places.sorted())
    }
}
