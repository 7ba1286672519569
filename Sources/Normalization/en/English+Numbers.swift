import BookModel
import Languages

extension English {
    static let telephoneExamples = [
        Example("Call 555-0134 now", "Call five five five, zero one three four now"),
        Example("+1 123-123-5678", "plus one, one two three, one two three, five six seven eight"),
        Example("(555)555-5555", "five five five, five five five, five five five five"),
    ]
    static let electronicExamples = [
        Example("a@hotmail.de", "a at hotmail dot D E"), Example("test.com", "test dot com"),
        Example("He left.then came", "He left.then came"),
    ]
    static let seasonExamples = [
        Example("the 1984/85 season", "the nineteen eighty-four eighty-five season"),
        Example("1984/3", "nineteen eighty-four three"),
    ]
    static let dottedExamples = [
        Example("123.123.0.40", "one two three dot one two three dot zero dot four zero"),
        Example("version 1.2.3", "version one dot two dot three"),
    ]
    static let amountExamples = [
        Example("$3.50", "three dollars and fifty cents"), Example("$0.02", "two cents"),
        Example("¥30b", "thirty billion yen"), Example("-40°", "minus forty degrees"),
        Example("12.5%", "twelve point five percent"),
        Example("1 1/2 tsp. of", "one and a half teaspoons of"),
        Example("¾ tsp and 1/2 tsp", "three quarters of a teaspoon and one half teaspoon"),
        Example("2/3 oz", "two thirds of an ounce"),
        Example("a £20 note, a 5 km run", "a twenty pound note, a five kilometer run"),
        Example("a 5 km in", "a five kilometers in"),
        Example("120/80 mmHg", "one hundred twenty over eighty millimeters of mercury"),
        Example("6′ 2″ tall", "six feet two inches tall"),
        Example("a 13\" screen, a 6’ wall", "a thirteen inch screen, a six foot wall"),
        Example("“in 1913” and \"Room 13\" or", "“in nineteen thirteen” and \"Room thirteen\" or"),
        Example("of 2\" and 12”.", "of two inches and twelve inches."),
        Example("3/4", "three quarters"), Example(".1665", "point one six six five"),
        Example("pages 33-35", "pages thirty-three to thirty-five"),
        Example("5 in the", "five in the"), Example("12KG", "twelve kilograms"),
        Example("180 lbs.", "one hundred eighty pounds."),
    ]
    static let mathExamples = [
        Example("1-2=5", "one minus two equals five"), Example("2+2=4", "two plus two equals four"),
    ]
    static let signExamples = [
        Example("A => B", "A implies B"), Example("A -> B", "A arrow B"),
        Example("R & D", "R and D"), Example("§ 5", "section five"),
    ]
    static let initialExamples = [
        Example("J. R. R. Tolkien", "J R R Tolkien"), Example("vitamin C. The", "vitamin C. The"),
    ]
    static let initialismExamples = [
        Example("The FBI told NATO.", "The F B I told NATO."),
        Example("THE CIA FILES", "THE CIA FILES"),
    ]
    static let romanExamples = [
        Example("Louis XVI and", "Louis the sixteenth and"), Example("Chapter IV", "Chapter four"),
        Example("World War II", "World War two"), Example("I am", "I am"),
        Example("vitamin C", "vitamin C"), Example("Plan B", "Plan B"),
        Example("Malcolm X", "Malcolm X"),
        Example("Elizabeth I.", "Elizabeth the first."),
        Example("Acts I, II and III", "Acts one, two and three"),
        Example("Vol. I of the works", "Volume one of the works"),
        Example("He said no. I left.", "He said no. I left."),
        Example("“No. I am not.”", "“No. I am not.”"),
        Example("We met at 5 p.m. I was late", "We met at five P M. I was late"),
        Example("It was World War II. I was ten.", "It was World War two. I was ten."),
        Example("See Part I. I did.", "See Part one. I did."),
        Example("He ate a fig. I ate a date.", "He ate a fig. I ate a date."),
    ]

