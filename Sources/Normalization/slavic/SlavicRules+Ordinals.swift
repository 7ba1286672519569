import BookModel
import Languages

extension SlavicRules {
    /// "1-й", "2-я", "5-го", "3е", "4-х": the ending gives the case and gender. Rows of the
    /// section `ordinals`: ending, form (`m nominative`, `p genitive`, `cardinal genitive`).
    var ordinalEnding: Rule {
        Rule("ordinal-ending") { passage, index in
            guard let numeral = passage.numeral(at: index), numeral.isInteger else { return nil }
            var at = numeral.end
            let hyphen = passage.isMark(at, Passage.dashes)
            if hyphen { at += 1 }
            guard passage.isWord(at), !passage.isCapital(at) else { return nil }
            let ending = passage.folded(at)
            guard let (form, cardinal) = endingForm(ending, numeral.integer, passage, index, at)
            else { return nil }
            if cardinal, let joined = compound(numeral, passage, at, index) { return joined }
            let spoken =
                cardinal
                ? speller.cardinal(numeral.integer, form) : speller.ordinal(numeral.integer, form)
            return Finding(
                start: index, end: at + 1, kind: .ordinal, rule: "ordinal-ending", spoken: spoken)
        }
    }

    /// "20-30-е годы", "в 20–30-х гг.": the ending behind the second number is the first one's too.
    var ordinalRange: Rule {
        Rule("ordinal-range") { passage, index in
            guard passage.isDigits(index), passage.isMark(index + 1, Passage.dashes),
                passage.isDigits(index + 2), passage.isMark(index + 3, Passage.dashes),
                passage.isWord(index + 4), passage.atoms[index + 4].count < 4,
                passage.digits(index).count == passage.digits(index + 2).count,
                let second = ordinalEnding.apply(passage, index + 2), second.end == index + 5,
                let (form, cardinal) = endingForm(
                    passage.folded(index + 4), passage.digits(index + 2), passage, index + 2,
                    index + 4)
            else { return nil }
            let digits = passage.digits(index)
            let first = cardinal ? speller.cardinal(digits, form) : speller.ordinal(digits, form)
            return Finding(
                start: index, end: second.end, kind: .range, rule: "ordinal-range",
                spoken: [first, passage.lexicon.setting("range-word"), second.spoken].joined(
                    separator: " "))
        }
    }

    private func endingForm(
        _ ending: String, _ digits: String, _ passage: Passage, _ index: Int, _ at: Int
    ) -> (Form, isCardinal: Bool)? {
        let value = Int(digits) ?? 0
        for row in passage.lexicon.data.table.rows("ordinals") where row.list(0).contains(ending) {
            let parts = row[1].split(separator: " ").map(String.init)
            guard parts.count >= 2 else { continue }
            // Rows for some numbers only: "4-х" is a cardinal, "60-х" an ordinal.
            if parts.count > 2 {
                switch parts[2] {
                case "small": guard (2...4).contains(value) else { continue }
                case "large": guard value > 4 else { continue }
                case "decade": guard isDecade(digits, passage, index, at) else { continue }
                case "eight":
                    let isStem = [7, 8].contains(value % 10) && value / 10 % 10 != 1
                    guard isStem else { continue }
                case "plural": guard isInstrumentalPlural(passage, at) else { continue }
                case "behind": guard isInstrumental(passage, at) else { continue }
                case "feminine": guard isFeminine(passage, at) else { continue }
                default: break
                }
            }
            let grammaticalCase = SlavicContext.named(parts[1]) ?? .nominative
            if parts[0] == "cardinal" { return (Form(.masculine, grammaticalCase), true) }
            return (Form(Form.gender(parts[0]), grammaticalCase, plural: parts[0] == "p"), false)
        }
        return passage.isMark(at - 1, Passage.dashes) ? longEnding(ending, digits) : nil
    }

    /// "5-тый", "60-тые", "3-ьего": an ending with more of the word than the norm allows is that of
    /// the first form which ends so.
    private func longEnding(_ ending: String, _ digits: String) -> (Form, isCardinal: Bool)? {
        guard (2...5).contains(ending.count) else { return nil }
        for isPlural in [false, true] {
            for gender in [Form.Gender.masculine, .feminine, .neuter] {
                for grammaticalCase in Form.Case.allCases {
                    let form = Form(gender, grammaticalCase, plural: isPlural)
                    let word = speller.ordinal(digits, form).replacing("ё", with: "е")
                    if word.hasSuffix(ending.replacing("ё", with: "е")) { return (form, false) }
                }
            }
        }
        return nil
    }

