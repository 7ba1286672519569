import BookModel
import Languages

/// French, Spanish, Italian, Portuguese, Catalan and Romanian: what they need beyond their tables.
enum Romance {
    static func parts(_ data: LanguageData, _ lexicon: Lexicon) -> LanguageParts {
        let speller = RomanceSpeller.of(data.tag)
        let amounts = RomanceAmounts(
            plain: AmountReader(lexicon: lexicon, speller: speller), speller: speller,
            agreement: RomanceAgreement(data))
        return LanguageParts(speller: speller, amounts: amounts, rules: rules(data.tag.language))
    }

    private static func rules(_ language: String) -> RuleBook {
        func shown(_ name: String) -> [Example] { RomanceExamples.of(language, name) }
        return RuleBook(
            number: [
                .electronic(shown("electronic")),
                .numericDate(shown("numeric-date"), read: readNumericDate),
                dayList(shown("day-list")), dayMonth(shown("day-month")),
                localTelephone(shown("local-telephone")),
                .telephone(shown("telephone"), country: country),
                clockWithHour(shown("clock-with-hour")), hourOfHalf(shown("hour-of-half-day")),
                clock(shown("clock")), ordinal(shown("ordinal")),
                degreeOrdinal(shown("degree-ordinal")),
                .ratio(shown("ratio")), .dotted(shown("dotted")), .season(),
                mixedBeforeNoun(shown("mixed-number")), bareHour(shown("bare-hour")),
                .amount(shown("amount")),
                .anyDigits, .numericSign,
            ],
            word: [
                .electronic(), monthDay(shown("month-day")),
                romanWithEnding(shown("roman-with-ending")),
                .abbreviation(inflect: inflected), .roman(shown("roman"), read: readRoman),
                romanAfterCounted(shown("roman-after-counted")),
                romanBeforeNoun(shown("roman-before-noun")),
                .amount(), .dottedInitialism(), .initial(shown("initial")),
                romanAlone(shown("roman-alone")), .alphanumeric(),
                .initialism(shown("initialism"), vowels: "aeiouyáéíóúàèìòùâêîôûãõëïüăîœ"),
            ],
            mark: [
                localTelephone([]), .telephone(country: country), .abbreviation(), .math(),
                .amount(),
                shortDecade(shown("short-decade")), .handle(shown("handle")), .sign(), .numericSign,
                .loneCurrency, .unknownCurrency,
            ])
    }

    /// The code of a country is a number when it has up to two digits.
    private static let country: @Sendable (String, any NumberSpeller) -> String = {
        digits, speller in
        digits.count <= 2 ? speller.cardinal(digits) : speller.digitByDigit(digits)
    }

    /// "D. Maria" is a lady; the short form is the same.
    private static let inflected: @Sendable (Abbreviation, Passage, Range<Int>) -> String = {
        entry, passage, range in
        if entry.written == "S." || entry.written == "SS.", language(passage) == "it" {
            return italianSaint(entry, passage, range)
        }
        guard entry.spoken == "dom", let name = passage.wordAfter(range.upperBound - 1) else {
            return entry.spoken
        }
        let isLady =
            passage.lexicon.rulers[passage.atoms[name].hash].map { $0 == .feminine }
            ?? passage.folded(name).hasSuffix("a")
        return isLady ? "dona" : entry.spoken
    }

    /// "S. Maria", "S. Antonio", "S. Stefano": the saint's form goes by gender and sound.
    private static func italianSaint(
        _ entry: Abbreviation, _ passage: Passage, _ range: Range<Int>
    ) -> String {
        guard entry.written == "S.", let at = passage.wordAfter(range.upperBound - 1) else {
            return entry.spoken
        }
        let name = passage.folded(at)
        let isLady =
            name.hasSuffix("a") && !passage.isListed(at, "men-in-a")
            || passage.isListed(at, "women-in-e")
        if let first = name.first, "aeiou".contains(first) { return "sant'" }
        if isLady { return "santa" }
        let heavy = ["st", "sp", "sc", "z"].contains { name.hasPrefix($0) }
        return heavy ? "santo" : entry.spoken
    }

