import BookModel
import Languages

extension Rule {
    /// "10⁶", "x²", "5⁻³": superscript digits behind a number or a letter are its power.
    ///
    /// Settings: `power` (`{n}` for the number, `{ord}` for the ordinal), `power-form` (gender and
    /// case of the ordinal), `squared`, `cubed`. Behind a word they are a note's number.
    static let power = Rule("power") { passage, index in
        if let charge = passage.charge(at: index) { return charge }
        guard let (exponent, end) = passage.superscript(at: index), passage.hasBase(before: index)
        else { return nil }
        let unit = passage.unitName(behind: end)
        return Finding(
            start: index, end: unit?.end ?? end, kind: .math, rule: "power",
            spoken: passage.powerWords(exponent) + (unit.map { " " + $0.name } ?? ""))
    }

    /// "per km²", "the m³": the unit's name in the singular where no number counts it.
    static let bareUnit = Rule("bare-unit") { passage, index in
        guard passage.isWord(index), passage.isMark(index + 1, "²³"), !passage.isDigits(index - 1),
            !passage.isSpace(index - 1) || !passage.isDigits(index - 2),
            let match = passage.lexicon.units.match(at: index, in: passage),
            match.end == index + 2, passage.text(index..<match.end) == match.pattern.written,
            let name = match.value.name.split(separator: "/").first
        else { return nil }
        return Finding(
            start: index, end: match.end, kind: .measure, rule: "bare-unit", spoken: String(name))
    }

    /// "1e-9", "6.02E23": a number in scientific notation.
    static let scientific = Rule("scientific-notation") { passage, index in
        guard let numeral = passage.numeral(at: index), numeral.vulgar == nil,
            passage.folded(numeral.end) == "e", !passage.isWord(index - 1)
        else { return nil }
        let sign = numeral.end + 1
        let isSigned = passage.isMark(sign, "-\u{2212}\u{2013}+")
        let at = isSigned ? sign + 1 : sign
        let digits = passage.digits(at)
        guard (1...3).contains(digits.count), !passage.isWord(at + 1),
            isSigned || numeral.fraction != nil || digits.count < 3
        else { return nil }
        let number = Amount(start: index, end: numeral.end, first: numeral)
        let unit = passage.unitName(behind: at + 1)
        let isNegative = isSigned && !passage.isMark(sign, "+")
        let words = [
            passage.language.amounts.read(number, in: passage), passage.sign("×"),
            passage.language.speller.cardinal("10"),
            passage.powerWords((isNegative ? "-" : "") + digits), unit?.name ?? "",
        ]
        return Finding(
            start: index, end: unit?.end ?? at + 1, kind: .math, rule: "scientific-notation",
            spoken: passage.joined(words.filter { !$0.isEmpty }))
    }
}

extension Passage {
    /// The superscript number at `index` as ASCII, with its sign.
    fileprivate func superscript(at index: Int) -> (String, end: Int)? {
        if let typed = typedExponent(at: index) { return typed }
        var end = index
        var digits = ""
        if isMark(end, "\u{207B}\u{207A}") {
            if isMark(end, "\u{207B}") { digits = "-" }
            end += 1
        }
        let start = end
        while let scalar = mark(end), let digit = Self.superscriptDigit(scalar) {
            digits += String(digit)
            end += 1
        }
        return end > start ? (digits, end) : nil
    }

    /// "10^6", "10^-3": the number behind the sign that stands for raising it.
    private func typedExponent(at index: Int) -> (String, end: Int)? {
        guard isMark(index, "^") else { return nil }
        let isSigned = isMark(index + 1, "-\u{2212}+")
        let at = isSigned ? index + 2 : index + 1
        guard isDigits(at), !isWord(at + 1), !isMark(at + 1, ".,^") || !isDigits(at + 2) else {
            return nil
        }
        let isNegative = isSigned && !isMark(index + 1, "+")
        return ((isNegative ? "-" : "") + digits(at), at + 1)
    }

    /// "Ca²⁺", "Na⁺", "SO₄²⁻": the charge of an ion, a raised sign behind a letter or digit.
    fileprivate func charge(at index: Int) -> Finding? {
        var sign = index
        var words: [String] = []
        if let scalar = mark(index), let digit = Self.superscriptDigit(scalar) {
            words.append(language.speller.cardinal(String(digit)))
            sign += 1
        }
        guard isMark(sign, "\u{207A}\u{207B}"), !isNumberStart(sign + 1),
            mark(sign + 1).flatMap({ Self.superscriptDigit($0) }) == nil,
            isWord(index - 1) || isDigits(index - 1) || isMark(index - 1) && !words.isEmpty
        else { return nil }
        words.append(lexicon.setting(isMark(sign, "\u{207A}") ? "plus" : "minus"))
        guard !words.contains("") else { return nil }
        return Finding(
            start: index, end: sign + 1, kind: .alphanumeric, rule: "charge", spoken: joined(words))
    }

