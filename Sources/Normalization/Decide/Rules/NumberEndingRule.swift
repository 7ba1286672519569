import BookModel
import Languages

extension Rule {
    /// "1848-ban", "20:ssä", "1990’erne", "5letý": a number and its ending are one word, by the
    /// section `number-endings`. The second of two numbers may bear it ("1848–49-ben").
    static let numberEnding = Rule("number-ending") { passage, index in
        guard !passage.lexicon.numberEndings.isEmpty, passage.isDigits(index),
            !passage.isMark(index - 1, "./:")
        else { return nil }
        if let (spoken, end) = passage.endedNumber(at: index) {
            return Finding(
                start: index, end: end, kind: .cardinal, rule: "number-ending", spoken: spoken)
        }
        guard passage.isMark(index + 1, Passage.dashes), passage.isDigits(index + 2),
            let (spoken, end) = passage.endedNumber(at: index + 2)
        else { return nil }
        let words = [
            passage.language.speller.cardinal(passage.digits(index)),
            passage.lexicon.setting("range-word"), spoken,
        ]
        return Finding(
            start: index, end: end, kind: .range, rule: "number-ending",
            spoken: passage.joined(words.filter { !$0.isEmpty }))
    }
}

extension Passage {
    /// The number at `index` with its ending in words, and the index behind both.
    fileprivate func endedNumber(at index: Int) -> (spoken: String, end: Int)? {
        guard let numeral = numeral(at: index), numeral.isInteger, !numeral.integer.isEmpty,
            let (ending, letters, end) = numberEnding(at: numeral.end)
        else { return nil }
        let speller = language.speller
        let words: String? =
            switch ending.form {
            case "cardinal": speller.cardinal(numeral.integer)
            case "year": speller.year(numeral.integer)
            case let form where form.hasPrefix("ordinal"):
                speller.ordinal(numeral.integer, Form(Form.gender(form.suffix(1))))
            case let form: speller.words(numeral.integer, ruleSet: form)
            }
        guard let words, !words.isEmpty else { return nil }
        return (ending.ended(words, by: letters), end)
    }

    private func numberEnding(at index: Int) -> (row: NumberEnding, letters: String, end: Int)? {
        let hasJoint = isMark(index, Self.dashes + "'\u{2019}:")
        let word = hasJoint ? index + 1 : index
        guard isWord(word), !isCapital(word) else { return nil }
        let letters = folded(word)
        let joint =
            !hasJoint ? "" : isMark(index, ":") ? ":" : isMark(index, Self.dashes) ? "-" : "'"
        let written = joint + letters
        return lexicon.numberEndings.first { $0.fits(written) }.map { ($0, letters, word + 1) }
    }
}
