import BookModel
import Languages

extension Romance {
    static let readNumericDate: DateReading = { date, passage in
        words(of: date, link: nil, yearLink: nil, passage)
    }

    /// "primero de mayo de mil ochocientos ochenta y seis"; the links are the written ones or the
    /// language's own (setting `date-link`).
    private static func words(
        of date: DateParts, link: String?, yearLink: String?, _ passage: Passage
    ) -> String {
        let lexicon = passage.lexicon
        let speller = passage.language.speller
        let own = lexicon.setting("date-link")
        // Behind an elided article the first is a number: "l'uno gennaio".
        let isElided = passage.isMark(date.start - 1, "'\u{2019}")
        let first = date.day == 1 && !isElided ? lexicon.data.setting("date-first") : nil
        var words = [first ?? speller.cardinal(String(date.day))]
        words.append(linked(link ?? own, lexicon.monthName(date.month)))
        if let year = date.year {
            words += [yearLink ?? (own == "d'" ? "de" : own), speller.year(year)]
        }
        return NumberWords.joined(words)
    }

    /// Catalan elides: "d'abril".
    private static func linked(_ link: String, _ month: String) -> String {
        guard link == "de" || link == "d'", month == "abril" && link == "d'" || link == "d'" else {
            return link.isEmpty ? month : link + " " + month
        }
        return month.first.map { "ao".contains($0) } ?? false ? "d'" + month : "de " + month
    }

    /// "1er mai 1871", "1.º de mayo", "2 de mayo de 1808", "il 1º maggio", "5 febrero".
    static func dayMonth(_ examples: [Example]) -> Rule {
        Rule("day-month", examples) { passage, index in
            passage.isMark(index - 1, "/.,") ? nil : dayMonth(passage, index)
        }
    }

    /// A day with its ordinal mark is ordinal only for the first.
    private static func dayMonth(_ passage: Passage, _ index: Int) -> Finding? {
        let digits = passage.digits(index)
        guard digits.count <= 2, let day = Int(digits), (1...31).contains(day),
            let (month, link, end) = passage.monthBehind(passage.ordinalMarkEnd(index + 1))
        else { return nil }
        let year = passage.yearBehind(end)
        let date = DateParts(day: day, month: month, year: year?.digits, start: index)
        return Finding(
            start: index, end: year?.end ?? end, kind: .date, rule: "day-month",
            spoken: words(of: date, link: link, yearLink: year?.link, passage))
    }

    /// "les 17/18 juin", "17-18-19 juin 2025": days in a row without a word between.
    static func dayList(_ examples: [Example]) -> Rule {
        Rule("day-list", examples) { passage, index in
            guard passage.lexicon.setting("day-lists") == "yes",
                passage.isMark(index + 1, "/-\u{2013}")
            else { return nil }
            var days = [passage.digits(index)]
            var at = index + 1
            while passage.text(at) == passage.text(index + 1), passage.isDigits(at + 1) {
                days.append(passage.digits(at + 1))
                at += 2
            }
            guard days.count > 1,
                days.allSatisfy({ $0.count <= 2 && (1...31).contains(Int($0) ?? 0) }),
                passage.isSpace(at),
                let last = dayMonth(passage, at - 1)
            else { return nil }
            let speller = passage.language.speller
            let words = days.dropLast().map { speller.cardinal($0) } + [last.spoken]
            return Finding(
                start: index, end: last.end, kind: .date, rule: "day-list",
                spoken: words.joined(separator: " "))
        }
    }

    /// "junio 11 2000", "abr. 22": the month in front, as in America.
    static func monthDay(_ examples: [Example]) -> Rule {
        Rule("month-day", examples) { passage, index in
            guard passage.lexicon.setting("month-first") == "yes",
                let month = passage.month(at: index),
                passage.isSpace(month.end), passage.isDigits(month.end + 1)
            else { return nil }
            let number = passage.digits(month.end + 1)
            guard number.count <= 2, let day = Int(number), (1...31).contains(day) else {
                return nil
            }
            var date = DateParts(day: day, month: month.number, year: nil, start: index)
            var end = month.end + 2
            let year = passage.skippingSpace(passage.isMark(end, ",") ? end + 1 : end)
            if year > end, let digits = passage.yearDigits(at: year) {
                date.year = digits
                end = year + 1
            } else if !passage.closesBlock(end - 1), !passage.isMark(end, ";:)") {
                return nil
            }
            return Finding(
                start: index, end: end, kind: .date, rule: "month-day",
                spoken: words(of: date, link: nil, yearLink: nil, passage))
        }
    }
}

extension Passage {
    /// The index behind an ordinal mark after a day ("1er", "1.º", "1°").
    func ordinalMarkEnd(_ index: Int) -> Int {
        if isMark(index, "°") { return index + 1 }
        let word = isMark(index, ".") ? index + 1 : index
        return isWord(word) && ["er", "ᵉʳ", "º", "o", "ro"].contains(folded(word))
            ? word + 1 : index
    }

    /// Over a space and a link ("de", "d'") the month; short forms need their stop.
    func monthBehind(_ index: Int) -> (month: Int, link: String?, end: Int)? {
        guard isSpace(index), isWord(index + 1) else { return nil }
        var at = index + 1
        var link: String?
        if isWord(at, "de"), isSpace(at + 1) {
            link = "de"
            at += 2
        }
        guard let found = month(at: at), let entry = lexicon.months[atoms[at].hash] else {
            return nil
        }
        if entry.isShort, !isMark(at + 1, ".") { return nil }
        if folded(at).hasPrefix("d'") { link = "d'" }
        if link == "de", lexicon.setting("date-link") == "d'" { link = "d'" }
        return (found.number, link, found.end)
    }

    /// "1990", "de 1990", "del 2020" behind a month.
    func yearBehind(_ index: Int) -> (digits: String, link: String?, end: Int)? {
        var at = skippingSpace(isMark(index, ",") ? index + 1 : index)
        guard at > index else { return nil }
        var link: String?
        if isWord(at, "de") || isWord(at, "del") || isWord(at, "d'"), isSpace(at + 1),
            !lexicon.setting("date-link").isEmpty
        {
            link = folded(at)
            at += 2
        }
        guard let digits = yearDigits(at: at) ?? threeDigits(at, link) else { return nil }
        return (digits, link, at + 1)
    }

    private func threeDigits(_ index: Int, _ link: String?) -> String? {
        let found = digits(index)
        return link != nil && found.count == 3 && found.first != "0" && !isWord(index + 1)
            && (!isMark(index + 1, ".,") || !isDigits(index + 2)) ? found : nil
    }
}
