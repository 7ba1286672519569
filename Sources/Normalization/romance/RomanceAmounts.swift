import BookModel
import Languages

/// Quantities in Romance languages: the number agrees with what it counts, and millions take "de".
///
/// Settings beyond those of `AmountReader`: `million-of` (de, di), `money-bare` (the word before
/// the
/// hundredths without their name, `-` for none), `half` and `half-after` (masculine/feminine),
/// `fraction-style` (`avo`, `avos`, `ime`), `decimal-style` (`pairs`: two digits as a number,
/// `digits`).
struct RomanceAmounts: AmountReading {
    let plain: AmountReader
    let speller: RomanceSpeller
    let agreement: RomanceAgreement

    private var lexicon: Lexicon { plain.lexicon }

    func read(_ amount: Amount, in passage: Passage) -> String {
        var words = [plain.signWord(amount.sign) ?? ""]
        if let unit = amount.unit, unit.kind == .currency, amount.scale == nil {
            words.append(money(amount, unit))
        } else {
            words.append(quantity(amount, passage))
        }
        words.append(amount.per ?? "")
        return NumberWords.joined(words)
    }

    // MARK: Things counted

    private func quantity(_ amount: Amount, _ passage: Passage) -> String {
        if let unit = amount.unit, amount.second == nil, amount.scale == nil,
            let vulgar = amount.first.vulgar
        {
            return fraction(of: unit, amount.first, vulgar)
        }
        if let half = half(amount, passage) { return half }
        let form = form(of: amount, passage)
        let isScaled = amount.scale != nil
        if form.isAttributive, amount.isBare, amount.first.value == 1,
            let one = italianOne(amount, form, passage)
        {
            return one
        }
        let asPair = isScaled || amount.unit != nil && lexicon.setting("decimal-style") == "units"
        var words = [number(amount.first, form, isScaled: asPair)]
        if let second = amount.second {
            words.append(lexicon.setting("range-word", default: "–"))
            words.append(number(second, form, isScaled: isScaled))
        }
        if let scale = amount.scale {
            words.append(plain.name(scale.name, amount.last, scaled: false))
        }
        if let unit = amount.unit {
            let name = plain.name(unit.name, amount.last, scaled: isScaled)
            words.append(linked(name, to: amount, isPercent: unit.kind == .percent))
        }
        return NumberWords.joined(words)
    }

    /// "media hora", "une demi heure": half before the noun itself.
    private func half(_ amount: Amount, _ passage: Passage) -> String? {
        guard amount.unit == nil, amount.scale == nil, amount.second == nil,
            amount.first.integer.isEmpty,
            amount.first.vulgar ?? (0, 0) == (1, 2),
            let forms = lexicon.data.setting("half")?.split(separator: "/"),
            let first = forms.first, let noun = agreement.noun(behind: amount, in: passage)
        else { return nil }
        return String(agreement.gender(of: noun) == .feminine ? forms[forms.count - 1] : first)
    }

    /// "un'ora", "uno studente": the form that the sound behind asks for.
    private func italianOne(_ amount: Amount, _ form: Form, _ passage: Passage) -> String? {
        guard lexicon.data.tag.language == "it",
            let noun = agreement.noun(behind: amount, in: passage)
        else { return nil }
        let isVowel = noun.first.map { "aeiouàèéìòù".contains($0) } ?? false
        if form.gender == .feminine { return isVowel ? "un'" : "una" }
        let heavy = [
            "z", "x", "gn", "ps", "pn", "sb", "sc", "sd", "sf", "sg", "sl", "sm", "sn", "sp", "sq",
            "st", "sv",
        ]
        return heavy.contains { noun.hasPrefix($0) } ? "uno" : "un"
    }

    private func form(of amount: Amount, _ passage: Passage) -> Form {
        if let scale = amount.scale {
            guard scale.zeros == 3 else { return Form(scale.gender, attributive: true) }
            return amount.unit.map { Form($0.gender, attributive: true) }
                ?? agreement.form(of: amount, in: passage) ?? Form(attributive: true)
        }
        guard let unit = amount.unit else {
            return agreement.form(of: amount, in: passage) ?? .plain
        }
        return unit.kind == .percent ? .plain : Form(unit.gender, attributive: true)
    }

