import BookModel
import Testing

@testable import Layout

@Suite struct ParagraphTests {
    private func blocks(_ pages: PrintedPage...) -> [Block] {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
            .chapters.flatMap(\.blocks)
    }

    /// A letter lowered in the first word of a line does not push the line down.
    @Test func aLineThatBeginsWithALoweredLetter() {
        var page = PageMaker(1)
        page.body(10, from: 60)
        var end = page.piece("T", x: 50, y: 180)
        end = page.piece("E", x: end, y: 182.2)
        end = page.piece("X", x: end, y: 180)
        page.line(" " + String(PageMaker.filler(77).prefix(56)), x: end, y: 180)
        page.body(3, from: 192, seed: 5)
        let found = PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
        #expect(found.count == 1, "\(found.map(\.text.string))")
    }

    /// A label in a face and size of its own begins a paragraph, and goes over a line's end in one.
    @Test func labelsOfAnotherSize() {
        var page = PageMaker(1)
        page.body(10, from: 60)
        page.line("and the last of it is here.", y: 180)
        let end = page.piece(
            "FOR MORE OF IT, AND FOR ALL THE REST, A", x: 50, y: 204, size: 8, font: "Bold")
        page.line(" word of the light house by", x: end, y: 204)
        page.body(2, from: 216, seed: 3)
        page.line("and the last of it is here.", y: 240)
        let next = page.piece("it is told under THE ", x: 50, y: 264)
        page.line(
            "HEADING OF THIS AND OF OTHERS THAT WERE THERE BE", x: next, y: 264, size: 8,
            font: "Bold")
        let third = page.piece("FORE IT ", x: 50, y: 276, size: 8, font: "Bold")
        page.line("and it is as it was told and is and was.", x: third, y: 276)
        let found = blocks(page.page).map(\.text.string)
        #expect(
            found.contains { $0.contains("light house by " + PageMaker.filler(300)) }, "\(found)")
        #expect(found.contains { $0.contains("WERE THERE BE FORE IT and it") }, "\(found)")
    }

    // MARK: Insets

    /// The ragged lines of a box; a quotation whose own first line stands further in.
    @Test(
        arguments: [
            (
                [
                    ("A tip. The people who live by the river are good to yo", 60),
                    ("u if you are good to them.", 60),
                ], "A tip. The people who live by the river are"
            ),
            (
                [
                    ("Mine is a long and a sad tale said the mouse turni", 80),
                    ("ng to the house.", 65),
                ], "Mine is a long"
            ),
        ] as [([(String, Float)], String)])
    func insetLinesAreOneParagraph(_ lines: [(String, Float)], _ start: String) {
        var page = PageMaker(1)
        page.body(10, from: 100)
        page.line("and so they went home and slept.", y: 220)
        for (row, line) in lines.enumerated() {
            page.line(line.0, x: line.1, y: 240 + Float(row) * 12)
        }
        page.body(10, from: 290, seed: 2)
        let found = blocks(page.page)
        #expect(found.map(\.role) == [.paragraph, .quotation, .paragraph])
        #expect(found[1].text.string.hasPrefix(start))
    }

    @Test func talkInFirstLinesIsNoQuotation() {
        var page = PageMaker(1)
        for part in 0..<6 {
            let y = 100 + Float(part) * 60
            page.line("Who goes there by the river and why, said the old man.", x: 65, y: y)
            page.line("Nobody goes there by the river now, said the child.", x: 65, y: y + 12)
            page.line(String(PageMaker.filler(part).dropLast(3)), x: 65, y: y + 24)
            page.line(PageMaker.filler(part + 20), y: y + 36)
            page.line("and the night.", y: y + 48)
        }
        let found = blocks(page.page)
        #expect(found.count == 18)
        #expect(found.allSatisfy { $0.role == .paragraph })
    }

    // MARK: Line ends

    /// A range goes on in the next line without a space; a dash between words keeps it.
    @Test(arguments: [
        ("it is told in the old book of the river, on the pages 33–", "35 of it.", "33–35 of"),
        ("and the house by the river was his from the year of 1918 –", "4 of them.", "1918 – 4"),
        ("for he was the last of them, said the old man by the river–", "4 of them.", "river– 4"),
    ])
    func aRangeOverTwoLines(first: String, second: String, expected: String) {
        var page = PageMaker(1)
        page.body(10, from: 100)
        page.line(first, y: 220)
        page.line(second, y: 232)
        let text = blocks(page.page).map(\.text.string).joined(separator: " ")
        #expect(text.contains(expected), "\(text.suffix(80))")
    }

    // MARK: Hanging entries

    @Test func entriesHangWhateverEndsTheirFirstLine() {
        var page = PageMaker(1)
        for entry in 0..<10 {
            let y = 60 + Float(entry) * 36
            let first = String(PageMaker.filler(entry).dropLast(2)) + (entry % 4 == 3 ? "s." : "se")
            page.line("A" + first.dropFirst(), y: y)
            page.line(String(PageMaker.filler(entry + 20).dropLast(3)), x: 65, y: y + 12)
            page.line("of the house.", x: 65, y: y + 24)
        }
        #expect(blocks(page.page).count == 10)
    }

    // MARK: Spacing

    @Test func raisedPiecesThatPushLinesApartPartNothing() {
        var page = PageMaker(1)
        var y: Float = 100
        for line in 0..<24 {
            let isMarked = line % 4 == 2
            if isMarked { y += 4 }
            let text = PageMaker.filler(line)
            if isMarked {
                let end = page.piece(String(text.prefix(28)), x: 50, y: y)
                let next = page.piece("\(line)", x: end, y: y - 5, size: 9)
                page.line(String(text.dropFirst(32)), x: next + 4, y: y)
            } else {
                page.line(text, y: y)
            }
            y += 12
        }
        #expect(blocks(page.page).count == 1)
    }

    @Test func whiteBetweenSentencesPartsThem() {
        var page = PageMaker(1)
        for part in 0..<5 {
            let y = 96 + Float(part) * 66
            page.line("Then" + PageMaker.filler(part).dropFirst(4), y: y - 36)
            page.body(2, from: y - 24, seed: part)
            page.line("They went home and were glad of it and so was all the house.", y: y)
        }
        #expect(blocks(page.page).count == 5)
    }

    @Test func numbersThatCountOnBeginItems() {
        var page = PageMaker(1)
        page.line("1. Take the path by the river and go on until you see the sea", y: 100)
        page.line("and then turn to the left at the house with the light window.", y: 112)
        page.line("2. Ask for the old man who has the boat and who knows the way", y: 124)
        page.line("to the far island, where you must be before the night falls..", y: 136)
        page.body(8, from: 170)
        #expect(blocks(page.page).filter { $0.role == .listItem }.count == 2)
    }
}

