import BookModel
import Languages

extension German {
    static let dateExamples = [
        Example("02.03.2003", "zweiter März zweitausenddrei"),
        Example("am 02.03.2003", "am zweiten März zweitausenddrei"),
    ]

    static let readDate: DateReading = { date, passage in
        let speller = speller(passage)
        let ending = determiner(passage, before: date.start) ?? "r"
        let year =
            date.year.map { year in
                year.count == 2 ? speller.digitByDigitPair(year) : speller.year(year)
            } ?? ""
        return
            (speller.ordinal(String(date.day), ending: ending) + " "
            + passage.lexicon.monthName(date.month) + " " + year).trimmed
    }

    /// A short month's name after a day ("2. Mär. 2003").
    static let shortMonth = Rule(
        "short-month",
        [
            Example("2. Mär. 2003", "zweiter März zweitausenddrei"),
            Example("Jan ging", "Jan ging"),
        ]
    ) { passage, index in
        guard let month = passage.month(at: index),
            passage.lexicon.months[passage.atoms[index].hash]?.isShort ?? false,
            passage.isMark(index - 2, "."), passage.isDigits(index - 3)
        else { return nil }
        return Finding(
            start: index, end: month.end, kind: .date, rule: "short-month",
            spoken: passage.lexicon.monthName(month.number))
    }

    static let yearExamples = [
        Example("1812 marschierte", "achtzehnhundertzwölf marschierte"),
        Example("im Jahr 1066", "im Jahr eintausendsechsundsechzig"),
        Example("1126", "eintausendeinhundertsechsundzwanzig"),
        Example(
            "geb. 1900, gest. 1950", "geboren neunzehnhundert, gestorben neunzehnhundertfünfzig"),
    ]

    /// A bare number of four digits is a year unless it stands alone or counts a noun.
    static let isYear: @Sendable (Passage, Int) -> Bool = { passage, index in
        let words = passage.lexicon.data.table.rows("year-words")
        // "geb. 1900"
        let before = passage.namingWord(before: index)
        if let before, words.contains(where: { $0.list(0).contains(passage.folded(before)) }) {
            return true
        }
        if passage.isMark(index - 1, "(") || passage.isMonth(index - 2) { return true }
        let next = passage.skippingSpace(index + 1)
        if passage.isWord(next) { return !passage.isCapital(next) }
        return before != nil || !passage.closesBlock(index)
    }

    /// "1914–18", "1939-1945"
    static let yearRange = Rule(
        "year-range",
        [
            Example("Im Krieg 1914–18 war", "Im Krieg neunzehnhundertvierzehn bis achtzehn war"),
            Example("1843-4 war", "achtzehnhundertdreiundvierzig bis vier war"),
            Example("1939-1945", "neunzehnhundertneununddreißig bis neunzehnhundertfünfundvierzig"),
        ]
    ) { passage, index in
        let (first, second) = (passage.digits(index), passage.digits(index + 2))
        guard first.count == 4, passage.isMark(index + 1, Passage.dashes + "/"),
            let from = Int(first), (1000...2099).contains(from),
            passage.isLaterYear(second, than: from), !passage.isWord(index + 3),
            !passage.isMark(index + 3, Passage.dashes + ".,:/") || !passage.isDigits(index + 4)
        else { return nil }
        if let amount = passage.amount(at: index), amount.unit != nil { return nil }
        let speller = speller(passage)
        return Finding(
            start: index, end: index + 3, kind: .range, rule: "year-range",
            spoken: speller.year(first) + " bis " + speller.year(second))
    }

    /// "die 1920er Jahre", "80er", "der 90ern"
    static let decade = Rule(
        "decade",
        [
            Example("die 1920er Jahre", "die neunzehnhundertzwanziger Jahre"),
            Example("in den 80ern", "in den achtzigern"),
            Example("die 68er", "die achtundsechziger"),
            Example("ein 3er", "ein dreier"),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        guard digits.count <= 2 || digits.count == 4, digits.first != "0",
            passage.isWord(index + 1),
            ["er", "ern", "ers"].contains(passage.text(index + 1))
        else { return nil }
        let speller = speller(passage)
        let number = digits.count == 4 ? speller.year(digits) : speller.cardinal(digits)
        return Finding(
            start: index, end: index + 2, kind: .decade, rule: "decade",
            spoken: number + passage.text(index + 1))
    }

    // MARK: Times

    static let clockExamples = [Example("um 14:05", "um vierzehn Uhr fünf")]

    static let readClock: ClockReading = { time, passage in
        let speller = speller(passage)
        var spoken = speller.cardinal(String(time.hour), Form(attributive: true)) + " Uhr"
        if time.minute > 0 { spoken += " " + speller.cardinal(String(time.minute)) }
        if let second = time.second {
            spoken +=
                " und " + speller.cardinal(String(second), Form(.feminine, attributive: true))
                + (second == 1 ? " Sekunde" : " Sekunden")
        }
        return spoken
    }

    /// "14:05 Uhr", "8.30 Uhr", "8 Uhr 30": the hour's word comes between.
    static let clockWithHour = Rule(
        "clock-with-hour",
        [
            Example("um 14:05 Uhr und 8.30 Uhr", "um vierzehn Uhr fünf und acht Uhr dreißig"),
            Example("um 9 h, nach 9 h", "um neun Uhr, nach neun Stunden"),
            Example("08:00 Uhr", "acht Uhr"), Example("1 Uhr", "ein Uhr"),
        ]
    ) { passage, index in
        if let (time, end) = passage.clock(at: index, marks: ":."), passage.isSpace(end),
            passage.isWord(end + 1, "uhr")
        {
            return Finding(
                start: index, end: end + 2, kind: .time, rule: "clock-with-hour",
                spoken: readClock(time, passage))
        }
        // "um 9 h", "ab 17 h"
        if let hour = Int(passage.digits(index)), hour < 25, passage.isSpace(index + 1),
            passage.text(index + 2) == "h", let word = passage.wordBefore(index),
            ["um", "ab", "gegen"].contains(passage.folded(word))
        {
            let time = ClockTime(hour: hour, minute: 0, second: nil, start: index)
            return Finding(
                start: index, end: index + 3, kind: .time, rule: "clock-with-hour",
                spoken: readClock(time, passage))
        }
        guard passage.digits(index) == "1", passage.isSpace(index + 1),
            passage.isWord(index + 2, "uhr")
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .time, rule: "clock-with-hour", spoken: "ein")
    }
}

extension GermanSpeller {
    /// A year of two digits as in "3.5.98".
    func digitByDigitPair(_ digits: String) -> String {
        digits.first == "0" ? digitByDigit(digits) : cardinal(digits, .plain)
    }
}
