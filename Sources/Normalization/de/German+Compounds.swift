import BookModel
import Languages

extension German {
    /// "2-mal", "3-fach", "5-jährig", "18-Jährige", "3,5-mal", "20jährig": one word with the
    /// number.
    static let compound = Rule(
        "compound",
        [
            Example("2-mal und 3,5-mal", "zweimal und drei Komma fünf mal"),
            Example("ein 5-jähriges Kind", "ein fünfjähriges Kind"),
            Example("die 18-Jährigen", "die achtzehnjährigen"),
            Example("3fach, 20jährig", "dreifach, zwanzigjährig"),
            Example("100%ig und 50%-ige", "einhundertprozentig und fünfzigprozentige"),
            Example("5 mal", "fünf mal"), Example("10-Euro-Schein", "zehn-Euro-Schein"),
        ]
    ) { passage, index in
        guard let numeral = passage.numeral(at: index), !numeral.integer.isEmpty,
            numeral.integer.count < 7, numeral.integer.first != "0" || numeral.integer.count == 1
        else { return nil }
        if let percent = percent(passage, numeral, index) { return percent }
        let isHyphened = passage.isMark(numeral.end, "-\u{2010}\u{2011}")
        let at = isHyphened ? numeral.end + 1 : numeral.end
        guard passage.isWord(at), passage.atoms[at].count > 2,
            joins(passage.folded(at), isHyphened && !passage.isCapital(at), passage.lexicon)
        else { return nil }
        let word = passage.text(at).lowercased()
        let amount = Amount(start: index, end: numeral.end, first: numeral)
        let spoken =
            numeral.isInteger
            ? speller(passage).cardinal(numeral.integer, Form(attributive: true)) + word
            : passage.language.amounts.read(amount, in: passage)
                + (numeral.fraction == nil ? word : " " + word)
        return Finding(
            start: index, end: at + 1, kind: .alphanumeric, rule: "compound", spoken: spoken)
    }

    /// "100%ig", "50%-ige": the sign is part of the word.
    private static func percent(_ passage: Passage, _ numeral: Numeral, _ index: Int) -> Finding? {
        let isHyphened = passage.isMark(numeral.end + 1, "-")
        let at = isHyphened ? numeral.end + 2 : numeral.end + 1
        guard passage.isMark(numeral.end, "%"), numeral.isInteger, passage.isWord(at),
            passage.folded(at).hasPrefix("ig")
        else { return nil }
        return Finding(
            start: index, end: at + 1, kind: .percent, rule: "compound",
            spoken: speller(passage).cardinal(numeral.integer, Form(attributive: true)) + "prozent"
                + passage.text(at))
    }

    /// By the section `number-suffixes` and their inflected forms ("-mal", "-jährige").
    private static func joins(
        _ word: String, _ isLower: Bool, _ lexicon: Lexicon
    ) -> Bool {
        isLower && word != "bis" && word != "und" && word != "oder"
            || lexicon.data.table.rows("number-suffixes").contains { row in
                row[0].split(separator: " ").contains { word.hasPrefix($0) }
            }
    }

    /// "am 5.6.", "vom 3.12. bis": day and month without a year, both as ordinals.
    static let dayAndMonth = Rule(
        "day-and-month",
        [
            Example("am 5.6. und", "am fünften sechsten und"),
            Example("bis 3.12.", "bis dritten zwölften."),
            Example("am 1. 5. war", "am ersten fünften war"),
            Example("Mo., 5. 6. und", "Montag, fünfter sechster und"),
            Example("Punkt 1. 5. Anfang", "Punkt eins. fünf. Anfang"),
            Example("Abschnitt 5.6 und", "Abschnitt fünf Punkt sechs und"),
        ]
    ) { passage, index in
        let isSpaced = passage.isSpace(index + 2)
        let part = isSpaced ? index + 3 : index + 2
        let (day, month) = (passage.digits(index), passage.digits(part))
        guard (1...2).contains(day.count), (1...2).contains(month.count),
            passage.isMark(index + 1, "."), passage.isMark(part + 1, "."),
            !isSpaced
                || passage.isListed(passage.wordBefore(index) ?? -1, "before-days")
                || passage.followsWeekday(index),
            !passage.isDigits(part + 2), !passage.isMark(index - 1, "."),
            let number = Int(day), (1...31).contains(number), let second = Int(month),
            (1...12).contains(second)
        else { return nil }
        let ending = determiner(passage, before: index) ?? "r"
        let words = [day, month].map {
            speller(passage).ordinal(String(Int($0) ?? 0), ending: ending)
        }
        let stop = passage.stopEndsSentence(part + 1) ? part + 1 : part + 2
        return Finding(
            start: index, end: stop, kind: .date, rule: "day-and-month",
            spoken: words.joined(separator: " "))
    }

    /// "1/2 Tasse", "½ l": half of a noun or unit agrees with it ("mit einer halben Tasse").
    static func half(_ amount: Amount, in passage: Passage) -> String? {
        guard amount.first.vulgar?.numerator == 1, amount.first.vulgar?.denominator == 2,
            amount.first.integer.isEmpty, amount.second == nil, amount.scale == nil
        else { return nil }
        if let unit = amount.unit {
            guard unit.kind == .unit, let name = unit.name.split(separator: "/").first else {
                return nil
            }
            return half(unit.gender, at: amount.start, in: passage) + " " + name
        }
        guard passage.isSpace(amount.end), passage.isCapital(amount.end + 1),
            !passage.lexicon.functionWords.contains(passage.atoms[amount.end + 1].hash)
        else { return nil }
        let gender = gender(of: passage.folded(amount.end + 1), passage.lexicon)
        return half(gender, at: amount.start, in: passage)
    }

    private static func half(
        _ gender: Form.Gender, at start: Int, in passage: Passage
    ) -> String {
        let ending = oneEnding(passage, start, gender)
        let half =
            switch (ending, gender) {
            case ("", .neuter): "halbes"
            case ("", _): "halber"
            case ("e", _): "halbe"
            default: "halben"
            }
        return "ein" + ending + " " + half
    }
}
