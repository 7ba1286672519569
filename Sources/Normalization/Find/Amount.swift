import BookModel
import Languages

/// A quantity as it is written: currency, sign, number or range of two, scale word, unit.
struct Amount: Sendable {
    var start: Int
    /// Index behind its last atom.
    var end: Int
    var sign: Unicode.Scalar?
    var first: Numeral
    /// The upper end of a range.
    var second: Numeral?
    var scale: UnitEntry?
    var unit: UnitEntry?
    /// What a "/yr" behind the unit stands for.
    var per: String?
    /// The gender of the noun that a bare number counts, where its ending tells.
    var countedGender: Form.Gender?

    var last: Numeral { second ?? first }

    /// Moves the decimal marks so many places to the right; false where a number has more behind
    /// its mark, or a fraction.
    mutating func multiply(by zeros: Int) -> Bool {
        guard let first = first.multiplied(by: zeros) else { return false }
        if let second {
            guard let product = second.multiplied(by: zeros) else { return false }
            self.second = product
        }
        self.first = first
        return true
    }
    var isBare: Bool { unit == nil && scale == nil && second == nil }

    var kind: TokenClass {
        switch unit?.kind {
        case .currency: .money
        case .percent: .percent
        case .unit: .measure
        default:
            second != nil
                ? .range
                : first.vulgar != nil
                    ? .fraction
                    : first.fraction != nil ? .decimal : .cardinal
        }
    }
}

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

    /// "5 m. 12": a short form of the tables that stands between two numbers.
    private func isBetweenNumbers(_ index: Int) -> Bool {
        lexicon.abbreviations.match(
            at: index, in: self,
            where: { entry, _, _ in
                entry.conditions.isSuperset(of: [.afterNumber, .beforeDigits])
            }) != nil
    }

    private func isUnit(_ index: Int) -> Bool {
        lexicon.units.match(at: index, in: self) != nil
            || lexicon.scales.match(at: index, in: self) != nil
            || lexicon.currencies.match(at: index, in: self) != nil
    }

    private func takeScale(_ found: inout Amount) {
        let at = skippingSpace(found.end)
        guard let match = lexicon.scales.match(at: at, in: self), !isJoined(match.end),
            accepts(match.value, at: at, of: found, pattern: match.pattern)
        else { return }
        if match.value.options.contains("money"), found.unit?.kind != .currency,
            !isCurrency(match.end)
        {
            return
        }
        found.end = match.end
        if match.value.options.contains("digits"), found.multiply(by: match.value.zeros) { return }
        found.scale = match.value
        // Something is counted behind it, so that the stop is hardly a sentence's.
        if isMark(found.end, "."), !closesBlock(found.end), found.unit == nil,
            let next = wordAfter(found.end) ?? (isMark(found.end + 2) ? found.end + 2 : nil),
            isCounted(next)
        {
            found.end += 1
        } else {
            takeStop(&found, match.pattern)
        }
    }

    /// Whether what follows a scale's stop is counted by it: a sign, a word in lower case, in
    /// German any noun.
    private func isCounted(_ next: Int) -> Bool {
        guard isWord(next) else { return true }
        guard !lexicon.functionWords.contains(atoms[next].hash) else { return false }
        return !isCapital(next) || lexicon.setting("capital-nouns") == "yes" || isUnit(next)
    }

    private func takeUnit(_ found: inout Amount) {
        let at = skippingSpace(found.end)
        if found.unit == nil {
            for index in [lexicon.units, lexicon.currencies] {
                let number = found
                // "п. 3 ч. 2": behind a title's word the short form belongs to the next number.
                if isMark(at + 1, "."), isDigits(skippingSpace(at + 2)),
                    isTitled(number.start) || isBetweenNumbers(at)
                {
                    break
                }
                guard
                    let match = index.match(
                        at: at, in: self,
                        where: { entry, pattern, behind in
                            !isJoined(behind) && !entry.options.contains("prefix")
                                && accepts(entry, at: at, of: number, pattern: pattern)
                        })
                else { continue }
                found.unit = match.value
                found.end = match.end
                takeStop(&found, match.pattern)
                break
            }
        }
        takePrime(&found)
        takePer(&found)
    }

    /// `13"`, `6'`: inches and feet as they are typed, by the section `typed-primes`.
    private func takePrime(_ found: inout Amount) {
        guard found.unit == nil, isMark(found.end), !lexicon.primes.isEmpty,
            found.last.integer.count < 4, let scalar = mark(found.end),
            let unit = lexicon.primes[scalar], isPrime(found.end)
        else { return }
        found.unit = unit
        found.end += 1
    }

    /// Whether the quotation mark at `index` closes no quotation: the one in front of it is none or
    /// closes one itself.
    private func isPrime(_ index: Int) -> Bool {
        guard !isWord(index + 1), !isDigits(index + 1) else { return false }
        let family = isMark(index, "\"\u{201D}") ? "\"“”„«" : "'‘’‚‹"
        guard let quote = (0..<index).last(where: { isMark($0, family) }) else { return true }
        if !isMark(quote, "\"'") { return isMark(quote, "”’") }
        let isOpening = quote == 0 || isSpace(quote - 1) || isMark(quote - 1, "([—–-“‘\"'")
        return !isOpening || isSpace(quote + 1)
    }

    /// "$5/day", "3 €/kg": by the section `pers`, else with the setting `per` in front of the
    /// unit's or the word's name.
    private func takePer(_ found: inout Amount) {
        guard let unit = found.unit, unit.kind != .percent, isMark(found.end, "/"), !unit.isDegree
        else { return }
        // "24 h/24": all of so many.
        if let word = lexicon.data.setting("each-of"), digits(found.end + 1) == found.first.integer
        {
            found.per = word + " " + language.speller.cardinal(found.first.integer)
            found.end += 2
        }
        guard isWord(found.end + 1), found.per == nil else { return }
        let word = found.end + 1
        if let row = lexicon.data.table.rows("pers").first(where: {
            $0.list(0).contains(folded(word))
        }) {
            found.per = row[1]
            found.end += 2
        } else if let per = lexicon.data.setting("per") {
            if let match = lexicon.units.match(at: word, in: self), !isWord(match.end) {
                let name = match.value.name.split(separator: "/").first.map(String.init) ?? ""
                found.per = per + " " + name
                found.end = match.end
            } else if atoms[word].count > 2 {
                found.per = per + " " + text(word)
                found.end += 2
            }
        }
    }

    /// Whether a word that a number names ("рис.", "глава") stands in front of `index`.
    func isTitled(_ index: Int) -> Bool {
        guard let word = namingWord(before: index), let context = lexicon.romans[atoms[word].hash]
        else { return false }
        return !context.isBefore
    }

    /// A unit is no unit where the word goes on.
    private func isJoined(_ end: Int) -> Bool {
        isWord(end - 1) && (isWord(end) || isDigits(end))
            // "5 ม.ค.": the stop is followed by more of a short form.
            || isMark(end - 1, ".") && isWord(end) && atoms[end].count < 3 && isMark(end + 1, ".")
            // "5 μ.μ."
            || isWord(end - 1) && atoms[end - 1].count < 3 && isMark(end, ".") && isWord(end + 1)
                && atoms[end + 1].count < 3 && isMark(end + 2, ".")
            || isWord(end - 1) && isMark(end, "'\u{2019}") && isWord(end + 1)
    }

    private func accepts(
        _ entry: UnitEntry, at index: Int, of amount: Amount, pattern: Pattern
    ) -> Bool {
        let isSpaced = index > amount.end
        if entry.options.contains("tight"), isSpaced { return false }
        if entry.options.contains("spaced"), !isSpaced { return false }
        if entry.options.contains("whole"), amount.last.fraction != nil { return false }
        if entry.options.contains("decimal"), amount.last.fraction == nil { return false }
        if namesYear(index, of: amount) { return false }
        guard entry.options.contains("exact") else { return true }
        return units[atoms[index].range].elementsEqual(
            pattern.written.utf16.prefix(atoms[index].count))
    }

    /// "1990 m.", "44 г. пр. н. е.": what could be a unit is a word for the year behind a number
    /// that looks like one, or in front of an era.
    private func namesYear(_ index: Int, of amount: Amount) -> Bool {
        guard isListed(index, "year-words after"), amount.last.isInteger, !amount.last.isGrouped
        else { return false }
        let number = amount.last.integer
        if number.count == 4, number.first == "1" || number.first == "2" { return true }
        let next = skippingSpace(isMark(index + 1, ".") ? index + 2 : index + 1)
        return isListed(next, "era-marks")
    }

    /// The full stop of a unit's short form belongs to it, unless it ends the sentence as well.
    private func takeStop(_ found: inout Amount, _ pattern: Pattern) {
        if pattern.endsWithStop {
            // "1 Msp. Muskat": where all nouns have capitals one may be measured.
            let next = wordAfter(found.end - 1)
            let isMeasured =
                lexicon.setting("capital-nouns") == "yes" && !closesBlock(found.end - 1)
                && next.map { isCounted($0) } ?? false
            if stopEndsSentence(found.end - 1), !isMeasured { found.end -= 1 }
        } else if isMark(found.end, "."), isWord(found.end - 1), pattern.written.count <= 4,
            !stopEndsSentence(found.end), !isMark(found.end + 1, ".")
        {
            found.end += 1
        }
    }
}
