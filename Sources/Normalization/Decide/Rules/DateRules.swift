import BookModel
import Languages

/// A date as it is written; the year as its digits.
struct DateParts: Sendable {
    var day: Int
    var month: Int
    var year: String?
    /// The month's name where it is written in full, in whatever case.
    var monthName: Int?
    /// Where the day (or the whole date) starts: what stands before decides its case.
    var start: Int
}

typealias DateReading = @Sendable (DateParts, Passage) -> String

extension Rule {
    /// 15.01.2020, 2020-01-15, 1/15/2020 by the setting `date-order` (dmy, mdy, ymd).
    static func numericDate(_ examples: [Example] = [], read: @escaping DateReading) -> Rule {
        Rule("numeric-date", examples) { passage, index in
            guard let (parts, end) = passage.numericDate(at: index) ?? passage.spacedDate(at: index)
            else { return nil }
            return Finding(
                start: index, end: end, kind: .date, rule: "numeric-date",
                spoken: read(parts, passage))
        }
    }

    /// "1. 5. byl", "do 24. 12.": day and month by number where a stop makes ordinals, with what
    /// goes on behind them; before a capital they are two labels or ends of sentences.
    static let shortDate = Rule("short-date") { passage, index in
        let number = passage.digits(index)
        guard passage.lexicon.setting("ordinal-stop") == "yes", (1...2).contains(number.count),
            let day = Int(number), (1...31).contains(day), passage.isMark(index + 1, "."),
            passage.isSpace(index + 2), let month = Int(passage.digits(index + 3)),
            (1...12).contains(month), passage.isMark(index + 4, "."),
            !passage.isMark(index - 1, ".,-/"), index > 0 || !passage.closesBlock(index + 4),
            !passage.isDigits(passage.skippingSpace(index + 5))
        else { return nil }
        let isEnd = passage.stopEndsSentence(index + 4)
        guard !isEnd || passage.closesBlock(index + 4) else { return nil }
        let date = DateParts(day: day, month: month, year: nil, start: index)
        return Finding(
            start: index, end: isEnd ? index + 4 : index + 5, kind: .date, rule: "short-date",
            spoken: plainDate(date, passage))
    }

    /// The date by the settings: `date` ("{day} {month} {year}"), `date-day` (`ordinal`,
    /// `cardinal`, or a rule set such as `%date`), `date-first` (the word for the first),
    /// `date-short` (the template without a year), `date-lead` (a word in front of all).
    static let plainDate: DateReading = { date, passage in
        let lexicon = passage.lexicon
        let day = passage.dayWords(date.day, before: date.monthName, at: date.start)
        let month = date.monthName.map { passage.text($0) } ?? lexicon.monthName(date.month)
        let year = date.year.map { passage.yearOfDate($0, at: date.start) } ?? ""
        let full = lexicon.setting("date", default: "{day} {month} {year}")
        // "ngày 5/3/1990" has the word already.
        let lead = lexicon.setting("date-lead")
        let needsLead = passage.wordBefore(date.start).map { !passage.isWord($0, lead) } ?? true
        return
            ((needsLead ? lead + " " : "")
            + (date.year == nil ? lexicon.setting("date-short", default: full) : full))
            .replacing("{day}", with: day).replacing("{month}", with: month)
            .replacing("{year}", with: year).trimmed
    }

    /// "Okt. 1990", "ene. de 1990", "Jan.–Mar.": a short month's name in front of a year or, with a
    /// dash, of another month.
    static let shortMonthOfYear = Rule("short-month") { passage, index in
        guard let month = passage.month(at: index), passage.isMark(index + 1, "."),
            month.end == index + 2,
            passage.lexicon.months[passage.atoms[index].hash]?.isShort ?? false,
            !passage.isDigits(index - 2),
            !passage.isMark(index - 2, ".") || !passage.isDigits(index - 3)
        else { return nil }
        var year = passage.skippingSpace(month.end)
        if passage.isWord(year, "de") { year = passage.skippingSpace(year + 1) }
        let joint = passage.skippingSpace(month.end)
        let isJoint =
            passage.isMark(joint, Passage.dashes)
            || passage.isWord(joint, passage.lexicon.setting("range-word"))
        let isRange = isJoint && passage.month(at: passage.skippingSpace(joint + 1)) != nil
        guard passage.yearDigits(at: year) != nil || isRange else { return nil }
        let name = passage.lexicon.monthName(month.number)
        return Finding(
            start: index, end: month.end, kind: .date, rule: "short-month", spoken: name)
    }

