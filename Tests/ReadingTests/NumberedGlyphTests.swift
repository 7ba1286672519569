import BookModel
import Testing

@testable import Reading

@Suite struct NumberedGlyphTests {
    private static let text = """
        The people of the river told the story of the old house to all who came by, and nobody \
        believed a word of it. In the year 1907, they said, the water had risen over the fields, \
        and the house (it was new then) had been carried away with all that was in it. In 1912 it \
        came back. The door was open, the table was laid, and a lamp was burning in the window. \
        Nobody had seen it come. The old people of the village crossed the road when they went by, \
        and the young ones (who laughed at them by day) did the same at night. In 1934 a man from \
        the town bought the house, and in 1951 his daughter sold it again. People still ask (when \
        the evenings are long) why nobody stays there, and the answer is the same as it was in \
        1907. A house that has been away, they say, does not forget the way. Day by day, week by \
        week, year by year, it waits for the water. Old men, women, children, dogs, all know it. \
        Then, when the river rises (as it did in 1934, and as it will again), they look. Nobody \
        speaks. They wait, they listen, they count the hours. And the house waits too.
        """

    /// The glyph numbers of a font that has its capitals, small letters and figures at the places.
    private func numbers(capitals: Int, small: Int, figures: Int) -> [Int?] {
        Self.text.utf16.map { unit in
            switch unit {
            case 0x20: 3
            case 0x41...0x5A: capitals + Int(unit) - 0x41
            case 0x61...0x7A: small + Int(unit) - 0x61
            case 0x30...0x39: figures + Int(unit) - 0x30
            case 0x2E: 484
            case 0x2C: 481
            case 0x28: 523
            default: 524
            }
        }
    }

    @Test(arguments: [(4, 131, 882), (36, 68, 19), (400, 40, 200)])
    func lettersAreToldByHowTheyRead(capitals: Int, small: Int, figures: Int) throws {
        let glyphs = numbers(capitals: capitals, small: small, figures: figures)
        let alphabet = try #require(NumberedAlphabet(glyphs))
        for (glyph, unit) in zip(glyphs, Self.text.utf16) {
            let isWord = Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
            guard let glyph, isWord || unit == 0x20 || (0x30...0x39).contains(unit) else {
                continue
            }
            #expect(alphabet.units[glyph] == unit)
        }
    }

    /// Numbers without an alphabet in them, and too few of them.
    @Test func whatDoesNotReadIsNotTold() {
        let scattered = numbers(capitals: 4, small: 131, figures: 882).map {
            $0.map { $0 * 7 % 911 }
        }
        #expect(NumberedAlphabet(scattered) == nil)
        let few = numbers(capitals: 4, small: 131, figures: 882).prefix(100)
        #expect(NumberedAlphabet(Array(few)) == nil)
    }

    @Test func aFontOfNumbersIsReadFromThePage() throws {
        var pdf = TestPDF("BT /F 12 Tf 50 250 Td (ab) Tj ET")
        pdf.fontEntries = "/Encoding << /Differences [97 /g68 /g69] >>"
        let page = try pdf.withFile { try $0.page(1) }
        #expect(page.hidden.map(\.rule) == ["unreadable-character"])
        // Too little to tell an alphabet: the number may be the character's own code.
        let read = PageRewriter(page, codePage: nil, usesCork: false).rewritten()
        #expect(read.visibleText == "DE")
        #expect(read.boxes.count == read.text.count)
    }
}
