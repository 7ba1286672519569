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
                digits.first != "0", passage.isMark(index + 1, "."),
                !passage.isMark(index - 1, ".,:/"),
                passage.isOrdinalNoun(behind: index + 1) || passage.isOrdinalAlone(index)
            else { return nil }
            let isLast = !passage.isOrdinalNoun(behind: index + 1)
            return Finding(
                start: index, end: isLast ? index + 1 : index + 2, kind: .ordinal,
                rule: "ordinal-stop",
                spoken: passage.ordinal(digits, before: index + 3, at: index))
        }
    }

    /// "1.–3. luokka", "5.–7. června", "1914. – 1918.": both numbers of a range have a stop.
    static let ordinalStopRange = Rule("ordinal-range") { passage, index in
        let digits = passage.digits(index)
        guard passage.lexicon.setting("ordinal-stop") == "yes", (1...4).contains(digits.count),
            passage.isMark(index + 1, "."), !passage.isMark(index - 1, ".,:/")
        else { return nil }
        let dash = passage.skippingSpace(index + 2)
        let second = passage.skippingSpace(dash + 1)
        guard passage.isMark(dash, Passage.dashes), passage.isMark(second + 1, "."),
            passage.digits(second).count == digits.count
        else { return nil }
        func finding(_ first: String, _ last: String, end: Int) -> Finding {
            let words = [first, passage.lexicon.setting("range-word"), last]
            return Finding(
                start: index, end: end, kind: .range, rule: "ordinal-range",
                spoken: passage.joined(words.filter { !$0.isEmpty }))
        }
        let speller = passage.language.speller
        if digits.count == 4 {
            let ended = passage.stopEndsSentence(second + 1)
            return finding(
                speller.year(digits), speller.year(passage.digits(second)),
                end: ended ? second + 1 : second + 2)
        }
        if let (date, end) = passage.dayMonth(at: second), let day = Int(digits) {
            return finding(passage.dayWords(day), plainDate(date, passage), end: end)
        }
        guard passage.isOrdinalNoun(behind: second + 1) else { return nil }
        let words = [digits, passage.digits(second)].map {
            passage.ordinal($0, before: second + 3, at: index)
        }
        return finding(words[0], words[1], end: second + 2)
    }

    /// "im 19./20. Jh.": a slash between two ordinals with stops, by the setting `ordinal-slash`.
    static let ordinalSlash = Rule("ordinal-slash") { passage, index in
        guard let word = passage.lexicon.data.setting("ordinal-slash"),
            passage.isMark(index, "/"), passage.isMark(index - 1, "."),
            passage.isDigits(index - 2), passage.isDigits(index + 1),
            passage.isMark(index + 2, "."), !passage.isDigits(index + 3)
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .symbol, rule: "ordinal-slash",
            spoken: " " + word + " ")
    }

    /// "Christian 4.", "Frederik 9. blev": the number behind a ruler's name, by the setting
    /// `ruler-digits`.
    static let rulerDigits = Rule("ruler-digits") { passage, index in
        let digits = passage.digits(index)
        guard passage.lexicon.setting("ruler-digits") == "yes", (1...2).contains(digits.count),
            passage.isMark(index + 1, "."), let name = passage.wordBefore(index),
            passage.isCapital(name), passage.lexicon.rulers[passage.atoms[name].hash] != nil
        else { return nil }
        let isLast = passage.stopEndsSentence(index + 1)
        return Finding(
            start: index, end: isLast ? index + 1 : index + 2, kind: .ordinal,
            rule: "ruler-digits",
            spoken: passage.rulerOrdinal(passage.language.speller.ordinal(digits)))
    }

    /// "قرن ۱۹", "القرن الـ19": the number behind a noun of the section `ordinal-behind` is an
    /// ordinal; cells: nouns, gender. The article may be written in front of the digits.
    static let ordinalBehind = Rule("ordinal-behind") { passage, index in
        let isArticle = passage.isWord(index) && ["ال", "الـ"].contains(passage.text(index))
        let number = isArticle ? passage.skippingSpace(index + 1) : index
        guard let noun = passage.wordBefore(index), let amount = passage.amount(at: number),
            amount.isBare, amount.first.isInteger, amount.first.integer.count < 4,
            !passage.isWord(amount.end),
            let row = passage.lexicon.data.table.rows("ordinal-behind").first(where: {
                $0.list(0).contains(passage.folded(noun))
            })
        else { return nil }
        return Finding(
            start: index, end: amount.end, kind: .ordinal, rule: "ordinal-behind",
            spoken: passage.language.speller.ordinal(
                amount.first.integer, Form(Form.gender(row[1]))))
    }
}

extension Passage {
    /// Whether a word in lower case follows a stop, or one that a table says is numbered.
    fileprivate func isOrdinalNoun(behind stop: Int) -> Bool {
        guard isSpace(stop + 1), isWord(stop + 2) else { return false }
        if !isCapital(stop + 2) { return true }
        guard let context = lexicon.romans[atoms[stop + 2].hash] else { return false }
        return context.isBefore && context.isOrdinal
    }

    /// "Frederik den 9.": behind a word of the section `before-ordinals` nothing need follow.
    fileprivate func isOrdinalAlone(_ index: Int) -> Bool {
        wordBefore(index).map { isListed($0, "before-ordinals") } ?? false
    }

    /// A ruler's ordinal with the setting `ruler-article` in front.
    func rulerOrdinal(_ ordinal: String) -> String {
        let article = lexicon.setting("ruler-article")
        return article.isEmpty ? ordinal : article + " " + ordinal
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
        ordinal(digits, beforeWord: folded(noun), at: start, form)
    }

    /// As above before a noun that need not be written.
    func ordinal(
        _ digits: String, beforeWord word: String, at start: Int, _ form: Form = .plain
    ) -> String {
        let spoken = language.speller.ordinal(digits, form)
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
