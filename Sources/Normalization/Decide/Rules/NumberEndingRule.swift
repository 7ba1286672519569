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
    /// "Kustaa III:n", "Karl XII:s": a numeral with an ending behind a colon.
    func endedRoman(_ spoken: String, _ value: Int, at index: Int) -> (spoken: String, end: Int)? {
        guard isMark(index, ":"), let (ending, letters, end) = numberEnding(at: index) else {
            return nil
        }
        guard ending.isDropped else { return (spoken + letters, end) }
        let set = ending.form.replacing("cardinal", with: "ordinal")
        return language.speller.words(String(value), ruleSet: set).map { ($0, end) }
    }

    /// "5 km-es", "50%-os", "9.05-kor": what else ends in a number's reading takes its ending.
    func appended(_ finding: Finding) -> Finding {
        guard !lexicon.numberEndings.isEmpty, isMark(finding.end, Self.dashes + "'\u{2019}"),
            let (ending, letters, end) = numberEnding(at: finding.end), !ending.isDropped,
            ending.form == "cardinal"
        else { return finding }
        var ended = finding
        ended.spoken += letters
        ended.end = end
        return ended
    }

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
        // "al 2-lea": the article is in the text already.
        return (withoutRepetition(ending.ended(words, by: letters), at: index), end)
    }

    private func numberEnding(at index: Int) -> (row: NumberEnding, letters: String, end: Int)? {
        let sign = skippingSpace(index)
        let isPercent = isMark(sign, "%")
        let joint = isPercent ? sign + 1 : index
        let hasJoint = isMark(joint, Self.dashes + "'\u{2019}:")
        let word = hasJoint ? joint + 1 : joint
        guard isWord(word), !isCapital(word), hasJoint || !isPercent else { return nil }
        let letters = folded(word)
        let mark =
            !hasJoint ? "" : isMark(joint, ":") ? ":" : isMark(joint, Self.dashes) ? "-" : "'"
        let written = (isPercent ? "%" : "") + mark + letters
        return lexicon.numberEndings.first { $0.fits(written) }.map { ($0, letters, word + 1) }
    }
}