    /// "un million d'euros", "douăzeci de kilometri".
    private func linked(_ name: String, to amount: Amount, isPercent: Bool) -> String {
        guard !isPercent, amount.last.isInteger || amount.scale != nil else { return name }
        let digits = amount.last.integer
        let isMillions =
            digits.count > 6 && digits.hasSuffix("000000") || (amount.scale?.zeros ?? 0) > 3
        if lexicon.setting("of-from-twenty") == "yes" {
            let tail = Int(digits.suffix(2)) ?? 0
            let counts = amount.scale != nil || tail >= 20 || tail == 0 && digits.count > 2
            return counts ? "de " + name : name
        }
        guard isMillions, let word = lexicon.data.setting("million-of") else { return name }
        return Self.elided(word, name, lexicon)
    }

    /// "d'euros", "d'hectares" where the language elides.
    static func elided(_ word: String, _ name: String, _ lexicon: Lexicon) -> String {
        guard lexicon.setting("elision") == "yes", let first = name.lowercased().first,
            "aeiouéèêàâîïh".contains(first)
        else { return word + " " + name }
        return word.dropLast() + "'" + name
    }

    // MARK: Money

    private func money(_ amount: Amount, _ unit: UnitEntry) -> String {
        let first = money(amount.first, unit, amount)
        guard let second = amount.second else { return first }
        let isPlainRange = amount.first.isInteger && second.isInteger
        let start =
            isPlainRange
            ? number(amount.first, Form(unit.gender, attributive: true), isScaled: false) : first
        return NumberWords.joined([
            start, lexicon.setting("range-word", default: "–"), money(second, unit, amount),
        ])
    }

    private func money(_ numeral: Numeral, _ unit: UnitEntry, _ amount: Amount) -> String {
        let form = Form(unit.gender, attributive: true)
        var only = amount
        only.first = numeral
        only.second = nil
        guard let fraction = numeral.fraction, fraction.count <= 2, !unit.part.isEmpty else {
            let name = plain.name(unit.name, numeral, scaled: false)
            return number(numeral, form, isScaled: false) + " "
                + linked(name, to: only, isPercent: false)
        }
        let hundredths = String((fraction + "0").prefix(2).drop { $0 == "0" })
        let whole = Numeral(integer: numeral.integer.isEmpty ? "0" : numeral.integer, end: 0)
        only.first = whole
        let main =
            number(whole, form, isScaled: false) + " "
            + linked(plain.name(unit.name, whole, scaled: false), to: only, isPercent: false)
        guard !hundredths.isEmpty else { return main }
        let rest = Numeral(integer: hundredths, end: 0)
        if whole.value != 0, hundredths.count == 2, let bare = lexicon.data.setting("money-bare") {
            return NumberWords.joined([main, bare == "-" ? "" : bare, speller.cardinal(hundredths)])
        }
        let part =
            speller.cardinal(hundredths, Form(attributive: true)) + " "
            + plain.name(unit.part, rest, scaled: false)
        return whole.value == 0
            ? part : NumberWords.joined([main, lexicon.setting("money-joiner"), part])
    }

    // MARK: Numbers

    func number(_ numeral: Numeral, _ form: Form, isScaled: Bool) -> String {
        if let vulgar = numeral.vulgar { return mixed(numeral.integer, vulgar) }
        guard let fraction = numeral.fraction else {
            let digits = numeral.integer
            return digits.count > 1 && digits.first == "0"
                ? speller.digitByDigit(digits) : speller.cardinal(digits, form)
        }
        let whole = speller.cardinal(numeral.integer.isEmpty ? "0" : numeral.integer)
        return NumberWords.joined([
            whole, lexicon.setting("decimal-word"), decimals(fraction, isScaled),
        ])
    }

