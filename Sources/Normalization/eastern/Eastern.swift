import BookModel
import Languages

/// Japanese, Chinese and Korean: numbers by ten thousands, counters right behind them, no spaces
/// to find words by.
///
/// A token covers the digits and signs alone; the counter behind them stays as it is written.
enum Eastern {
    static func parts(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let speller = EasternSpeller(language: language(data.tag))
        let amounts = EasternAmounts(lexicon: lexicon, speller: speller)
        let rows = writesTraditional(data.tag) ? data.table.rows("traditional") : []
        return LanguageParts(speller: speller, amounts: amounts, rules: rules(data.tag, rows))
    }

    private static func language(_ tag: LanguageTag) -> EasternSpeller.Language {
        switch tag.language {
        case "zh": .chinese
        case "ko": .korean
        default: .japanese
        }
    }

    private static func writesTraditional(_ tag: LanguageTag) -> Bool {
        tag.description.contains("Hant")
            || ["TW", "HK", "MO"].contains(tag.region) && !tag.description.contains("Hans")
    }

    private static func rules(_ tag: LanguageTag, _ traditional: [TableRow]) -> RuleBook {
        let particular =
            switch tag.language {
            case "zh": [chineseYear, chineseDecade, chineseDigits, chineseTwo]
            case "ko": [rootFraction, koreanMonth, spokenRatio, nativeCounter, koreanDigits]
            default: [japaneseDigits]
            }
        let book = RuleBook(
            number: [
                .electronic(), date, yearMonth, monthDay, clock, hourWithHalf, telephone, serial,
                event, numbered, score, ratio,
                paddedUnit,
            ] + particular + [fraction, dotted, amount, .anyDigits, .numericSign],
            word: [.electronic(), pageNumber, amount, .abbreviation(), roman],
            mark: [
                telephone, weekday, rangeSign, fileName, koreanMath, .math(), rootFraction,
                signedFraction,
                amount, .abbreviation(),
                .sign(), .numericSign, .loneCurrency, .unknownCurrency,
            ])
        let examples = traditional.isEmpty ? examples[tag.language] ?? [:] : [:]
        func own(_ rules: [Rule]) -> [Rule] {
            rules.map { rule in
                let rule = traditional.isEmpty ? rule : converted(rule, traditional)
                return Rule(rule.name, examples[rule.name] ?? rule.examples) { passage, index in
                    rule.apply(passage, index).map { joined($0, passage) }
                }
            }
        }
        return RuleBook(number: own(book.number), word: own(book.word), mark: own(book.mark))
    }

    /// The rule with its words in traditional characters.
    private static func converted(_ rule: Rule, _ rows: [TableRow]) -> Rule {
        var letters: [Character: Character] = [:]
        for row in rows {
            for (simple, full) in zip(row[0], row[1]) { letters[simple] = full }
        }
        let table = letters
        return Rule(rule.name) { passage, index in
            guard var finding = rule.apply(passage, index) else { return nil }
            finding.spoken = String(finding.spoken.map { table[$0] ?? $0 })
            return finding
        }
    }

    /// "2003 年": the space that typesetters put between digits and Han is not said.
    private static func joined(_ finding: Finding, _ passage: Passage) -> Finding {
        let kinds: [TokenClass] = [.cardinal, .decimal, .year, .date, .range, .ordinal]
        guard passage.eastern.language != .korean, kinds.contains(finding.kind),
            passage.isSpace(finding.end),
            passage.atoms[finding.end].count == 1, passage.isEastern(finding.end + 1)
        else { return finding }
        var found = finding
        found.end += 1
        return found
    }

    // MARK: Quantities

    /// "2.1.3", "192.168.0.1": the parts with the stop's name between.
    static let dotted = Rule("dotted-number") { passage, index in
        var parts = [passage.digits(index)]
        var end = index + 1
        while passage.isMark(end, "."), passage.isDigits(end + 1) {
            parts.append(passage.digits(end + 1))
            end += 2
        }
        guard parts.count > 2 else { return nil }
        return Finding(
            start: index, end: end, kind: .alphanumeric, rule: "dotted-number",
            spoken: parts.map { passage.eastern.cardinal($0) }.joined(
                separator: passage.lexicon.phrase("decimal-word")))
    }

