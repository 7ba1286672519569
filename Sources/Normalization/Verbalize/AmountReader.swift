import Languages

/// Puts a quantity into words.
protocol AmountReading: Sendable {
    func read(_ amount: Amount, in passage: Passage) -> String
}

/// Quantities in languages where a noun has a singular and a plural and no case.
///
/// Settings: `minus`, `plus`, `plus-minus`, `decimal-word`, `decimal-style` (`digits`: one by one,
/// `number`: as a number after its zeros), `range-word`, `money-joiner`, `mixed-joiner`, `plural`
/// (`below-two`: 0 and 1.5 take the singular; a `PluralRule`), `fraction-plural`, `decimal-tenths`,
/// `attributive-articles`, `fraction-of`, `over-word`, `one-behind`.
/// Sections: `fractions`, `tenths`.
struct AmountReader: AmountReading {
    let lexicon: Lexicon
    let speller: any NumberSpeller

    func read(_ amount: Amount, in passage: Passage) -> String {
        var words: [String] = []
        if let sign = signWord(amount.sign) { words.append(sign) }
        var amount = amount
        if amount.unit != nil { amount.first.dropZeros() }
        if let one = one(amount) { return one }
        if let unit = amount.unit, isAttribute(amount, in: passage) {
            amount.unit?.name = unit.name.split(separator: "/").first.map(String.init) ?? unit.name
        }
        amount.countedGender = countedGender(amount, in: passage)
        if let unit = amount.unit, unit.kind == .currency, amount.scale == nil {
            words.append(money(amount, unit))
        } else {
            words.append(quantity(amount))
        }
        if let per = amount.per { words.append(per) }
        return words.joined(separator: " ")
    }

    /// "دولار واحد": one stands behind its noun, by the setting `one-behind`.
    private func one(_ amount: Amount) -> String? {
        guard lexicon.setting("one-behind") == "yes", let unit = amount.unit,
            unit.kind != .percent, amount.scale == nil, amount.second == nil, amount.sign == nil,
            amount.first.vulgar == nil, amount.first.integer == "1",
            amount.first.fraction.map({ $0.allSatisfy { $0 == "0" } }) ?? true
        else { return nil }
        let name = unit.name.split(separator: "/").first.map(String.init) ?? unit.name
        let number = speller.cardinal("1", Form(unit.gender))
        return [name, number, amount.per].compactMap { $0 }.joined(separator: " ")
    }

    /// "a £20 note", "a 5 km run": behind an article of the setting `attributive-articles` and in
    /// front of a noun a unit stays in the singular.
    private func isAttribute(_ amount: Amount, in passage: Passage) -> Bool {
        let articles = lexicon.setting("attributive-articles").split(separator: " ")
        guard !articles.isEmpty, amount.per == nil, amount.unit?.kind != .percent,
            let article = passage.wordBefore(amount.start),
            articles.contains(Substring(passage.folded(article))), passage.isSpace(amount.end),
            passage.isWord(amount.end + 1), !passage.isCapital(amount.end + 1)
        else { return false }
        return !lexicon.functionWords.contains(passage.atoms[amount.end + 1].hash)
    }

    /// "2 knjige", "3 ילדים": by the section `counted`: numbers (`1`, `2-4` by the last digit,
    /// `any`), gender, endings of the noun behind, words that only end so.
    private func countedGender(_ amount: Amount, in passage: Passage) -> Form.Gender? {
        let noun = amount.end + 1
        guard !lexicon.countedEndings.isEmpty, amount.unit == nil, amount.scale == nil,
            amount.last.isInteger, passage.isSpace(amount.end), passage.isWord(noun),
            !passage.lexicon.functionWords.contains(passage.atoms[noun].hash),
            let last = Int(amount.last.integer.suffix(2))
        else { return nil }
        let word = passage.folded(noun)
        let digit = (11...19).contains(last) ? 10 : last % 10
        return lexicon.countedEndings.first { $0.fits(word, behind: digit) }?.gender
    }

    func signWord(_ sign: Unicode.Scalar?) -> String? {
        switch sign {
        case "-", "\u{2212}", "\u{2013}": lexicon.setting("minus", default: "minus")
        case "+": lexicon.setting("plus", default: "plus")
        case "\u{B1}": lexicon.setting("plus-minus", default: "plus minus")
        default: nil
        }
    }

