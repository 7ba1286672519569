import BookModel
import Languages

/// What Swedish needs beyond its tables.
enum Swedish {
    static func parts(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let speller = SwedishSpeller()
        return LanguageParts(
            speller: speller, amounts: AmountReader(lexicon: lexicon, speller: speller),
            rules: rules)
    }

    private static let rules = RuleBook(
        number: [
            electronic, .numericDate(dateExamples, read: Rule.plainDate), slashedDate, telephone,
            dayMonth,
            decade, clock,
            .ordinalEnding(ordinalExamples), loneOrdinal, .ratio(), .dotted(dottedExamples),
            .season(), .yearRange(yearRangeExamples),
            oneBeforeNoun, .year(yearExamples, if: isYear), .amount(amountExamples), .anyDigits,
            .numericSign,
        ],
        word: [
            electronic, .abbreviation(), .roman(romanExamples, read: readRoman), .amount(),
            .initial(),
            .dottedInitialism(), .alphanumeric(), .initialism(vowels: "aeiouyåäöé"),
        ],
        mark: [
            telephone, .abbreviation(), .math(mathExamples), .amount(), .handle(), .sign(),
            .numericSign, .loneCurrency,
            .unknownCurrency,
        ])

    private static let dateExamples = [
        Example("den 06/06/1523", "den sjätte juni femtonhundratjugotre")
    ]
    private static let ordinalExamples = [
        Example("den 3:e gången", "den tredje gången"), Example("211:e", "tvåhundraelfte"),
        Example("3:1", "tre mot ett"),
    ]
    private static let dottedExamples = [
        Example("193.1.89.60", "hundranittiotre punkt ett punkt åttionio punkt sextio")
    ]
    private static let amountExamples = [
        Example("$20,50", "tjugo dollar femtio cent"), Example("2 md kr", "två miljarder kronor"),
        Example("21 km", "tjugoen kilometer"), Example("£1,20", "ett pund tjugo pence"),
        Example("2 ½", "två och en halv"), Example("3/4", "tre fjärdedelar"),
        Example("1 km", "en kilometer"),
    ]
    private static let yearRangeExamples = [
        Example("åren 1914–18", "åren nittonhundrafjorton till arton"),
        Example("1939-1945", "nittonhundratrettionio till nittonhundrafyrtiofem"),
    ]
    private static let mathExamples = [Example("1+5=6", "ett plus fem är sex")]
    private static let romanExamples = [
        Example("Karl XII dog", "Karl den tolfte dog"),
        Example("Gustav II Adolf", "Gustav den andre Adolf"), Example("Kapitel IV", "Kapitel fyra"),
        Example("vitamin C", "vitamin C"),
    ]
    private static let yearExamples = [
        Example("år 1718", "år sjuttonhundraarton"), Example("år 2012", "år tvåtusen tolv"),
        Example("1126", "tusen hundratjugosex"),
    ]

    /// Four digits alone are a number; in a text they are read in hundreds.
    private static let isYear: @Sendable (Passage, Int) -> Bool = { passage, index in
        passage.wordBefore(index) != nil || !passage.closesBlock(index)
    }

    private static let readRoman: RomanReading = { use, passage in
        guard case .ruler(let gender, _) = use.context else { return Rule.plainRoman(use, passage) }
        let ordinal = passage.language.speller.ordinal(String(use.value))
        // Of men the first two end in -e.
        return "den "
            + (gender == .masculine && ordinal.hasSuffix("a") ? ordinal.dropLast() + "e" : ordinal)
    }

    /// Two slashes are said as one sign.
    private static let electronic = Rule(
        "electronic",
        [
            Example("https://www.a.se", "H T T P S kolon dubbla snedstreck W W W punkt A punkt S E")
        ]
    ) { passage, index in
        guard var found = Rule.electronic().apply(passage, index) else { return nil }
        found.spoken = found.spoken.replacing("snedstreck snedstreck", with: "dubbla snedstreck")
        return found
    }

    /// "25/12 2023", "den 3/5": the day before the month's number.
    private static let slashedDate = Rule(
        "slashed-date",
        [
            Example("25/12 2023", "tjugofemte december tvåtusen tjugotre"),
            Example("den 3/5.", "den tredje maj."), Example("3/4 kopp", "tre fjärdedelar kopp"),
        ]
    ) { passage, index in
        guard passage.isMark(index + 1, "/"), let day = Int(passage.digits(index)),
            let month = Int(passage.digits(index + 2)), (1...31).contains(day),
            (1...12).contains(month), !passage.isMark(index + 3, "/")
        else { return nil }
        let year = passage.isSpace(index + 3) ? passage.yearDigits(at: index + 4) : nil
        let isNamed = passage.wordBefore(index).map { passage.isWord($0, "den") } ?? false
        guard year != nil || isNamed else { return nil }
        let date = DateParts(day: day, month: month, year: year, start: index)
        return Finding(
            start: index, end: year == nil ? index + 3 : index + 5, kind: .date,
            rule: "slashed-date", spoken: Rule.plainDate(date, passage))
    }

