import BookModel
import Languages

/// What Dutch needs beyond its tables.
enum Dutch {
    static func parts(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let speller = DutchSpeller(icu: ICUSpeller(data))
        return LanguageParts(
            speller: speller,
            amounts: DutchAmounts(
                plain: AmountReader(lexicon: lexicon, speller: speller), speller: speller),
            rules: rules)
    }

    private static let rules = RuleBook(
        number: [
            .electronic(), .numericDate(dateExamples, read: Rule.plainDate), .telephone(),
            .dayMonth(dayMonthExamples, read: Rule.plainDate), clockWithHour,
            .clock(clockExamples, read: readClock),
            .ordinalEnding(ordinalExamples), .ratio(), .dotted(), .season(),
            .yearRange(yearRangeExamples),
            .year(yearExamples, if: isYear),
            .amount(amountExamples), .anyDigits, .numericSign,
        ],
        word: [
            .electronic(), romanWithEnding, .abbreviation(), .roman(romanExamples, read: readRoman),
            .amount(), .initial(),
            .dottedInitialism(), .alphanumeric(), .initialism(vowels: "aeiouyëïöü"),
        ],
        mark: [
            .telephone(), .abbreviation(), shortDecade, .math(), .amount(), .handle(), .sign(),
            .numericSign,
            .loneCurrency, .unknownCurrency,
        ])

    private static let dateExamples = [
        Example("op 04-05-1945", "op vier mei negentienhonderdvijfenveertig")
    ]
    private static let dayMonthExamples = [
        Example("18 juni 1815", "achttien juni achttienhonderdvijftien"),
        Example("5 mensen", "vijf mensen"),
    ]
    private static let clockExamples = [Example("om 13:23", "om dertien uur drieëntwintig")]
    private static let ordinalExamples = [
        Example("de 12de eeuw", "de twaalfde eeuw"), Example("19e-eeuwse", "negentiende-eeuwse"),
        Example("de 21ste eeuw", "de eenentwintigste eeuw"),
        Example("in 1900 de oorlog", "in negentienhonderd de oorlog"),
    ]
    private static let amountExamples = [
        Example("€ 2,50", "twee euro en vijftig cent"),
        Example("90 km/u", "negentig kilometer per uur"), Example("1 kind", "één kind"),
        Example("€ 1", "een euro"),
        Example("3/4", "drie kwart"), Example("2 1/2", "tweeënhalf"),
        Example("1 1/2 km", "anderhalf kilometer"), Example("4½ uur", "vierenhalf uur"),
        Example("2 1/4", "twee en een kwart"), Example("2/3", "twee derde"),
        Example("2 el olie", "twee eetlepels olie"),
        Example("1.234", "duizendtweehonderdvierendertig"),
        Example("12 °C", "twaalf graden Celsius"),
    ]
    private static let romanExamples = [
        Example("Willem III leefde", "Willem de derde leefde"),
        Example("Hoofdstuk IV", "Hoofdstuk vier"),
        Example("vitamine C", "vitamine C"),
    ]
    private static let yearExamples = [
        Example("in 1581", "in vijftienhonderdeenentachtig"),
        Example("in 1066", "in duizendzesenzestig"),
        Example("in 2012", "in tweeduizendtwaalf"),
        Example("1718 km", "duizendzevenhonderdachttien kilometer"),
    ]

    private static let yearRangeExamples = [
        Example("In 1914-1918", "In negentienhonderdveertien tot negentienhonderdachttien"),
        Example("10-12 km", "tien tot twaalf kilometer"),
    ]

    private static let isYear: @Sendable (Passage, Int) -> Bool = { passage, index in
        let before = passage.wordBefore(index)
        if let before {
            let rows = passage.lexicon.data.table.rows("year-words")
            if rows.contains(where: { $0.list(0).contains(passage.folded(before)) }) { return true }
        }
        if passage.isMark(index - 1, "(" + Passage.dashes) { return true }
        return before != nil || !passage.closesBlock(index)
    }

    /// Rulers are "de derde"; the century is "de negentiende".
    private static let readRoman: RomanReading = { use, passage in
        guard case .ruler = use.context else { return Rule.plainRoman(use, passage) }
        return "de " + passage.language.speller.ordinal(String(use.value))
    }

    private static let readClock: ClockReading = { time, passage in
        let speller = passage.language.speller
        var spoken = speller.cardinal(String(time.hour)) + " uur"
        if time.minute > 0 { spoken += " " + speller.cardinal(String(time.minute)) }
        if let second = time.second {
            spoken +=
                " en " + speller.cardinal(String(second)) + (second == 1 ? " seconde" : " seconden")
        }
        return spoken
    }

