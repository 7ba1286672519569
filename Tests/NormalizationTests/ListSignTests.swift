import BookModel
import Testing

@testable import Normalization

@Suite struct ListSignTests {
    private func spoken(_ text: String, _ role: BlockRole, _ language: String = "en") -> String {
        Normalizer(language: LanguageTag(known: language))
            .normalize(CodeUnits(text), role: role).units.string
    }

    @Test(arguments: ["•", "∗", "·", "→", "−", "➢", "–", "*", "\u{F0B7}"])
    func anItemsSignIsSilent(_ sign: String) {
        for language in ["en", "fr", "es"] {
            let text = spoken(sign + " bread", .listItem, language)
            #expect(text.drop { $0 == " " } == "bread")
        }
    }

    @Test func otherSignsAreSaid() {
        #expect(spoken("→ bread", .paragraph) == "arrow bread")
        #expect(spoken("− 5 °C at night", .listItem).hasPrefix("− five"))
        #expect(spoken("§ 12 of the act", .listItem).contains("ection"))
        #expect(spoken("bread → butter", .listItem).contains("arrow"))
    }
}
