import BookModel
import Testing

@testable import Layout

/// Where the lines of narrow, centred and large text go on.
@Suite struct WrappedTextTests {
    private func texts(_ page: PageMaker) -> [String] {
        PageLayout(language: .english, options: ReadingOptions()).layOut([page.page], outline: [])
            .chapters.flatMap(\.blocks).map(\.text.string)
    }

    /// Ten lines of text that end, and small ones in a place of their own below.
    private func below(_ lines: [String], edge: (String) -> Float) -> PageMaker {
        var page = PageMaker(1)
        page.body(10, from: 60)
        page.line("It was done.", y: 180)
        for (row, line) in lines.enumerated() {
            page.line(line, x: edge(line), y: 240 + Float(row) * 10, size: 8)
        }
        return page
    }

    /// A few lines far narrower than the text above them, in a place of their own.
    @Test func aNarrowBlock() {
        let lines = [
            "modified by this, are out", "airplane may be operated", "if the provisions for it",
            "to paragraph one of this", "the operator and owner.",
        ]
        let found = texts(below(lines) { _ in 130 })
        #expect(found.contains(lines.joined(separator: " ")), "\(found)")
    }

    /// Short lines in capitals that end anywhere; sentences of a line each, in small letters.
    @Test(arguments: [
        ["Lamps", "Oil of the whale", "Wicks", "Glass for the tower", "Rope"],
        [
            "oil: it is put in the tank.", "lamp: it is lit at the dusk.",
            "rope: it is held by a hand.", "bell: it is rung in the fog.",
        ],
    ])
    func aNarrowList(_ lines: [String]) {
        let found = texts(below(lines) { _ in 130 })
        #expect(lines.allSatisfy { found.contains($0) }, "\(found)")
    }

    /// The lines of a caption, each in the middle.
    @Test func centredLines() {
        let lines = [
            "Intervals of the noise that is", "required for it by the river", "and by the stone",
        ]
        let found = texts(below(lines) { 200 - Float($0.utf16.count) * 2 })
        #expect(found.contains(lines.joined(separator: " ")), "\(found)")
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