    /// "1950-е", "в 90-е", "90-е годы", but "10-е место".
    private func isDecade(_ digits: String, _ passage: Passage, _ index: Int, _ at: Int) -> Bool {
        guard let value = Int(digits), value >= 10, value % 10 == 0, passage.digits(index) == digits
        else { return false }
        if value >= 1000, value % 100 > 0 || value == 2000 { return true }
        guard value < 100 else { return false }
        let next = passage.skippingSpace(at + 1)
        if next > at + 1, passage.isShortYear(next) { return true }
        if passage.isWord(next) {
            let known = grammar.forms(of: passage.atoms[next].hash)
            return known.contains {
                $0.isPlural && grammar.nouns[$0.noun].lemma == passage.lexicon.setting("year-noun")
            }
        }
        return passage.wordBefore(index) != nil
    }

    /// Whether what follows stands in the instrumental ("3-м классом").
    private func isInstrumental(_ passage: Passage, _ at: Int) -> Bool {
        guard passage.isSpace(at + 1), passage.isWord(at + 2) else { return false }
        let word = passage.folded(at + 2)
        return ["ом", "ем", "ым", "им"].contains { word.hasSuffix($0) }
    }

    /// "с 5-ю друзьями"
    private func isInstrumentalPlural(_ passage: Passage, _ at: Int) -> Bool {
        guard passage.isSpace(at + 1), passage.isWord(at + 2) else { return false }
        let word = passage.folded(at + 2)
        return ["ами", "ями", "ьми"].contains { word.hasSuffix($0) }
    }

    /// "10%-ный", "5%-й": an adjective of the number, the sign and the ending.
    var percentAdjective: Rule {
        Rule("percent-adjective") { passage, index in
            guard let numeral = passage.numeral(at: index), numeral.isInteger,
                let value = numeral.value, (1...1000).contains(value)
            else { return nil }
            let sign = passage.skippingSpace(numeral.end)
            guard passage.isMark(sign, "%"), passage.isMark(sign + 1, Passage.dashes),
                passage.isWord(sign + 2), passage.atoms[sign + 2].count < 5,
                let row = passage.lexicon.data.table.rows("percent-adjectives").first(where: {
                    $0.list(0).contains(passage.folded(sign + 2))
                })
            else { return nil }
            return Finding(
                start: index, end: sign + 3, kind: .percent, rule: "percent-adjective",
                spoken: speller.compound(value) + row[1])
        }
    }

    /// Whether a feminine noun in an oblique case follows ("на 5-ой минуте").
    private func isFeminine(_ passage: Passage, _ at: Int) -> Bool {
        guard passage.isSpace(at + 1), passage.isWord(at + 2) else { return false }
        let known = grammar.forms(of: passage.atoms[at + 2].hash)
        if let first = known.first { return grammar.nouns[first.noun].gender == .feminine }
        let word = passage.folded(at + 2)
        return ["е", "ы", "и", "ой", "ей"].contains { word.hasSuffix($0) }
    }

    /// "4-х килограммовый" is one word.
    private func compound(
        _ numeral: Numeral, _ passage: Passage, _ at: Int, _ index: Int
    ) -> Finding? {
        guard passage.isSpace(at + 1), passage.isWord(at + 2), let value = numeral.value,
            value < 1000
        else { return nil }
        let word = passage.folded(at + 2)
        let stems = passage.lexicon.data.table.rows("measure-adjectives").flatMap { $0.list(0) }
        guard stems.contains(where: { word.hasPrefix($0) }), word.count > 5 else { return nil }
        return Finding(
            start: index, end: at + 3, kind: .alphanumeric, rule: "compound-adjective",
            spoken: speller.compound(value) + passage.text(at + 2))
    }

