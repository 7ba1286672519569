import BookModel
import Languages

extension English {
    /// "555-0134 x205", "ext. 205": the number behind a word of the section `extension-words` is
    /// dialled digit by digit; the letter "x" is such a word behind a telephone number alone.
    static let extensionNumber = Rule(
        "extension",
        [
            Example(
                "call 555-0134 x205",
                "call five five five, zero one three four extension two zero five"),
            Example("on ext. 4071", "on extension four zero seven one"),
            Example("the extension 205 m long", "the extension two hundred five meters long"),
            Example("ext. 12", "extension twelve"), Example("x205", "x two hundred five"),
        ]
    ) { passage, index in
        guard let amount = passage.amount(at: index), amount.isBare, amount.first.isInteger,
            !amount.first.isGrouped, (3...6).contains(amount.first.integer.count),
            let word = passage.namingWord(before: index),
            passage.isListed(word, "extension-words"), passage.folded(word) != "x"
        else { return nil }
        return Finding(
            start: index, end: amount.end, kind: .telephone, rule: "extension",
            spoken: passage.language.speller.digitByDigit(amount.first.integer))
    }

    static let extensionLetter = Rule("extension") { passage, index in
        guard passage.isWord(index, "x"), passage.isDigits(index + 1), !passage.isWord(index + 2),
            passage.isSpace(index - 1), passage.digits(index - 2).count == 4,
            passage.isMark(index - 3, "-.")
        else { return nil }
        return Finding(
            start: index, end: index + 2, kind: .telephone, rule: "extension",
            spoken: "extension "
                + passage.language.speller.digitByDigit(passage.digits(index + 1)))
    }

    /// "a B-", "C− in maths": a mark at school; a hyphen that a word follows is none.
    static let gradeMinus = Rule(
        "grade-minus",
        [
            Example("He got an A- in maths.", "He got an A minus in maths."),
            Example("a C−, a B- and", "a C minus, a B minus and"),
            Example("A- or B-road", "A- or B-road"), Example("plan B - it", "plan B - it"),
        ]
    ) { passage, index in
        guard passage.isMark(index, "-\u{2212}"), passage.isCapital(index - 1),
            passage.atoms[index - 1].shape.contains(.single),
            "ABCDE".contains(passage.text(index - 1)), !passage.isWord(index - 2),
            passage.isSpace(index + 1) || passage.isMark(index + 1, ".,;:!?)\"'”’")
                || !passage.has(index + 1)
        else { return nil }
        let next = passage.skippingSpace(index + 1)
        // "A- or B-road": the hyphen hangs.
        if passage.isWord(next, "or") || passage.isWord(next, "and"),
            passage.isMark(next + 3, "-"), passage.isWord(next + 4)
        {
            return nil
        }
        return Finding(
            start: index, end: index + 1, kind: .symbol, rule: "grade-minus", spoken: "minus")
    }
}
