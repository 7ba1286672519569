import BookModel
import Testing

@testable import Layout

@Suite struct WordSpacingTests {
    private func text(_ page: PrintedPage) -> String {
        PageLayout(language: .english, options: ReadingOptions()).layOut([page], outline: [])
            .chapters.flatMap(\.blocks).map(\.text.string).joined(separator: "\n")
    }

    /// Words with a gap of 0.09 em behind each `|`, as wide as `gap` of the n-th line says.
    private func page(gap: (Int) -> Float) -> PrintedPage {
        var page = PageMaker(1)
        for line in 0..<8 {
            var x: Float = 50
            let pieces = ["the gemeinvol", "lständigkeiten of vol", "lkommenheitlichen men"]
            for (index, piece) in pieces.enumerated() {
                x = page.piece(piece, x: x, y: 50 + Float(line) * 12)
                if index < 2 { x += gap(line * 2 + index) }
            }
            page.line("", x: x, y: 50 + Float(line) * 12)
        }
        return page.page
    }

    @Test func whatAFontAlwaysLeavesIsNoSpace() {
        #expect(text(page { _ in 0.9 }).contains("vollständigkeiten of vollkommen"))
    }

    @Test func whatDiffersFromLineToLineIsOne() {
        #expect(text(page { 0.9 + Float($0 % 5) * 0.1 }).contains("vol lständigkeiten"))
    }

    private func spaced(_ pieces: [String]) -> String {
        var page = PageMaker(1)
        var x: Float = 50
        for piece in pieces {
            x = page.piece(piece + " ", x: x, y: 100)
        }
        page.line("", x: x, y: 100)
        page.body(6, from: 140)
        return text(page.page)
    }

    @Test func letterSpacedWordsAreWhole() {
        #expect(spaced(["A", "L", "I", "C", "E"]).contains("ALICE"))
        #expect(spaced(["O", "N", "E"]).contains("ONE"))
    }

    @Test func listsOfLettersStayLists() {
        #expect(spaced(["T,", "P,", "E,", "Z,", "Y"]).contains("T, P, E, Z, Y"))
    }
}
