import BookModel
import Testing

@testable import Reading

@Suite struct PlainTextHeadingTests {
    private static let prose =
        "\n\nIt was a long way to the sea, and nobody in the town knew where it began or how it\n"
        + "might end.\n\n"

    private func headings(_ titles: [String]) -> [String] {
        var builder = PlainTextBuilder(
            CodeUnits(titles.map { $0 + Self.prose }.joined()), skipsContents: true)
        builder.build()
        return builder.blocks.filter { $0.role == .heading }.map {
            "\($0.level) \($0.text.string)"
        }
    }

    @Test func numbersThatCountUpAreHeadings() {
        #expect(headings(["I.", "II.", "III."]) == ["2 I.", "2 II.", "2 III."])
        #expect(
            headings(["1. The House", "2. The Road", "3. What Then?"])
                == ["2 1. The House", "2 2. The Road", "2 3. What Then?"])
        #expect(
            headings(["I.\n\nTHE HOUSE", "II.\n\nTHE ROAD", "III.\n\nTHE LAMP"]).prefix(3)
                == ["2 I.", "2 THE HOUSE", "2 II."])
        // Sections of chapters that have a name.
        #expect(
            headings(["Chapter 1\n\n1", "2", "Chapter 2\n\n1", "2"])
                == ["2 Chapter 1", "3 1", "3 2", "2 Chapter 2", "3 1", "3 2"])
    }

    @Test func capitalsWithProseUnderThemAreHeadings() {
        #expect(
            headings(["THE BEGINNING", "WHAT A DAY", "THE END OF IT\n\nTHE END"])
                == ["2 THE BEGINNING", "2 WHAT A DAY", "2 THE END OF IT"])
        #expect(
            headings(["CHAPTER I\n\nDOWN THE HOLE", "CHAPTER II\n\nTEARS"])
                == ["2 CHAPTER I", "2 DOWN THE HOLE", "2 CHAPTER II", "2 TEARS"])
    }

    @Test(arguments: [
        // Items of a list, years, names of speakers, a single shout, sentences.
        ["1. Wash the car\n\n2. Clean the house\n\n3. Sleep"], ["1984", "1985", "1986"],
        ["HAMLET.", "OPHELIA.", "HAMLET.", "OPHELIA."], ["HELP!"], ["* * *", "* * *", "* * *"],
        ["I was there.", "V for Vendetta", "I am he"], ["3 apples", "4 pears", "5 plums"],
    ])
    func otherShortLinesAreNot(_ titles: [String]) {
        #expect(headings(titles).isEmpty)
    }

    /// The list of a book whose numbers stand on lines of their own.
    @Test func theListOfNumberedTitlesEndsBeforeTheBook() {
        let text =
            "Contents\n\nI.    THE HOUSE\nII.   THE ROAD\nIII.  THE LAMP\n      A NOTE\n\n\n"
            + ["I.\n\nTHE HOUSE", "II.\n\nTHE ROAD", "III.\n\nTHE LAMP", "A NOTE"]
            .map { $0 + Self.prose }.joined()
        var builder = PlainTextBuilder(CodeUnits(text), skipsContents: true)
        builder.build()
        #expect(builder.blocks.first?.text.string == "I.")
        #expect(builder.ledger.entries.filter { $0.rule == "contents" }.count == 5)
    }

    @Test func titleNumbers() {
        let numbers = ["IV.": 4, "4": 4, "XIX. The Sea": 19, "12: Land": 12, "I": 1, "XL)": 40]
        for (text, value) in numbers { #expect(TitleNumber(text)?.value == value, "\(text)") }
        for text in ["I was", "4 apples", "3rd", "4. It rained.", "Ivy", "", "1,000", "2. and so"] {
            #expect(TitleNumber(text) == nil, "\(text)")
        }
    }
}
