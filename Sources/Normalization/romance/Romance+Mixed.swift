import BookModel
import Languages

extension Romance {
    /// "2 1/2 tasses", "3¾ tazas": the noun is said in front of the fraction ("deux tasses et
    /// demie", "tres tazas y tres cuartos").
    static func mixedBeforeNoun(_ examples: [Example]) -> Rule {
        Rule("mixed-number", examples) { passage, index in
            guard let amounts = passage.language.amounts as? RomanceAmounts,
                let amount = passage.amount(at: index), amount.isBare, amount.sign == nil,
                let vulgar = amount.first.vulgar, !amount.first.integer.isEmpty,
                let noun = amounts.agreement.noun(behind: amount, in: passage),
                !noun.hasSuffix("'"), !noun.hasSuffix("\u{2019}")
            else { return nil }
            // An Italian plural in "e" is that of a noun in "a".
            let isPlural = language(passage) == "it" && amount.first.integer != "1"
            let gender =
                amounts.agreement.gender(of: noun)
                ?? (isPlural && noun.hasSuffix("e") ? .feminine : .masculine)
            return Finding(
                start: index, end: amount.end + 2, kind: .fraction, rule: "mixed-number",
                spoken: NumberWords.joined([
                    amounts.speller.cardinal(
                        amount.first.integer, Form(gender, attributive: true)),
                    passage.text(amount.end + 1), amounts.rest(vulgar, gender),
                ]))
        }
    }
}

extension RomanceAmounts {
    /// What is said behind the whole: "et demie", "y tres cuartos".
    fileprivate func rest(
        _ vulgar: (numerator: Int, denominator: Int), _ gender: Form.Gender
    ) -> String {
        let halves = plain.lexicon.setting("half-after").split(separator: "/").map(String.init)
        if vulgar == (1, 2), let first = halves.first, let last = halves.last {
            return gender == .feminine ? last : first
        }
        return plain.lexicon.setting("mixed-joiner") + " " + fraction(vulgar)
    }
}
