import BookModel
import Testing

@testable import Layout

@Suite struct TaggedBookTests {
    private func layOut(_ pages: [PrintedPage]) -> LayoutResult {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
    }

    private func blocks(_ pages: [PrintedPage]) -> [Block] {
        layOut(pages).chapters.flatMap(\.blocks)
    }

    /// Paragraphs without indents or short last lines: only the tags tell them apart.
    private func twoParagraphs(_ numbers: [Int]) -> PageMaker {
        var page = PageMaker(1)
        for (line, number) in numbers.enumerated() {
            page.tag(.paragraph, number)
            page.line(PageMaker.filler(line), y: 100 + Float(line) * 12)
        }
        return page
    }

    @Test func paragraphsAreThoseOfTheTags() {
        let found = blocks([twoParagraphs([1, 1, 1, 2, 2, 2]).page])
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.role == .paragraph })
    }

    @Test func aParagraphGoesOnBehindWhatInterruptsIt() {
        var page = PageMaker(1)
        page.tag(.paragraph, 1)
        page.body(6, from: 100)
        page.tag(.paragraph, 7)
        page.line("A remark in a box.", y: 200)
        page.tag(.paragraph, 1)
        page.body(6, from: 230, seed: 4)
        let found = blocks([page.page])
        #expect(found.count == 2)
        #expect(found.last?.text.string == "A remark in a box.")
    }

    /// A note's number is tagged as a label of its own, in the text and before the note.
    @Test func labelsOutsideListsAreMarkersOfNotes() {
        var page = PageMaker(1)
        let paragraph = page.tag(.paragraph, 1)
        page.body(8, from: 100)
        page.line("and so they went to the house", y: 196)
        page.tag(.label, 2, in: paragraph)
        page.line("1", x: 196, y: 191, size: 6)
        let note = page.tag(.note, 3, in: paragraph)
        page.tag(.label, 4, in: note)
        page.line("1", x: 50, y: 497, size: 5)
        page.tag(.note, 3, in: paragraph)
        page.line("The house was sold in the year that followed.", x: 54, y: 500, size: 8)
        let found = blocks([page.page])
        #expect(found.first?.noteReferences.count == 1)
        #expect(
            found.filter { $0.role == .footnote }.map(\.text.string) == [
                "The house was sold in the year that followed."
            ])
    }

    /// Browsers put each run of a paragraph's text into a group.
    @Test func groupsInsideAParagraphAreOneParagraph() {
        var page = PageMaker(1)
        for part in 0..<3 {
            let paragraph = page.tag(.paragraph, 10 + part)
            for piece in 0..<2 {
                page.tag(.group, 20 + part * 2 + piece, in: paragraph)
                page.body(1, from: 100 + Float(part * 2 + piece) * 12, seed: part * 2 + piece)
            }
        }
        #expect(blocks([page.page]).count == 3)
    }

    /// Some printers tag what stands on two pages as two paragraphs.
    private func overPages(_ last: String, _ first: String) -> Int {
        let pages = (1...2).map { number in
            var page = PageMaker(number)
            page.tag(.paragraph, number)
            if number == 2 { page.line(first + PageMaker.filler(7).dropFirst(first.count), y: 100) }
            page.body(4, from: 112, seed: number)
            if number == 1 { page.line(PageMaker.filler(3).dropLast(last.count) + last, y: 160) }
            return page.page
        }
        return blocks(pages).count
    }

    @Test func aSentenceThatGoesOnOverThePageIsOneParagraph() {
        #expect(overPages(" the", "church ") == 1)
        #expect(overPages(" end.", "church ") == 2)
        #expect(overPages(" the", "Church ") == 2)
    }

    /// A letter of the next page's first line at the foot of a page.
    @Test func splintersDoNotBeginParagraphs() {
        let pages = (1...2).map { number in
            var page = PageMaker(number)
            page.tag(.paragraph, number)
            page.body(6, from: 100, seed: number)
            if number == 1 {
                page.tag(.paragraph, 2)
                page.line("l", x: 200, y: 300)
                page.tag(.paragraph, 3)
                page.line("And so it was that they came to the house of the stone. ", y: 400)
            }
            return page.page
        }
        let found = blocks(pages).map(\.text.string)
        #expect(found.last?.hasPrefix(PageMaker.filler(200)) == true)
    }

    @Test func picturesAreSaidInTheirPlace() {
        var page = PageMaker(1)
        page.tag(.paragraph, 1)
        page.body(4, from: 100)
        page.tag(.figure, 2, alternative: "A map of the river.")
        page.tag(.figure, 3)
        page.tag(.paragraph, 4)
        page.body(4, from: 250, seed: 2)
        let found = blocks([page.page])
        #expect(found.map(\.role) == [.paragraph, .image, .paragraph])
        #expect(found.dropFirst().first?.text.string == "A map of the river.")
    }

    /// Words that the tags state stand for what is drawn; where both say the same, it stays.
    @Test func wordsOfTheTagsReplaceWhatIsDrawn() {
        var page = PageMaker(1)
        let paragraph = page.tag(.paragraph, 1)
        page.body(4, from: 100)
        var x = page.piece("they met ", x: 50, y: 148)
        page.tag(.span, 2, in: paragraph, words: "Doctor")
        x = page.piece("Dr.", x: x, y: 148)
        page.tag(.paragraph, 1)
        x = page.piece(" Brown and a ", x: x, y: 148)
        page.tag(.span, 3, in: paragraph, words: "co\u{AD}lonel")
        x = page.piece("colonel", x: x, y: 148)
        page.tag(.paragraph, 1)
        page.line(" there.", x: x, y: 148)
        let text = blocks([page.page]).first?.text
        #expect(text?.string.hasSuffix("they met Doctor Brown and a colonel there.") == true)
        #expect(text?.spans.count { if case .replaced = $0.origin { true } else { false } } == 1)
    }

    @Test func taggedProgramsAreCode() {
        var page = PageMaker(1)
        page.tag(.paragraph, 1)
        page.body(4, from: 100)
        let block = page.tag(.paragraph, 2)
        page.tag(.code, 3, in: block)
        page.line("for (i = 0; i < 10; i++) {", y: 160)
        page.line("    print(i);", y: 172)
        let prose = page.tag(.paragraph, 4)
        page.line("and then he called ", y: 200)
        page.tag(.code, 5, in: prose)
        page.line("print(i) there", x: 145, y: 200)
        #expect(blocks([page.page]).map(\.role) == [.paragraph, .code, .paragraph])
    }

    @Test func rolesAreThoseOfTheTags() {
        var page = PageMaker(1)
        page.tag(.heading, 1, level: 2)
        page.line("The river", y: 80)
        page.tag(.paragraph, 2)
        page.body(8, from: 100)
        page.tag(.list, 3)
        page.tag(.listItem, 4, in: 2)
        page.line("water from the well", y: 220)
        page.tag(.quotation, 5)
        page.line("All that is gold does not glitter.", y: 250)
        page.tag(.caption, 6)
        page.line("The house from the east", y: 280)
        let found = blocks([page.page])
        #expect(found.map(\.role) == [.heading, .paragraph, .listItem, .quotation, .caption])
        #expect(found.first?.level == 2)
    }

    @Test func cellsOfATableAreReadRowByRow() {
        var page = PageMaker(1)
        page.tag(.paragraph, 1)
        page.body(8, from: 100)
        page.tag(.table, 2)
        let table = 1
        for (row, cells) in [["Name", "Length"], ["Rhine", "1233"], ["Elbe", "1094"]].enumerated() {
            let parent = page.tag(.row, 10 + row, in: table)
            for (column, cell) in cells.enumerated() {
                page.tag(row == 0 ? .headerCell : .cell, 20 + row * 2 + column, in: parent)
                page.line(cell, x: 60 + Float(column) * 60, y: 220 + Float(row) * 14)
            }
        }
        let found = blocks([page.page]).last
        #expect(found?.role == .table)
        #expect(found?.hasHeaderRow == true)
        let cells = found?.cells.map { $0.map(\.string) }
        #expect(cells == [["Name", "Length"], ["Rhine", "1233"], ["Elbe", "1094"]])
    }

    @Test func aTableThatOnlyLaysThePageOutIsNone() {
        var page = PageMaker(1)
        for row in 0..<2 {
            let table = page.tag(.table, 2)
            let parent = page.tag(.row, 10 + row, in: table)
            page.tag(.cell, 20 + row, in: parent)
            page.body(10, from: 100 + Float(row) * 140, seed: row)
        }
        #expect(blocks([page.page]).allSatisfy { $0.role == .paragraph })
    }

    @Test func aForeignParagraphHasItsLanguage() {
        var page = twoParagraphs([1, 1, 1])
        page.tag(.paragraph, 2, language: "fr-FR")
        page.line("Il fait froid ce soir.", y: 200)
        page.tag(.paragraph, 3, language: "en-GB")
        page.line("So they said.", y: 230)
        let found = blocks([page.page])
        #expect(found.map { $0.language?.language } == [nil, "fr", nil])
    }

    @Test func artifactsAroundTheTextAreLeftOut() {
        var page = PageMaker(1)
        page.isArtifact = true
        page.line("draft of a monday", y: 60)
        page.isArtifact = false
        page.tag(.paragraph, 1)
        page.body(10, from: 100)
        let found = layOut([page.page])
        #expect(found.chapters.flatMap(\.blocks).count == 1)
        #expect(found.ledger.entries.map(\.rule).allSatisfy { $0 == "artifact" })
        #expect(!found.ledger.entries.isEmpty)
    }

    // MARK: Tags that lie

    @Test func everyLineAParagraph() {
        let result = layOut([twoParagraphs(Array(1...14)).page])
        #expect(result.chapters.flatMap(\.blocks).count == 1)
        #expect(result.diagnostics.map(\.rule) == ["tags-unused"])
    }

    @Test func oneParagraphForAll() {
        var page = PageMaker(1)
        for paragraph in 0..<12 {
            let y = 80 + Float(paragraph) * 36
            page.tag(.paragraph, 1)
            page.line("Then " + PageMaker.filler(paragraph * 3).dropLast(5), x: 65, y: y)
            page.line(PageMaker.filler(paragraph * 3 + 1), y: y + 12)
            page.line("the day was over.", y: y + 24)
        }
        let result = layOut([page.page])
        #expect(result.chapters.flatMap(\.blocks).count == 12)
        #expect(result.diagnostics.map(\.rule) == ["tags-unused"])
    }

    @Test func halfOfTheTextUntagged() {
        var page = twoParagraphs([1, 1, 1, 2, 2, 2])
        page.endTag()
        page.body(6, from: 172, seed: 2)
        #expect(layOut([page.page]).diagnostics.map(\.rule) == ["tags-unused"])
    }

    /// Browsers tag a table without heads as groups; a list is none, whatever stands in rows.
    @Test func cellsThatAreGroups() {
        for (tag, isTable) in [(StructureTag.group, true), (.paragraph, false)] {
            var page = PageMaker(1)
            page.tag(.paragraph, 1)
            page.body(8, from: 80)
            for (row, day) in ["Monday", "Tuesday", "Wednesday"].enumerated() {
                let y = 190 + Float(row) * 14
                page.tag(tag, 10 + row * 2)
                page.line(day, x: 60, y: y)
                page.tag(tag, 11 + row * 2)
                page.line("From nine to five", x: 160, y: y)
            }
            page.tag(.paragraph, 2)
            page.body(8, from: 250, seed: 3)
            #expect(blocks([page.page]).contains { $0.role == .table } == isTable)
        }
    }
}