    private func decimals(_ digits: String, _ isScaled: Bool) -> String {
        let style = lexicon.setting("decimal-style")
        let isRound =
            style == "pairs-not-tens" && isScaled && digits.count == 2 && digits.last == "0"
        guard digits.count <= 2 || digits.hasPrefix("00") && digits.count == 3,
            style.hasPrefix("pairs") || isScaled, !isRound
        else {
            return speller.digitByDigit(digits)
        }
        let zeros = digits.prefix { $0 == "0" }.map { _ in speller.cardinal("0") }
        let rest = digits.drop { $0 == "0" }
        return NumberWords.joined(zeros + (rest.isEmpty ? [] : [speller.cardinal(String(rest))]))
    }

    // MARK: Fractions

    private func mixed(_ whole: String, _ vulgar: (numerator: Int, denominator: Int)) -> String {
        guard !whole.isEmpty else { return fraction(vulgar) }
        let half = vulgar == (1, 2) ? lexicon.data.setting("half-after") : nil
        let rest =
            half.map { String($0.split(separator: "/")[0]) }
            ?? lexicon.setting("mixed-joiner") + " " + fraction(vulgar)
        return speller.cardinal(whole) + " " + rest
    }

    /// "medio milímetro", "tres quintos de metro", "deux kilomètres et demi"
    private func fraction(
        of unit: UnitEntry, _ numeral: Numeral, _ vulgar: (numerator: Int, denominator: Int)
    ) -> String {
        let forms = unit.name.split(separator: "/").map(String.init)
        let single = forms.first ?? unit.name
        if unit.kind == .percent { return mixed(numeral.integer, vulgar) + " " + single }
        func gendered(_ key: String) -> String? {
            guard let parts = lexicon.data.setting(key)?.split(separator: "/"),
                let first = parts.first
            else { return nil }
            return String(unit.gender == .feminine ? parts[parts.count - 1] : first)
        }
        if vulgar == (1, 2), numeral.integer.isEmpty, let half = gendered("half") {
            return half + " " + single
        }
        if vulgar == (1, 2), let half = gendered("half-after") {
            let whole = Numeral(integer: numeral.integer, end: 0)
            return NumberWords.joined([
                speller.cardinal(numeral.integer, Form(unit.gender, attributive: true)),
                plain.name(unit.name, whole, scaled: false), half,
            ])
        }
        return mixed(numeral.integer, vulgar) + " "
            + Self.elided(lexicon.setting("million-of", default: "de"), single, lexicon)
    }

    func fraction(_ vulgar: (numerator: Int, denominator: Int)) -> String {
        let rows = lexicon.data.table.rows("fractions")
        let isOne = vulgar.numerator == 1
        let count = speller.cardinal(String(vulgar.numerator), Form(attributive: true))
        if let row = rows.first(where: { $0[0] == "\(vulgar.numerator)/\(vulgar.denominator)" }) {
            return row[1]
        }
        if let row = rows.first(where: { $0[0] == String(vulgar.denominator) }) {
            return
                (row[3].isEmpty
                ? count
                : speller.cardinal(String(vulgar.numerator), Form(.feminine, attributive: true)))
                + " " + (isOne ? row[1] : row[2])
        }
        let denominator = String(vulgar.denominator)
        switch lexicon.setting("fraction-style") {
        case "avo" where vulgar.denominator > 10:
            var word = speller.cardinal(denominator).split(separator: " ").joined().replacing(
                "uno", with: "un")
            if word.hasSuffix("a") { word.removeLast() }
            return count + " " + word + (isOne ? "avo" : "avos")
        case "avos" where vulgar.denominator > 10:
            return count + " " + speller.cardinal(denominator) + " avos"
        case "ime":
            return speller.cardinal(String(vulgar.numerator), Form(.feminine, attributive: true))
                + " "
                + romanianPart(denominator) + (isOne ? "ime" : "imi")
        default:
            return count + " " + speller.ordinal(denominator, Form(plural: !isOne))
        }
    }

    private func romanianPart(_ denominator: String) -> String {
        let word = speller.cardinal(denominator)
        return word.last.map { "ăeiu".contains($0) } ?? false ? String(word.dropLast()) : word
    }
}
