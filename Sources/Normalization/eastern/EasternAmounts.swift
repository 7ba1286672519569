import BookModel
import Languages

/// Quantities in Japanese, Chinese and Korean.
///
/// Settings: `minus`, `plus`, `plus-minus`, `decimal-word`, `range-word`, `mixed-joiner`,
/// `fraction` ("{denominator}分の{numerator}"), `unit-space` (`none`), `percent` (`before`: the
/// word stands before the number). Section `pers`: what stands behind `/` after a unit, reading.
struct EasternAmounts: AmountReading {
    let lexicon: Lexicon
    let speller: EasternSpeller

    func read(_ amount: Amount, in passage: Passage) -> String {
        let sign = sign(amount.sign)
        let range = passage.rangeWord(in: amount.first.end..<amount.end)
        if let unit = amount.unit, unit.kind == .percent, lexicon.phrase("percent") == "before" {
            let ends = [amount.first, amount.second].compactMap { $0 }.map {
                unit.name + number($0)
            }
            return sign + ends.joined(separator: range)
        }
        var words =
            sign
            + [amount.first, amount.second].compactMap { $0 }.map { number($0) }.joined(
                separator: range)
        if let scale = amount.scale { words += scale.name }
        if let unit = amount.unit {
            let space =
                lexicon.phrase("unit-space") == "none" || unit.options.contains("joined") ? "" : " "
            words += space + unit.name
        }
        return words + (amount.per ?? "")
    }

    func sign(_ sign: Unicode.Scalar?) -> String {
        switch sign {
        case "-", "\u{2212}", "\u{2013}", "\u{FF0D}": lexicon.phrase("minus")
        case "+", "\u{FF0B}": lexicon.phrase("plus")
        case "\u{B1}": lexicon.phrase("plus-minus")
        default: ""
        }
    }

    func number(_ numeral: Numeral) -> String {
        if let vulgar = numeral.vulgar {
            let part = fraction(String(vulgar.numerator), String(vulgar.denominator))
            guard !numeral.integer.isEmpty else { return part }
            let whole = speller.cardinal(numeral.integer)
            let joiner = lexicon.phrase("mixed-joiner")
            return whole
                + (NativeKorean.particle(joiner.trimmed, after: whole).map { $0 + " " } ?? joiner)
                + part
        }
        guard let fraction = numeral.fraction else { return integer(numeral.integer) }
        return speller.cardinal(numeral.integer) + lexicon.phrase("decimal-word")
            + speller.digitByDigit(fraction)
    }

    /// A number with leading zeros is read digit by digit.
    private func integer(_ digits: String) -> String {
        guard digits.count > 1, digits.first == "0" else { return speller.cardinal(digits) }
        return speller.read(
            digits, zero: lexicon.phrase("digit-zero", default: speller.cardinal("0")))
    }

    func fraction(
        _ numerator: String, _ denominator: String, root: (above: String, below: String) = ("", "")
    ) -> String {
        lexicon.phrase("fraction")
            .replacing("{denominator}", with: root.below + speller.cardinal(denominator))
            .replacing("{numerator}", with: root.above + speller.cardinal(numerator))
    }
}

extension Passage {
    var easternAmounts: EasternAmounts {
        language.amounts as? EasternAmounts ?? EasternAmounts(lexicon: lexicon, speller: eastern)
    }

    /// The quantity that starts at `index`; other than in languages with spaces, what follows may
    /// run on without one ("10ms一帧"), and a sign may follow a word ("気温は-2.5度").
    func easternAmount(at index: Int) -> Amount? {
        var at = index
        var sign: Unicode.Scalar?
        var currency: UnitEntry?
        if isMark(at, "-\u{2212}+\u{B1}\u{FF0D}\u{FF0B}"),
            isNumberStart(at + 1) || isCurrency(at + 1), !isWestern(at - 1),
            !isDigits(at - 1), !isMark(at - 1, ")%°")
        {
            sign = mark(at)
            at += 1
        }
        if let match = lexicon.currencies.match(at: at, in: self),
            isNumberStart(skippingSpace(match.end))
        {
            currency = match.value
            at = skippingSpace(match.end)
        }
        // "No.1" has no decimal part.
        guard let first = numeral(at: at), !isDecimalMark(at) || !isWord(at - 1) else { return nil }
        var found = Amount(start: index, end: first.end, sign: sign, first: first)
        found.unit = currency
        takeEasternRange(&found)
        takeEasternUnit(&found)
        return found
    }

    private func takeEasternRange(_ found: inout Amount) {
        let dash =
            isSpace(found.end) && isSpace(found.end + 2) && !isMark(found.end + 1, "-")
            ? found.end + 1 : found.end
        guard isRangeMark(dash), !isInEquation(dash) else { return }
        let second = skippingSpace(dash + 1)
        guard let number = numeral(at: second), second == dash + 1 || dash > found.end,
            !isRangeMark(number.end) || !isDigits(number.end + 1)
        else { return }
        found.second = number
        found.end = number.end
    }

    private func takeEasternUnit(_ found: inout Amount) {
        let at = skippingSpace(found.end)
        if found.unit != nil {
            let scales = lexicon.phrase("scale-letters")
            if isEastern(found.end), text(found.end).allSatisfy({ scales.contains($0) }) {
                found.scale = UnitEntry(
                    kind: .scale, name: text(found.end), part: "", gender: .masculine, options: [])
                found.end += 1
            }
            return
        }
        // "iPhone5s" is a name.
        guard !isWestern(found.start - 1) else { return }
        for index in [lexicon.units, lexicon.currencies] {
            guard
                let match = index.match(
                    at: at, in: self,
                    where: { entry, pattern, end in
                        endsUnit(end) && fits(pattern, entry, at: at)
                    })
            else { continue }
            found.unit = match.value
            found.end = match.end
            takePer(&found)
            takeSecondPercent(&found)
            return
        }
    }

    /// "10%-20%"
    private func takeSecondPercent(_ found: inout Amount) {
        guard found.unit?.kind == .percent, found.second == nil, isRangeMark(found.end),
            let number = numeral(at: found.end + 1),
            let match = lexicon.units.match(at: number.end, in: self), match.value.kind == .percent
        else { return }
        found.second = number
        found.end = match.end
    }

    private func endsUnit(_ end: Int) -> Bool {
        !isWord(end - 1) || isEastern(end - 1)
            || !isWestern(end) && !isDigits(end) && !isMark(end, "'\u{2019}")
    }

    /// One letter only in its very case (5 m, but not 5 M).
    private func fits(_ pattern: Pattern, _ entry: UnitEntry, at index: Int) -> Bool {
        guard entry.options.contains("exact") || atoms[index].shape.contains(.single) else {
            return true
        }
        return text(index..<index + pattern.count) == pattern.written
    }

    /// "km/h", "kg/m": whatever unit follows the stroke.
    private func takePer(_ found: inout Amount) {
        guard found.unit?.kind == .unit, isMark(found.end, "/"), isWestern(found.end + 1),
            !isWestern(found.end + 2)
        else { return }
        let written = text(found.end + 1)
        if let row = lexicon.data.table.rows("pers").first(where: { $0.list(0).contains(written) })
        {
            found.per = row[1]
        } else if let match = lexicon.units.match(at: found.end + 1, in: self),
            match.end == found.end + 2
        {
            found.per = lexicon.phrase("per") + match.value.name
        } else {
            return
        }
        found.end += 2
    }
}
