import BookModel
import Languages

extension SlavicRules {
    /// "1812 год", "в 1703 г.", "1941–1945 гг.": the year's number takes the noun's case.
    var yearWithNoun: Rule {
        Rule("year") { passage, index in
            guard let span = yearSpan(passage, index), let use = yearNoun(passage, span, index)
            else { return nil }
            let form = Form(.masculine, use.grammaticalCase)
            var spoken = span.years.map { speller.ordinal($0, form) }
                .joined(separator: " \(span.joint) ")
            if let noun = use.spokenNoun { spoken += " " + noun }
            return Finding(start: index, end: use.end, kind: .year, rule: "year", spoken: spoken)
        }
    }

    private struct YearSpan {
        var years: [String]
        var end: Int
        /// What is said between two years.
        var joint: String
    }

    private struct YearNoun {
        var grammaticalCase: Form.Case
        var end: Int
        /// Where the noun is a short form that is said in full.
        var spokenNoun: String?
    }

    private func yearSpan(_ passage: Passage, _ index: Int) -> YearSpan? {
        let first = passage.digits(index)
        guard (1...4).contains(first.count), first.first != "0" else { return nil }
        var span = YearSpan(
            years: [first], end: index + 1,
            joint: passage.lexicon.setting("range-word", default: "—"))
        // "между 1914 и 1918 гг."
        if first.count == 4, passage.isSpace(index + 1), passage.isSpace(index + 3),
            passage.isWord(index + 2, passage.lexicon.setting("and")),
            passage.digits(index + 4).count == 4, passage.isSpace(index + 5),
            isYearsNoun(passage, index + 6)
        {
            return YearSpan(
                years: [first, passage.digits(index + 4)], end: index + 5,
                joint: passage.text(index + 2))
        }
        if passage.isMark(index + 1, Passage.dashes + "/"), passage.isDigits(index + 2),
            [first.count, 2].contains(passage.digits(index + 2).count)
                || Int(first).map({ passage.isLaterYear(passage.digits(index + 2), than: $0) })
                    ?? false && first.count == 4
        {
            span.years.append(passage.digits(index + 2))
            span.end = index + 3
        }
        return span
    }

    /// "гг.", "годами": the noun for several years, short or whole.
    private func isYearsNoun(_ passage: Passage, _ index: Int) -> Bool {
        guard passage.isWord(index) else { return false }
        let lemma = passage.lexicon.setting("year-noun")
        return context(passage).form(at: index, of: lemma, preferPlural: true)?.isPlural ?? false
            || passage.lexicon.data.table.rows("short-years").contains {
                $0.list(0).contains(passage.folded(index)) && $0[1] == "plural"
            }
    }

    private func yearNoun(_ passage: Passage, _ span: YearSpan, _ index: Int) -> YearNoun? {
        let lemma = passage.lexicon.setting("year-noun")
        let at = passage.skippingSpace(span.end)
        guard passage.isWord(at) else { return nil }
        let slavic = context(passage)
        let isRange = span.years.count > 1
        if let noun = slavic.form(at: at, before: index, of: lemma, preferPlural: isRange) {
            guard !isQuantity(span, noun.isPlural, noun.grammaticalCase, passage, at) else {
                return nil
            }
            return YearNoun(grammaticalCase: noun.grammaticalCase, end: span.end)
        }
        return shortYear(passage, at, index, isRange, span)
    }

    /// "3 года", "21 год", "5 лет" count; "1812 года", "в 41 году" do not.
    private func isQuantity(
        _ span: YearSpan, _ isPlural: Bool, _ grammaticalCase: Form.Case, _ passage: Passage,
        _ at: Int
    ) -> Bool {
        guard let digits = span.years.last, let value = Int(digits) else { return true }
        if value >= 1000, value <= 2100 { return false }
        let count = grammar.count(digits)
        let noun = grammar.noun(passage.lexicon.setting("year-noun"))
        let word = passage.folded(at)
        let era = passage.lexicon.setting("era-word")
        if passage.isWord(passage.skippingSpace(at + 1), era) { return false }
        func isForm(_ form: String?) -> Bool {
            form.map { FoldedHash.of($0) } == FoldedHash.of(word)
        }
        switch count {
        case .one: return isForm(noun?.form(.nominative, plural: false))
        case .few:
            return grammar.takesGenitive
                ? isForm(noun?.form(.genitive, plural: false))
                : isForm(noun?.form(.nominative, plural: true))
        case .many, .fraction:
            return isForm(noun?.form(.genitive, plural: true)) || isPlural
        }
    }

