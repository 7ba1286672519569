import BookModel
import Languages

/// Quantities in a text: signs, currencies in front, numbers and ranges.
extension Passage {
    static let dashes = "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}"

    /// The quantity that starts at `index`; the number itself may come after a sign or currency.
    func amount(at index: Int) -> Amount? {
        var at = index
        var currency: UnitEntry?
        var sign: Unicode.Scalar?
        if isMark(at, "-\u{2212}+\u{B1}\u{2013}"), isNumberStart(at + 1) || isCurrency(at + 1),
            !isWord(at - 1), !isDigits(at - 1), !isMark(at - 1, ")%°$€£¥"),
            !isMark(at - 1, "'\"\u{2019}\u{201D}′″") || !isDigits(at - 2),
            !isMark(at - 1, ".") || !isDigits(at - 2)
        {
            sign = mark(at)
            at += 1
        }
        if let match = lexicon.currencies.match(at: at, in: self),
            !match.value.options.contains("after")
        {
            var number = skippingSpace(match.end)
            // "kr. 5,50"
            if isWord(match.end - 1), isMark(match.end, "."), isSpace(match.end + 1) {
                number = match.end + 2
            }
            if sign == nil, isMark(number, "-\u{2212}"), number == match.end,
                isNumberStart(number + 1)
            {
                sign = mark(number)
                number += 1
            }
            // "Rp500", "USD50": a code runs into the number, a single letter does not.
            let isCode = match.pattern.written.utf16.count > 1
            guard isNumberStart(number), isMark(match.end - 1) || number > match.end || isCode
            else {
                return nil
            }
            currency = match.value
            at = number
        }
        guard let first = mixedNumeral(at: at) else { return nil }
        var found = Amount(start: index, end: first.end, sign: sign, first: first)
        found.unit = currency
        takeEmptyPart(&found)
        takeRange(&found)
        takeScale(&found)
        takeUnit(&found)
        return found
    }

    func isMark(_ index: Int) -> Bool { has(index) && atoms[index].kind == .mark }

    func isCurrency(_ index: Int) -> Bool {
        isMark(index) && lexicon.currencies.match(at: index, in: self) != nil
    }

    func isNumberStart(_ index: Int) -> Bool {
        isDigits(index)
            || isDecimalMark(index) && isDigits(index + 1) && !isLeader(index - 1)
                && !isWord(index - 1)
            || vulgarFraction(at: index) != nil
    }

    /// A number, or a whole and a fraction after a space ("2 1/2").
    func mixedNumeral(at index: Int) -> Numeral? {
        guard var found = numeral(at: index) else { return nil }
        guard found.isInteger else { return found }
        let next = skippingSpace(found.end)
        if next > found.end, let vulgar = vulgarFraction(at: next) {
            found.vulgar = vulgar
            found.end = next + 1
        } else if next > found.end, let slash = slashFraction(at: next),
            slash.numerator < slash.denominator
        {
            found.vulgar = slash
            found.end = next + 3
        } else if isMark(found.end, "-"), found.integer.count < 3, !isMark(index - 1, Self.dashes),
            let (part, end) = properFraction(at: found.end + 1)
        {
            found.vulgar = part
            found.end = end
        } else if let slash = slashFraction(at: index), !found.isGrouped {
            return Numeral(integer: "", vulgar: slash, end: index + 3)
        }
        return found
    }

    /// A fraction below one, as cooks write it behind a whole and a hyphen ("1-1/2 cups").
    private func properFraction(at index: Int) -> ((numerator: Int, denominator: Int), end: Int)? {
        if let vulgar = vulgarFraction(at: index) { return (vulgar, index + 1) }
        guard let slash = slashFraction(at: index), slash.numerator < slash.denominator else {
            return nil
        }
        return (slash, index + 3)
    }

    /// `3/4` with nothing more in the chain.
    func slashFraction(at index: Int) -> (numerator: Int, denominator: Int)? {
        guard isDigits(index), isMark(index + 1, "/\u{2044}\u{2215}"), isDigits(index + 2),
            !isMark(index + 3, "/\u{2044}") || !isDigits(index + 4), !isMark(index - 1, "/"),
            let numerator = Int(digits(index)), let denominator = Int(digits(index + 2)),
            numerator > 0, denominator > 1, denominator <= 1000, numerator < 1000,
            digits(index + 2).first != "0", digits(index).first != "0"
        else { return nil }
        return (numerator, denominator)
    }

    /// "5,– €", "€ 5,-", "12.— Fr.": a dash in place of the hundredths of a sum.
    private func takeEmptyPart(_ found: inout Amount) {
        guard isMark(found.end, ",."), isMark(found.end + 1, Self.dashes),
            !isDigits(found.end + 2)
        else { return }
        let behind = skippingSpace(found.end + 2)
        guard
            found.unit != nil || lexicon.currencies.match(at: behind, in: self) != nil
                || isCurrencyName(behind)
        else { return }
        found.end += 2
        if isMark(found.end, "-") { found.end += 1 }
    }

    /// "990,– Euro": the sum's currency as a word.
    private func isCurrencyName(_ index: Int) -> Bool {
        guard isWord(index) else { return false }
        let word = folded(index)
        return lexicon.data.table.rows("currencies").contains { row in
            row[1].lowercased().split(separator: "/").contains { $0 == word }
        }
    }

    private func takeRange(_ found: inout Amount) {
        var dash = found.end
        let spaced = isSpace(dash)
        if spaced { dash += 1 }
        guard isMark(dash, Self.dashes), !isInEquation(dash) else { return }
        if spaced, isMark(dash, "-") { return }
        var second = dash + 1
        if isSpace(second) != spaced { return }
        second = skippingSpace(second)
        if found.unit != nil, let match = lexicon.currencies.match(at: second, in: self) {
            second = skippingSpace(match.end)
        }
        guard let number = mixedNumeral(at: second) else { return }
        // A third part makes a date, a telephone or a serial number of it.
        if isMark(number.end, Self.dashes), isDigits(number.end + 1) { return }
        if isMark(found.start - 1, Self.dashes), isDigits(found.start - 2) { return }
        if isWord(number.end), !isUnit(number.end), !isNumbersOwn(number.end) { return }
        // "Table 3-2": a label of two parts, which does not rise.
        if isMark(dash, "-"), !spaced, isTitled(found.start), number.isInteger,
            let from = found.first.value, from < 1000, let to = number.value, to <= from
        {
            return
        }
        // "x86-64", but "pp12-15".
        if isMark(dash, "-"), isWord(found.start - 1),
            lexicon.romans[atoms[found.start - 1].hash] == nil
        {
            return
        }
        found.second = number
        found.end = number.end
    }

    /// Whether a short form that belongs to the number in front stands there ("5–6pm").
    func isNumbersOwn(_ index: Int) -> Bool {
        lexicon.abbreviations.match(
            at: index, in: self,
            where: { entry, _, end in
                entry.conditions.contains(.afterNumber) && !isWord(end) && !isDigits(end)
            }) != nil
    }

    /// Whether a word that a number names ("рис.", "глава") stands in front of `index`.
    func isTitled(_ index: Int) -> Bool {
        guard let word = namingWord(before: index), let context = lexicon.romans[atoms[word].hash]
        else { return false }
        return !context.isBefore
    }
}
