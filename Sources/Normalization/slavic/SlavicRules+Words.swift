import BookModel
import Languages

extension SlavicRules {
    /// A short form for a noun of the tables is said in the case of its place ("на ул.", "в т. 3");
    /// an adjective agrees with the noun behind it. All else is said as the table has it.
    func inflect(_ entry: Abbreviation, _ passage: Passage, _ range: Range<Int>) -> String {
        let words = entry.spoken.split(separator: " ").map(String.init)
        guard words.count == 1, let word = words.first else { return entry.spoken }
        if let century = century(entry, passage, range) { return century }
        if let noun = grammar.noun(word) {
            // "ust. 2 pkt 3": the noun of a number behind it is not counted by the one in front.
            let isNumbered = passage.isDigits(passage.skippingSpace(range.upperBound))
            if !isNumbered,
                passage.isDigits(range.lowerBound - 2) || passage.isDigits(range.lowerBound - 1)
            {
                return counted(word, passage, range)
            }
            let isPlural = entry.conditions.contains(.beforeRange)
            return noun.form(numberedCase(passage, range.lowerBound), plural: isPlural)
        }
        guard grammar.isAdjective(word), passage.isSpace(range.upperBound),
            passage.isWord(range.upperBound + 1)
        else { return entry.spoken }
        return grammar.adjective(word, nounForm(passage, range.upperBound + 1))
    }

    /// The case of a short form in front of its number. "п. 3 ст. 5": a part of a law is said to be
    /// one of the bigger part behind it.
    func numberedCase(_ passage: Passage, _ index: Int) -> Form.Case {
        guard let smaller = lawPart(passage, before: index) else {
            return shortFormCase(passage, index)
        }
        let words = passage.lexicon.data.table.rows("law-parts").flatMap {
            $0[0].split(separator: " ")
        }
        // The section goes from small to big.
        let places = [smaller, index].map { word in
            words.firstIndex { $0 == passage.folded(word) } ?? 0
        }
        return places[0] < places[1] ? .genitive : .nominative
    }

    /// The part of a law whose number stands in front of another part's short form.
    func lawPart(_ passage: Passage, before index: Int) -> Int? {
        guard passage.isListed(index, "law-parts"), passage.isSpace(index - 1),
            passage.isDigits(index - 2), passage.isSpace(index - 3)
        else { return nil }
        let word = passage.isMark(index - 4, ".") ? index - 5 : index - 4
        guard passage.isListed(word, "law-parts"),
            passage.atoms[word].hash != passage.atoms[index].hash
        else { return nil }
        return word
    }

    /// "5 ч." where the table has the noun and not the unit.
    private func counted(_ word: String, _ passage: Passage, _ range: Range<Int>) -> String {
        let at = passage.isSpace(range.lowerBound - 1) ? range.lowerBound - 2 : range.lowerBound - 1
        return grammar.counted(word, grammar.count(passage.digits(at)), .nominative)
    }

    /// "в." and "вв." behind Roman numerals, in the case of the numerals.
    private func century(_ entry: Abbreviation, _ passage: Passage, _ range: Range<Int>) -> String?
    {
        let before =
            passage.isSpace(range.lowerBound - 1) ? range.lowerBound - 2 : range.lowerBound - 1
        guard passage.isWord(before), passage.atoms[before].shape.contains(.roman),
            passage.isAllCapitals(before),
            let noun = grammar.noun(entry.spoken)
        else { return nil }
        let start = listStart(passage, before)
        return noun.form(
            centuryCase(passage, start),
            plural: entry.conditions.contains(.beforeRange) || entry.written.hasPrefix("вв"))
    }

    /// The gender and case of a noun of the text, by the tables or by its ending.
    private func nounForm(_ passage: Passage, _ index: Int) -> Form {
        if let known = context(passage).form(at: index) {
            return Form(known.gender, known.grammaticalCase, plural: known.isPlural)
        }
        let parts = (grammar.ending(of: passage.folded(index))?.afterOne ?? "m nominative")
            .split(separator: " ").map(String.init)
        guard parts.count == 2 else { return Form() }
        return Form(Form.gender(parts[0]), SlavicContext.named(parts[1]) ?? .nominative)
    }