    /// "на 5 странице", "в 3 томе": a singular noun in an oblique case is not counted but numbered.
    var ordinalBeforeNoun: Rule {
        Rule("ordinal-before-noun") { passage, index in
            guard let numeral = passage.numeral(at: index), numeral.isInteger,
                numeral.integer.first != "0",
                let value = numeral.value, value > 1, value < 1000, passage.isSpace(numeral.end),
                passage.isWord(numeral.end + 1), !passage.isMark(index - 1, Passage.dashes + ",."),
                !isAdverb(passage, numeral.end + 1, index)
            else { return nil }
            let known = grammar.forms(of: passage.atoms[numeral.end + 1].hash)
            let isMany = grammar.count(numeral.integer) == .many
            guard !known.isEmpty,
                known.allSatisfy({ form in
                    !form.isPlural
                        && ([.dative, .locative, .instrumental].contains(form.grammaticalCase)
                            || isMany && form.grammaticalCase == .genitive)
                        || isMany && form.isPlural && form.grammaticalCase != .genitive
                            && [.nominative, .accusative].contains(form.grammaticalCase)
                }), known.contains(where: { !$0.isPlural }),
                let noun = context(passage).form(at: numeral.end + 1, before: index),
                noun.grammaticalCase == .locative || grammar.count(numeral.integer) != .one
            else { return nil }
            return Finding(
                start: index, end: numeral.end, kind: .ordinal, rule: "ordinal-before-noun",
                spoken: speller.ordinal(numeral.integer, Form(noun.gender, noun.grammaticalCase)))
        }
    }

    /// "років 30 тому": a small word that looks like a noun's form and has no preposition in front.
    private func isAdverb(_ passage: Passage, _ word: Int, _ index: Int) -> Bool {
        passage.lexicon.functionWords.contains(passage.atoms[word].hash)
            && context(passage).government(before: index) == nil
    }

    /// "2." where a stop makes the ordinal, in Polish: alone, or before a word in lower case.
    var ordinalStop: Rule {
        Rule("ordinal-stop") { passage, index in
            guard passage.lexicon.setting("ordinal-stop") == "yes",
                let numeral = passage.numeral(at: index),
                numeral.isInteger, passage.isMark(numeral.end, "."),
                !passage.isMark(numeral.end + 1, ".")
            else { return nil }
            if let decade = decade(passage, numeral, index) { return decade }
            let isAlone = index == 0 && passage.closesBlock(numeral.end)
            let next = passage.skippingSpace(numeral.end + 1)
            let isLower =
                next > numeral.end + 1 && passage.isWord(next) && !passage.isCapital(next)
                && !passage.isMonth(next)
            guard isAlone || isLower else { return nil }
            var form = Form()
            if isLower {
                form = ordinalForm(passage, next, index)
            }
            return Finding(
                start: index, end: numeral.end + 1, kind: .ordinal, rule: "ordinal-stop",
                spoken: speller.ordinal(numeral.integer, form))
        }
    }

    /// "lata 60.", "w latach 90."
    private func decade(_ passage: Passage, _ numeral: Numeral, _ index: Int) -> Finding? {
        guard numeral.integer.count == 2, numeral.integer.hasSuffix("0"),
            let word = decadeWord(passage, before: index),
            let years = context(passage).form(
                at: word, of: passage.lexicon.setting("year-noun"), preferPlural: true),
            years.isPlural
        else { return nil }
        let end =
            passage.stopEndsSentence(numeral.end) && !passage.isRomanWord(numeral.end + 2)
            ? numeral.end : numeral.end + 1
        return Finding(
            start: index, end: end, kind: .decade, rule: "decade",
            spoken: speller.ordinal(
                numeral.integer, Form(.masculine, years.grammaticalCase, plural: true)))
    }

    /// The word in front of a decade, over other decades of a list ("lata 60. i 70.").
    private func decadeWord(_ passage: Passage, before index: Int) -> Int? {
        guard let word = passage.wordBefore(index) else { return nil }
        guard passage.isWord(word, passage.lexicon.setting("and")) else { return word }
        let stop = word - 2
        guard passage.isSpace(word - 1), passage.isMark(stop, "."), passage.isDigits(stop - 1)
        else { return word }
        return passage.wordBefore(stop - 1)
    }

    /// The form of an ordinal before the noun at `noun`.
    private func ordinalForm(_ passage: Passage, _ noun: Int, _ index: Int) -> Form {
        let slavic = context(passage)
        if let known = slavic.form(at: noun, before: index) {
            return Form(known.gender, known.grammaticalCase)
        }
        let government = slavic.government(before: index)
        let parts = (grammar.ending(of: passage.folded(noun))?.afterOne ?? "m nominative")
            .split(separator: " ").map(String.init)
        let gender = Form.gender(parts.first ?? "m")
        if let government { return Form(gender, slavic.fixedCase(government) ?? .locative) }
        return Form(
            gender, parts.count == 2 ? SlavicContext.named(parts[1]) ?? .nominative : .nominative)
    }

