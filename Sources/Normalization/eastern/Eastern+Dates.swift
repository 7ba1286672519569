import BookModel
import Languages

extension Eastern {
    /// 2019/2/10, 2008-08-08, 2019·2·10, 2024. 7. 23., 10/30/2024, and a range of two.
    static let date = Rule("numeric-date") { passage, index in
        guard let (spoken, end) = passage.easternDate(at: index) else { return nil }
        if passage.isRangeMark(end),
            let (second, last) = passage.easternDate(at: end + 1, follows: true)
        {
            return Finding(
                start: index, end: last, kind: .date, rule: "numeric-date",
                spoken: spoken + passage.lexicon.phrase("range-word") + second)
        }
        return Finding(start: index, end: end, kind: .date, rule: "numeric-date", spoken: spoken)
    }

    /// 2008/08, 2008-08, 08/2008; with a stop only where the month has its zero.
    static let yearMonth = Rule("year-month") { passage, index in
        let (first, second) = (passage.digits(index), passage.digits(index + 2))
        guard passage.isMark(index + 1, "/-."), !passage.isMark(index - 1, "/-."), !second.isEmpty,
            !passage.isMark(index + 3, "/-.") || !passage.isDigits(index + 4),
            !passage.isEastern(index + 3) || !passage.reads("年", at: index + 3)
        else { return nil }
        let (year, month) = first.count == 4 ? (first, second) : (second, first)
        guard year.count == 4, month.count <= 2, let number = Int(month), (1...12).contains(number),
            let value = Int(year), (1900...2099).contains(value)
        else { return nil }
        if passage.isMark(index + 1, "."), month.count < 2 || number > 9 || first.count != 4 {
            return nil
        }
        if passage.isMark(index + 1, "/"), first.count != 4, month.count < 2 { return nil }
        return Finding(
            start: index, end: index + 3, kind: .date, rule: "year-month",
            spoken: passage.readDate(year: year, month: number, day: nil))
    }

    /// Month and day: both with their zeros, or between words that say from when to when.
    static let monthDay = Rule("month-day") { passage, index in
        let (first, second) = (passage.digits(index), passage.digits(index + 2))
        guard first.count <= 2, second.count <= 2, passage.isMark(index + 1, "/-."),
            let month = Int(first),
            let day = Int(second), (1...12).contains(month), (1...31).contains(day),
            !passage.isMark(index - 1, "/-."),
            !passage.isMark(index + 3, "/-.") || !passage.isDigits(index + 4)
        else { return nil }
        let isPadded = first.count == 2 && second.count == 2 && first.first == "0"
        let spans = passage.words("date-spans")
        let isSpan =
            !passage.isMark(index + 1, ".")
            && (passage.readsAny(spans, at: index + 3)
                || passage.readAny(spans, before: index) && passage.isMark(index - 3, "/-"))
        let hasWeekday =
            passage.isMark(index + 3, "(\u{FF08}") && passage.weekday(at: index + 3) != nil
        // A denominator of one is none.
        let isFirst = second == "1" && passage.isMark(index + 1, "/")
        guard isPadded || isSpan || hasWeekday || isFirst, !passage.isWestern(index + 3) else {
            return nil
        }
        return Finding(
            start: index, end: index + 3, kind: .date, rule: "month-day",
            spoken: passage.readDate(year: nil, month: month, day: day))
    }

    /// "5日(土)", "5日(土〜月)": the day of the week in full.
    static let weekday = Rule("weekday") { passage, index in
        guard passage.readAny(["日", "일"], before: index) || passage.isDigits(index - 1),
            let (names, end) = passage.weekday(at: index)
        else { return nil }
        let joiner = passage.lexicon.phrase(
            "wave-word", default: passage.lexicon.phrase("range-word"))
        let space = passage.lexicon.phrase("unit-space") == "none" ? "" : " "
        return Finding(
            start: index, end: end, kind: .date, rule: "weekday",
            spoken: space + names.joined(separator: joiner.trimmed))
    }