    static let amount = Rule("quantity") { passage, index in
        guard let amount = passage.easternAmount(at: index) else { return nil }
        // A difference alone, rather than a range ("1-1").
        if amount.second != nil, amount.isBareDifference(passage),
            let minus = passage.lexicon.ownPhrase("lone-minus")
        {
            let amounts = passage.easternAmounts
            let ends = [amount.first, amount.last].map { amounts.number($0) }
            return Finding(
                start: index, end: amount.end, kind: .math, rule: "difference",
                spoken: ends.joined(separator: minus))
        }
        return agreeing(
            Finding(
                start: index, end: amount.end, kind: amount.kind, rule: amount.kind.ruleName,
                spoken: passage.language.amounts.read(amount, in: passage)), passage)
    }

    /// A Korean particle right behind takes the form that the spoken number asks for ("2/3은").
    static func agreeing(_ finding: Finding, _ passage: Passage) -> Finding {
        guard passage.eastern.language == .korean, passage.isEastern(finding.end),
            let particle = NativeKorean.particle(passage.text(finding.end), after: finding.spoken),
            particle == "과" || particle == "와" || !passage.isDigits(finding.end + 1)
        else { return finding }
        // "1과1/2": a fraction may come behind it.
        let isJoint = passage.isDigits(finding.end + 1) || passage.isMark(finding.end + 1, "√")
        var found = finding
        found.end += 1
        found.spoken += particle + (isJoint ? " " : "")
        return found
    }

    /// "1/3", "1 / 2", "2又1/2" and "3과1/2": the whole is a number of its own.
    static let fraction = Rule("fraction") { passage, index in
        guard let (above, below, end) = passage.easternFraction(at: index) else { return nil }
        var amount = Amount(start: index, end: end, first: Numeral(integer: "", end: end))
        let read = passage.easternAmounts.fraction(above, below)
        if let match = passage.lexicon.units.match(at: passage.skippingSpace(end), in: passage),
            !passage.isWestern(match.end), match.value.kind == .unit
        {
            amount.unit = match.value
            amount.end = match.end
            if passage.isMark(amount.end, "/"), passage.isWestern(amount.end + 1),
                let per = passage.lexicon.units.match(at: amount.end + 1, in: passage)
            {
                amount.per = passage.lexicon.phrase("per") + per.value.name
                amount.end = per.end
            }
        }
        let space = passage.lexicon.phrase("unit-space") == "none" ? "" : " "
        let unit = amount.unit.map { space + $0.name + (amount.per ?? "") } ?? ""
        return agreeing(
            Finding(
                start: index, end: amount.end, kind: .fraction, rule: "fraction",
                spoken: read + unit), passage)
    }

    /// "-3/4": the sign and the fraction.
    static let signedFraction = Rule("fraction") { passage, index in
        guard passage.isMark(index, "-\u{2212}+"), !passage.isDigits(index - 1),
            !passage.isWestern(index - 1)
        else { return nil }
        if passage.reads("百分之", at: index + 1), passage.isDigits(index + 2) {
            return Finding(
                start: index, end: index + 1, kind: .percent, rule: "percent-sign",
                spoken: passage.easternAmounts.sign(passage.mark(index)))
        }
        guard let found = fraction.apply(passage, index + 1) else { return nil }
        var signed = found
        signed.start = index
        signed.spoken = passage.easternAmounts.sign(passage.mark(index)) + found.spoken
        return signed
    }

    /// "p.12", "pp. 33-35": the page's number comes before the word for it (setting `page-word`).
    static let pageNumber = Rule("page-number") { passage, index in
        guard ["p", "pp"].contains(passage.folded(index)), passage.isMark(index + 1, "."),
            let word = passage.lexicon.data.setting("page-word"),
            let amount = passage.easternAmount(at: passage.skippingSpace(index + 2)),
            amount.unit == nil, amount.sign == nil
        else { return nil }
        return Finding(
            start: index, end: amount.end, kind: .abbreviation, rule: "page-number",
            spoken: passage.language.amounts.read(amount, in: passage) + word)
    }

