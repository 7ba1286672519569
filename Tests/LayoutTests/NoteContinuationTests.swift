import BookModel
import Testing

@testable import Layout

/// What stands on the page after a note is the note's only where it looks like one.
@Suite struct NoteContinuationTests {
    private static func pageWithNote(_ last: String) -> PrintedPage {
        var page = PageMaker(1)
        page.body(20, from: 60)
        let end = page.piece("and a word with a mark", x: 50, y: 300)
        page.line("1", x: end, y: 296, size: 6)
        page.piece("1", x: 50, y: 536, size: 6)
        page.line(" " + last, x: 53, y: 540, size: 8)
        return page.page
    }

    private static func notes(_ second: PrintedPage, after last: String) -> [String] {
        PageLayout(language: .english, options: ReadingOptions())
            .layOut([pageWithNote(last), second], outline: [])
            .chapters.flatMap(\.blocks).filter { $0.noteID != nil }.map(\.text.string)
    }

    /// A program in small type, and right below it the text that explains it.
    @Test func aProgramAndTheTextBelowIt() {
        var page = PageMaker(2)
        page.line("begin at the lamp;", y: 60, size: 9.2, font: "Mono")
        page.line("go to the stair;", y: 72, size: 9.2, font: "Mono")
        page.body(30, from: 84, seed: 1)
        for last in ["The note is done.", "The note goes on over"] {
            #expect(Self.notes(page.page, after: last) == [last])
        }
    }

    /// Small type that fills the upper half of a page.
    @Test func aListInSmallType() {
        var page = PageMaker(2)
        for line in 0..<30 {
            page.line("Lamp \(line), of brass, and its glass.", y: 60 + Float(line) * 10, size: 8)
        }
        #expect(Self.notes(page.page, after: "The note is done.") == ["The note is done."])
    }

    /// Rows of cells at the foot, set in small type, the first of which goes on in small letters.
    @Test func aTableInSmallType() {
        var page = PageMaker(2)
        page.body(20, from: 60, seed: 1)
        for (row, cells) in ["brass", "Iron", "Tin", "Lead", "Gold"].enumerated() {
            let y = 340 + Float(row) * 10
            page.line(cells, y: y, size: 8)
            page.line("of the tower", x: 120, y: y, size: 8)
            page.line("1824 or so", x: 240, y: y, size: 8)
        }
        #expect(Self.notes(page.page, after: "The note goes on over") == ["The note goes on over"])
    }

    @Test func theRestOfANoteAtTheFoot() {
        var page = PageMaker(2)
        page.body(30, from: 60, seed: 1)
        page.line("the rest of it is here, and it is small.", y: 520, size: 8)
        page.line("And it has a second line there.", y: 530, size: 8)
        let found = Self.notes(page.page, after: "The note goes on over")
        #expect(found.count == 1 && found[0].contains("the rest of it"), "\(found)")
    }

    /// A licence in small type behind a page that ends in the middle of a note.
    @Test func aPageOfNothingButSmallType() {
        var page = PageMaker(2)
        for line in 0..<16 {
            page.line(PageMaker.filler(line), y: 150 + Float(line) * 10, size: 8)
        }
        let last = "The note goes on over"
        #expect(Self.notes(page.page, after: last) == [last])
    }
}