    /// "13.23 uur", "8u30", "om 7.05": the hour's word comes between.
    private static let clockWithHour = Rule(
        "clock-with-hour",
        [
            Example("om 13.23 uur", "om dertien uur drieëntwintig"),
            Example("8u30", "acht uur dertig"),
            Example("om 7.05", "om zeven uur vijf"), Example("2.50", "twee punt vijftig"),
        ]
    ) { passage, index in
        if let (time, end) = passage.clock(at: index, marks: ":.") {
            let word = passage.skippingSpace(end)
            if passage.isWord(word, "uur") || passage.isWord(word, "u") {
                // "om 9.05 u. en"
                let hasStop = passage.isMark(word + 1, ".") && !passage.stopEndsSentence(word + 1)
                return Finding(
                    start: index, end: hasStop ? word + 2 : word + 1, kind: .time,
                    rule: "clock-with-hour",
                    spoken: readClock(time, passage))
            }
            if passage.isMark(index + 1, "."),
                passage.wordBefore(index).map({ ["om", "rond"].contains(passage.folded($0)) })
                    ?? false
            {
                return Finding(
                    start: index, end: end, kind: .time, rule: "clock-with-hour",
                    spoken: readClock(time, passage))
            }
        }
        guard passage.digits(index).count <= 2, let hour = Int(passage.digits(index)), hour <= 24,
            passage.isWord(index + 1, "u") || passage.isWord(index + 1, "h"),
            passage.digits(index + 2).count == 2,
            let minute = Int(passage.digits(index + 2)), minute < 60, !passage.isWord(index + 3)
        else { return nil }
        let time = ClockTime(hour: hour, minute: minute, second: nil, start: index)
        return Finding(
            start: index, end: index + 3, kind: .time, rule: "clock-with-hour",
            spoken: readClock(time, passage))
    }

    /// "de XIXe eeuw"
    private static let romanWithEnding = Rule.romanWithEnding(
        ["e", "de", "ste"],
        [
            Example("de XIXe eeuw", "de negentiende eeuw"),
            Example("de IIde klas", "de tweede klas"),
            Example("Die ene", "Die ene"), Example("Iste", "eerste"),
        ])

    /// "de jaren '60"
    private static let shortDecade = Rule(
        "short-decade",
        [
            Example("de jaren '60", "de jaren zestig"), Example("'t is", "'t is"),
            Example("na '45", "na vijfenveertig"),
        ]
    ) { passage, index in
        guard passage.isMark(index, "'\u{2019}\u{2018}"), passage.digits(index + 1).count == 2,
            let word = passage.wordBefore(index),
            passage.isListed(word, "before-short-decades")
        else { return nil }
        return Finding(
            start: index, end: index + 2, kind: .decade, rule: "short-decade",
            spoken: passage.language.speller.cardinal(passage.digits(index + 1)))
    }
}

/// Quantities; a half is written together with its number ("tweeënhalf", "anderhalf").
struct DutchAmounts: AmountReading {
    let plain: AmountReader
    let speller: DutchSpeller

    func read(_ amount: Amount, in passage: Passage) -> String {
        guard let vulgar = amount.first.vulgar, vulgar == (1, 2), !amount.first.integer.isEmpty,
            amount.second == nil, amount.scale == nil
        else { return plain.read(amount, in: passage) }
        let number = withHalf(amount.first.integer)
        guard let unit = amount.unit else { return number }
        let name = plain.name(unit.name, amount.first, scaled: false)
        return [plain.signWord(amount.sign), number, name].compactMap { $0 }.joined(separator: " ")
    }

    private func withHalf(_ digits: String) -> String {
        if digits == "1" { return "anderhalf" }
        let word = speller.cardinal(digits, .plain)
        return word + (word.hasSuffix("e") ? "ën" : "en") + "half"
    }
}

/// Dutch number words; years from 1100 to 1999 are counted in hundreds.
struct DutchSpeller: NumberSpeller {
    let icu: ICUSpeller

    /// One is "één", so that no one hears the article; before money it is hardly stressed.
    func cardinal(_ digits: String, _ form: Form) -> String {
        let isMoney = form.isAttributive && form.gender == .neuter
        return digits == "1" && !isMoney ? "één" : icu.cardinal(digits, form)
    }

    func ordinal(_ digits: String, _ form: Form) -> String { icu.ordinal(digits, form) }

    func year(_ digits: String, _ form: Form) -> String {
        guard digits.count == 4, let value = Int(digits), (1100...1999).contains(value) else {
            return digits.count == 2 && digits.first == "0"
                ? digitByDigit(digits) : cardinal(digits, form)
        }
        let rest = value % 100
        return cardinal(String(value / 100)) + "honderd" + (rest == 0 ? "" : cardinal(String(rest)))
    }
}