    /// "г.", "гг.", "р.": the noun is said in the case that the preposition asks for; behind a
    /// month or another noun it is a genitive.
    private func shortYear(
        _ passage: Passage, _ at: Int, _ index: Int, _ isRange: Bool, _ span: YearSpan
    ) -> YearNoun? {
        guard
            let row = passage.lexicon.data.table.rows("short-years").first(where: {
                $0.list(0).contains(passage.folded(at))
            })
        else { return nil }
        var end = at + 1
        guard let value = Int(span.years[0]) else { return nil }
        if passage.isMark(end, ".") {
            let next = passage.skippingSpace(end + 1)
            if passage.isMark(next + 1, "."), passage.isWord(next), row[2] == passage.folded(next) {
                return YearNoun(grammaticalCase: .genitive, end: span.end)
            }
            // "5 г. муки" are grams.
            let isPlain = value < 1000 && context(passage).government(before: index) == nil
            guard value >= 32 && !isPlain || isRange || isEra(passage, next) else { return nil }
            if !passage.stopEndsSentence(end) { end += 1 }
        } else if value < 1000 {
            return nil
        }
        let isPlural = row[1] == "plural"
        let grammaticalCase = yearCase(passage, index)
        guard let noun = grammar.noun(passage.lexicon.setting("year-noun")) else { return nil }
        return YearNoun(
            grammaticalCase: grammaticalCase, end: end,
            spokenNoun: yearsNoun(noun, grammaticalCase, isPlural: isPlural, passage.lexicon))
    }

    /// "79 г. н. э.", "44 r. p.n.e."
    private func isEra(_ passage: Passage, _ index: Int) -> Bool {
        passage.lexicon.data.table.rows("eras").contains {
            passage.matches($0[0], at: index) != nil
        }
    }

    /// The genitive of years that are not counted: "годов", not "лет".
    private func yearsNoun(
        _ noun: Noun, _ grammaticalCase: Form.Case, isPlural: Bool, _ lexicon: Lexicon
    ) -> String {
        let own = isPlural && grammaticalCase == .genitive ? lexicon.data.setting("years-of") : nil
        return own ?? noun.form(grammaticalCase, plural: isPlural)
    }

    /// "в 1990-е гг.", "конец 1950-х гг.": the short noun takes the case of the ordinal's ending.
    var decadeNoun: Rule {
        Rule("decade-noun") { passage, index in
            guard passage.isSpace(index - 1), passage.isWord(index - 2),
                passage.isMark(index - 3, Passage.dashes), passage.isDigits(index - 4),
                passage.lexicon.data.table.rows("short-years").contains(where: {
                    $0.list(0).contains(passage.folded(index)) && $0[1] == "plural"
                }),
                let grammaticalCase = decadeCase(passage, index - 2),
                let noun = grammar.noun(passage.lexicon.setting("year-noun"))
            else { return nil }
            let hasStop =
                passage.isMark(index + 1, ".")
                && (!passage.stopEndsSentence(index + 1) || passage.isRomanWord(index + 3))
            return Finding(
                start: index, end: hasStop ? index + 2 : index + 1, kind: .decade,
                rule: "decade-noun",
                spoken: yearsNoun(noun, grammaticalCase, isPlural: true, passage.lexicon))
        }
    }

    private func decadeCase(_ passage: Passage, _ ending: Int) -> Form.Case? {
        let written = passage.folded(ending)
        let row = passage.lexicon.data.table.rows("decade-endings").first {
            $0.list(0).contains(written)
        }
        guard let row, let found = SlavicContext.named(row[1]) else { return nil }
        guard found == .genitive else { return found }
        // "в 20–30-х гг.": the preposition stands in front of both.
        let number = ending - 2
        let isRange = passage.isMark(number - 1, Passage.dashes) && passage.isDigits(number - 2)
        switch context(passage).government(before: isRange ? number - 2 : number) {
        case "locative", "locative-or-accusative", "accusative-or-locative": return .locative
        default: return .genitive
        }
    }

