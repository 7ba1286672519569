import BookModel
import Languages

extension SlavicRules {
    /// 05.08.1914: "пятое августа тысяча девятьсот четырнадцатого года". A word for the year behind
    /// it ("7.03.1960 г.") is said already.
    var numericDate: Rule {
        Rule("numeric-date") { passage, index in
            guard var date = plainDate.apply(passage, index) else { return nil }
            let noun = passage.skippingSpace(date.end)
            let isYear =
                passage.lexicon.data.table.rows("short-years").contains {
                    $0.list(0).contains(passage.folded(noun)) && $0[1] == "singular"
                } || passage.isWord(noun, passage.lexicon.setting("of-year"))
            guard noun > date.end, passage.isWord(noun), isYear,
                passage.digits(date.end - 1).count == 4
            else { return date }
            date.end = noun + 1
            if passage.isMark(date.end, "."), !passage.stopEndsSentence(date.end) { date.end += 1 }
            return date
        }
    }

    private var plainDate: Rule {
        .numericDate { date, passage in
            let slavic = context(passage)
            let grammaticalCase = dayCase(
                slavic.government(before: date.start),
                alone: happens(passage, date.start) ? .genitive : .nominative)
            var words = [
                speller.ordinal(String(date.day), Form(dayGender(passage), grammaticalCase)),
                passage.lexicon.genitiveMonth(date.month),
            ]
            if let year = date.year {
                words.append(speller.ordinal(year, Form(.masculine, .genitive)))
                words.append(passage.lexicon.setting("of-year"))
            }
            return words.joined(separator: " ")
        }
    }

    /// "3 V 1999": the month as a Roman numeral, by the setting `roman-months`.
    var romanDate: Rule {
        Rule("roman-date") { passage, index in
            guard passage.lexicon.setting("roman-months") == "yes",
                let day = Int(passage.digits(index)), (1...31).contains(day),
                passage.isSpace(index + 1), passage.isRomanWord(index + 2),
                let month = RomanNumeral.value(of: passage.text(index + 2)), month <= 12,
                passage.isSpace(index + 3), let year = passage.yearDigits(at: index + 4)
            else { return nil }
            let form = Form(.masculine, .genitive)
            let words = [
                speller.ordinal(String(day), Form(dayGender(passage), .genitive)),
                passage.lexicon.genitiveMonth(month), speller.ordinal(year, form),
                passage.lexicon.setting("of-year"),
            ]
            return Finding(
                start: index, end: index + 5, kind: .date, rule: "roman-date",
                spoken: words.joined(separator: " "))
        }
    }

    private func dayGender(_ passage: Passage) -> Form.Gender {
        Form.gender(passage.lexicon.setting("day-gender", default: "n"))
    }

    private func dayCase(_ government: String?, alone: Form.Case) -> Form.Case {
        switch government {
        case nil: alone
        case "dative": .dative
        case "instrumental": .instrumental
        case "accusative", "locative-or-accusative", "accusative-or-locative",
            "dative-or-accusative":
            .accusative
        default: .genitive
        }
    }

    /// "1 мая": the day in front of a month's name, also in a list ("15, 25 и 27 апреля").
    var dayMonth: Rule {
        Rule("day-month") { passage, index in
            let digits = passage.digits(index)
            guard let day = Int(digits), (1...31).contains(day), digits.count <= 2 else {
                return nil
            }
            var first = index
            guard let month = monthBehind(passage, index) else { return nil }
            while let before = listed(passage, before: first) { first = before }
            let slavic = context(passage)
            let alone: Form.Case = saysToday(passage, first) ? .nominative : .genitive
            let grammaticalCase = dayCase(slavic.government(before: first), alone: alone)
            let spoken = speller.ordinal(digits, Form(dayGender(passage), grammaticalCase))
            guard passage.isMark(index + 1, "-."), month.at == index + 2 || month.at == index + 3
            else {
                return Finding(
                    start: index, end: index + 1, kind: .date, rule: "day-month", spoken: spoken)
            }
            return Finding(
                start: index, end: month.at + 1, kind: .date, rule: "day-month",
                spoken: spoken + " " + passage.lexicon.genitiveMonth(month.number))
        }
    }

