extension RuleBook {
    /// Rules of every language that lives by its tables alone.
    static let generic = RuleBook(
        number: [
            .electronic(), .numericDate(read: Rule.plainDate), .telephone(),
            .yearFirst(), .dayMonth(read: Rule.plainDate), .clock(read: Rule.plainClock),
            .clockWithStop, .clockWithLetter,
            .shortDate, .ordinalEnding(), .ordinalStopRange, .rulerDigits, .ordinalBehind,
            .ordinalStop(), .yearRange(),
            .year(if: { $0.hasYearWord(at: $1) }),
            .ratio(), .dotted(), .season(), .amount(), .anyDigits, .numericSign,
        ],
        word: [
            .electronic(), .yearFirst(), .rulerBehind(), .ordinalBehind, .abbreviation(),
            .roman(read: Rule.plainRoman), .amount(), .initial(),
            .dottedInitialism(), .alphanumeric(), .initialism(),
        ],
        mark: [
            .telephone(), .abbreviation(), .math(), .amount(), .sign(), .numericSign,
            .loneCurrency, .unknownCurrency,
        ])
}
