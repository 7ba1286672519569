import BookModel
import Languages

/// What German needs beyond its tables.
enum German {
    static func parts(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let speller = GermanSpeller(icu: ICUSpeller(data))
        let amounts = GermanAmounts(
            plain: AmountReader(lexicon: lexicon, speller: speller), speller: speller)
        return LanguageParts(speller: speller, amounts: amounts, rules: rules)
    }

    private static let rules = RuleBook(
        number: [
            .electronic(), .numericDate(dateExamples, read: readDate), .telephone(country: country),
            dayAndMonth, clockWithHour, .clock(clockExamples, read: readClock), decade, compound,
            ordinalStop, yearRange,
            .ratio(ratioExamples), .dotted(), .year(yearExamples, if: isYear), oneBeforeNoun,
            .amount(amountExamples),
            .anyDigits, .numericSign,
        ],
        word: [
            .electronic(), rulerNumber, .roman(romanExamples, read: readRoman), romanOrdinal,
            .abbreviation(abbreviationExamples, inflect: inflected), shortMonth, .amount(),
            .initial(), .dottedInitialism(),
            .alphanumeric(), .initialism(vowels: "aeiouyäöü"),
        ],
        mark: [
            .telephone(country: country), .abbreviation(inflect: inflected), .math(), .amount(),
            .sign(),
            .numericSign, .loneCurrency, .unknownCurrency,
        ])

    /// "im XX. Jahrhundert": an ordinal takes the ending that the article asks for.
    private static let readRoman: RomanReading = { use, passage in
        guard case .counted(let context, _) = use.context, context.isOrdinal,
            let ending = determiner(passage, before: use.index)
        else { return Rule.plainRoman(use, passage) }
        return speller(passage).ordinal(String(use.value), ending: ending)
    }

    private static let abbreviationExamples = [
        Example("des 20. Jh. und", "des zwanzigsten Jahrhunderts und"),
        Example("im 20. Jh. und", "im zwanzigsten Jahrhundert und"),
    ]

    /// "des 20. Jh.": the genitive of what is numbered.
    private static let inflected: @Sendable (Abbreviation, Passage, Range<Int>) -> String = {
        entry, passage, range in
        var at = range.lowerBound - 1
        while passage.isSpace(at) || passage.isMark(at, ".") { at -= 1 }
        guard entry.spoken == "Jahrhundert", passage.isDigits(at) || passage.isRomanWord(at),
            let word = passage.wordBefore(at), ["des", "eines"].contains(passage.folded(word))
        else { return entry.spoken }
        return entry.spoken + "s"
    }

    /// "der II. Weltkrieg", "auf dem XX. Parteitag": a numeral with a stop between a determiner and
    /// a noun.
    private static let romanOrdinal = Rule(
        "roman-ordinal",
        [
            Example("im II. Weltkrieg", "im zweiten Weltkrieg"),
            Example("der XX. Parteitag", "der zwanzigste Parteitag"),
            Example("der V. Müller", "der V Müller"),
        ]
    ) { passage, index in
        guard passage.isRomanWord(index), passage.atoms[index].count > 1,
            let value = RomanNumeral.value(of: passage.text(index)),
            passage.isMark(index + 1, "."), passage.isSpace(index + 2),
            passage.isCapital(index + 3),
            !passage.lexicon.functionWords.contains(passage.atoms[index + 3].hash),
            let ending = determiner(passage, before: index)
        else { return nil }
        return Finding(
            start: index, end: index + 2, kind: .roman, rule: "roman-ordinal",
            spoken: speller(passage).ordinal(String(value), ending: ending))
    }

    private static let country: @Sendable (String, any NumberSpeller) -> String = {
        $1.cardinal($0)
    }

    static func speller(_ passage: Passage) -> GermanSpeller {
        passage.language.speller as? GermanSpeller
            ?? GermanSpeller(icu: ICUSpeller(passage.lexicon.data))
    }