    private func quantity(_ amount: Amount) -> String {
        let unit = amount.unit
        if let part = part(amount) { return part }
        let attributive = unit != nil || amount.countedGender != nil
        let gender =
            amount.scale?.gender ?? unit?.gender ?? amount.countedGender ?? .masculine
        let form = Form(gender, attributive: attributive || amount.scale != nil)
        var words = [number(amount.first, form)]
        if let second = amount.second {
            words.append(lexicon.setting("range-word", default: "–"))
            words.append(number(second, form))
        }
        if let scale = amount.scale { words.append(name(scale.name, amount.last, scaled: false)) }
        if let unit {
            let name = name(unit.name, amount.last, scaled: amount.scale != nil)
            words.insert(name, at: unit.options.contains("first") ? 0 : words.count)
        }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// "three quarters of a teaspoon", by the setting `fraction-of`; half of one is no such part.
    private func part(_ amount: Amount) -> String? {
        guard let unit = amount.unit, unit.kind == .unit, let vulgar = amount.first.vulgar,
            amount.first.integer.isEmpty, vulgar.numerator > 1,
            vulgar.numerator < vulgar.denominator, amount.second == nil,
            amount.scale == nil, let word = lexicon.data.setting("fraction-of"),
            let name = unit.name.split(separator: "/").first, let first = name.first
        else { return nil }
        let isVowel = "aeiou".contains(first) || name == "hour"
        return fraction(vulgar, joined: false) + " " + word + (isVowel ? "n " : " ") + name
    }

    /// Whole and hundredth parts of a currency.
    private func money(_ amount: Amount, _ unit: UnitEntry) -> String {
        guard let second = amount.second else {
            return money(amount.first, unit, joiner: lexicon.setting("money-joiner"))
        }
        let range = lexicon.setting("range-word", default: "–")
        // Two amounts of two parts each would be hard to follow with "and" in them as well.
        let amounts = [amount.first, second].map { money($0, unit, joiner: "") }
        return amounts.joined(separator: range.isEmpty ? " " : " " + range + " ")
    }

    private func money(_ numeral: Numeral, _ unit: UnitEntry, joiner: String) -> String {
        let form = Form(unit.gender, attributive: true)
        guard let fraction = numeral.fraction, fraction.count <= 2, !unit.part.isEmpty else {
            return number(numeral, form) + " " + name(unit.name, numeral, scaled: false)
        }
        let hundredths = String((fraction + "0").prefix(2).drop { $0 == "0" })
        let whole = Numeral(integer: numeral.integer.isEmpty ? "0" : numeral.integer, end: 0)
        let main = number(whole, form) + " " + name(unit.name, whole, scaled: false)
        guard !hundredths.isEmpty else { return main }
        let rest = Numeral(integer: hundredths, end: 0)
        let part = number(rest, form) + " " + name(unit.part, rest, scaled: false)
        if whole.value == 0 { return part }
        return [main, joiner, part].filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: Numbers

    func number(_ numeral: Numeral, _ form: Form) -> String {
        if let vulgar = numeral.vulgar { return mixed(numeral.integer, vulgar, form) }
        guard let fraction = numeral.fraction else { return integer(numeral.integer, form) }
        if let tenths = tenths(numeral, fraction) { return tenths }
        // A language without tables has ICU's own word for the decimal mark.
        if !lexicon.data.isKnown, fraction.count < 15 {
            return speller.cardinal(
                (numeral.integer.isEmpty ? "0" : numeral.integer) + "." + fraction)
        }
        let whole =
            numeral.integer.isEmpty
            ? lexicon.setting("bare-decimal", default: "zero") == "zero"
                ? speller.cardinal("0") : ""
            : speller.cardinal(numeral.integer)
        return [whole, lexicon.setting("decimal-word", default: ","), decimals(fraction)]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// "tizenkettő egész öt tized": the fraction as a number of the parts that the section `tenths`
    /// names by the count of digits, in the setting `decimal-tenths`.
    private func tenths(_ numeral: Numeral, _ fraction: String) -> String? {
        let rows = lexicon.data.table.rows("tenths")
        guard let template = lexicon.data.setting("decimal-tenths"), fraction.count <= rows.count,
            let row = rows.first(where: { Int($0[0]) == fraction.count })
        else { return nil }
        let whole = speller.cardinal(numeral.integer.isEmpty ? "0" : numeral.integer)
        let rest = String(fraction.drop { $0 == "0" })
        guard !rest.isEmpty else { return whole }
        return template.replacing("{whole}", with: whole).replacing("{part}", with: row[1])
            .replacing("{fraction}", with: speller.cardinal(rest))
    }

    /// A number with leading zeros is read digit by digit.
    private func integer(_ digits: String, _ form: Form) -> String {
        if digits.count > 1, digits.first == "0" { return speller.digitByDigit(digits) }
        return speller.cardinal(digits, form)
    }

    private func decimals(_ digits: String) -> String {
        let longest = Int(lexicon.setting("decimal-longest")) ?? 4
        guard lexicon.setting("decimal-style") == "number", digits.count <= longest else {
            return speller.digitByDigit(digits)
        }
        let zeros = digits.prefix { $0 == "0" }.map { _ in speller.cardinal("0") }
        let rest = digits.drop { $0 == "0" }
        return (zeros + (rest.isEmpty ? [] : [speller.cardinal(String(rest))])).joined(
            separator: " ")
    }

    private func mixed(
        _ whole: String, _ vulgar: (numerator: Int, denominator: Int), _ form: Form
    ) -> String {
        guard !whole.isEmpty else { return fraction(vulgar, joined: false) }
        return [
            speller.cardinal(whole, .plain), lexicon.setting("mixed-joiner", default: "and"),
            fraction(vulgar, joined: true),
        ].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// "three quarters"; after a whole number half is "a half".
    func fraction(_ vulgar: (numerator: Int, denominator: Int), joined: Bool) -> String {
        let rows = lexicon.data.table.rows("fractions")
        let key = "\(vulgar.numerator)/\(vulgar.denominator)"
        if vulgar.numerator == vulgar.denominator {
            return [vulgar.numerator, vulgar.denominator].map { speller.cardinal(String($0)) }
                .joined(separator: " ")
        }
        if let row = rows.first(where: { $0[0] == key }) {
            return joined && !row[2].isEmpty ? row[2] : row[1]
        }
        // "120/80": the pressure of blood.
        if vulgar.numerator > vulgar.denominator, vulgar.denominator >= 20,
            let over = lexicon.data.setting("over-word")
        {
            return [vulgar.numerator, vulgar.denominator].map { speller.cardinal(String($0)) }
                .joined(separator: " \(over) ")
        }
        let count = speller.cardinal(String(vulgar.numerator), Form(attributive: true))
        if let row = rows.first(where: { $0[0] == String(vulgar.denominator) }) {
            return count + " " + (vulgar.numerator == 1 ? row[1] : row[2])
        }
        guard let suffix = lexicon.data.setting("fraction-plural") else {
            let over = lexicon.setting("fraction-word", default: "/")
            return [count, over, speller.cardinal(String(vulgar.denominator))].joined(
                separator: " ")
        }
        let part = speller.ordinal(String(vulgar.denominator))
        return count + " " + part + (vulgar.numerator == 1 ? "" : suffix)
    }

    /// The form of "singular/plural" that the number asks for.
    func name(_ forms: String, _ numeral: Numeral, scaled: Bool) -> String {
        let parts = forms.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return forms }
        if let rule = PluralRule(rawValue: lexicon.setting("plural")) {
            let index = scaled ? rule.manyIndex : rule.index(of: numeral)
            return String(parts[min(index, parts.count - 1)])
        }
        let isOne = numeral.isInteger && numeral.value == 1
        let belowTwo = lexicon.setting("plural") == "below-two" && (numeral.value ?? 0) < 2
        let isHalf = numeral.vulgar != nil && numeral.integer.isEmpty
        return String(
            !scaled && (isOne || belowTwo || isHalf && numeral.vulgar?.numerator == 1)
                ? parts[0] : parts[1])
    }
}