    /// Rulers are "the sixteenth"; Malcolm X is none.
    static let readRoman: RomanReading = { use, passage in
        guard case .ruler(_, let name) = use.context else { return Rule.plainRoman(use, passage) }
        if passage.folded(name) == "malcolm", use.value == 10 { return nil }
        return "the " + passage.language.speller.ordinal(String(use.value))
    }

    /// "1/3RD", "23 4/5th".
    static let fractionOrdinal = Rule(
        "fraction-ordinal",
        [
            Example("1/4TH", "one quarter"), Example("23 4/5th", "twenty-three and four fifths"),
        ]
    ) { passage, index in
        guard let amount = passage.amount(at: index), amount.isBare, amount.first.vulgar != nil,
            ["st", "nd", "rd", "th"].contains(passage.folded(amount.end))
        else { return nil }
        return Finding(
            start: index, end: amount.end + 1, kind: .fraction, rule: "fraction-ordinal",
            spoken: passage.language.amounts.read(amount, in: passage))
    }

    /// "1st", "1,000th", "42ND".
    static let ordinalBefore = Rule.ordinalEnding([
        Example("the 2nd-best", "the second-best"), Example("1,000th", "one thousandth"),
        Example("21st", "twenty-first"),
    ])

    /// American law writes 2d and 3d for second and third; British money has pence there.
    static let oldOrdinal = Rule(
        "old-ordinal",
        [
            Example("the 22d Congress", "the twenty-second Congress"),
            Example("cost 6d.", "cost six pence."),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        guard passage.lexicon.data.tag.region != "GB", let last = digits.last, "23".contains(last),
            !digits.hasSuffix("12"), !digits.hasSuffix("13"), passage.text(index + 1) == "d",
            !passage.isMark(index + 2, ".") || passage.stopEndsSentence(index + 2) == false
        else { return nil }
        return Finding(
            start: index, end: index + 2, kind: .ordinal, rule: "old-ordinal",
            spoken: passage.language.speller.ordinal(digits))
    }

    /// "10:1" is a ratio, "Genesis 1:3" chapter and verse.
    static let ratio = Rule(
        "ratio",
        [
            Example("odds of 10:1", "odds of ten to one"), Example("Gen. 1:3", "Genesis one three"),
            Example("1 Kings 3:5", "First Kings three five"),
        ]
    ) { passage, index in
        guard passage.isDigits(index), passage.isMark(index + 1, ":"), passage.isDigits(index + 2),
            !passage.isMark(index - 1, ":.,"),
            !passage.isMark(index + 3, ":.,") || !passage.isDigits(index + 4)
        else { return nil }
        let before = passage.namingWord(before: index) ?? -1
        let isVerse =
            passage.isCapital(before)
            && !passage.lexicon.functionWords.contains(passage.atoms[before].hash)
        let speller = passage.language.speller
        var spoken =
            speller.cardinal(passage.digits(index)) + (isVerse ? " " : " to ")
            + speller.cardinal(passage.digits(index + 2))
        var end = index + 3
        if isVerse, passage.isMark(end, Passage.dashes), passage.isDigits(end + 1) {
            spoken += " to " + speller.cardinal(passage.digits(end + 1))
            end += 2
        }
        return Finding(start: index, end: end, kind: .score, rule: "ratio", spoken: spoken)
    }

    /// "1-800-GO-U-HAUL"
    static let tollFree = Rule(
        "toll-free",
        [
            Example("1-800-GO-U-HAUL", "one, eight hundred, GO U HAUL")
        ]
    ) { passage, index in
        guard passage.digits(index) == "1", passage.isMark(index + 1, "-"),
            passage.digits(index + 2).count == 3, passage.digits(index + 2).first == "8",
            passage.isMark(index + 3, "-"), passage.isAllCapitals(index + 4)
        else { return nil }
        let speller = passage.language.speller
        var spoken = "one, " + speller.cardinal(passage.digits(index + 2)) + ","
        var end = index + 3
        while passage.isMark(end, "-"), passage.isWord(end + 1) || passage.isDigits(end + 1) {
            spoken +=
                " "
                + (passage.isWord(end + 1)
                    ? passage.text(end + 1) : speller.digitByDigit(passage.digits(end + 1)))
            end += 2
        }
        return Finding(start: index, end: end, kind: .telephone, rule: "toll-free", spoken: spoken)
    }

    /// "a 10-km run", "the 50-lb sack": the unit of an adjective stays in the singular.
    static let unitAdjective = Rule(
        "unit-adjective",
        [
            Example("a 10-km run", "a ten-kilometer run"),
            Example("the 2.5-kg bag", "the two point five-kilogram bag"),
            Example("a 3-D film", "a three-D film"), Example("a 9-to-5 job", "a nine-to-five job"),
        ]
    ) { passage, index in
        guard let numeral = passage.numeral(at: index), numeral.vulgar == nil,
            passage.isMark(numeral.end, "-\u{2010}\u{2011}"),
            let match = passage.lexicon.units.match(at: numeral.end + 1, in: passage),
            passage.text(numeral.end + 1..<match.end) == match.pattern.written,
            match.end == numeral.end + 2, passage.atoms[numeral.end + 1].count > 1,
            passage.isSpace(match.end), passage.isWord(match.end + 1),
            let name = match.value.name.split(separator: "/").first
        else { return nil }
        let number = Amount(start: index, end: numeral.end, first: numeral)
        return Finding(
            start: index, end: match.end, kind: .measure, rule: "unit-adjective",
            spoken: passage.language.amounts.read(number, in: passage) + "-" + name)
    }

    /// "45° 30′ 15″": parts of a degree, which else would be feet and inches.
    static let arc = Rule(
        "arc-minutes",
        [
            Example("45° 30′ N", "forty-five degrees thirty minutes north"),
            Example("at 12°5′9″ W", "at twelve degrees five minutes nine seconds west"),
            Example("45° Nobody", "forty-five degrees Nobody"),
        ]
    ) { passage, index in
        let sign = index + 1
        let isSecond = passage.isMark(sign, "″")
        guard passage.isDigits(index), passage.isMark(sign, "′″'\u{2019}"),
            followsDegree(passage, index)
        else { return nil }
        let digits = passage.digits(index)
        let name = (isSecond ? "second" : "minute") + (digits == "1" ? "" : "s")
        return Finding(
            start: index, end: sign + 1, kind: .measure, rule: "arc-minutes",
            spoken: speller(passage).cardinal(digits) + " " + name)
    }

    /// Whether a degree sign stands in front, or minutes behind one.
    private static func followsDegree(_ passage: Passage, _ index: Int) -> Bool {
        let sign = passage.isSpace(index - 1) ? index - 2 : index - 1
        if passage.isMark(sign, "°") { return true }
        return passage.isMark(sign, "′'\u{2019}") && passage.isDigits(sign - 1)
            && followsDegree(passage, sign - 1)
    }

    /// "upgrade/update", but not inside numbers.
    static let slash = Rule(
        "slash",
        [
            Example("upgrade/update", "upgrade slash update"),
            Example("1st/2nd place", "first second place"), Example("and/or", "and or"),
        ]
    ) { passage, index in
        // "1st/2nd"
        if passage.isMark(index, "/"), passage.isWord(index - 1), passage.isDigits(index - 2),
            passage.isDigits(index + 1), passage.isWord(index + 2)
        {
            return Finding(
                start: index, end: index + 1, kind: .symbol, rule: "slash", spoken: " ")
        }
        guard passage.isMark(index, "/"), passage.isWord(index - 1), passage.isWord(index + 1)
        else { return nil }
        let isEither = passage.folded(index + 1) == "or"
        return Finding(
            start: index, end: index + 1, kind: .symbol, rule: "slash",
            spoken: isEither ? " " : "slash")
    }
}
