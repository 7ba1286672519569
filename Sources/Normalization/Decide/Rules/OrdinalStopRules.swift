import BookModel
import Languages

extension Rule {
    /// "II. Mahmud", "IV. Béla": the ruler's number stands in front, by the setting `ruler-order`.
    static func rulerBehind(_ examples: [Example] = []) -> Rule {
        Rule("ruler-number", examples) { passage, index in
            guard passage.lexicon.setting("ruler-order") == "before", passage.isAllCapitals(index),
                let value = RomanNumeral.value(of: passage.text(index)),
                passage.isMark(index + 1, "."), passage.isSpace(index + 2),
                passage.isCapital(index + 3),
                passage.lexicon.rulers[passage.atoms[index + 3].hash] != nil
            else { return nil }
            return Finding(
                start: index, end: index + 2, kind: .roman, rule: "ruler-number",
                spoken: passage.language.speller.ordinal(String(value)))
        }
    }

    /// A number with a full stop in front of a word in lower case is an ordinal in the languages
    /// that write it so ("19. století", "3. kapittel"), by the setting `ordinal-stop`.
    static func ordinalStop(_ examples: [Example] = []) -> Rule {
        Rule("ordinal-stop", examples) { passage, index in
            let digits = passage.digits(index)
            guard passage.lexicon.setting("ordinal-stop") == "yes", (1...4).contains(digits.count),
                digits.first != "0", passage.isMark(index + 1, "."), passage.isSpace(index + 2),
                passage.isWord(index + 3), !passage.isCapital(index + 3),
                !passage.isMark(index - 1, ".,:/")
            else { return nil }
            return Finding(
                start: index, end: index + 2, kind: .ordinal, rule: "ordinal-stop",
                spoken: passage.ordinal(digits, before: index + 3, at: index))
        }
    }
}

extension Passage {
    /// Whether a word of the section `year-words` stands on its side of the number at `index`.
    func hasYearWord(at index: Int) -> Bool {
        lexicon.data.table.rows("year-words").contains { row in
            let word = row[1] == "before" ? wordBefore(index) : wordAfter(index)
            return word.map { row.list(0).contains(folded($0)) } ?? false
        }
    }

    /// The ordinal in the form that the noun at `noun` asks for behind the preposition in front of
    /// `start`. Section `ordinal-nouns`: nouns, prepositions (none: whatever stands there), endings
    /// to change as `from to`, or a rule set such as `%spellout-ordinal-adessive`.
    func ordinal(_ digits: String, before noun: Int, at start: Int, _ form: Form = .plain) -> String
    {
        let spoken = language.speller.ordinal(digits, form)
        let word = folded(noun)
        let before = wordBefore(start).map { folded($0) } ?? ""
        let row = lexicon.data.table.rows("ordinal-nouns").first { row in
            row.list(0).contains(word) && (row[1].isEmpty || row.list(1).contains(before))
        }
        guard let row else { return spoken }
        if row[2].hasPrefix("%") {
            return language.speller.words(digits, ruleSet: row[2]) ?? spoken
        }
        let endings = row.list(2).map { $0.split(separator: " ").map(String.init) }
        return spoken.split(separator: " ").map { part in
            guard let ending = endings.first(where: { part.hasSuffix($0[0]) }), ending.count == 2
            else { return String(part) }
            return part.dropLast(ending[0].count) + ending[1]
        }.joined(separator: " ")
    }
}
