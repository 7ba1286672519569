import BookModel
import Languages

extension English {
    static let numericDateExamples = [
        Example("15.01.2020", "the fifteenth of January twenty twenty"),
        Example("2024-05-06", "May sixth twenty twenty-four"),
        Example("4/1/1999", "April first nineteen ninety-nine"),
    ]

    static func speller(_ passage: Passage) -> EnglishSpeller {
        passage.language.speller as? EnglishSpeller
            ?? EnglishSpeller(icu: ICUSpeller(passage.lexicon.data))
    }

    /// Day first where it was written first, or in British English.
    static let readDate: DateReading = { date, passage in
        let speller = speller(passage)
        let day = speller.ordinal(String(date.day))
        let month = passage.lexicon.monthName(date.month)
        let year =
            date.year.map { year in
                year.count == 2 ? " " + speller.pair(Int(year) ?? 0) : " " + speller.year(year)
            } ?? ""
        let written = passage.digits(date.start)
        let dayFirst =
            written.count <= 2 && Int(written) == date.day && passage.isMark(date.start + 1, ".-")
            || passage.lexicon.setting("date-order") == "dmy"
        return dayFirst ? "the \(day) of \(month)\(year)" : "\(month) \(day)\(year)"
    }

    /// "3 September 1939", "22nd July", also joined by hyphens.
    static let dayMonthYear = Rule(
        "day-month",
        [
            Example("on 3 September 1939.", "on the third of September nineteen thirty-nine."),
            Example("the 22nd July 2012", "the twenty-second of July twenty twelve"),
            Example("In 12 May weeks", "In the twelfth of May weeks"),
        ]
    ) { passage, index in
        guard let (parts, end) = dayMonth(passage, index) else { return nil }
        let speller = speller(passage)
        let article =
            passage.wordBefore(index).map { passage.folded($0) == "the" } ?? false ? "" : "the "
        let year = parts.year.map { " " + speller.year($0) } ?? ""
        return Finding(
            start: index, end: end, kind: .date, rule: "day-month",
            spoken: article + speller.ordinal(String(parts.day)) + " of "
                + passage.lexicon.monthName(parts.month) + year)
    }

    private static func dayMonth(_ passage: Passage, _ index: Int) -> (DateParts, end: Int)? {
        if let plain = passage.dayMonth(at: index) {
            return isVerb(plain.0.month, passage, index + 2) ? nil : plain
        }
        guard let day = Int(passage.digits(index)), (1...31).contains(day),
            ["st", "nd", "rd", "th"].contains(passage.folded(index + 1)),
            passage.isSpace(index + 2),
            let month = passage.month(at: index + 3)
        else { return nil }
        var parts = DateParts(day: day, month: month.number, year: nil, start: index)
        let year = passage.skippingSpace(month.end)
        guard year > month.end, let digits = passage.yearDigits(at: year) else {
            return (parts, month.end)
        }
        parts.year = digits
        return (parts, year + 1)
    }

    /// "may" and "march" in lower case are verbs unless a year follows.
    private static func isVerb(_ month: Int, _ passage: Passage, _ index: Int) -> Bool {
        guard [3, 5].contains(month), passage.isWord(index), !passage.isCapital(index) else {
            return false
        }
        return passage.yearDigits(at: passage.skippingSpace(index + 1)) == nil
    }

    /// "May 1, 1945", "Jan. 15", "Jan-15-2020".
    static let monthDay = Rule(
        "month-day",
        [
            Example("September 11, 2001", "September eleventh, two thousand one"),
            Example("JAN. 15 2020", "January fifteenth twenty twenty"),
            Example("July 1506", "July fifteen oh six"),
            Example("you may 5 times", "you may five times"),
        ]
    ) { passage, index in
        guard let month = passage.month(at: index),
            passage.isCapital(index) || ![3, 5].contains(month.number)
        else { return nil }
        let hyphen = passage.isMark(month.end, "-")
        let at = hyphen ? month.end + 1 : passage.skippingSpace(month.end)
        let digits = passage.digits(at)
        guard at > month.end, digits.count <= 2, let day = Int(digits), (1...31).contains(day)
        else { return nil }
        var end = at + 1
        if ["st", "nd", "rd", "th"].contains(passage.folded(end)) { end += 1 }
        // "May 5-7", "May 5:30", "May 5%" are quantities.
        if !hyphen, passage.isMark(end, ":%°$€£/") || passage.isWord(end) { return nil }
        let speller = speller(passage)
        var spoken = passage.lexicon.monthName(month.number) + " " + speller.ordinal(String(day))
        var year = passage.skippingSpace(end)
        if hyphen, passage.isMark(end, "-") { year = end + 1 }
        let comma = passage.isMark(end, ",")
        if comma { year = passage.skippingSpace(end + 1) }
        if year > end, let digits = passage.yearDigits(at: year) {
            spoken += (comma ? ", " : " ") + speller.year(digits)
            end = year + 1
        }
        return Finding(start: index, end: end, kind: .date, rule: "month-day", spoken: spoken)
    }

