import BookModel
import Languages
import Testing

@testable import Normalization

/// The examples that stand beside the rules and in the tables are the tests of both.
@Suite struct RuleExampleTests {
    @Test(arguments: LanguageRegistry.languages)
    func rulesDoWhatTheirExamplesSay(language: String) {
        let tag = LanguageTag(known: language)
        let normalizer = Normalizer(language: tag)
        let rules = LanguageContext.of(tag).rules
        for rule in rules.number + rules.word + rules.mark {
            for example in rule.examples {
                let spoken = normalizer.normalize(CodeUnits(example.written)).string
                #expect(spoken == example.spoken, "\(language), \(rule.name): \(example.written)")
            }
        }
    }

    @Test(arguments: LanguageRegistry.languages)
    func abbreviationsDoWhatTheirExamplesSay(language: String) {
        let tag = LanguageTag(known: language)
        let normalizer = Normalizer(language: tag)
        for entry in LanguageData.of(tag).abbreviations {
            for example in entry.examples {
                let spoken = normalizer.normalize(CodeUnits(example.written)).string
                #expect(
                    spoken == example.spoken, "\(language), \(entry.written): \(example.written)")
            }
        }
    }

    @Test(arguments: LanguageRegistry.languages)
    func tablesDoWhatTheirExamplesSay(language: String) {
        let tag = LanguageTag(known: language)
        let normalizer = Normalizer(language: tag)
        for example in LanguageData.of(tag).examples {
            let spoken = normalizer.normalize(CodeUnits(example.written)).string
            #expect(spoken == example.spoken, "\(language): \(example.written)")
        }
    }

    @Test(arguments: RuleBook.commonExamples.keys.sorted())
    func commonRulesDoWhatTheirExamplesSay(language: String) {
        let normalizer = Normalizer(language: LanguageTag(known: language))
        for example in RuleBook.commonExamples[language] ?? [] {
            let spoken = normalizer.normalize(CodeUnits(example.written)).string
            #expect(spoken == example.spoken, "\(language): \(example.written)")
        }
    }
}