    /// "рис. 2.1", "табл. 3.14": behind a title's word a stop parts numbers and is no decimal mark.
    var partNumber: Rule {
        Rule("part-number") { passage, index in
            guard passage.isDigits(index), passage.isMark(index + 1, "."),
                passage.isDigits(index + 2), passage.lexicon.isDecimalMark("."),
                !passage.isMark(index + 3, ".") || !passage.isDigits(index + 4),
                passage.isTitled(index)
            else { return nil }
            let words = [index, index + 2].map { speller.cardinal(passage.digits($0)) }
            return Finding(
                start: index, end: index + 3, kind: .alphanumeric, rule: "part-number",
                spoken: words.joined(separator: " \(passage.lexicon.setting("dot-word")) "))
        }
    }

    /// "дом № 5/7", "д. 12/1": the two numbers of a house at a corner, by the setting `house-slash`
    /// behind a word of the section `numbered-places`.
    var houseNumber: Rule {
        Rule("house-number") { passage, index in
            guard let joint = passage.lexicon.data.setting("house-slash"), passage.isDigits(index),
                passage.isMark(index + 1, "/"), passage.isDigits(index + 2),
                !passage.isMark(index + 3, "/") || !passage.isDigits(index + 4)
            else { return nil }
            let sign = passage.isSpace(index - 1) ? index - 2 : index - 1
            let name = passage.isMark(sign, "№") ? sign : index
            guard let word = passage.namingWord(before: name),
                passage.isListed(word, "numbered-places")
            else { return nil }
            let words = [index, index + 2].map { speller.cardinal(passage.digits($0)) }
            return Finding(
                start: index, end: index + 3, kind: .cardinal, rule: "house-number",
                spoken: words.joined(separator: " \(joint) "))
        }
    }

    /// "1:1000", "3:2": "один к тысяче".
    var ratio: Rule {
        Rule("ratio") { passage, index in
            guard let word = passage.lexicon.data.setting("ratio-word"), passage.isDigits(index),
                passage.isMark(index + 1, ":"), passage.isDigits(index + 2),
                !passage.isMark(index + 3, ":") || !passage.isDigits(index + 4),
                !passage.isMark(index - 1, ":"),
                passage.clock(at: index, marks: ":") == nil,
                let second = passage.numeral(at: index + 2), second.isInteger,
                let to = SlavicContext.named(passage.lexicon.setting("ratio-case"))
            else { return nil }
            return Finding(
                start: index, end: second.end, kind: .score, rule: "ratio",
                spoken: speller.cardinal(passage.digits(index)) + " " + word + " "
                    + speller.cardinal(second.integer, Form(.masculine, to)))
        }
    }

    // MARK: Times

    /// "в 17.05": a stop between hours and minutes after a preposition of time.
    var clockWithStop: Rule {
        Rule("clock-with-stop") { passage, index in
            guard let (time, end) = passage.clock(at: index, marks: "."),
                passage.digits(index).count == 2
                    || passage.digits(index + 2).hasPrefix("0")
                    || passage.digits(index + 2).hasSuffix("0")
                    || passage.digits(index + 2).hasSuffix("5"),
                followsTimeWord(passage, index),
                let amount = passage.amount(at: index), amount.isBare, !passage.isMark(end, "%°"),
                !countsBehind(passage, end)
            else { return nil }
            return Finding(
                start: index, end: end, kind: .time, rule: "clock-with-stop",
                spoken: readClock(time, passage))
        }
    }

    /// A preposition of time or the word for the hour, also in its short form.
    private func followsTimeWord(_ passage: Passage, _ index: Int) -> Bool {
        guard let word = passage.namingWord(before: index) else { return false }
        return passage.lexicon.data.table.rows("time-prepositions").contains {
            $0.list(0).contains(passage.folded(word))
        }
    }

    private func countsBehind(_ passage: Passage, _ end: Int) -> Bool {
        guard passage.isSpace(end), passage.isWord(end + 1) else { return false }
        return !grammar.forms(of: passage.atoms[end + 1].hash).isEmpty
    }

    /// "десять тридцать", "семнадцать ноль пять", "семь часов".
    func readClock(_ time: ClockTime, _ passage: Passage) -> String {
        let slavic = context(passage)
        let lexicon = passage.lexicon
        let fixed = slavic.fixedCase(slavic.government(before: time.start))
        let grammaticalCase: Form.Case = fixed == .accusative ? .nominative : fixed ?? .nominative
        if lexicon.setting("clock") == "ordinal" { return ordinalClock(time, passage, slavic) }
        let hour = speller.cardinal(String(time.hour), Form(clockGender(lexicon), grammaticalCase))
        var words = [hour]
        if time.minute == 0, time.second == nil {
            words.append(
                grammar.counted(
                    lexicon.setting("hour"), grammar.count(String(time.hour)), grammaticalCase))
        } else {
            words.append(minutes(time.minute, grammaticalCase))
        }
        if let second = time.second { words.append(minutes(second, grammaticalCase)) }
        return words.joined(separator: " ")
    }

