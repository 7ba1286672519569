import BookModel
import Languages

/// Quantities in Russian, Ukrainian and Polish, each part in its gender and case.
struct SlavicAmounts: AmountReading {
    let lexicon: Lexicon
    let grammar: SlavicGrammar
    let speller: SlavicSpeller

    func read(_ amount: Amount, in passage: Passage) -> String {
        let sign: String? =
            switch amount.sign {
            case "-", "\u{2212}", "\u{2013}": lexicon.setting("minus")
            case "+": lexicon.setting("plus")
            case "\u{B1}": lexicon.setting("plus-minus")
            default: nil
            }
        let context = SlavicContext(grammar: grammar, passage: passage)
        let words: String
        if let half = half(amount, context) {
            words = half
        } else if amount.unit == nil, amount.scale == nil {
            words = bare(amount, context)
        } else {
            let isMoney = amount.unit?.kind == .currency
            let grammaticalCase = context.unitCase(
                at: amount.start, end: amount.end, isMoney: isMoney)
            words =
                isMoney && amount.scale == nil
                ? money(amount, grammaticalCase) : measured(amount, grammaticalCase)
        }
        return [sign, words, amount.per].compactMap { $0 }.joined(separator: " ")
    }

    /// "pół szklanki": half in front of a noun or unit, by the setting `half-before`.
    private func half(_ amount: Amount, _ context: SlavicContext) -> String? {
        guard let word = lexicon.data.setting("half-before"), let vulgar = amount.first.vulgar,
            vulgar == (1, 2), amount.first.integer.isEmpty, amount.second == nil,
            amount.scale == nil
        else { return nil }
        if let unit = amount.unit {
            return word + " " + grammar.counted(unit.name, .fraction, .nominative)
        }
        let passage = context.passage
        let noun = amount.end + 1
        guard passage.isSpace(amount.end), passage.isWord(noun), !passage.isCapital(noun),
            !lexicon.functionWords.contains(passage.atoms[noun].hash)
        else { return nil }
        return word
    }

    // MARK: Without a unit

    private func bare(_ amount: Amount, _ context: SlavicContext) -> String {
        let last = amount.last
        var form = Form()
        if last.isInteger {
            form = context.cardinalForm(last.integer, at: amount.start, end: amount.end)
        } else if let fixed = context.fixedCase(context.government(before: amount.start)) {
            form.grammaticalCase = fixed
        }
        return range(amount, form)
    }

    private func range(_ amount: Amount, _ form: Form) -> String {
        let first = number(amount.first, form)
        guard let second = amount.second else { return first }
        // "два-три раза" is said in one breath, "тридцать — тридцать пять" is not.
        let isClose =
            amount.first.isInteger && second.isInteger && (second.value ?? 99) <= 10
            && amount.first.value.map { $0 + 1 } == second.value
        let joiner =
            isClose
            ? lexicon.setting("range-close", default: "-")
            : " \(lexicon.setting("range-word", default: "—")) "
        return first + joiner + number(second, form)
    }

    // MARK: With a unit

    private func measured(_ amount: Amount, _ grammaticalCase: Form.Case) -> String {
        let last = amount.last
        let isWhole = last.isInteger
        let head = amount.scale ?? amount.unit
        let gender = grammar.gender(of: head?.name ?? "")
        var words = [range(amount, Form(gender, grammaticalCase))]
        let count = isWhole ? grammar.count(last.integer) : .fraction
        if let scale = amount.scale {
            words.append(grammar.counted(scale.name, count, grammaticalCase))
            if let unit = amount.unit {
                words.append(grammar.counted(unit.name, .many, .nominative))
            }
        } else if let unit = amount.unit {
            // Polish: "dwa i pół procent" stays, since "procent" has no other form.
            words.append(grammar.counted(unit.name, count, grammaticalCase))
        }
        return words.joined(separator: " ")
    }