    /// "1990s", "the mid-80s", "1960s-1980s".
    static let decade = Rule(
        "decade",
        [
            Example("the late 1990s,", "the late nineteen nineties,"),
            Example("the 2000s", "the two thousands"),
            Example("mid-80s", "mid-eighties"),
            Example("15 s", "fifteen seconds"), Example("two 3s", "two threes"),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        let apostrophe = passage.isMark(index + 1, "'\u{2019}")
        let letter = apostrophe ? index + 2 : index + 1
        // "10s. 6d." is money.
        let isMoney = passage.isMark(letter + 1, ".") && !passage.stopEndsSentence(letter + 1)
        guard passage.text(letter) == "s", digits.count <= 4, !isMoney else { return nil }
        // "747s", "the 3s": any number can be put in the plural.
        guard digits.count == 4 || digits.count == 2, digits.last == "0" else {
            let speller = speller(passage)
            return Finding(
                start: index, end: letter + 1, kind: .cardinal, rule: "number-plural",
                spoken: speller.plural(
                    digits.first == "0" ? speller.digitByDigit(digits) : speller.cardinal(digits)))
        }
        let dash = passage.isMark(letter + 1, Passage.dashes) && passage.isDigits(letter + 2)
        return Finding(
            start: index, end: dash ? letter + 2 : letter + 1, kind: .decade, rule: "decade",
            spoken: decadeWords(digits, passage) + (dash ? " to " : ""))
    }

    /// "'60s"
    static let shortDecade = Rule(
        "short-decade",
        [
            Example("the '60s and ’70s.", "the sixties and seventies."),
            Example("class of '95", "class of ninety-five"),
        ]
    ) { passage, index in
        guard passage.isMark(index, "'\u{2019}\u{2018}"), !passage.isWord(index - 1),
            !passage.isDigits(index - 1)
        else { return nil }
        let digits = passage.digits(index + 1)
        if digits.count == 2, !passage.isWord(index + 2), !passage.isMark(index + 2, "'\u{2019}"),
            let value = Int(digits)
        {
            return Finding(
                start: index, end: index + 2, kind: .year, rule: "short-year",
                spoken: speller(passage).pair(value))
        }
        guard passage.text(index + 2) == "s" else { return nil }
        guard digits.count == 2, digits.last == "0" else { return nil }
        return Finding(
            start: index, end: index + 3, kind: .decade, rule: "short-decade",
            spoken: decadeWords(digits, passage))
    }

    /// "the XIXth century"
    static let romanWithEnding = Rule.romanWithEnding(
        ["st", "nd", "rd", "th"],
        [
            Example("the XIXth century", "the nineteenth century"),
            Example("the IInd, Xth and Ist", "the second, tenth and first"),
            Example("Vth and nth", "fifth and nth"),
        ])

    private static func decadeWords(_ digits: String, _ passage: Passage) -> String {
        let speller = speller(passage)
        if digits == "00" { return "two thousands" }
        return speller.plural(digits.count == 4 ? speller.year(digits) : speller.cardinal(digits))
    }

    /// "1914–18", "1980-1986".
    static let yearRange = Rule(
        "year-range",
        [
            Example("The war of 1914-18 was", "The war of nineteen fourteen to eighteen was"),
            Example("in 1843-4 he", "in eighteen forty-three to four he"),
            Example("part 1843-2", "part one thousand eight hundred forty-three to two"),
            Example("1939–1945", "nineteen thirty-nine to nineteen forty-five"),
            Example("1500–1600 men", "fifteen hundred to sixteen hundred men"),
        ]
    ) { passage, index in
        let (first, second) = (passage.digits(index), passage.digits(index + 2))
        guard first.count == 4, passage.isMark(index + 1, Passage.dashes),
            !passage.isWord(index + 3),
            !passage.isMark(index + 3, Passage.dashes + ".,:/") || !passage.isDigits(index + 4),
            let from = Int(first), (1000...2099).contains(from), let to = Int(second),
            passage.isLaterYear(second, than: from)
        else { return nil }
        if let amount = passage.amount(at: index), amount.unit != nil { return nil }
        let speller = speller(passage)
        let end =
            switch second.count {
            case 1: speller.cardinal(second)
            case 2: speller.pair(to)
            default: speller.year(second)
            }
        return Finding(
            start: index, end: index + 3, kind: .range, rule: "year-range",
            spoken: speller.year(first) + " to " + end)
    }

    static let yearExamples = [
        Example("In 1900 there were", "In nineteen hundred there were"),
        Example("in 1066", "in ten sixty-six"), Example("1000", "one thousand"),
        Example("1200 km²", "one thousand two hundred square kilometers"),
        Example("in 2001", "in two thousand one"), Example("2012", "twenty twelve"),
        Example("A.D. 1066", "A D ten sixty-six"),
    ]

    /// From 1100 on a bare number of four digits is read like a year in any case; below only
    /// after a word or before an era that asks for one.
    static let isYear: @Sendable (Passage, Int) -> Bool = { passage, index in
        guard let value = Int(passage.digits(index)) else { return false }
        if (1100...1999).contains(value) || (2010...2099).contains(value) { return true }
        if passage.opensSentence(index), !passage.closesBlock(index), passage.isSpace(index + 1),
            value % 100 > 0,
            value < 1100, value > 1000, passage.isWord(index + 2)
        {
            return true
        }
        if passage.isMark(index - 2, "."), passage.isWord(index - 3, "d"),
            passage.isCapital(index - 3)
        {
            return true
        }
        if let before = passage.wordBefore(index), passage.isListed(before, "before-years"),
            passage.wordAfter(index) == nil || !passage.isSpace(index + 1)
                || passage.closesBlock(index) || passage.folded(before) == "in"
        {
            return true
        }
        let next = passage.skippingSpace(index + 1)
        return passage.isListed(next, "era-marks") && !passage.isWord(next, "a")
    }
}
