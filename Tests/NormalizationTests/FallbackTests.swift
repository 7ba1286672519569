import BookModel
import Testing

@testable import Normalization

/// Languages without tables, regions, and numbers that ICU does not spell.
@Suite struct FallbackTests {
    private func spoken(_ text: String, _ language: String) -> String {
        Normalizer(language: LanguageTag(known: language)).normalize(CodeUnits(text)).string
    }

    @Test func languagesWithoutTablesHaveICUsNumbers() {
        #expect(spoken("42 kaj 3.14", "eo") == "kvardek du kaj tri komo unu kvar")
    }

    @Test func languagesUnknownToICUKeepTheirDigitsForTheEngine() {
        #expect(spoken("annus 42", "la") == "annus 42")
    }

    @Test func aRegionReadsDatesAndNumbersItsOwnWay() {
        #expect(spoken("05/06/2020", "en-GB") == "the fifth of June twenty twenty")
        #expect(spoken("05/06/2020", "en-US") == "May sixth twenty twenty")
        #expect(spoken("125", "en-GB") == "one hundred and twenty-five")
        #expect(spoken("am 1. Jän. 1900", "de-AT") == "am ersten Jänner neunzehnhundert")
    }

    @Test func longNumbersAreReadByDigits() {
        let digits = String(repeating: "12", count: 15)
        let words = Array(repeating: "one two", count: 15).joined(separator: " ")
        #expect(spoken(digits, "en") == words)
    }

    @Test func digitsOfOtherScriptsCount() {
        #expect(
            spoken("٣ and ５ and ५ and Ⅷ and ½", "en")
                == "three and five and five and eight and one half")
    }
}