    /// "04/1969": the zero makes a month of the number; without it the number is an issue's. The
    /// setting `month-year` is the template.
    static let monthYear = Rule("month-year") { passage, index in
        guard passage.digits(index).count == 2, passage.digits(index).first == "0",
            passage.isMark(index + 1, "/"), !passage.isMark(index - 1, "/.,-"),
            let month = Int(passage.digits(index)), (1...9).contains(month),
            let year = passage.yearDigits(at: index + 2), !passage.isMark(index + 3, "/-"),
            let template = passage.lexicon.data.setting("month-year")
        else { return nil }
        let speller = passage.language.speller
        let ofYear = passage.lexicon.data.setting("of-year").map {
            speller.ordinal(year, Form(.masculine, .genitive)) + " " + $0
        }
        let spoken = template.replacing("{month}", with: passage.lexicon.monthAlone(month))
            .replacing("{year}", with: ofYear ?? speller.year(year))
        return Finding(
            start: index, end: index + 3, kind: .date, rule: "month-year",
            spoken: passage.withoutRepetition(spoken, at: index))
    }

    /// "3 septembre 1939": the day before the month's name, and the year where it is plainly one.
    static func dayMonth(_ examples: [Example] = [], read: @escaping DateReading) -> Rule {
        Rule("day-month", examples) { passage, index in
            guard let (parts, end) = passage.dayMonth(at: index) else { return nil }
            return Finding(
                start: index, end: end, kind: .date, rule: "day-month",
                spoken: read(parts, passage))
        }
    }
}

extension Lexicon {
    /// The month without a day: where dates have a genitive, the second form of its row.
    func monthAlone(_ number: Int) -> String {
        let forms = data.table.rows("months").first { Int($0[0]) == number }?.list(1) ?? []
        let isSecond = setting("month-alone") == "second" && forms.count > 1
        return isSecond ? forms[1] : forms.first ?? ""
    }

    func monthName(_ number: Int) -> String {
        let row = data.table.rows("months").first { Int($0[0]) == number }
        return row?.list(1).first ?? ""
    }
}

extension String {
    /// Without spaces at the ends and doubled ones.
    var trimmed: String { split(separator: " ").joined(separator: " ") }
}

extension Passage {
    /// The day of a month by the settings `date-day` and `date-first`.
    ///
    /// - Parameter month: the month's name behind it, whose case an ordinal takes.
    func dayWords(_ day: Int, before month: Int? = nil, at start: Int = 0) -> String {
        if day == 1, let first = lexicon.data.setting("date-first") { return first }
        let speller = language.speller
        let style = lexicon.setting("date-day")
        if style.hasPrefix("%"), let words = speller.words(String(day), ruleSet: style) {
            return words
        }
        guard style == "ordinal" else { return speller.cardinal(String(day)) }
        return month.map { ordinal(String(day), before: $0, at: start) }
            ?? speller.ordinal(String(day))
    }

    /// The year of a date: an ordinal before the noun that the setting `date-year` names, which is
    /// left out, or a number.
    fileprivate func yearOfDate(_ digits: String, at start: Int) -> String {
        guard let noun = lexicon.data.setting("date-year") else {
            return language.speller.year(digits)
        }
        return ordinal(digits, beforeWord: noun, at: start)
    }