    private func yearCase(_ passage: Passage, _ index: Int) -> Form.Case {
        let slavic = context(passage)
        switch slavic.government(before: index) {
        case "genitive", "genitive-or-instrumental": return .genitive
        case "dative": return .dative
        case "instrumental", "accusative-or-instrumental": return .instrumental
        case "accusative", "dative-or-accusative": return .accusative
        case "locative-or-accusative", "locative", "accusative-or-locative": return .locative
        default: break
        }
        // "1 сент. 1939 г."
        if passage.isMonth(passage.isSpace(index - 1) ? index - 2 : index - 1) { return .genitive }
        // "29 января (10 февраля) 1837 г."
        if passage.isMark(passage.isSpace(index - 1) ? index - 2 : index - 1, ")") {
            return .genitive
        }
        guard let before = passage.wordBefore(index) else { return .nominative }
        if passage.isCapital(before), passage.lexicon.months[passage.atoms[before].hash] == nil {
            return .nominative
        }
        return .genitive
    }

    /// A year without a noun: "в 1990 началось", "с 1920 до …", "12 февраля 2013".
    var bareYear: Rule {
        Rule("bare-year") { passage, index in
            guard let digits = passage.yearDigits(at: index), let value = Int(digits),
                value <= 2100,
                !passage.isMark(index + 1, Passage.dashes + "/:%°$€₽"),
                !passage.isMark(index - 1, Passage.dashes + "+$€£№#")
                    || passage.isMonth(index - 2)
            else { return nil }
            let before =
                passage.isSpace(index - 1) || passage.isMark(index - 1, "-") ? index - 2 : index - 1
            if passage.isMonth(before) {
                let noun = passage.lexicon.setting("of-year")
                let spoken = speller.ordinal(digits, Form(.masculine, .genitive))
                return Finding(
                    start: index, end: index + 1, kind: .year, rule: "bare-year",
                    spoken: spoken + " " + noun)
            }
            if let grammaticalCase = caseOfNoun(passage, before: index) {
                return Finding(
                    start: index, end: index + 1, kind: .year, rule: "bare-year",
                    spoken: speller.ordinal(digits, Form(.masculine, grammaticalCase)))
            }
            guard passage.amount(at: index)?.isBare ?? false, let word = passage.wordBefore(index),
                passage.lexicon.data.table.rows("year-prepositions").contains(where: {
                    $0.list(0).contains(passage.folded(word))
                }), !countsNoun(passage, index)
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .year, rule: "bare-year",
                spoken: speller.ordinal(digits, Form(.masculine, yearCase(passage, index))))
        }
    }

    /// "w roku 1980": the number agrees with the noun in front.
    private func caseOfNoun(_ passage: Passage, before index: Int) -> Form.Case? {
        guard let word = passage.wordBefore(index), !countsNoun(passage, index),
            let noun = context(passage).form(
                at: word, of: passage.lexicon.setting("year-noun")), !noun.isPlural
        else { return nil }
        return noun.grammaticalCase
    }

    /// Whether a noun in a counted form follows ("в 1500 рублей", "в 2000 домах").
    private func countsNoun(_ passage: Passage, _ index: Int) -> Bool {
        guard passage.isSpace(index + 1), passage.isWord(index + 2) else { return false }
        if !grammar.forms(of: passage.atoms[index + 2].hash).isEmpty { return true }
        guard let ending = grammar.ending(of: passage.folded(index + 2)) else { return false }
        return ending.ending.count > 1 && !ending.plural.isEmpty
    }

    /// "около 50 н. э.", "в 44 до н. э.": a year, though its noun is left out.
    var eraYear: Rule {
        Rule("era-year") { passage, index in
            let digits = passage.digits(index)
            guard digits.count <= 4, digits.first != "0", passage.isSpace(index + 1),
                passage.lexicon.data.table.rows("eras").contains(where: {
                    passage.matches($0[0], at: index + 2) != nil
                }), let noun = grammar.noun(passage.lexicon.setting("year-noun"))
            else { return nil }
            let grammaticalCase = yearCase(passage, index)
            return Finding(
                start: index, end: index + 1, kind: .year, rule: "era-year",
                spoken: speller.ordinal(digits, Form(.masculine, grammaticalCase)) + " "
                    + noun.form(grammaticalCase, plural: false))
        }
    }
}
