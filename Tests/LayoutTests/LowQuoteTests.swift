import BookModel
import Testing

@testable import Layout

/// German quotes of type that has none at the foot of the line.
@Suite struct LowQuoteTests {
    /// What becomes of six lines of text and of what `add` draws below them.
    private func texts(_ add: (inout PageMaker) -> Void) -> [String] {
        var page = PageMaker(1)
        page.body(6, from: 60)
        add(&page)
        return PageLayout(language: LanguageTag("de") ?? .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks).map(\.text.string)
    }

    /// Quotes lowered by half a line, of which the reader makes a line of its own.
    @Test func aLineOfQuotes() {
        let found = texts { page in
            page.line("Er nannte es ein", y: 132)
            page.line("kleines“ Haus und die", x: 140, y: 132)
            page.line("alte“ Uhr im river", x: 255, y: 132)
            page.line("”", x: 135, y: 137)
            page.line("”", x: 250, y: 137)
            page.body(4, from: 144, seed: 3)
        }
        #expect(found.count == 1, "\(found)")
        #expect(found[0].contains("ein ”kleines“ Haus und die ”alte“ Uhr"), "\(found)")
    }

    /// The reader gives the quote to the line below, where no word begins behind it.
    @Test func aQuoteInTheLineBelow() {
        let found = texts { page in
            page.line("Er nannte es ein", y: 132)
            page.line("kleines“ Haus und die alte Uhr im river stone", x: 140, y: 132)
            page.piece("stone by the river ", x: 50, y: 144)
            page.line("”", x: 135, y: 137)
            page.line("and so on to the sea and the far islands.", x: 160, y: 144)
        }
        #expect(found.joined(separator: "|").contains("ein ”kleines“ Haus"), "\(found)")
    }

    /// Ditto marks below a word, with nothing behind them.
    @Test func dittoMarks() {
        let found = texts { page in
            page.line("ten lamps of brass", y: 150)
            page.line("six", y: 162)
            page.line("”", x: 110, y: 162)
            page.line("of tin", x: 180, y: 162)
        }
        let text = found.joined(separator: "|")
        #expect(text.contains("ten lamps of brass") && !text.contains("”ten"), "\(text)")
    }

    @Test(arguments: [(",,und so", true), (",,Und so", false), (", und so", false)])
    func twoCommasOpen(_ line: String, _ isLower: Bool) {
        #expect(LineEnds(CodeUnits(line)).startsLower == isLower)
    }
}