    static let amountExamples = [
        Example("1,1 cm", "eins Komma eins Zentimeter"), Example("1 m", "ein Meter"),
        Example("1 t", "eine Tonne"), Example("8,10 €", "acht Euro und zehn Cent"),
        Example("1.200 Menschen", "eintausendzweihundert Menschen"),
        Example("1 1/2", "eineinhalb"), Example("3/4", "drei viertel"),
        Example("1/7", "ein siebtel"), Example("1/2 Tasse", "eine halbe Tasse"),
        Example("½ l Milch", "ein halber Liter Milch"),
        Example("1 EL, 2 TL", "ein Esslöffel, zwei Teelöffel"),
        Example("5,– €", "fünf Euro"), Example("990,– Euro", "neunhundertneunzig Euro"),
        Example("200 k€", "zweihunderttausend Euro"), Example("200 k", "zweihundert k"),
        Example("ist 6 J. alt", "ist sechs Jahre alt"), Example("½ Pfund", "ein halbes Pfund"),
        Example("10^6 und 10^-3", "zehn hoch sechs und zehn hoch minus drei"),
        Example("100 €/Monat", "einhundert Euro pro Monat"),
    ]
    static let ratioExamples = [Example("2:1", "zwei zu eins")]
    static let romanExamples = [Example("Kapitel IV", "Kapitel vier"), Example("Plan B", "Plan B")]
}

/// German number words; ordinals by rule, since ICU's slip.
struct GermanSpeller: NumberSpeller {
    let icu: ICUSpeller

    func cardinal(_ digits: String, _ form: Form) -> String { icu.cardinal(digits, form) }

    func year(_ digits: String, _ form: Form) -> String {
        guard let value = Int(digits), (1100...1999).contains(value) else {
            return cardinal(digits, .plain)
        }
        let rest = value % 100 == 0 ? "" : cardinal(String(value % 100), .plain)
        return cardinal(String(value / 100), .plain) + "hundert" + rest
    }

    func ordinal(_ digits: String, _ form: Form) -> String {
        let ending =
            switch (form.isPlural, form.gender) {
            case (true, _): "n"
            case (_, .masculine): "r"
            case (_, .feminine): ""
            case (_, .neuter): "s"
            }
        return ordinal(digits, ending: form.grammaticalCase == .nominative ? ending : "n")
    }

    /// "dritte" and what follows: `ending` is empty, `n`, `r`, `s` or `m`.
    func ordinal(_ digits: String, ending: String) -> String {
        stem(digits) + "e" + ending
    }

    private static let irregular = [1: "erst", 3: "dritt", 7: "siebt", 8: "acht", 0: "nullt"]

    /// "dritt", "zwanzigst", "einhunderterst", "millionst".
    func stem(_ digits: String) -> String {
        let number = String(digits.drop { $0 == "0" })
        guard let value = Int(number.isEmpty ? "0" : number), value < 1_000_000_000_000_000 else {
            return cardinal(digits, .plain) + "st"
        }
        for (power, name) in [
            (1_000_000_000_000, "billionst"), (1_000_000_000, "milliardst"),
            (1_000_000, "millionst"),
        ]
        where value >= power {
            let (count, rest) = (value / power, value % power)
            if rest == 0 {
                return (count == 1 ? "" : cardinal(String(count), Form(attributive: true))) + name
            }
            return cardinal(String(value - rest), .plain) + " " + stem(String(rest))
        }
        let tail = value % 100
        guard tail < 20, tail > 0 || value == 0 else { return cardinal(number, .plain) + "st" }
        let head = value - tail
        let word = Self.irregular[tail] ?? cardinal(String(tail), .plain) + "t"
        return (head > 0 ? cardinal(String(head), .plain) : "") + word
    }
}

/// Quantities; fractions are words of their own in German.
struct GermanAmounts: AmountReading {
    let plain: AmountReader
    let speller: GermanSpeller

    func read(_ amount: Amount, in passage: Passage) -> String {
        if let half = German.half(amount, in: passage) { return half }
        guard let vulgar = amount.first.vulgar, amount.second == nil else {
            return plain.read(amount, in: passage)
        }
        var words = [plain.signWord(amount.sign), mixed(amount.first.integer, vulgar)].compactMap {
            $0
        }
        if let scale = amount.scale {
            words.append(plain.name(scale.name, amount.first, scaled: true))
        }
        if let unit = amount.unit {
            words.append(plain.name(unit.name, amount.first, scaled: !amount.first.integer.isEmpty))
        }
        return words.joined(separator: " ")
    }

    private func mixed(_ whole: String, _ vulgar: (numerator: Int, denominator: Int)) -> String {
        let count = speller.cardinal(String(vulgar.numerator), Form(attributive: true))
        let part = denominator(vulgar)
        guard !whole.isEmpty else { return count + " " + part }
        return speller.cardinal(whole, Form(attributive: true))
            + (vulgar.numerator == 1 ? count : " " + count + " ") + part
    }

    private func denominator(_ vulgar: (numerator: Int, denominator: Int)) -> String {
        if vulgar.denominator == 2 { return vulgar.numerator == 1 ? "halb" : "halbe" }
        return speller.stem(String(vulgar.denominator)) + "el"
    }
}
