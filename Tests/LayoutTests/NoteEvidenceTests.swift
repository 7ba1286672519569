import BookModel
import Testing

@testable import Layout

/// What looks like a note and is none is read: lists, works in a bibliography, programs, tables.
@Suite struct NoteEvidenceTests {
    private func blocks(_ pages: [PrintedPage]) -> [Block] {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
            .chapters.flatMap(\.blocks)
    }

    private func notes(_ pages: [PrintedPage]) -> [String] {
        blocks(pages).filter { $0.noteID != nil }.map(\.text.string)
    }

    /// A page with a marker in its text, and the note at its foot where it has one.
    private func page(_ number: Int, marker: String, note: String?) -> PageMaker {
        var page = PageMaker(number)
        page.body(20, from: 60, seed: number)
        let end = page.piece("and a word with a mark", x: 50, y: 300)
        page.line(marker, x: end, y: 296, size: 6)
        page.body(4, from: 312, seed: number + 7)
        if let note {
            page.piece(marker, x: 50, y: 536, size: 6)
            page.line(" " + note, x: 53 + Float(marker.utf16.count - 1) * 3, y: 540, size: 8)
        }
        return page
    }

    /// Works in small type below a heading, the page after a note with the number of one.
    @Test func worksBelowAHeading() {
        let first = page(1, marker: "2", note: "It was said before.")
        var second = PageMaker(2)
        second.body(20, from: 60, seed: 5)
        second.line("Works", y: 330, size: 13, font: "Bold")
        for (row, work) in ["Adler, On Lamps, 1901.", "Brown, On Oil, 1902."].enumerated() {
            second.line("[\(row + 1)] \(work)", y: 350 + Float(row) * 10, size: 8)
        }
        let pages = [first.page, second.page]
        #expect(notes(pages) == ["It was said before."])
        #expect(blocks(pages).contains { $0.text.string.contains("Brown, On Oil") })
    }

    /// A number answered on its own page asks for no note on the next one.
    @Test func plainRowsBehindAPageWithTheirNumber() {
        let first = page(1, marker: "2", note: "It was said before.")
        var second = PageMaker(2)
        second.body(24, from: 60, seed: 5)
        for (row, lamp) in ["of brass", "of iron", "of tin"].enumerated() {
            second.line(
                "\(row + 1) lamps \(lamp) and their glass", y: 400 + Float(row) * 10, size: 8)
        }
        #expect(notes([first.page, second.page]) == ["It was said before."])
    }

    @Test func aNoteThatWasPushedToTheNextPage() {
        let first = page(1, marker: "2", note: nil)
        var second = PageMaker(2)
        second.body(24, from: 60, seed: 5)
        second.line("2 It was said before by others.", y: 540, size: 8)
        #expect(notes([first.page, second.page]) == ["It was said before by others."])
    }

    /// A program smaller than the note before it, and a list of one-line rows in its size.
    @Test func whatFollowsAnOpenNote() {
        let first = page(1, marker: "1", note: "The note goes on over")
        var code = PageMaker(2)
        code.body(20, from: 60, seed: 5)
        for row in 0..<6 {
            code.line("go to step \(row);", y: 330 + Float(row) * 8, size: 6.8, font: "Mono")
        }
        #expect(notes([first.page, code.page]) == ["The note goes on over"])
        var table = PageMaker(2)
        table.body(20, from: 60, seed: 5)
        for (row, cells) in ["brass", "iron", "tin"].enumerated() {
            let y = 340 + Float(row) * 30
            table.line(cells, y: y, size: 8)
            table.line("of the tower", x: 150, y: y, size: 8)
            table.line("in use there", x: 260, y: y, size: 8)
        }
        #expect(notes([first.page, table.page]) == ["The note goes on over"])
    }

    @Test func aChainOfReferences() {
        let restarted = [1, 2, 1, 1, 2, 3]
        #expect(!NoteChain(answering: [1, 2, 3], in: restarted[...], from: 0).isSure)
        #expect(NoteChain(answering: [1, 2, 3], in: restarted[...], from: 3).isSure)
        // One note is referred to twice, another not at all.
        let real = [1, 2, 3, 3, 4, 5, 7, 8]
        let chain = NoteChain(answering: Array(1...8), in: real[...], from: 0)
        #expect(chain.isSure && chain.answers == [0, 1, 2, 4, 5, nil, 6, 7])
    }

    @Test func referencesInBrackets() {
        let found = NoteReferences(["2", "[3]", "*"].map { CodeUnits($0) })
        #expect(found.answer(CodeUnits("2")) && found.answer(CodeUnits("2.")))
        #expect(found.answer(CodeUnits("[3]")) && !found.answer(CodeUnits("[2]")))
        #expect(!found.answer(CodeUnits("4")) && !found.answer(CodeUnits("lamp")))
    }

    /// Raised figures of the font itself, before a note that begins with a quote.
    @Test func aNoteThatBeginsWithAQuote() {
        var page = PageMaker(1)
        page.body(20, from: 60)
        page.line("and a word with a mark2 behind it and so on to the islands", y: 300)
        page.body(4, from: 312, seed: 7)
        page.line("2‘Well, it was said before.’", y: 540, size: 8)
        #expect(
            notes([page.page]) == ["‘Well, it was said before.’"],
            "\(blocks([page.page]).map(\.text.string))")
        #expect(blocks([page.page]).contains { $0.text.string.contains("with a mark behind it") })
    }
}
