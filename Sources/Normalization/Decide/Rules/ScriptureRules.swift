import BookModel
import Languages

extension Rule {
    /// The chapter of "Mt 5,3", "Быт. 3:16", "Gen. 3:16" behind a book of the section `scriptures`,
    /// with the setting `verse` before the verse; a comma there is no decimal mark.
    static let scripture = Rule("scripture") { passage, index in
        guard passage.isDigits(index), passage.isScripture(before: index),
            passage.isMark(index + 1, passage.verseMarks),
            passage.isDigits(passage.skippingSpace(index + 2)),
            !passage.isSpace(index + 2) || !passage.isMark(index + 1, ":")
        else { return nil }
        return Finding(
            start: index, end: index + 2, kind: .cardinal, rule: "scripture",
            spoken: passage.language.speller.cardinal(passage.digits(index)) + passage.verseJoint)
    }

    /// "1. Kor. 13", "2 Tm 3,4": the number of a book of the Bible, an ordinal of the gender that
    /// the setting `scripture-number` names.
    static let scriptureNumber = Rule("scripture") { passage, index in
        guard let gender = passage.lexicon.data.setting("scripture-number"),
            let number = Int(passage.digits(index)), (1...5).contains(number)
        else { return nil }
        let end = passage.isMark(index + 1, ".") ? index + 2 : index + 1
        guard passage.isSpace(end), passage.isCapital(end + 1) else { return nil }
        let chapter = passage.isMark(end + 2, ".") ? end + 4 : end + 3
        guard passage.isDigits(chapter), passage.isScripture(before: chapter) else { return nil }
        return Finding(
            start: index, end: end, kind: .ordinal, rule: "scripture",
            spoken: passage.language.speller.ordinal(
                passage.digits(index), Form(Form.gender(gender))))
    }

    /// The chapter as a numeral in small letters, or in capitals where a verse follows: "Gen. iii",
    /// "Rom. viii, 28", "Ps. CXIX. 105".
    static let scriptureNumeral = Rule("scripture") { passage, index in
        guard passage.isWord(index), passage.atoms[index].shape.contains(.roman),
            let value = RomanNumeral.value(of: passage.text(index)), value <= 150,
            passage.isScripture(before: index)
        else { return nil }
        let verse = passage.skippingSpace(index + 2)
        let hasVerse = passage.isMark(index + 1, ".,:") && passage.isDigits(verse)
        let isSmall = !passage.isCapital(index)
        guard hasVerse || isSmall && passage.isMark(index - 2, ".") else { return nil }
        let chapter = passage.language.speller.cardinal(String(value))
        return Finding(
            start: index, end: hasVerse ? index + 2 : index + 1, kind: .roman, rule: "scripture",
            spoken: hasVerse ? chapter + passage.verseJoint : chapter)
    }
}

extension Passage {
    /// Whether a book of the Bible is named in front of the number at `index`, with its short
    /// form's stop or without.
    func isScripture(before index: Int) -> Bool {
        guard isSpace(index - 1) else { return false }
        let word = isMark(index - 2, ".") ? index - 3 : index - 2
        return isCapital(word) && isListed(word, "scriptures")
    }

    /// What parts chapter and verse: a colon, and where a comma is the decimal mark that too.
    var verseMarks: String { lexicon.isDecimalMark(",") ? ":," : ":" }

    fileprivate var verseJoint: String {
        guard let word = lexicon.data.setting("verse") else { return "" }
        return ", " + word
    }
}