@Suite struct NoteMarkerTests {
    private func line(_ marker: String, y: Float, size: Float) -> (Line, PrintedPage)? {
        var maker = PageMaker(1)
        let end = maker.piece("the sea was calm", x: 50, y: 100)
        maker.line(marker, x: end, y: y, size: size)
        let draft = Draft([maker.page], options: ReadingOptions())
        return draft.sheets[0].lines.first.map { ($0, maker.page) }
    }

    @Test(
        arguments: [
            (96, 6, true), (95, 9, true), (100, 6, false), (100, 9, false), (99, 9, false),
            (103, 6, false),
        ] as [(Float, Float, Bool)])
    func raised(y: Float, size: Float, isRaised: Bool) throws {
        let (found, page) = try #require(line("3", y: y, size: size))
        let word = try #require(found.words.last)
        #expect(NoteMarker.isRaised(word, in: found, page) == isRaised)
    }

    @Test(
        arguments: [
            ("12", "12"), ("¹²", "12"), ("①", "1"), ("⑫", "12"), ("❷", "2"), ("(3)", "3"),
            ("*", "*"),
            ("a", nil), ("", nil), ("12345", nil),
        ] as [(String, String?)])
    func folded(marker: String, plain: String?) {
        #expect(NoteMarker.folded(CodeUnits(marker))?.string == plain)
    }

    @Test func raisedFiguresInTheTextsOwnStyleAreMarkers() {
        var page = PageMaker(1)
        page.body(8, from: 100)
        page.line("the sea was calm⁵ and we went to the island and saw the hou", y: 196)
        page.line("⁵A note about the sea.", y: 500, size: 8)
        let found = PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
        #expect(found.map(\.role) == [.paragraph, .footnote])
        #expect(found.last?.text.string == "A note about the sea.")
        #expect(found.first?.noteReferences.map(\.id) == found.last?.noteID.map { [$0] })
    }

    @Test func longNotesAreNotTheBooksBody() {
        let pages = (1...4).map { number in
            var page = PageMaker(number)
            page.body(12, from: 80, seed: number)
            for line in 0..<24 {
                page.line(
                    PageMaker.filler(line + number * 40), y: 240 + Float(line) * 10, size: 8)
            }
            return page.page
        }
        #expect(Draft(pages, options: ReadingOptions()).body.size == 10)
    }

    @Test func abstractsOverTheTextAreNotItsBody() {
        let pages = (1...4).map { number in
            var page = PageMaker(number)
            for line in 0..<3 {
                page.line(PageMaker.filler(line + number * 40), y: 60 + Float(line) * 14, size: 12)
            }
            page.body(30, from: 120, seed: number)
            return page.page
        }
        #expect(Draft(pages, options: ReadingOptions()).body.size == 10)
    }
}
