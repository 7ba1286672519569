import BookModel
import Languages

extension Rule {
    /// "50-50", "60/40": two shares of a hundred, the bigger one first, are no range and no
    /// fraction; the setting `split-word` stands between them.
    static let evenSplit = Rule("even-split") { passage, index in
        guard passage.language.spacesWords, passage.isDigits(index),
            passage.isMark(index + 1, Passage.dashes + "/"), passage.isDigits(index + 2),
            let first = Int(passage.digits(index)), let second = Int(passage.digits(index + 2)),
            first >= second, second > 0, first + second == 100,
            !passage.isMark(index - 1, Passage.dashes + ".,/$€£#"), !passage.isWord(index - 1),
            !passage.isWord(index + 3), !passage.isMark(index + 3, "%°="),
            !passage.isMark(index + 3, Passage.dashes + ".,:/") || !passage.isDigits(index + 4)
        else { return nil }
        let speller = passage.language.speller
        let words = [
            speller.cardinal(String(first)), passage.lexicon.setting("split-word"),
            speller.cardinal(String(second)),
        ]
        return Finding(
            start: index, end: index + 3, kind: .score, rule: "even-split",
            spoken: words.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// "ke-5", "ה-19", "ב-5 ביוני": a particle that a hyphen joins to the number behind it, by the
    /// section `number-prefixes`: particles, `ordinal` where they are said with it as an ordinal.
    static let numberPrefix = Rule("number-prefix") { passage, index in
        guard passage.isWord(index), passage.isMark(index + 1, Passage.dashes + "\u{5BE}"),
            passage.isDigits(index + 2), !passage.isWord(index - 1),
            let row = passage.lexicon.data.table.rows("number-prefixes").first(where: {
                $0.list(0).contains(passage.folded(index))
            })
        else { return nil }
        if row[1] == "ordinal" {
            guard let numeral = passage.numeral(at: index + 2), numeral.isInteger,
                !passage.isWord(numeral.end)
            else { return nil }
            return Finding(
                start: index, end: numeral.end, kind: .ordinal, rule: "number-prefix",
                spoken: passage.language.speller.ordinal(numeral.integer))
        }
        for rule in passage.language.rules.number {
            guard let number = rule.apply(passage, index + 2) else { continue }
            return Finding(
                start: index, end: number.end, kind: number.kind, rule: number.rule,
                spoken: passage.text(index) + number.spoken)
        }
        return nil
    }

    /// "5000/12356", "Heft 3/2010": a slash that no other rule took between two numbers. Between a
    /// number and a year nothing is said; else the setting `over-word` or `fraction-word`.
    static let numberSlash = Rule("number-slash") { passage, index in
        guard passage.language.spacesWords, passage.isMark(index, "/\u{2044}"),
            passage.isDigits(index - 1), passage.isDigits(index + 1)
        else { return nil }
        let isFraction =
            !passage.isMark(index - 2, "/.,") && !passage.isMark(index + 2, "/")
            && [index - 1, index + 1].allSatisfy { number in
                let digits = passage.digits(number)
                return passage.yearDigits(at: number) == nil
                    && (digits == "0" || digits.first != "0")
            }
        let word =
            passage.lexicon.data.setting("over-word")
            ?? passage.lexicon.data.setting("fraction-word") ?? ""
        return Finding(
            start: index, end: index + 1, kind: .symbol, rule: "number-slash",
            spoken: isFraction && !word.isEmpty ? " " + word + " " : " ")
    }
}
