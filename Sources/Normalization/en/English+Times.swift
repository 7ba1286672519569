import BookModel
import Languages

extension English {
    static let clockExamples = [
        Example("02:00", "two o'clock"), Example("08:06", "eight oh six"),
        Example("at 14:05,", "at fourteen oh five,"), Example("John 3:16", "John three sixteen"),
    ]

    static let readClock: ClockReading = { time, passage in
        let speller = speller(passage)
        let hour = speller.cardinal(String(time.hour))
        let bible = passage.wordBefore(time.start).map { passage.isCapital($0) } ?? false
        var spoken = hour
        if time.minute > 0 {
            spoken +=
                " "
                + (bible && time.second == nil && time.minute < 10
                    ? speller.cardinal(String(time.minute)) : speller.pair(time.minute))
        } else if time.hour == 0 || time.hour > 12 {
            spoken += " hundred hours"
        } else {
            spoken += " o'clock"
        }
        if let second = time.second, second > 0 {
            spoken += " and " + speller.cardinal(String(second)) + " seconds"
        }
        return spoken
    }

    /// "10:30 a.m.", "5pm", "4 p.m.": the hour is bare before the half of the day.
    static let clockWithHalf = Rule(
        "clock-half-day",
        [
            Example("at 10:30 a.m. and 4 p.m.", "at ten thirty A M and four P M."),
            Example("5pm-7 pm", "five P M to seven P M"), Example("1:00a.m.", "one A M."),
            Example("I am 5", "I am five"),
        ]
    ) { passage, index in
        let clock = passage.clock(at: index, marks: ":.")
        guard passage.isDigits(index), let hour = clock?.0.hour ?? Int(passage.digits(index)),
            hour <= 12,
            !passage.isMark(index - 1, ".,:/$€£")
        else { return nil }
        let behind = clock?.end ?? index + 1
        let half = passage.skippingSpace(behind)
        var end = half
        switch passage.folded(half) {
        case "am", "pm": end = half + 1
        case "a", "p":
            guard passage.isMark(half + 1, ".") else { return nil }
            let letter = passage.skippingSpace(half + 2)
            guard passage.folded(letter) == "m" else { return nil }
            end = letter + 1
            let zone = passage.skippingSpace(end + 1)
            if passage.isMark(end, "."),
                !passage.stopEndsSentence(end)
                    || passage.isAllCapitals(zone) && passage.atoms[zone].count > 1
            {
                end += 1
            }
        default: return nil
        }
        let speller = speller(passage)
        var spoken = speller.cardinal(String(hour))
        if let minute = clock?.0.minute, minute > 0 { spoken += " " + speller.pair(minute) }
        spoken += passage.folded(half).hasPrefix("a") ? " A M" : " P M"
        if passage.isMark(end, Passage.dashes), passage.isDigits(end + 1) {
            spoken += " to "
            end += 1
        }
        return Finding(start: index, end: end, kind: .time, rule: "clock-half-day", spoken: spoken)
    }

    /// "2200 hours", "0530".
    static let militaryTime = Rule(
        "military-time",
        [
            Example("at 2200 hours", "at twenty-two hundred hours"),
            Example("reveille at 0530.", "reveille at oh five thirty."),
        ]
    ) { passage, index in
        let digits = passage.digits(index)
        guard digits.count == 4, let value = Int(digits), value < 2400, value % 100 < 60,
            !passage.isMark(index + 1, ".,-") || !passage.isDigits(index + 2),
            !passage.isMark(index - 1, ".,-") || !passage.isDigits(index - 2),
            digits.first == "0" || passage.isWord(passage.skippingSpace(index + 1), "hours")
                || passage.isWord(passage.skippingSpace(index + 1), "hrs")
        else { return nil }
        let speller = speller(passage)
        let hour = (digits.first == "0" ? "oh " : "") + speller.cardinal(String(value / 100))
        let minute = value % 100 == 0 ? "hundred" : speller.pair(value % 100)
        return Finding(
            start: index, end: index + 1, kind: .time, rule: "military-time",
            spoken: hour + " " + minute)
    }

    /// "6 ft 3 in": the word "in" behind feet and a number is a unit.
    static let inchesBehindFeet = Rule(
        "feet-and-inches",
        [
            Example("was 6 ft 3 in tall", "was six feet three inches tall"),
            Example("5 feet 1 in", "five feet one inch"),
            Example("6 ft 2 in. tall", "six feet two inches tall"),
            Example("6 ft 3 in the dark", "six feet three in the dark"),
        ]
    ) { passage, index in
        guard passage.isSpace(index + 1), passage.isWord(index + 2, "in"),
            !passage.isMark(index + 3, "."),
            let inches = Int(passage.digits(index)), inches < 12,
            let word = passage.wordBefore(index), passage.isDigits(word - 2),
            ["ft", "feet", "foot"].contains(passage.folded(word)),
            passage.wordAfter(index + 2).map({
                !passage.lexicon.functionWords.contains(passage.atoms[$0].hash)
            }) ?? true
        else { return nil }
        return Finding(
            start: index, end: index + 3, kind: .measure, rule: "feet-and-inches",
            spoken: speller(passage).cardinal(String(inches)) + (inches == 1 ? " inch" : " inches"))
    }

    /// 6'2" and 6′2″, without the second sign where the feet can be a person's (5'4).
    static let heightInFeet = Rule(
        "feet-and-inches",
        [
            Example("He was 6'2\" and", "He was six foot two and"),
            Example("5′11″", "five foot eleven"), Example("is 5'4 tall", "is five foot four tall"),
            Example("6'2'' tall", "six foot two tall"),
            Example("'5'4% off", "'five'four percent off"),
        ]
    ) { passage, index in
        guard passage.isMark(index + 1, "'\u{2019}\u{2032}"), passage.isDigits(index + 2),
            passage.digits(index).count <= 2, let inches = Int(passage.digits(index + 2)),
            inches < 12
        else { return nil }
        let feet = Int(passage.digits(index)) ?? 0
        let isTwice =
            passage.isMark(index + 3, "'\u{2019}") && passage.isMark(index + 4, "'\u{2019}")
        let isClosed = isTwice || passage.isMark(index + 3, "\"\u{201D}\u{2033}")
        guard
            isClosed
                || (3...8).contains(feet) && !passage.isMark(index - 1, "'\u{2018}\u{2019}")
                    && (passage.isSpace(index + 3)
                        || passage.isMark(index + 3, ".,;:!?)")
                            && !passage.isDigits(index + 4)
                        || !passage.has(index + 3))
        else { return nil }
        let speller = speller(passage)
        return Finding(
            start: index, end: isTwice ? index + 5 : isClosed ? index + 4 : index + 3,
            kind: .measure, rule: "feet-and-inches",
            spoken: speller.cardinal(passage.digits(index)) + " foot "
                + speller.cardinal(String(inches)))
    }
}
