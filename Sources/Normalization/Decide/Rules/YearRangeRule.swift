import BookModel
import Languages

extension Passage {
    /// Whether the digits are a later year, whole or by its last one or two: 1939–1945, 1914–18,
    /// 1843–4.
    func isLaterYear(_ digits: String, than year: Int) -> Bool {
        guard let later = Int(digits) else { return false }
        return switch digits.count {
        case 4: (year...2999).contains(later)
        case 2: later > year % 100
        case 1: later > year % 10
        default: false
        }
    }
}

extension Rule {
    /// "1914–18", "1939-1945", "1843–4" where years are not read like other numbers; the setting
    /// `range-word` stands between.
    static func yearRange(_ examples: [Example] = []) -> Rule {
        Rule("year-range", examples) { passage, index in
            let (first, second) = (passage.digits(index), passage.digits(index + 2))
            guard first.count == 4, passage.isMark(index + 1, Passage.dashes + "/"),
                let from = Int(first), (1000...2099).contains(from),
                passage.isLaterYear(second, than: from), !passage.isWord(index + 3),
                !passage.isMark(index + 3, Passage.dashes + ".,:/") || !passage.isDigits(index + 4),
                passage.amount(at: index)?.unit == nil
            else { return nil }
            let speller = passage.language.speller
            let words = [
                speller.year(first), passage.lexicon.setting("range-word"), speller.year(second),
            ]
            return Finding(
                start: index, end: index + 3, kind: .range, rule: "year-range",
                spoken: passage.joined(words.filter { !$0.isEmpty }))
        }
    }

    /// "the 1984/85 season": a year and the next, said one after the other.
    static func season(_ examples: [Example] = []) -> Rule {
        Rule("season", examples) { passage, index in
            let (first, second) = (passage.digits(index), passage.digits(index + 2))
            guard first.count == 4, second.count == 2, passage.isMark(index + 1, "/"),
                let from = Int(first), (1500...2099).contains(from), let to = Int(second),
                to == (from + 1) % 100, !passage.isMark(index + 3, "/")
            else { return nil }
            let speller = passage.language.speller
            let next =
                second.first == "0" ? speller.digitByDigit(second) : speller.cardinal(second)
            return Finding(
                start: index, end: index + 3, kind: .year, rule: "season",
                spoken: passage.joined([speller.year(first), next]))
        }
    }

    /// "il '900", "'40-'45", "του '60": the apostrophe stands for the digits left out.
    static let shortYear = Rule("short-year") { passage, index in
        let digits = passage.digits(index + 1)
        guard passage.isMark(index, "'\u{2019}\u{2018}"), (2...3).contains(digits.count),
            !passage.isWord(index - 1), !passage.isDigits(index - 1), !passage.isWord(index + 2),
            !passage.isMark(index + 2, "'\u{2019}.,:") || !passage.isDigits(index + 3),
            !passage.isMark(index + 2, "'\u{2019}%°€$£"), passage.language.spacesWords
        else { return nil }
        return passage.appended(
            Finding(
                start: index, end: index + 2, kind: .year, rule: "short-year",
                spoken: passage.language.speller.year(digits)))
    }
}