    private static func superscriptDigit(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0xB9: 1
        case 0xB2: 2
        case 0xB3: 3
        case 0x2070, 0x2074...0x2079: Int(scalar.value) - 0x2070
        default: nil
        }
    }

    /// A number that is no year, a letter or a bracket.
    fileprivate func hasBase(before index: Int) -> Bool {
        if isDigits(index - 1) {
            let digits = digits(index - 1)
            let isYear =
                digits.count == 4 && (Int(digits).map { (1000...2100).contains($0) } ?? false)
            return !isYear
        }
        return isMark(index - 1, ")") || isFormula(index - 1, upTo: index)
    }

    /// "x", and "mc", "πr", "dx": letters of a formula and no word. Two or three of them are told
    /// by an operator or number beside them, by a Greek letter, or have no vowel.
    private func isFormula(_ index: Int, upTo end: Int) -> Bool {
        guard isWord(index), atoms[index].count < 4 else { return false }
        if atoms[index].count == 1 || isDigits(index - 1) { return true }
        let before = isSpace(index - 1) ? index - 2 : index - 1
        let behind = mark(end).flatMap { Self.superscriptDigit($0) } == nil ? end : end + 1
        if isMark(before, "=+−×·/<>≤≥≈") || isMark(skippingSpace(behind), "=+−×·<>≤≥≈") {
            return true
        }
        let letters = folded(index)
        if lexicon.data.tag.language != "el", letters.utf16.contains(where: Self.isGreek) {
            return true
        }
        return !isCapital(index) && !letters.contains { "aeiouyаеиоуыэюяіїє".contains($0) }
    }

    private static func isGreek(_ unit: UInt16) -> Bool { (0x391...0x3C9).contains(unit) }

    func powerWords(_ exponent: String) -> String {
        let isNegative = exponent.first == "-"
        let digits = String(exponent.drop { $0 == "-" })
        let named = ["2": "squared", "3": "cubed"][exponent] ?? ""
        if let word = lexicon.data.setting(named) { return word }
        let speller = language.speller
        let minus = isNegative ? lexicon.setting("minus", default: "minus") : ""
        let space = language.spacesWords ? " " : ""
        func signed(_ words: String) -> String { isNegative ? minus + space + words : words }
        let template = lexicon.setting("power", default: "^ {n}")
        if template.contains("{ord}") {
            return template.replacing("{ord}", with: signed(speller.ordinal(digits, powerForm)))
        }
        return template.replacing("{n}", with: signed(speller.cardinal(digits)))
    }

    /// "feminine locative"
    private var powerForm: Form {
        let words = lexicon.setting("power-form").split(separator: " ").map(String.init)
        guard let gender = words.first, let name = words.last else { return .plain }
        return Form(
            Form.Gender(rawValue: gender) ?? .masculine, SlavicContext.named(name) ?? .nominative)
    }

    /// The name of a unit behind a number that is no plain amount, in the form for many.
    fileprivate func unitName(behind index: Int) -> (name: String, end: Int)? {
        let at = skippingSpace(index)
        guard let match = lexicon.units.match(at: at, in: self), !isWord(match.end),
            !isDigits(match.end), at > index || isMark(at)
        else { return nil }
        let number = Numeral(integer: "100", end: 0)
        let bare = Amount(start: index, end: index, first: number)
        var counted = bare
        counted.unit = match.value
        let words = language.amounts.read(counted, in: self)
        let prefix = language.amounts.read(bare, in: self)
        guard words.hasPrefix(prefix) else { return nil }
        return (String(words.dropFirst(prefix.count)).trimmed, match.end)
    }

    /// The word of a sign in the tables; between operands those of the `math` section come first.
    func sign(_ sign: String, isOperator: Bool = true) -> String {
        let sections = isOperator ? ["math", "signs"] : ["signs", "math"]
        for section in sections {
            if let row = lexicon.data.table.rows(section).first(where: { $0[0] == sign }) {
                return row[1]
            }
        }
        return sign
    }

    func joined(_ words: [String]) -> String {
        words.joined(separator: language.spacesWords ? " " : "")
    }
}
