import BookModel
import Languages

/// What English needs beyond its tables.
enum English {
    static func parts(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let speller = EnglishSpeller(icu: ICUSpeller(data))
        return LanguageParts(
            speller: speller, amounts: AmountReader(lexicon: lexicon, speller: speller),
            rules: rules)
    }

    private static let rules = RuleBook(
        number: [
            .electronic(electronicExamples), tollFree,
            .numericDate(numericDateExamples, read: readDate),
            .telephone(telephoneExamples, shortGroups: true), dayMonthYear, bibleBook,
            oldOrdinal, clockWithHalf, .clock(clockExamples, read: readClock), ratio, arc,
            heightInFeet, inchesBehindFeet,
            unitAdjective, decade, yearRange, .season(seasonExamples), fractionOrdinal,
            ordinalBefore,
            .dotted(dottedExamples),
            extensionNumber, militaryTime, postalCode, address, roomNumber,
            .year(yearExamples, if: isYear),
            .amount(amountExamples), .anyDigits, .numericSign,
        ],
        word: [
            .electronic(), extensionLetter, monthDay, romanWithEnding, .abbreviation(),
            .roman(romanExamples, read: readRoman), .amount(), .dottedInitialism(),
            .initial(initialExamples), state, .alphanumeric(),
            .initialism(initialismExamples),
        ],
        mark: [
            .telephone(), .abbreviation(), shortDecade, gradeMinus, .math(mathExamples), .amount(),
            slash,
            .sign(signExamples), .numericSign, .loneCurrency, .unknownCurrency,
        ])
}

/// English number words; years in pairs of digits.
struct EnglishSpeller: NumberSpeller {
    let icu: ICUSpeller

    func cardinal(_ digits: String, _ form: Form) -> String { icu.cardinal(digits, form) }
    func ordinal(_ digits: String, _ form: Form) -> String { icu.ordinal(digits, form) }

    /// 1905 "nineteen oh five", 1900 "nineteen hundred", 2009 "two thousand nine".
    func year(_ digits: String, _ form: Form) -> String {
        guard digits.count == 4, let value = Int(digits), value >= 1010, value / 10 != 200
        else { return cardinal(digits, form) }
        let (century, rest) = (String(value / 100), value % 100)
        if rest == 0 {
            return value % 1000 == 0 ? cardinal(digits, form) : cardinal(century, form) + " hundred"
        }
        return cardinal(century, form) + " " + pair(rest)
    }

    /// Two digits as in the second half of a year or the minutes of a time.
    func pair(_ value: Int, zero: String = "oh") -> String {
        value < 10 ? zero + " " + cardinal(String(value)) : cardinal(String(value))
    }

    /// The last word in the plural: "nineties", "hundreds".
    func plural(_ words: String) -> String {
        words.hasSuffix("y")
            ? words.dropLast() + "ies" : words.hasSuffix("six") ? words + "es" : words + "s"
    }
}
