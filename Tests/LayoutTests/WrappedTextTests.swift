import BookModel
import Testing

@testable import Layout

/// Where the lines of narrow, centred and large text go on.
@Suite struct WrappedTextTests {
    private func texts(_ page: PageMaker) -> [String] {
        PageLayout(language: .english, options: ReadingOptions()).layOut([page.page], outline: [])
            .chapters.flatMap(\.blocks).map(\.text.string)
    }

    /// A few lines far narrower than the text above them, in a place of their own.
    @Test func aNarrowBlock() {
        var page = PageMaker(1)
        page.body(10, from: 60)
        page.line("It was done.", y: 180)
        let lines = [
            "modified by this, are out", "airplane may be operated", "if the provisions for it",
            "to paragraph one of this", "the operator and owner.",
        ]
        for (row, line) in lines.enumerated() {
            page.line(line, x: 130, y: 240 + Float(row) * 10, size: 8)
        }
        #expect(texts(page).contains(lines.joined(separator: " ")), "\(texts(page))")
    }

    /// Short lines in capitals that end anywhere.
    @Test func aNarrowList() {
        var page = PageMaker(1)
        page.body(10, from: 60)
        page.line("It was done.", y: 180)
        let lines = ["Lamps", "Oil of the whale", "Wicks", "Glass for the tower", "Rope"]
        for (row, line) in lines.enumerated() {
            page.line(line, x: 130, y: 240 + Float(row) * 10, size: 8)
        }
        #expect(lines.allSatisfy { texts(page).contains($0) }, "\(texts(page))")
    }

    /// Sentences of a line each, in small letters.
    @Test func aNarrowListOfSentences() {
        var page = PageMaker(1)
        page.body(10, from: 60)
        page.line("It was done.", y: 180)
        let lines = [
            "oil: it is put in the tank.", "lamp: it is lit at the dusk.",
            "rope: it is held by a hand.", "bell: it is rung in the fog.",
        ]
        for (row, line) in lines.enumerated() {
            page.line(line, x: 130, y: 240 + Float(row) * 10, size: 8)
        }
        #expect(lines.allSatisfy { texts(page).contains($0) }, "\(texts(page))")
    }

    /// The lines of a caption, each in the middle.
    @Test func centredLines() {
        var page = PageMaker(1)
        page.body(10, from: 60)
        page.line("It was done.", y: 180)
        let lines = [
            "Intervals of the noise that is", "required for it by the river", "and by the stone",
        ]
        for (row, line) in lines.enumerated() {
            let width = Float(line.utf16.count) * 4
            page.line(line, x: 200 - width / 2, y: 240 + Float(row) * 10, size: 8)
        }
        #expect(texts(page).contains(lines.joined(separator: " ")), "\(texts(page))")
    }

    @Test(arguments: [
        (["Keeping the Light", "Of the Far Islands"], true), (["Chapter One", "The Light"], false),
        (["1 Of Lamps", "2 Of Oil"], false),
    ])
    func linesOfATitle(_ lines: [String], _ isOne: Bool) {
        var page = PageMaker(1)
        for (row, line) in lines.enumerated() {
            page.line(line, y: 60 + Float(row) * 17, size: 14, font: "Bold")
        }
        page.body(20, from: 120)
        #expect(texts(page).contains(lines.joined(separator: " ")) == isOne, "\(texts(page))")
    }
}