    private func money(_ amount: Amount, _ grammaticalCase: Form.Case) -> String {
        guard let unit = amount.unit, amount.second == nil, amount.first.vulgar == nil,
            let fraction = amount.first.fraction, fraction.count <= 2, !unit.part.isEmpty
        else {
            return measured(amount, grammaticalCase)
        }
        let whole = amount.first.integer.isEmpty ? "0" : amount.first.integer
        let hundredths = String((fraction + "0").prefix(2).drop { $0 == "0" })
        func part(_ digits: String, _ name: String) -> String {
            speller.cardinal(digits, Form(grammar.gender(of: name), grammaticalCase)) + " "
                + grammar.counted(name, grammar.count(digits), grammaticalCase)
        }
        if hundredths.isEmpty { return part(whole, unit.name) }
        if whole == "0" { return part(hundredths, unit.part) }
        return part(whole, unit.name) + " " + part(hundredths, unit.part)
    }

    // MARK: Numbers

    func number(_ numeral: Numeral, _ form: Form) -> String {
        if let vulgar = numeral.vulgar {
            let part = fraction(vulgar, form)
            guard !numeral.integer.isEmpty else { return part }
            let joined = vulgar == (1, 2) ? lexicon.setting("and-a-half", default: part) : part
            let gender = vulgar == (1, 2) ? form.gender : Form.Gender.feminine
            return speller.cardinal(numeral.integer, Form(gender, form.grammaticalCase)) + " "
                + joined
        }
        guard let fraction = numeral.fraction else {
            if numeral.integer.count > 1, numeral.integer.first == "0" {
                return speller.digitByDigit(numeral.integer)
            }
            return speller.cardinal(numeral.integer, form)
        }
        let whole = numeral.integer.isEmpty ? "0" : numeral.integer
        return lexicon.setting("decimal-style") == "tenths" && fraction.count <= 6
            ? tenths(whole, fraction, form.grammaticalCase) : comma(whole, fraction)
    }

    /// "две целых пять десятых"
    private func tenths(_ whole: String, _ fraction: String, _ grammaticalCase: Form.Case) -> String
    {
        let direct = grammaticalCase == .nominative || grammaticalCase == .accusative
        func part(_ digits: String, _ adjective: String) -> String {
            let isOne = grammar.count(digits) == .one
            let form = Form(
                .feminine, isOne || !direct ? grammaticalCase : .genitive, plural: !isOne)
            return speller.cardinal(digits, Form(.feminine, grammaticalCase)) + " "
                + grammar.adjective(adjective, form)
        }
        let denominator = "1" + String(repeating: "0", count: fraction.count)
        let significant = String(fraction.drop { $0 == "0" })
        return part(whole, lexicon.setting("whole")) + " "
            + part(significant.isEmpty ? "0" : significant, speller.ordinal(denominator))
    }

    /// "dziesięć przecinek zero dwa"
    private func comma(_ whole: String, _ fraction: String) -> String {
        let zeros = fraction.prefix { $0 == "0" }.map { _ in speller.cardinal("0") }
        let rest = String(fraction.drop { $0 == "0" })
        let tail =
            rest.isEmpty
            ? [] : rest.count > 4 ? [speller.digitByDigit(rest)] : [speller.cardinal(rest)]
        let head = [speller.cardinal(whole), lexicon.setting("decimal-word")]
        return (head + zeros + tail).joined(separator: " ")
    }

    /// "три четверти", "пять восьмых"
    private func fraction(_ vulgar: (numerator: Int, denominator: Int), _ form: Form) -> String {
        let rows = lexicon.data.table.rows("fractions")
        let key = "\(vulgar.numerator)/\(vulgar.denominator)"
        if form.grammaticalCase == .nominative || form.grammaticalCase == .accusative,
            let row = rows.first(where: { $0[0] == key })
        {
            return row[1]
        }
        let (numerator, denominator) = (String(vulgar.numerator), String(vulgar.denominator))
        let direct = form.grammaticalCase == .nominative || form.grammaticalCase == .accusative
        let isOne = vulgar.numerator == 1
        let isFew = grammar.count(numerator) == .few && !grammar.takesGenitive
        let part = Form(
            .feminine, isOne || !direct ? form.grammaticalCase : isFew ? .nominative : .genitive,
            plural: !isOne)
        return speller.cardinal(numerator, Form(.feminine, form.grammaticalCase)) + " "
            + speller.ordinal(denominator, part)
    }
}