    func numericDate(at index: Int) -> (DateParts, end: Int)? {
        guard isDigits(index), has(index + 4), isDigits(index + 2), isDigits(index + 4),
            isMark(index + 1, "./-\u{2013}\u{2011}"), text(index + 1) == text(index + 3),
            !isMark(index - 1, "./-"), !isDigits(index - 1)
        else { return nil }
        // A further part makes it another kind of number.
        if text(index + 5) == text(index + 1), isDigits(index + 6) { return nil }
        let parts = [digits(index), digits(index + 2), digits(index + 4)]
        guard let date = ordered(parts, start: index) else { return nil }
        return (date, index + 5)
    }

    /// "21. 3. 1905": as above with spaces behind the stops.
    func spacedDate(at index: Int) -> (DateParts, end: Int)? {
        guard isMark(index + 1, "."), isSpace(index + 2), digits(index).count <= 2,
            isDigits(index + 3), isMark(index + 4, "."), isSpace(index + 5),
            digits(index + 6).count == 4, !isMark(index - 1, "./-"),
            let date = ordered([digits(index), digits(index + 3), digits(index + 6)], start: index)
        else { return nil }
        return (date, index + 7)
    }

    private func ordered(_ parts: [String], start: Int) -> DateParts? {
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        if parts[0].count == 4, parts[1].count <= 2, parts[2].count <= 2 {
            return date(numbers[2], numbers[1], parts[0], start)
        }
        guard parts[0].count <= 2, parts[1].count <= 2, parts[2].count == 4 || parts[2].count == 2
        else { return nil }
        // Two digits of a year with hyphens are a serial number as often as not.
        if parts[2].count == 2, !isMark(start + 1, "/.") { return nil }
        let slashed = isMark(start + 1, "/")
        let monthFirst = lexicon.setting("date-order") == "mdy" && slashed
        let first = monthFirst ? date(numbers[1], numbers[0], parts[2], start) : nil
        return first ?? date(numbers[0], numbers[1], parts[2], start)
            ?? date(numbers[1], numbers[0], parts[2], start)
    }

    private func date(_ day: Int, _ month: Int, _ year: String, _ start: Int) -> DateParts? {
        guard (1...31).contains(day), (1...12).contains(month) else { return nil }
        return DateParts(day: day, month: month, year: year, start: start)
    }

    /// Month by name at `index`; a short form's stop belongs to it.
    func month(at index: Int) -> (number: Int, end: Int)? {
        guard isWord(index), let entry = lexicon.months[atoms[index].hash] else { return nil }
        let end =
            entry.isShort && isMark(index + 1, ".") && !stopEndsSentence(index + 1)
            ? index + 2 : index + 1
        return (entry.number, end)
    }

    /// The year at `index` as digits, if the number there can be one and stands alone.
    func yearDigits(at index: Int) -> String? {
        let found = digits(index)
        guard found.count == 4, found.first == "1" || found.first == "2",
            !isMark(index + 1, ".,") || !isDigits(index + 2), !isWord(index + 1)
        else { return nil }
        return found
    }

    func dayMonth(at index: Int) -> (DateParts, end: Int)? {
        let number = digits(index)
        guard number.count <= 2, let day = Int(number), (1...31).contains(day) else { return nil }
        var at = index + 1
        if isMark(at, ".") { at += 1 }
        guard isSpace(at) || isMark(at, "-") else { return nil }
        let joined = isMark(at, "-")
        guard let month = month(at: at + 1) else { return nil }
        var date = DateParts(day: day, month: month.number, year: nil, start: index)
        if lexicon.months[atoms[at + 1].hash]?.isShort == false,
            lexicon.setting("month-written") == "yes"
        {
            date.monthName = at + 1
        }
        var end = month.end
        let year = joined ? (isMark(end, "-") ? end + 1 : end) : skippingSpace(end)
        if year > end, let digits = yearDigits(at: year) {
            date.year = digits
            end = year + 1
            // "5. lipnja 2020. umro je": the year is an ordinal too.
            if lexicon.data.setting("date-year") != nil, isMark(end, "."), !stopEndsSentence(end) {
                end += 1
            }
        }
        return (date, end)
    }
}
