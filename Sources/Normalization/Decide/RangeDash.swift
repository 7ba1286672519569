import BookModel

/// The dash between two tokens that are the ends of a range: "$1M–$2M", "1st–3rd", "xii–xv",
/// "9:00–17:00". Two plain numbers are a range of their own and not meant here.
enum RangeDash {
    static func finding(
        between first: Finding, and second: Finding, in passage: Passage
    ) -> Finding? {
        guard first.end + 1 == second.start, passage.isMark(first.end, Passage.dashes),
            !passage.isMark(first.end, "\u{2014}"), let kind = Family(first.kind),
            kind == Family(second.kind), first.kind != .cardinal || second.kind != .cardinal
        else { return nil }
        let word = passage.lexicon.setting("range-word", default: "\u{2013}")
        return Finding(
            start: first.end, end: second.start, kind: .range, rule: "range-dash",
            spoken: word.isEmpty ? " " : passage.language.spacesWords ? " " + word + " " : word)
    }

    /// Tokens that can be the two ends of one range.
    private enum Family {
        case quantity, day, hour, numeral

        init?(_ kind: TokenClass) {
            switch kind {
            case .money, .percent, .measure, .decimal, .fraction, .cardinal: self = .quantity
            case .date, .year, .decade: self = .day
            case .ordinal, .roman: self = .numeral
            case .time: self = .hour
            default: return nil
            }
        }
    }
}
