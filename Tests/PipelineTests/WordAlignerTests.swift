import BookModel
import Speech
import Testing

@testable import Pipeline

@Suite struct WordAlignerTests {
    private func ranges(_ display: String, _ edits: [(Range<Int>, String)]) -> [String] {
        var text = MappedText(identity: CodeUnits(display))
        for (range, spoken) in edits.reversed() { text.replace(range, with: CodeUnits(spoken)) }
        let words = display.utf16.split(separator: 0x20).map { word in
            display.utf16.distance(
                from: display.utf16.startIndex, to: word.startIndex)..<display.utf16.distance(
                    from: display.utf16.startIndex, to: word.endIndex)
        }
        return WordAligner().ranges(of: words, in: text).map { text.units.string(in: $0.range) }
    }

    @Test func plainWordsStandWhereTheyStood() {
        #expect(ranges("It was late.", []) == ["It", "was", "late."])
    }

    @Test func anExpansionBelongsToItsWord() {
        #expect(
            ranges("It cost $3.50 then.", [(8..<13, "three dollars fifty")])
                == ["It", "cost", "three dollars fifty", "then."])
    }

    @Test func oneExpansionOfTwoWordsIsBoths() {
        #expect(
            ranges("on 5 May we", [(3..<8, "the fifth of May")])
                == ["on", "the fifth of May", "the fifth of May", "we"])
    }

    /// Or the last word would be said while the comma is.
    @Test func signsBesideAnExpansionAreNoPartOfIt() {
        #expect(
            ranges("on “5 May 1893, we", [(4..<14, "the fifth of May")])
                == ["on", "the fifth of May", "the fifth of May", "the fifth of May", "we"])
        #expect(ranges("so – “ we.”", []) == ["so", "–", "“", "we.”"])
    }

    @Test func aWordThatIsNotSaidHasAnEmptyRange() {
        #expect(ranges("so 🙂 long", [(3..<5, "")]) == ["so", "", "long"])
    }

    @Test func rangesRiseThroughCrossingExpansions() {
        var text = MappedText()
        let source = { (range: Range<Int>) in SourceRange(unit: .text, range: range) }
        text.append("five ", origin: .replaced(source(0..<2)))
        text.append("million", origin: .verbatim(source(3..<10)))
        text.append(" dollars", origin: .replaced(source(0..<2)))
        let found = WordAligner().ranges(of: [0..<2, 3..<10], in: text)
        #expect(found.map(\.range) == [0..<5, 5..<12])
    }
}
