import BookModel
import Languages

extension Rule {
    /// ">=", "!=", "=>", "+/-": a sign typed as several, read like the one it stands for.
    static let typedSign = Rule("typed-sign") { passage, index in
        guard let (sign, end) = passage.typedSign(at: index) else { return nil }
        let spoken = passage.typedSignWords(sign, isOperator: passage.isOperand(before: index))
        return Finding(
            start: index, end: end, kind: .symbol, rule: "typed-sign",
            spoken: spoken.isEmpty ? " " : spoken)
    }

    /// "2 x 3", "10x15 cm": the letter between two numbers is read by the setting `by-word`, else
    /// like the sign of multiplication in the `signs` section.
    static let timesLetter = Rule("times-letter") { passage, index in
        guard ["x", "х"].contains(passage.text(index)),
            passage.endsQuantity(passage.isSpace(index - 1) ? index - 2 : index - 1),
            passage.isNumberStart(passage.skippingSpace(index + 1)),
            passage.isSpace(index - 1) == passage.isSpace(index + 1),
            passage.language.spacesWords,
            let word = passage.lexicon.data.setting("by-word")
                ?? passage.lexicon.data.table.rows("signs").first(where: { $0[0] == "×" })?[1]
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .math, rule: "times-letter", spoken: word)
    }

    /// "3x", "10×": how often, by the setting `times-word`.
    static let timesWord = Rule("times-word") { passage, index in
        guard let word = passage.lexicon.data.setting("times-word"),
            let numeral = passage.numeral(at: index), numeral.vulgar == nil,
            let sign = passage.timesSign(behind: numeral.end),
            numeral.integer != "1", !numeral.integer.isEmpty, numeral.integer.first != "0",
            !passage.isMark(passage.skippingSpace(sign + 1), "-+=²³/<>≤≥"),
            !passage.isWord(sign + 1), !passage.isNumberStart(passage.skippingSpace(sign + 1)),
            !passage.isInEquation(numeral.end)
        else { return nil }
        let number = Amount(start: index, end: numeral.end, first: numeral)
        let isJoined = passage.lexicon.setting("times-joined") == "yes" && numeral.isInteger
        let spoken = passage.language.amounts.read(number, in: passage)
        return Finding(
            start: index, end: sign + 1, kind: .cardinal, rule: "times-word",
            spoken: spoken + (isJoined ? "" : " ") + word)
    }

    /// "9.5/10": so many of so many, by the setting `out-of`; whole numbers are a fraction.
    static let outOf = Rule("out-of") { passage, index in
        guard let word = passage.lexicon.data.setting("out-of"),
            let numeral = passage.numeral(at: index), numeral.fraction != nil,
            passage.isMark(numeral.end, "/"), passage.isDigits(numeral.end + 1),
            !passage.isMark(index - 1, "/"),
            !passage.isMark(numeral.end + 2, "/.,-")
                || !passage.isDigits(numeral.end + 3)
        else { return nil }
        let number = Amount(start: index, end: numeral.end, first: numeral)
        return Finding(
            start: index, end: numeral.end + 2, kind: .score, rule: "out-of",
            spoken: passage.joined([
                passage.language.amounts.read(number, in: passage), word,
                passage.language.speller.cardinal(passage.digits(numeral.end + 1)),
            ]))
    }

    /// "45° N", "30′ W": a quarter of the compass behind degrees, by the section `compass`.
    static let compass = Rule("compass") { passage, index in
        guard passage.isCapital(index), passage.atoms[index].shape.contains(.single),
            passage.isMark(passage.isSpace(index - 1) ? index - 2 : index - 1, "°′″'\"\u{2019}"),
            passage.isDigits(passage.isSpace(index - 1) ? index - 3 : index - 2),
            !passage.isMark(index + 1, ".'\u{2019}") || !passage.isWord(index + 2),
            let row = passage.lexicon.data.table.rows("compass").first(where: {
                $0[0] == passage.text(index)
            })
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .symbol, rule: "compass", spoken: row[1])
    }
}

extension Passage {
    /// Digits, or a short unit behind them ("10 m x 5 m").
    fileprivate func endsQuantity(_ index: Int) -> Bool {
        if isDigits(index) { return true }
        guard isWord(index), atoms[index].count < 4 else { return false }
        return isDigits(index - 1) || isSpace(index - 1) && isDigits(index - 2)
    }

    /// The sign of "3x", and of "3 x daily", where a word in lower case must follow.
    fileprivate func timesSign(behind index: Int) -> Int? {
        let sign = skippingSpace(index)
        guard isWord(sign, "x") || isMark(sign, "×"), text(sign) != "X" else { return nil }
        let word = sign + 2
        return sign == index
            || isSpace(sign + 1) && isWord(word) && !isCapital(word) && atoms[word].count > 2
            ? sign : nil
    }

    /// What is typed, and the sign meant; an empty one says nothing.
    private static let typedSigns: [(written: String, sign: String)] = [
        ("+/-", "±"), ("+/−", "±"), ("===", "="), ("!==", "≠"), ("==", "="), ("!=", "≠"),
        (">=", "≥"), ("<=", "≤"), ("=>", "⇒"), ("->", "→"), ("&&", "&"),
    ]

    fileprivate func typedSign(at index: Int) -> (sign: String, end: Int)? {
        guard isMark(index, "+=!><-&"), !isMark(index - 1, "+=!<>-&") else { return nil }
        for (written, sign) in Self.typedSigns {
            let end = index + written.unicodeScalars.count
            // "<!--", "-->" and rows of signs are ornaments or markup.
            guard has(end - 1), text(index..<end) == written, !isMark(end, "=<>-!&") else {
                continue
            }
            return (sign, end)
        }
        return nil
    }

    /// The words of a sign, put together of ">" and "=" where the tables have no word for it.
    fileprivate func typedSignWords(_ sign: String, isOperator: Bool) -> String {
        let word = self.sign(sign, isOperator: isOperator)
        guard word == sign else { return word }
        let parts = ["≥": [">", "="], "≤": ["<", "="], "⇒": ["→"]][sign] ?? []
        let words = parts.map { self.sign($0) }
        return words == parts ? "" : joined(words)
    }
}
