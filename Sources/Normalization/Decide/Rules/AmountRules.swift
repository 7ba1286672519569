import BookModel
import Languages

extension Rule {
    /// Any quantity: cardinal, decimal, fraction, range, money, percent, measure.
    static func amount(_ examples: [Example] = []) -> Rule {
        Rule("quantity", examples) { passage, index in
            guard let amount = passage.amount(at: index) else { return nil }
            let finding = Finding(
                start: index, end: amount.end, kind: amount.kind, rule: amount.kind.ruleName,
                spoken: passage.language.amounts.read(amount, in: passage))
            return amount.unit == nil ? finding : passage.appended(finding)
        }
    }

    /// A sign or a Roman code point that is a number by itself: a note's ², ①, Ⅷ.
    static let numericSign = Rule("numeric-sign") { passage, index in
        guard let scalar = passage.mark(index), scalar.properties.numericType != nil,
            let value = scalar.properties.numericValue, value >= 0, value < 1_000_000_000
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .cardinal, rule: "numeric-sign",
            spoken: passage.language.speller.cardinal(String(Int(value))))
    }

    /// A year in the language's own way of reading years; `holds` decides by the neighbours.
    static func year(
        _ examples: [Example] = [], if holds: @escaping @Sendable (Passage, Int) -> Bool
    ) -> Rule {
        Rule("year", examples) { passage, index in
            let digits = passage.digits(index)
            guard digits.count == 4, let value = Int(digits), (1000...2999).contains(value),
                let amount = passage.amount(at: index), amount.isBare, amount.first.isInteger,
                amount.end == index + 1, holds(passage, index)
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .year, rule: "year",
                spoken: passage.language.speller.year(digits))
        }
    }

    /// Number and ordinal ending ("1st", "2-й", "3º"), by the `ordinals` section: ending, form
    /// (`m f n p`), joined by nothing, a hyphen or a stop as the row is written.
    static func ordinalEnding(_ examples: [Example] = []) -> Rule {
        Rule("ordinal-ending", examples) { passage, index in
            guard let numeral = passage.numeral(at: index), numeral.isInteger,
                !numeral.integer.isEmpty
            else { return nil }
            for ending in passage.lexicon.ordinalEndings {
                guard let end = ending.pattern.match(passage, at: numeral.end) else { continue }
                if passage.isWord(end - 1), passage.isWord(end) || passage.isDigits(end) {
                    continue
                }
                let form = Form(
                    Form.gender(ending.code.prefix(1)), plural: ending.code.hasSuffix("p"))
                let closes = ending.pattern.endsWithStop && passage.stopEndsSentence(end - 1)
                return Finding(
                    start: index, end: closes ? end - 1 : end, kind: .ordinal,
                    rule: "ordinal-ending",
                    spoken: passage.language.speller.ordinal(numeral.integer, form))
            }
            return nil
        }
    }

    /// Numbers parted by several stops: addresses, versions, section numbers.
    static func dotted(_ examples: [Example] = []) -> Rule {
        Rule("dotted-number", examples) { passage, index in
            var parts = [passage.digits(index)]
            var end = index + 1
            while passage.isMark(end, "."), passage.isDigits(end + 1) {
                parts.append(passage.digits(end + 1))
                end += 2
            }
            // Two parts are a section's number where the stop is no decimal mark, or in front of
            // its title.
            let isSection =
                parts.count == 2
                && (!passage.lexicon.isDecimalMark(".") || passage.isSection(index, end))
                && passage.lexicon.setting("decimal-word") != "point"
            guard parts.count > 2 || isSection,
                passage.numeral(at: index).map({ $0.end < end }) ?? true
            else { return nil }
            let speller = passage.language.speller
            let isAddress =
                parts.count == 4 && parts.contains { $0.count == 3 }
                && passage.lexicon.setting("address-style") != "numbers"
            let words = parts.map { part in
                isAddress || part.count > 1 && part.first == "0"
                    ? speller.digitByDigit(part) : speller.cardinal(part)
            }
            let dot = passage.lexicon.setting(
                "dot-word", default: passage.lexicon.setting("decimal-word"))
            return Finding(
                start: index, end: end, kind: .alphanumeric, rule: "dotted-number",
                spoken: words.joined(separator: " \(dot) "))
        }
    }

    /// "-2.75" in a language that writes a comma: the sign of a number with a stop.
    static let signedDotted = Rule("dotted-number") { passage, index in
        guard passage.isMark(index, "-\u{2212}+"), passage.isDigits(index + 1),
            passage.isMark(index + 2, "."), passage.isDigits(index + 3),
            !passage.isWord(index - 1), !passage.isDigits(index - 1),
            !passage.isMark(index - 1, ")%°$€£¥."),
            let rule = passage.language.rules.number.first(where: { $0.name == "dotted-number" }),
            var number = rule.apply(passage, index + 1)
        else { return nil }
        let sign = passage.isMark(index, "+") ? "plus" : "minus"
        number.start = index
        number.spoken = passage.joined([passage.lexicon.setting(sign), number.spoken])
        return number
    }

    /// "2:1", "1 : 100", with the setting `ratio-word` between.
    static func ratio(_ examples: [Example] = []) -> Rule {
        Rule("ratio", examples) { passage, index in
            let isSpaced = passage.isSpace(index + 1) && passage.isSpace(index + 3)
            let sign = isSpaced ? index + 2 : index + 1
            let second = isSpaced ? sign + 2 : sign + 1
            guard let word = passage.lexicon.data.setting("ratio-word"), passage.isDigits(index),
                passage.isMark(sign, ":"), passage.isDigits(second),
                !passage.isMark(index - 1, ":.,"),
                let to = passage.numeral(at: second), to.isInteger,
                !passage.isMark(to.end, ":.,") || !passage.isDigits(to.end + 1)
            else { return nil }
            let speller = passage.language.speller
            return Finding(
                start: index, end: to.end, kind: .score, rule: "ratio",
                spoken: speller.cardinal(passage.digits(index)) + " " + word + " "
                    + speller.cardinal(to.integer))
        }
    }

    /// What is left: no digit may pass.
    static let anyDigits = Rule("digits") { passage, index in
        let digits = passage.digits(index)
        guard !digits.isEmpty else { return nil }
        let speller = passage.language.speller
        let spoken =
            digits.count > 1 && digits.first == "0"
            ? speller.digitByDigit(digits) : speller.cardinal(digits)
        return Finding(
            start: index, end: index + 1, kind: .cardinal, rule: "digits", spoken: spoken)
    }
}

extension TokenClass {
    var ruleName: String {
        switch self {
        case .money: "currency-amount"
        case .percent: "percent-amount"
        case .measure: "unit-amount"
        case .range: "number-range"
        case .fraction: "fraction"
        case .decimal: "decimal"
        default: "number"
        }
    }
}

extension Passage {
    /// Whether the numbers from `index` to `end` open the block and a title follows.
    func isSection(_ index: Int, _ end: Int) -> Bool {
        guard index == 0 else { return false }
        let next = skippingSpace(isMark(end, ".") ? end + 1 : end)
        return next > end && isCapital(next)
    }

    /// The index behind `written` where it stands at `start`, without regard to case.
    func matches(_ written: String, at start: Int) -> Int? {
        guard has(start) else { return nil }
        return Pattern(written).match(self, at: start)
    }
}