    /// Over spaces, commas, "и" and other days to the month's name.
    private func monthBehind(_ passage: Passage, _ index: Int) -> (number: Int, at: Int)? {
        var at = index + 1
        if passage.isMark(at, "-"), let month = passage.lexicon.months[hash(passage, at + 1)] {
            return (month.number, at + 1)
        }
        if passage.isMark(at, "."), passage.isSpace(at + 1) {
            // "кв. 12. 8 марта": a stop is the day's where the month follows at once.
            return passage.lexicon.months[hash(passage, at + 2)].map { ($0.number, at + 2) }
        }
        var steps = 0
        let joints = ["and", "date-to", "date-onto"].map { passage.lexicon.setting($0) }
        while passage.has(at), steps < 14 {
            if let month = passage.lexicon.months[hash(passage, at)] { return (month.number, at) }
            let isDay = passage.isDigits(at) && passage.digits(at).count <= 2
            guard
                passage.isSpace(at) || passage.isMark(at, "," + Passage.dashes) || isDay
                    || isNewStyle(passage, at)
                    || passage.isWord(at) && joints.contains(passage.folded(at))
            else { return nil }
            at += 1
            steps += 1
        }
        return nil
    }

    /// "6 (17) ноября": a bracket around the same day in the other calendar.
    private func isNewStyle(_ passage: Passage, _ bracket: Int) -> Bool {
        let day = passage.isMark(bracket, "(") ? bracket + 1 : bracket - 1
        guard passage.isMark(bracket, "()"), passage.isMark(day - 1, "("),
            passage.isMark(day + 1, ")"), passage.isDigits(day), passage.digits(day).count <= 2
        else { return false }
        return passage.isDigits(passage.isSpace(day - 2) ? day - 3 : day - 2)
    }

    private func hash(_ passage: Passage, _ index: Int) -> UInt64 {
        passage.isWord(index) ? passage.atoms[index].hash : 0
    }

    /// The day before this one in a list.
    private func listed(_ passage: Passage, before index: Int) -> Int? {
        var at = index - 1
        var sawJoint = false
        while passage.isSpace(at) || passage.isMark(at, "," + Passage.dashes)
            || isNewStyle(passage, at)
            || passage.isWord(at) && passage.folded(at) == passage.lexicon.setting("and")
        {
            sawJoint = sawJoint || !passage.isSpace(at)
            at -= 1
        }
        return sawJoint && passage.isDigits(at) && passage.digits(at).count <= 2 ? at : nil
    }

    /// "Сегодня 1 мая": what is named, not when something was.
    private func saysToday(_ passage: Passage, _ index: Int) -> Bool {
        guard let word = passage.wordBefore(index) else { return false }
        return passage.lexicon.data.table.rows("naming-words").contains {
            $0.list(0).contains(passage.folded(word))
        }
    }

    /// "умер 21.12.2012", "21.12.2012 он умер": when something happened, in a sentence; what only
    /// names a day stands alone or behind a naming word.
    private func happens(_ passage: Passage, _ index: Int) -> Bool {
        if passage.wordBefore(index) != nil { return !saysToday(passage, index) }
        let next = passage.skippingSpace(index + 5)
        guard next > index + 5, passage.isWord(next), !passage.isCapital(next) else { return false }
        let isShort = passage.atoms[next].count == 1 && passage.isMark(next + 1, ".")
        let behind = passage.skippingSpace(next + 2)
        return isShort
            ? passage.isWord(behind) && !passage.isCapital(behind) : passage.atoms[next].count > 1
    }

    /// A short month behind a day that was read already ("5 янв.").
    var shortMonth: Rule {
        Rule("short-month") { passage, index in
            guard let month = passage.month(at: index),
                passage.lexicon.months[passage.atoms[index].hash]?.isShort ?? false,
                passage.isDigits(index - 2) || passage.isDigits(index - 1)
            else { return nil }
            return Finding(
                start: index, end: month.end, kind: .date, rule: "short-month",
                spoken: passage.lexicon.genitiveMonth(month.number))
        }
    }
}

extension Passage {
    /// "гг", "р": the short form of a word for years.
    func isShortYear(_ index: Int) -> Bool {
        isWord(index)
            && lexicon.data.table.rows("short-years").contains {
                $0.list(0).contains(folded(index))
            }
    }

    func isMonth(_ index: Int) -> Bool {
        isWord(index) && lexicon.months[atoms[index].hash] != nil
            || isMark(index, ".") && isWord(index - 1)
                && lexicon.months[atoms[index - 1].hash] != nil
    }
}

extension Lexicon {
    /// The second form of a month's row: "января".
    func genitiveMonth(_ number: Int) -> String {
        let forms = data.table.rows("months").first { Int($0[0]) == number }?.list(1) ?? []
        return forms.count > 1 ? forms[1] : forms.first ?? ""
    }
}
