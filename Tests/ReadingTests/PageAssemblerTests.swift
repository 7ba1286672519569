import BookModel
import Testing

@testable import Reading

@Suite struct PageAssemblerTests {
    /// Glyphs of 10 points, each with its left edge, width 5 unless said, on a baseline from above.
    private func page(_ glyphs: [(Unicode.Scalar, Float)], width: Float = 5) -> PrintedPage {
        var drawing = PageDrawing(width: 400, height: 300)
        drawing.styles = [StyleRun(range: 0..<0, font: "F", size: 10)]
        drawing.glyphs = glyphs.map { scalar, x in
            let own: Float = TextScript.isMark(scalar) ? 0 : width
            return PageGlyph(
                scalar: scalar, style: 0, box: Box(x0: x, y0: 90, x1: x + own, y1: 100),
                isSpace: scalar == " ")
        }
        return PageAssembler(drawing).page(number: 1, label: "1")
    }

    @Test func aGapPartsWordsWhereNoSpaceIsDrawn() {
        #expect(page([("a", 0), ("b", 5), ("c", 13)]).text.string == "ab c")
        #expect(page([("a", 0), ("b", 5.5), ("c", 10.5)]).text.string == "abc")
    }

    @Test func kerningPartsNothingWhereSpacesAreDrawn() {
        let glyphs: [(Unicode.Scalar, Float)] = [
            ("V", 0), ("A", 7), (" ", 12), ("b", 16), ("c", 21),
        ]
        #expect(page(glyphs).text.string == "VA bc")
    }

    @Test func aGapOfAWordSpacePartsWordsOnALineThatDrawsSpaces() {
        // "Bash|is an", the second space drawn: the first is as wide.
        let moved: [(Unicode.Scalar, Float)] = [
            ("s", 0), ("h", 5), ("i", 12.5), ("s", 17.5), (" ", 22.5), ("a", 25), ("n", 30),
        ]
        #expect(page(moved).text.string == "sh is an")
        // A letter-spaced word beside drawn spaces stays whole.
        let spaced: [(Unicode.Scalar, Float)] = [
            ("s", 0), ("o", 5), (" ", 10), ("e", 13), ("r", 20), ("n", 27), ("s", 34), ("t", 41),
            (" ", 46), ("a", 49), ("n", 54),
        ]
        #expect(page(spaced).text.string == "so ernst an")
        // A gap much narrower than the drawn spaces is kerning.
        let kerned: [(Unicode.Scalar, Float)] = [
            ("o", 0), ("f", 5), (" ", 10), ("T", 14), ("o", 20.6), ("m", 25.6),
        ]
        #expect(page(kerned).text.string == "of Tom")
    }

    @Test func aSpaceThatWasTakenBackPartsNothing() {
        var drawing = PageDrawing(width: 400, height: 300)
        drawing.styles = [StyleRun(range: 0..<0, font: "F", size: 10)]
        func glyph(_ scalar: Unicode.Scalar, _ x0: Float, _ x1: Float) -> PageGlyph {
            PageGlyph(
                scalar: scalar, style: 0, box: Box(x0: x0, y0: 90, x1: x1, y1: 100),
                isSpace: scalar == " ")
        }
        drawing.glyphs = [
            glyph("a", 0, 5), glyph("v", 5, 10), glyph(" ", 10, 10.2), glyph("e", 10, 15),
            glyph(" ", 15, 17.5), glyph("h", 17.5, 22),
        ]
        #expect(PageAssembler(drawing).page(number: 1, label: "1").text.string == "ave h")
    }

    @Test func ligaturesAndFormsBecomeLettersWithTheirPartOfTheBox() {
        let fi = page([("\u{FB01}", 0), ("t", 5)])
        #expect(fi.text.string == "fit")
        #expect(fi.boxes.map(\.x0) == [0, 2.5, 5])
        // Lam with alef: the lam stands on the right.
        let lamAlef = page([("\u{FEFB}", 0)])
        #expect(lamAlef.text.string == "لا")
        #expect(lamAlef.boxes.map(\.x0) == [2.5, 0])
    }