    /// "3대2": a result or a proportion, whose word would be a counter else.
    static let spokenRatio = Rule("ratio") { passage, index in
        let second = passage.skippingSpace(index + 2)
        guard passage.isDigits(index), passage.text(index + 1) == "대", passage.isDigits(second)
        else { return nil }
        let speller = passage.eastern
        let words = [index, second].map { speller.cardinal(passage.digits($0)) }
        return Finding(
            start: index, end: second + 1, kind: .score, rule: "ratio",
            spoken: words.joined(separator: passage.lexicon.phrase("ratio-word")))
    }

    /// "1+1=2": "일 더하기 일은 이"; what stands for "equals" is a particle of the number in front.
    static let koreanMath = Rule("math-sign") { passage, index in
        guard passage.eastern.language == .korean, var sign = math.apply(passage, index) else {
            return nil
        }
        let before = passage.isSpace(index - 1) ? index - 2 : index - 1
        let number = passage.eastern.cardinal(passage.digits(before))
        if let particle = NativeKorean.particle(sign.spoken, after: number) {
            sign.spoken = particle + " "
        } else {
            sign.spoken = " " + sign.spoken + " "
        }
        return sign
    }

    private static let math = Rule.math()

    /// "√1/2", "1/√3" in Korean.
    static let rootFraction = Rule("root") { passage, index in
        guard let root = passage.lexicon.ownPhrase("root") else { return nil }
        let over = passage.isMark(index, "√") ? index + 1 : index
        guard passage.isDigits(over), passage.isMark(over + 1, "/") else { return nil }
        let under = passage.isMark(over + 2, "√") ? over + 3 : over + 2
        guard passage.isDigits(under), over > index || under > over + 2 else { return nil }
        let spoken = passage.easternAmounts.fraction(
            passage.digits(over), passage.digits(under),
            root: (over > index ? root : "", under > over + 2 ? root : ""))
        return Finding(start: index, end: under + 1, kind: .fraction, rule: "root", spoken: spoken)
    }

    /// Letters that are a numeral by what stands right beside them: "ルイXIV世", "第II章".
    static let roman = Rule("roman-numeral") { passage, index in
        guard passage.atoms[index].shape.isSuperset(of: [.roman, .allCapitals]),
            let value = RomanNumeral.value(of: passage.text(index)), !passage.isDigits(index + 1)
        else { return nil }
        let isNumbered = passage.readAny(["第", "제"], before: index)
        let isRuler =
            passage.readsAny(["世", "세"], at: index + 1)
            && !passage.readsAny(["世代", "世界"], at: index + 1)
        let isPart =
            value < 40 && passage.atoms[index].count > 1
            && passage.readsAny(["章", "部", "巻", "卷", "期", "編", "篇", "장", "부", "권"], at: index + 1)
        let isNamed = passage.readAny(
            passage.words("rulers-before"), before: passage.isSpace(index - 1) ? index - 1 : index)
        guard isNumbered || isRuler || isPart || isNamed else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .roman, rule: "roman-numeral",
            spoken: passage.eastern.cardinal(String(value)))
    }
}

extension Amount {
    /// Two numbers and a hyphen with nothing else in the block.
    func isBareDifference(_ passage: Passage) -> Bool {
        start == 0 && end == passage.atoms.count && unit == nil
            && passage.isMark(first.end, "-\u{2212}")
    }
}

extension Passage {
    func easternFraction(at index: Int) -> (numerator: String, denominator: String, end: Int)? {
        guard isDigits(index), !isMark(index - 1, "/.") else { return nil }
        let slash = isSpace(index + 1) && isSpace(index + 3) ? index + 2 : index + 1
        guard isMark(slash, "/\u{2044}\u{2215}\u{FF0F}") else { return nil }
        let below = skippingSpace(slash + 1)
        guard isDigits(below), !isMark(below + 1, "/.") || !isDigits(below + 2) else { return nil }
        let (numerator, denominator) = (digits(index), digits(below))
        guard numerator.first != "0", denominator.first != "0" else { return nil }
        return (numerator, denominator, below + 1)
    }
}