    /// "7月〜8月", "2世紀〜西暦1200年": a wave between numbers.
    static let rangeSign = Rule("range-sign") { passage, index in
        guard passage.isMark(index, Passage.waves + "\u{2013}\u{2014}"),
            passage.hasDigits(before: index)
        else { return nil }
        if passage.hasDigits(behind: index) {
            let word = passage.rangeWord(in: index..<index + 1)
            return Finding(
                start: index, end: index + 1, kind: .range, rule: "range-sign", spoken: word)
        }
        guard passage.isMark(index, Passage.waves),
            passage.isSpace(index + 1) || !passage.has(index + 1),
            let open = passage.lexicon.ownPhrase("wave-open")
        else { return nil }
        return Finding(start: index, end: index + 1, kind: .range, rule: "range-sign", spoken: open)
    }

    /// "05月", "09분": a number of two places before the units of date and time.
    static let paddedUnit = Rule("padded-number") { passage, index in
        let digits = passage.digits(index)
        guard digits.count == 2, digits.first == "0",
            passage.readsAny(passage.words("padded"), at: passage.skippingSpace(index + 1))
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .date, rule: "padded-number",
            spoken: nativeCounter.apply(passage, index)?.spoken ?? passage.eastern.cardinal(digits))
    }

    /// 1949年, 05年, 公元前221年 digit by digit, but 300年前 and 5000年 as numbers.
    static let chineseYear = Rule("year") { passage, index in
        guard let (years, end, isRange) = passage.chineseYears(at: index) else { return nil }
        let words = years.map { passage.eastern.year($0) }
        return Finding(
            start: index, end: end, kind: isRange ? .range : .year, rule: "year",
            spoken: words.joined(separator: passage.lexicon.phrase("range-word")))
    }

    /// "90后": those born in the nineties.
    static let chineseDecade = Rule("decade") { passage, index in
        let digits = passage.digits(index)
        guard digits.count == 2, digits.last == "0" || digits.last == "5",
            passage.readsAny(["后", "後"], at: index + 1),
            !passage.readsAny(["后来", "后面", "後來", "後面"], at: index + 1)
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .decade, rule: "decade",
            spoken: passage.eastern.digitByDigit(digits))
    }

    /// 6월 and 10월 lose their final sound: 유월, 시월.
    static let koreanMonth = Rule("month") { passage, index in
        guard let value = Int(passage.digits(index)), value == 6 || value == 10,
            passage.reads("월", at: passage.skippingSpace(index + 1))
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .date, rule: "month",
            spoken: passage.koreanMonth(value))
    }
}

extension Passage {
    func koreanMonth(_ value: Int) -> String {
        value == 6 ? "유" : value == 10 ? "시" : eastern.cardinal(String(value))
    }

    func readDate(year: String?, month: Int, day: Int?) -> String {
        let isKorean = eastern.language == .korean
        var parts: [String] = []
        if let year { parts.append(eastern.year(year) + lexicon.phrase("date-year")) }
        let name = isKorean ? koreanMonth(month) : eastern.cardinal(String(month))
        parts.append(name + lexicon.phrase("date-month"))
        if let day { parts.append(eastern.cardinal(String(day)) + lexicon.phrase("date-day")) }
        return parts.joined(separator: isKorean ? " " : "")
    }

    func easternDate(at index: Int, follows: Bool = false) -> (spoken: String, end: Int)? {
        guard isDigits(index), isMark(index + 1, "/-.\u{B7}\u{FF0F}"),
            follows || !isMark(index - 1, "/-.")
        else { return nil }
        let sign = text(index + 1)
        // Korean puts a space behind the stops.
        let second = isMark(index + 1, ".") ? skippingSpace(index + 2) : index + 2
        guard isDigits(second), text(second + 1) == sign else { return nil }
        let third = isMark(index + 1, ".") ? skippingSpace(second + 2) : second + 2
        guard isDigits(third), text(third + 1) != sign || !isDigits(third + 2) else { return nil }
        let parts = [digits(index), digits(second), digits(third)]
        guard let values = ordered(parts) else { return nil }
        let takesStop = second > index + 2 && isMark(third + 1, ".")
        return (
            readDate(year: values.year, month: values.month, day: values.day),
            third + (takesStop ? 2 : 1)
        )
    }

