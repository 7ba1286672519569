import BookModel
import Languages

extension Rule {
    /// "2010. április 1.", "2010. 4. 1.", "április 1.": year, month and day in this order, as in
    /// Hungarian; the full stops behind the numbers belong to them.
    /// Only where the setting `year-first` says so.
    static func yearFirst(_ examples: [Example] = []) -> Rule {
        Rule("year-first-date", examples) { passage, index in
            guard passage.lexicon.setting("year-first") == "yes",
                let (parts, end) = passage.yearFirstDate(at: index) else { return nil }
            return Finding(
                start: index, end: end, kind: .date, rule: "year-first-date",
                spoken: Rule.plainDate(parts, passage))
        }
    }
}

extension Passage {
    func yearFirstDate(at index: Int) -> (DateParts, end: Int)? {
        var at = index
        var year: String?
        if isDigits(at), digits(at).count == 4, isMark(at + 1, ".") {
            year = digits(at)
            at = skippingSpace(at + 2)
            guard at > index + 2 else { return nil }
        }
        guard let (month, next) = monthOrNumber(at: at, allowsNumber: year != nil), isSpace(next),
            let day = Int(digits(next + 1)), (1...31).contains(day), digits(next + 1).count <= 2
        else { return nil }
        var end = next + 2
        guard isMark(end, ".-\u{2013}\u{2011}") else { return nil }
        // "1-je", "1-jén": the ending is the reading's own affair.
        if isMark(end, ".") { end += stopEndsSentence(end) && !closesBlock(end) ? 0 : 1 }
        return (DateParts(day: day, month: month, year: year, start: index), end)
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