    /// "den 6 juni 1523", "2:a jan., 2022": the day is an ordinal.
    private static let dayMonth = Rule(
        "day-month",
        [
            Example("den 6 juni 1523", "den sjätte juni femtonhundratjugotre"),
            Example("2:a jan., 2022", "andra januari tvåtusen tjugotvå"),
            Example("6 juniper", "sex juniper"),
        ]
    ) { passage, index in
        guard passage.digits(index).count <= 2, let day = Int(passage.digits(index)),
            (1...31).contains(day),
            !passage.isMark(index - 1, "/.,:")
        else { return nil }
        var at = index + 1
        if passage.isMark(at, ":"), passage.isWord(at + 1, "a") || passage.isWord(at + 1, "e") {
            at += 2
        }
        guard passage.isSpace(at), let month = passage.month(at: at + 1) else { return nil }
        var date = DateParts(day: day, month: month.number, year: nil, start: index)
        var end = month.end
        let isShort = passage.lexicon.months[passage.atoms[at + 1].hash]?.isShort ?? false
        if isShort, passage.isMark(end, ".") { end += 1 }
        if isShort, end == at + 2, !passage.isDigits(passage.skippingSpace(end)) { return nil }
        let year = passage.skippingSpace(passage.isMark(end, ",") ? end + 1 : end)
        if year > end, let digits = passage.yearDigits(at: year) {
            date.year = digits
            end = year + 1
        }
        return Finding(
            start: index, end: end, kind: .date, rule: "day-month",
            spoken: Rule.plainDate(date, passage))
    }

    /// "1920-talet", "80-talet", "1920-talsbyggnader"
    private static let decade = Rule(
        "decade",
        [
            Example("på 1920-talet", "på nittonhundratjugotalet"),
            Example("1000-talet", "tiohundratalet"),
            Example("80-talsmode", "åttiotalsmode"), Example("10-tal", "tiotal"),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        guard digits.count == 4 || digits.count == 2, let value = Int(digits),
            passage.isMark(index + 1, Passage.dashes),
            passage.isWord(index + 2), passage.folded(index + 2).hasPrefix("tal")
        else { return nil }
        let number =
            digits.count == 4 && (1000...2099).contains(value)
            ? SwedishSpeller().century(value) : passage.language.speller.cardinal(digits)
        return Finding(
            start: index, end: index + 3, kind: .decade, rule: "decade",
            spoken: number + passage.text(index + 2))
    }

    /// "kl. 13.23", "klockan 8", "14:05"; a full stop only behind "kl." or "klockan".
    private static let clock = Rule(
        "clock-time",
        [
            Example("kl. 13.23", "klockan tretton tjugotre"),
            Example("kl. 1.05", "klockan ett noll fem"),
            Example("14:05", "fjorton noll fem"),
            Example("avsnitt 2.50", "avsnitt två punkt femtio"),
        ]
    ) { passage, index in
        guard let (time, end) = passage.clock(at: index, marks: ":.") else { return nil }
        let word = passage.isMark(index - 2, ".") ? index - 3 : index - 2
        let isNamed = passage.isWord(word, "kl") || passage.isWord(word, "klockan")
        guard isNamed || passage.isMark(index + 1, ":") else { return nil }
        let speller = passage.language.speller
        var words = [speller.cardinal(String(time.hour))]
        for part in [time.minute, time.second ?? 0] where part > 0 {
            words.append(
                (part < 10 ? speller.cardinal("0") + " " : "") + speller.cardinal(String(part)))
        }
        return Finding(
            start: index, end: end, kind: .time, rule: "clock-time",
            spoken: words.joined(separator: " "))
    }

    /// "1 bok", "21 hus": one has the noun's gender; common where it is not known.
    private static let oneBeforeNoun = Rule(
        "one-before-noun",
        [
            Example("1 bok och 1 hus", "en bok och ett hus"), Example("sida 1 är", "sida ett är"),
        ]
    ) { passage, index in
        guard let amount = passage.amount(at: index), amount.isBare, amount.first.isInteger,
            amount.first.integer.hasSuffix("1"),
            !amount.first.integer.hasSuffix("11"), passage.isSpace(amount.end),
            passage.isWord(amount.end + 1),
            !passage.isCapital(amount.end + 1),
            !passage.lexicon.functionWords.contains(passage.atoms[amount.end + 1].hash),
            passage.wordBefore(index).map({ passage.lexicon.romans[passage.atoms[$0].hash] == nil })
                ?? true,
            amount.first.integer.count < 4
        else { return nil }
        let noun = passage.folded(amount.end + 1)
        let isNeuter = passage.lexicon.data.table.rows("genders").contains {
            $0.list(1).contains(noun)
        }
        return Finding(
            start: index, end: amount.end, kind: .cardinal, rule: "one-before-noun",
            spoken: passage.language.speller.cardinal(
                amount.first.integer, Form(isNeuter ? .neuter : .masculine, attributive: true)))
    }

    /// "2." alone is an ordinal.
    private static let loneOrdinal = Rule(
        "lone-ordinal",
        [
            Example("2.", "andra"), Example("Det var 2.", "Det var två."),
        ]
    ) { passage, index in
        guard index == 0, passage.atoms.count == 2, passage.isMark(1, ".") else { return nil }
        return Finding(
            start: 0, end: 2, kind: .ordinal, rule: "lone-ordinal",
            spoken: passage.language.speller.ordinal(passage.digits(0)))
    }
}
