import BookModel
import Languages

extension Rule {
    /// "2010. április 1.", "2010. 4. 1.", "április 1.": year, month and day in this order, as in
    /// Hungarian; the full stops behind the numbers belong to them.
    /// Only where the setting `year-first` says so.
    static func yearFirst(_ examples: [Example] = []) -> Rule {
        Rule("year-first-date", examples) { passage, index in
            guard passage.lexicon.setting("year-first") == "yes",
                let (parts, end) = passage.yearFirstDate(at: index)
            else { return nil }
            let spoken = Rule.plainDate(parts, passage)
            let ended = passage.dateEnding(spoken, at: end)
            return Finding(
                start: index, end: ended?.end ?? end, kind: .date, rule: "year-first-date",
                spoken: ended?.spoken ?? spoken)
        }
    }
}

extension Passage {
    func yearFirstDate(at index: Int) -> (DateParts, end: Int)? {
        var at = index
        var year: String?
        if isDigits(at), digits(at).count == 4 {
            let yearMark = lexicon.setting("year-mark")
            let mark = yearMark.isEmpty ? at + 1 : skippingSpace(at + 1) + 1
            guard isMark(mark, "."), isSpace(mark + 1),
                yearMark.isEmpty || isWord(mark - 1, yearMark)
            else { return nil }
            year = digits(at)
            at = mark + 2
        }
        guard let (month, next) = monthOrNumber(at: at, allowsNumber: year != nil), isSpace(next),
            let day = Int(digits(next + 1)), (1...31).contains(day), digits(next + 1).count <= 2
        else { return nil }
        var end = next + 2
        let dayMark = lexicon.setting("day-mark")
        if !dayMark.isEmpty {
            let word = skippingSpace(end)
            guard isWord(word, dayMark) else { return nil }
            end = word + 1
        }
        guard isMark(end, ".-\u{2013}\u{2011}") else { return nil }
        if isMark(end, ".") { end += stopEndsSentence(end) && !closesBlock(end) ? 0 : 1 }
        return (DateParts(day: day, month: month, year: year, start: index), end)
    }

    /// "1-jén", "12-én": the ending is written behind a hyphen and belongs to the day's word.
    /// Section `date-endings`: endings, changes as `from to`.
    func dateEnding(_ spoken: String, at end: Int) -> (spoken: String, end: Int)? {
        guard isMark(end, "-\u{2013}\u{2011}"), isWord(end + 1),
            let row = lexicon.data.table.rows("date-endings").first(where: {
                $0.list(0).contains(folded(end + 1))
            })
        else { return nil }
        for pair in row.list(1) {
            let parts = pair.split(separator: " ")
            if parts.count == 2, spoken.hasSuffix(parts[0]) {
                return (String(spoken.dropLast(parts[0].count)) + parts[1], end + 2)
            }
        }
        return (spoken, end + 2)
    }

    private func monthOrNumber(at index: Int, allowsNumber: Bool) -> (Int, Int)? {
        if let month = month(at: index) { return (month.number, month.end) }
        guard isMark(index + 1, "."), isSpace(index + 2) else { return nil }
        if allowsNumber, let number = Int(digits(index)), (1...12).contains(number) {
            return (number, index + 2)
        }
        guard isAllCapitals(index), let number = RomanNumeral.value(of: text(index)), number <= 12
        else { return nil }
        return (number, index + 2)
    }
}