    private func clockGender(_ lexicon: Lexicon) -> Form.Gender {
        grammar.gender(of: lexicon.setting("hour"))
    }

    private func minutes(_ value: Int, _ grammaticalCase: Form.Case) -> String {
        let words = speller.cardinal(String(value), Form(.masculine, grammaticalCase))
        return value < 10
            ? speller.cardinal("0", Form(.masculine, grammaticalCase)) + " " + words : words
    }

    /// The case behind a word for the hour ("o godz. 8.30", "godzina 8.30") or a word of time.
    private func hourCase(_ passage: Passage, _ index: Int) -> Form.Case? {
        guard let word = passage.namingWord(before: index) else { return nil }
        let isShort = passage.wordBefore(index) == nil
        let hour = passage.lexicon.setting("hour")
        if let noun = context(passage).form(at: word, of: hour) { return noun.grammaticalCase }
        if isShort, hour.hasPrefix(passage.folded(word)) { return shortFormCase(passage, word) }
        return followsTimeWord(passage, index) ? .locative : nil
    }

    /// "o godz. 20", "godzina 5": a number behind the word for the hour, in its case.
    var hourOfDay: Rule {
        Rule("hour-of-day") { passage, index in
            guard passage.lexicon.setting("clock") == "ordinal",
                let hour = Int(passage.digits(index)), (0...24).contains(hour),
                let amount = passage.amount(at: index), amount.isBare, amount.end == index + 1,
                !passage.isMark(index + 1, ".:") || !passage.isDigits(index + 2),
                let grammaticalCase = hourOfDayCase(passage, index)
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .time, rule: "hour-of-day",
                spoken: speller.ordinal(String(hour), Form(.feminine, grammaticalCase)))
        }
    }

    private func hourOfDayCase(_ passage: Passage, _ index: Int) -> Form.Case? {
        if namesHour(passage, index), !followsCount(passage, index) {
            return hourCase(passage, index)
        }
        // "o 5 rano", "do 2 w nocy"
        guard
            passage.lexicon.data.table.rows("day-parts").contains(where: { row in
                row.list(0).contains { passage.matches($0, at: index + 2) != nil }
            })
        else { return nil }
        let slavic = context(passage)
        return slavic.fixedCase(slavic.government(before: index)) ?? .locative
    }

    /// The word in front is the hour itself, in the singular or short.
    private func namesHour(_ passage: Passage, _ index: Int) -> Bool {
        let hour = passage.lexicon.setting("hour")
        if let word = passage.wordBefore(index) {
            return context(passage).form(at: word, of: hour).map { !$0.isPlural } ?? false
        }
        return passage.isMark(index - 2, ".") && passage.isWord(index - 3)
            && hour.hasPrefix(passage.folded(index - 3))
    }

    /// "3 godziny 20 minut", "1 godz. 30 min": the hour is counted itself, or something is behind.
    private func followsCount(_ passage: Passage, _ index: Int) -> Bool {
        let word = passage.wordBefore(index) ?? index - 3
        return passage.isDigits(word - 2) || passage.isDigits(word - 1)
            || countsBehind(passage, index + 1)
    }

    /// "trzynasta dwadzieścia trzy", "o trzynastej pięć".
    private func ordinalClock(
        _ time: ClockTime, _ passage: Passage, _ slavic: SlavicContext
    ) -> String {
        let government = slavic.government(before: time.start)
        let grammaticalCase: Form.Case =
            switch government {
            case nil: hourCase(passage, time.start) ?? .nominative
            case "accusative": .accusative
            case "instrumental": .instrumental
            case "genitive", "genitive-or-instrumental": .genitive
            default: .locative
            }
        let hour = speller.ordinal(String(time.hour), Form(.feminine, grammaticalCase))
        var words = [hour]
        if time.minute > 0 { words.append(speller.cardinal(String(time.minute))) }
        if time.minute == 0, passage.lexicon.setting("full-hour") == "spoken",
            let noun = grammar.noun(passage.lexicon.setting("hour"))
        {
            words.append(noun.form(grammaticalCase, plural: false))
        }
        if let second = time.second { words.append(speller.cardinal(String(second))) }
        return words.joined(separator: " ")
    }
}