    /// "25-этажный", "5-летний", "40-градусный".
    var compoundAdjective: Rule {
        Rule("compound-adjective") { passage, index in
            guard let numeral = passage.numeral(at: index),
                numeral.isInteger || numeral.fraction == "5",
                let value = numeral.value, value > 0, value <= 1000,
                numeral.isInteger || value == 1,
                passage.isMark(numeral.end, Passage.dashes), passage.isWord(numeral.end + 1),
                passage.atoms[numeral.end + 1].count >= 4, !passage.isCapital(numeral.end + 1)
            else { return nil }
            let word = passage.folded(numeral.end + 1)
            guard
                passage.lexicon.attributeEndings.contains(where: { word.hasSuffix($0) })
                    || passage.lexicon.data.table.rows("measure-adjectives").contains(where: {
                        $0.list(0).contains { word.hasPrefix($0) }
                    })
            else { return nil }
            return Finding(
                start: index, end: numeral.end + 2, kind: .alphanumeric,
                rule: "compound-adjective",
                spoken: (numeral.isInteger
                    ? speller.compound(value) : passage.lexicon.setting("one-and-a-half"))
                    + passage.text(numeral.end + 1))
        }
    }

    /// "глава 10", "в части 2", "т. 3": the number agrees with the title word.
    var titleNumber: Rule {
        Rule("title-number") { passage, index in
            guard let numeral = passage.numeral(at: index), numeral.isInteger,
                numeral.integer.first != "0",
                numeral.integer.count <= 3, !passage.isMark(numeral.end, Passage.dashes + "%:"),
                !passage.isMark(numeral.end, ".,") || !passage.isDigits(numeral.end + 1),
                let form = titleForm(passage, index)
            else { return nil }
            return Finding(
                start: index, end: numeral.end, kind: .ordinal, rule: "title-number",
                spoken: speller.ordinal(numeral.integer, form))
        }
    }

    private func titleForm(_ passage: Passage, _ index: Int) -> Form? {
        var at = index - 1
        if passage.isSpace(at) { at -= 1 }
        let hasStop = passage.isMark(at, ".")
        if hasStop { at -= 1 }
        guard passage.isWord(at), hasStop || !passage.needsStop(at),
            let context = passage.lexicon.romans[passage.atoms[at].hash],
            !context.isBefore, context.isOrdinal, !passage.isDigits(at - 1),
            !passage.isSpace(at - 1) || !passage.isDigits(at - 2)
                || lawPart(passage, before: at) != nil
        else { return nil }
        return titleForm(passage, at, context)
    }

    /// The form in which the title word at `index` stands; a short form takes it from the
    /// preposition.
    func titleForm(_ passage: Passage, _ index: Int, _ context: RomanContext) -> Form {
        let slavic = self.context(passage)
        let gender = context.detail.isEmpty ? context.gender : grammar.gender(of: context.detail)
        if let known = slavic.form(at: index, of: context.detail) {
            return Form(gender, known.grammaticalCase)
        }
        return Form(gender, numberedCase(passage, index))
    }

    /// The case of a short form by what stands in front of it.
    func shortFormCase(_ passage: Passage, _ index: Int) -> Form.Case {
        let slavic = context(passage)
        if let government = slavic.government(before: index) { return shortCase(government) }
        guard let word = passage.wordBefore(index) else { return .nominative }
        return agreeing(passage.folded(word), passage.lexicon) ?? .nominative
    }

    private func shortCase(_ government: String) -> Form.Case {
        switch government {
        case "genitive", "genitive-or-instrumental": .genitive
        case "dative", "dative-or-accusative": .dative
        case "instrumental", "accusative-or-instrumental": .instrumental
        case "accusative": .accusative
        default: .locative
        }
    }

    /// The case of a noun behind an adjective, by the adjective's ending ("Тульской обл.").
    private func agreeing(_ word: String, _ lexicon: Lexicon) -> Form.Case? {
        for row in lexicon.data.table.rows("agreeing-endings")
        where row.list(0).contains(where: { word.hasSuffix($0) && word.count > $0.count + 2 }) {
            return SlavicContext.named(row[1])
        }
        return nil
    }
}
