import BookModel
import Languages

extension SlavicRules {
    func readRoman(_ use: RomanUse, _ passage: Passage) -> String? {
        let number = String(use.value)
        switch use.context {
        case .title(let context, let at):
            guard context.isOrdinal else { return speller.cardinal(number) }
            return speller.ordinal(number, titleForm(passage, at, context))
        case .counted(let context, let at):
            return speller.ordinal(number, countedForm(passage, use.index, at, context))
        case .ruler(let gender, let at):
            return speller.ordinal(number, rulerForm(passage, at, gender))
        case .heading: return speller.cardinal(number)
        }
    }

    /// The form of a numeral before "век": the noun's case, the singular even of several.
    private func countedForm(
        _ passage: Passage, _ index: Int, _ at: Int, _ context: RomanContext
    ) -> Form {
        let start = listStart(passage, index)
        let slavic = self.context(passage)
        let isSeveral = start != index || at > index + 2
        let gender = grammar.gender(of: context.detail)
        // "в." is no form of the noun; "век." at a sentence's end is one.
        if slavic.form(at: at, of: context.detail) != nil,
            let noun = slavic.form(
                at: at, before: start, of: context.detail, preferPlural: isSeveral)
        {
            // "кінець XIX століття": where both cases look alike, a word in front governs.
            let isGenitive =
                noun.grammaticalCase == .nominative && passage.wordBefore(start) != nil
                && grammar.noun(context.detail).map {
                    $0.form(.genitive, plural: false) == $0.form(.nominative, plural: false)
                } ?? false
            return Form(gender, isGenitive ? .genitive : noun.grammaticalCase)
        }
        return Form(gender, centuryCase(passage, start))
    }

    /// The case of "в." and "вв." by what stands in front of the first numeral.
    func centuryCase(_ passage: Passage, _ start: Int) -> Form.Case {
        switch context(passage).government(before: start) {
        case "genitive", "genitive-or-instrumental": return .genitive
        case "dative": return .dative
        case "instrumental", "accusative-or-instrumental": return .instrumental
        case "accusative", "dative-or-accusative": return .accusative
        case "locative-or-accusative", "locative", "accusative-or-locative": return .locative
        default: break
        }
        // "w latach 90. XX w."
        if passage.isMark(start - 2, "."), passage.isDigits(start - 3) { return .genitive }
        // "в 90-х гг. XX в."
        if passage.isMark(start - 2, "."), passage.isShortYear(start - 3) { return .genitive }
        guard let before = passage.wordBefore(start) else { return .nominative }
        // "Пётр I и XIX в.": joined to what stands in the nominative.
        if passage.isWord(before, passage.lexicon.setting("and")), passage.isRomanWord(before - 2),
            passage.namedRuler(before: before - 2) != nil
        {
            return .nominative
        }
        return .genitive
    }

    /// The first numeral of a list ("V, IV и III веках"); a preposition inside ends it
    /// ("с XVI по XVIII").
    func listStart(_ passage: Passage, _ index: Int) -> Int {
        var first = index
        var at = index - 1
        while passage.has(at) {
            if passage.isSpace(at) || passage.isMark(at, "," + Passage.dashes)
                || passage.isWord(at) && passage.folded(at) == passage.lexicon.setting("and")
            {
                at -= 1
            } else if passage.isWord(at), passage.atoms[at].shape.contains(.roman),
                passage.isAllCapitals(at), RomanNumeral.value(of: passage.text(at)) != nil,
                passage.namedRuler(before: at) == nil, !passage.isTitled(at)
            {
                first = at
                at -= 1
            } else {
                break
            }
        }
        return first
    }

    /// The ruler's number agrees with the name: "Георга VI", "Елизавете II".
    private func rulerForm(_ passage: Passage, _ name: Int, _ gender: Form.Gender) -> Form {
        let word = passage.folded(name)
        let table = passage.lexicon.data.table
        if table.rows("ruler-nominatives").contains(where: {
            FoldedHash.of($0[0]) == passage.atoms[name].hash
        }) {
            return Form(gender)
        }
        for row in table.rows("name-endings") {
            for ending in row.list(0) where word.hasSuffix(ending) {
                guard let known = knownRuler(passage, name) else {
                    return guessedRuler(word, passage, name, row)
                }
                let column = known == .feminine ? row[2] : row[1]
                if let found = SlavicContext.named(column) { return Form(known, found) }
            }
        }
        return Form(knownRuler(passage, name) ?? gender)
    }

    private func guessedRuler(
        _ word: String, _ passage: Passage, _ name: Int, _ row: TableRow
    ) -> Form {
        if let masculine = SlavicContext.named(row[1]), masculine != .nominative,
            !passage.opensSentence(name)
        {
            return Form(.masculine, masculine)
        }
        if SlavicContext.named(row[2]) == .nominative { return Form(.feminine) }
        return Form(.masculine)
    }

    private func knownRuler(_ passage: Passage, _ name: Int) -> Form.Gender? {
        passage.lexicon.rulers[passage.atoms[name].hash]
    }

    /// "II-я", "VII-го"
    var romanEnding: Rule {
        Rule("roman-ending") { passage, index in
            guard passage.isWord(index), passage.atoms[index].shape.contains(.roman),
                passage.isAllCapitals(index),
                let value = RomanNumeral.value(of: passage.text(index)),
                passage.isMark(index + 1, Passage.dashes), passage.isWord(index + 2),
                !passage.isCapital(index + 2)
            else { return nil }
            let ending = passage.folded(index + 2)
            for row in passage.lexicon.data.table.rows("ordinals")
            where row.list(0).contains(ending) {
                let parts = row[1].split(separator: " ").map(String.init)
                guard parts.count == 2, parts[0] != "cardinal" else { continue }
                let form = Form(
                    Form.gender(parts[0]), SlavicContext.named(parts[1]) ?? .nominative,
                    plural: parts[0] == "p")
                return Finding(
                    start: index, end: index + 3, kind: .roman, rule: "roman-ending",
                    spoken: speller.ordinal(String(value), form))
            }
            return nil
        }
    }

    /// A numeral of two letters or more before a noun of the tables in lower case.
    var romanBeforeNoun: Rule {
        Rule("roman-before-noun") { passage, index in
            guard passage.isWord(index), passage.atoms[index].shape.contains(.roman),
                passage.isAllCapitals(index),
                passage.atoms[index].count > 1 || passage.text(index) == "I",
                let value = RomanNumeral.value(of: passage.text(index)),
                passage.isSpace(index + 1), passage.isWord(index + 2),
                !passage.isCapital(index + 2),
                let noun = context(passage).form(at: index + 2, before: index), !noun.isPlural
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .roman, rule: "roman-before-noun",
                spoken: speller.ordinal(String(value), Form(noun.gender, noun.grammaticalCase)))
        }
    }
}