    /// "a la 1", "às 2 da manhã": an hour is feminine like the word that is left out. Settings:
    /// `hour-words`, which stand in front.
    static func bareHour(_ examples: [Example]) -> Rule {
        Rule("bare-hour", examples) { passage, index in
            let words = passage.lexicon.setting("hour-words").split(separator: " ")
            guard !words.isEmpty, let hour = Int(passage.digits(index)), (1...24).contains(hour),
                let word = passage.wordBefore(index),
                words.contains(Substring(passage.folded(word))),
                let amount = passage.amount(at: index), amount.isBare, amount.end == index + 1,
                !passage.isMark(index + 1, "ªº°:-") && !passage.isMark(index + 2, "ªº"),
                endsHour(passage, index)
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .time, rule: "bare-hour",
                spoken: passage.language.speller.cardinal(
                    String(hour), Form(.feminine, attributive: true)))
        }
    }

    /// Nothing is counted behind it: a small word follows, or none.
    private static func endsHour(_ passage: Passage, _ index: Int) -> Bool {
        guard passage.isSpace(index + 1) else { return true }
        guard passage.isWord(index + 2) else { return !passage.isDigits(index + 2) }
        return passage.lexicon.functionWords.contains(passage.atoms[index + 2].hash)
    }

    /// "gli anni '60": the apostrophe stands for the century.
    static func shortDecade(_ examples: [Example]) -> Rule {
        Rule("short-decade", examples) { passage, index in
            guard passage.isMark(index, "'\u{2019}\u{2018}"), passage.digits(index + 1).count == 2,
                passage.isSpace(index - 1),
                passage.wordBefore(index) != nil, !passage.isWord(index + 2),
                !passage.isMark(index + 2, "'\u{2019}")
            else { return nil }
            return Finding(
                start: index, end: index + 2, kind: .decade, rule: "short-decade",
                spoken: passage.language.speller.cardinal(passage.digits(index + 1)))
        }
    }

    static func language(_ passage: Passage) -> String { passage.lexicon.data.tag.language }

    /// A number and its ordinal ending ("1er", "2.ª", "3º"); before a noun Spanish shortens.
    static func ordinal(_ examples: [Example]) -> Rule {
        Rule("ordinal-ending", examples) { passage, index in
            guard let numeral = passage.numeral(at: index), numeral.isInteger,
                !numeral.integer.isEmpty
            else { return nil }
            for ending in passage.lexicon.ordinalEndings {
                guard let end = ending.pattern.match(passage, at: numeral.end),
                    !passage.isWord(end), !passage.isDigits(end)
                else { continue }
                var form = Form(
                    Form.gender(ending.code.prefix(1)), plural: ending.code.contains("p"),
                    attributive: ending.code.contains("a"))
                if shortens(passage, end) { form.isAttributive = true }
                return Finding(
                    start: index, end: end, kind: .ordinal, rule: "ordinal-ending",
                    spoken: passage.language.speller.ordinal(numeral.integer, form))
            }
            return nil
        }
    }

    /// A masculine noun follows: "el 3.º piso" is "el tercer piso".
    private static func shortens(_ passage: Passage, _ end: Int) -> Bool {
        let next = passage.skippingSpace(end)
        return next > end && passage.isWord(next) && !passage.isCapital(next)
            && !passage.lexicon.functionWords.contains(passage.atoms[next].hash)
    }

    /// "2° piano": the degree sign is typed for the ordinal mark.
    static func degreeOrdinal(_ examples: [Example]) -> Rule {
        Rule("degree-ordinal", examples) { passage, index in
            guard passage.lexicon.setting("degree-ordinal") == "yes",
                let numeral = passage.numeral(at: index),
                numeral.isInteger, !numeral.integer.isEmpty, passage.isMark(numeral.end, "°"),
                shortens(passage, numeral.end + 1)
            else { return nil }
            return Finding(
                start: index, end: numeral.end + 1, kind: .ordinal, rule: "degree-ordinal",
                spoken: passage.language.speller.ordinal(numeral.integer, Form(attributive: true)))
        }
    }

    /// Numbers of a town's network: "1234-5678", "11 3333-4444", "99999-1234 ext. 12".
    static func localTelephone(_ examples: [Example]) -> Rule {
        Rule("local-telephone", examples) { passage, index in
            guard passage.lexicon.setting("local-telephones") == "yes" else { return nil }
            var at = index
            var groups: [String] = []
            if passage.isMark(at, "("), passage.digits(at + 1).count == 2,
                passage.isMark(at + 2, ")")
            {
                groups = [passage.digits(at + 1)]
                at = passage.skippingSpace(at + 3)
            } else if passage.digits(at).count == 2, passage.isSpace(at + 1) {
                groups = [passage.digits(at)]
                at += 2
            }
            let (first, second) = (passage.digits(at), passage.digits(at + 2))
            guard first.count == 4 || first.count == 5, passage.isMark(at + 1, "-\u{2010}\u{2011}"),
                second.count == 4,
                !passage.isWord(at + 3),
                !passage.isMark(at + 3, "-,./") || !passage.isDigits(at + 4),
                !isYears(first, second) || !groups.isEmpty
            else { return nil }
            groups += [first, second]
            let speller = passage.language.speller
            var words = groups.map { speller.digitByDigit($0) }.joined(separator: ", ")
            var end = at + 3
            if let word = passage.lexicon.data.setting("extension-word"), passage.isSpace(end),
                let behind = passage.matches("ext.", at: end + 1),
                passage.isDigits(passage.skippingSpace(behind))
            {
                end = passage.skippingSpace(behind) + 1
                words += ", " + word + " " + speller.digitByDigit(passage.digits(end - 1))
            }
            return Finding(
                start: index, end: end, kind: .telephone, rule: "local-telephone", spoken: words)
        }
    }

    private static func isYears(_ first: String, _ second: String) -> Bool {
        guard let from = Int(first), let to = Int(second) else { return false }
        return (1000...2100).contains(from) && (from...2100).contains(to)
    }
}