    @Test func anAccentJoinsTheLetterItStandsOver() {
        #expect(page([("\u{B4}", 1), ("e", 0)]).text.string == "é")
        #expect(page([("\u{A8}", 1), ("ı", 0)]).text.string == "ï")
        // Beside a letter it is a character of its own.
        #expect(page([("\u{60}", 0), ("e", 5)]).text.string == "`e")
    }

    @Test func rightToLeftLinesAreInReadingOrderWithMarksOnTheirLetters() {
        // Drawn from left to right: bet with its mark before it, then alef.
        let page = page([("\u{5B0}", 2), ("ב", 0), ("א", 5)])
        #expect(page.text.string == "אב\u{5B0}")
        // Drawn in reading order: the mark behind its letter.
        #expect(self.page([("א", 5), ("ב", 0), ("\u{5B0}", 2)]).text.string == "אב\u{5B0}")
    }

    @Test func bracketsOfRightToLeftLinesAreTurnedWhereTheyPairSo() {
        // On paper from the left: ( ב א ) as drawn, which opens at the right.
        #expect(page([("(", 0), ("ב", 5), ("א", 10), (")", 15)]).text.string == "(אב)")
        #expect(page([(")", 0), ("ב", 5), ("א", 10), ("(", 15)]).text.string == "(אב)")
    }

    @Test func privateUseIsKnownOrUnreadable() {
        #expect(page([("C", 0), ("\u{F768}", 5), ("\u{F731}", 10)]).text.string == "Ch1")
        let unknown = page([("a", 0), ("\u{E123}", 5)])
        #expect(unknown.visibleText == "a")
        #expect(unknown.hidden.map(\.rule) == ["unreadable-character"])
    }

    @Test func uprightCharactersBelowEachOtherAreOneLine() {
        var drawing = PageDrawing(width: 400, height: 300)
        drawing.styles = [StyleRun(range: 0..<0, font: "F", size: 10)]
        drawing.glyphs = [("縦", 0), ("書", 10), ("き", 20)].map {
            (scalar: Unicode.Scalar, y: Float) in
            PageGlyph(scalar: scalar, style: 0, box: Box(x0: 50, y0: y, x1: 60, y1: y + 10))
        }
        #expect(PageAssembler(drawing).page(number: 1, label: "1").text.string == "縦書き")
    }
}

@Suite struct ReadingOrderTests {
    private func read(_ visual: String, pageRunsLeft: Bool = false) -> String {
        let scalars = Array(visual.unicodeScalars)
        guard let order = ReadingOrder.logical(scalars, pageRunsLeft: pageRunsLeft) else {
            return visual
        }
        return String(String.UnicodeScalarView(order.map { scalars[$0] }))
    }

    @Test func leavesLinesThatRunToTheRight() {
        #expect(ReadingOrder.logical(Array("plain 12".unicodeScalars)) == nil)
    }

    @Test func turnsStretches() {
        #expect(read("abc גבא") == "abc אבג")
        #expect(read("word then one גבא more") == "word then one אבג more")
        #expect(read("1984 תנש") == "שנת 1984")
        #expect(read("Git User ג") == "Git User ג")
        #expect(read("Git User ג", pageRunsLeft: true) == "ג Git User")
        #expect(read("3.14 אב") == "בא 3.14")
    }

    @Test func rangesOfNumbersRunWithTheLine() {
        // UAX #9: a hyphen between numbers turns behind Arabic letters, not behind Hebrew ones.
        #expect(read("6-1 لكش") == "شكل 1-6")
        #expect(read("6-1 בא") == "אב 6-1")
        #expect(read("1995–1990 בא") == "אב 1990–1995")
        #expect(read("3/4 لكش") == "شكل 3/4")
        #expect(read("SHA-1 لكش", pageRunsLeft: true) == "شكل SHA-1")
        let typeset = Array("1–6 بא".unicodeScalars)
        #expect(ReadingOrder.logical(typeset, turnsRanges: false) == [5, 4, 3, 0, 1, 2])
    }

    @Test func commasThatTouchTheWordOnTheirRightPartWords() {
        #expect(read("Darcs ,Git אבגדהוזחט") == "טחזוהדגבא Git, Darcs")
        #expect(read("Git, Darcs אבגדהוזחטי") == "יטחזוהדגבא Git, Darcs")
    }
}