    /// The year first, or last behind month and day.
    private func ordered(_ parts: [String]) -> (year: String, month: Int, day: Int)? {
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        var found: (year: String, month: Int, day: Int)
        if parts[0].count == 4 {
            found = (parts[0], numbers[1], numbers[2])
        } else if parts[2].count == 4 {
            found =
                numbers[0] <= 12
                ? (parts[2], numbers[0], numbers[1]) : (parts[2], numbers[1], numbers[0])
        } else {
            return nil
        }
        return (1...12).contains(found.month) && (1...31).contains(found.day) ? found : nil
    }

    func weekday(at index: Int) -> (names: [String], end: Int)? {
        guard isMark(index, "(\u{FF08}") else { return nil }
        let rows = lexicon.data.table.rows("weekdays")
        var names: [String] = []
        var at = index + 1
        while let row = rows.first(where: { $0[0] == text(at) }) {
            names.append(row[1])
            at += 1
            guard isRangeMark(at), names.count == 1 else { break }
            at += 1
        }
        return !names.isEmpty && isMark(at, ")\u{FF09}") ? (names, at + 1) : nil
    }

    func hasDigits(before index: Int) -> Bool {
        for at in stride(from: index - 1, through: max(0, index - 6), by: -1) {
            if isDigits(at) { return true }
            if !isWord(at), !isMark(at, "()\u{FF08}\u{FF09}%％:°℃℉") { return false }
        }
        return false
    }

    func hasDigits(behind index: Int) -> Bool {
        isDigits(index + 1)
            || isWord(index + 1) && atoms[index + 1].count <= 6 && isDigits(index + 2)
            || isMark(index + 1, "-$€£¥￥₩") && isDigits(index + 2)
    }

    /// Chinese years at `index`: one before 年, or two with a sign between.
    func chineseYears(at index: Int) -> (years: [String], end: Int, isRange: Bool)? {
        let first = digits(index)
        if isRangeMark(index + 1), isDigits(index + 2), first.count == 4,
            reads("年", at: skippingSpace(index + 3))
        {
            return ([first, digits(index + 2)], index + 3, true)
        }
        // A title or a fiscal year.
        let isTitle = isMark(index - 1, "《") && isMark(index + 1, "》")
        if first.count == 4, isTitle || readsAny(["会计年度", "會計年度"], at: index + 1) {
            return ([first], index + 1, false)
        }
        let next = skippingSpace(index + 1)
        guard reads("年", at: next) else { return nil }
        // A span of years, not one of them.
        let spans = ["年前", "年后", "年後", "年来", "年來", "年间", "年間", "年的", "年以", "年之", "年历史"]
        if first.count == 2 {
            let isShort =
                (81...99).contains(Int(first) ?? 0) && !first.hasSuffix("0")
                && !readsAny(spans.filter { $0 != "年的" }, at: next)
            return first.first == "0" || isShort || isDigits(next + 1) && reads("月", at: next + 2)
                ? ([first], index + 1, false) : nil
        }
        guard first.count == 3 || first.count == 4 else { return nil }
        let isEra = readAny(["公元", "公元前", "西元", "纪元", "紀元"], before: index)
        if !isEra, first != "2000", first.hasSuffix("00"),
            readsAny(spans, at: next) || first.count == 3 || first.hasSuffix("000")
        {
            return nil
        }
        if first.count == 3, !isEra, readsAny(spans, at: next) { return nil }
        return ([first], index + 1, false)
    }
}
