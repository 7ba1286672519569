import BookModel
import Languages

/// A time of day as it is written.
struct ClockTime: Sendable {
    var hour: Int
    var minute: Int
    var second: Int?
    var start: Int
}

typealias ClockReading = @Sendable (ClockTime, Passage) -> String

extension Rule {
    /// 10:30, 7:05:12. `marks` are the signs between hour and minute.
    static func clock(
        _ examples: [Example] = [], marks: String = ":", read: @escaping ClockReading
    ) -> Rule {
        Rule("clock-time", examples) { passage, index in
            guard let (time, end) = passage.clock(at: index, marks: marks) else { return nil }
            // "17:30 hod.": the word for the hour is said with full hours alone.
            let word = passage.skippingSpace(end)
            if passage.language.saysHoursAlone && time.minute > 0 || passage.language.hasHourName,
                passage.isListed(word, "hour-names after")
            {
                let hasStop =
                    passage.isMark(word + 1, ".") && !passage.stopEndsSentence(word + 1)
                return Finding(
                    start: index, end: hasStop ? word + 2 : word + 1, kind: .time,
                    rule: "clock-time",
                    spoken: passage.withoutRepetition(read(time, passage), at: index))
            }
            return passage.appended(
                Finding(
                    start: index, end: end, kind: .time, rule: "clock-time",
                    spoken: passage.withoutRepetition(read(time, passage), at: index)))
        }
    }

    /// "9h05": a letter between hours and minutes, by the setting `hour-letter`.
    static let clockWithLetter = Rule("clock-time") { passage, index in
        guard let letter = passage.lexicon.data.setting("hour-letter"),
            passage.isWord(index + 1, letter), let hour = Int(passage.digits(index)), hour <= 24,
            passage.digits(index).count <= 2, passage.digits(index + 2).count == 2,
            let minute = Int(passage.digits(index + 2)), minute < 60, !passage.isWord(index + 3)
        else { return nil }
        let time = ClockTime(hour: hour, minute: minute, second: nil, start: index)
        return Finding(
            start: index, end: index + 3, kind: .time, rule: "clock-time",
            spoken: plainClock(time, passage))
    }

    /// By the settings `time` ("{hour} {minute}"), `time-full` (on the hour) and
    /// `time-second` ("{second}").
    static let plainClock: ClockReading = { time, passage in
        let speller = passage.language.speller
        let lexicon = passage.lexicon
        let template =
            time.minute == 0
            ? lexicon.setting("time-full", default: "{hour}")
            : lexicon.setting("time", default: "{hour} {minute}")
        var minute = passage.counted(time.minute, "minute")
        if time.minute < 10, lexicon.setting("time-zero") == "spoken" {
            minute = speller.cardinal("0") + " " + minute
        }
        var spoken = template.replacing("{hour}", with: passage.counted(time.hour, "hour"))
            .replacing("{minute}", with: minute)
        if let second = time.second, second > 0 {
            spoken +=
                " "
                + lexicon.setting("time-second", default: "{second}")
                .replacing("{second}", with: speller.cardinal(String(second)))
        }
        return spoken.trimmed
    }
}

extension Passage {
    /// Hours or minutes in words, with their noun where the section `time-nouns` has it: `hour` or
    /// `minute`, the noun's forms (none for the hour's ordinal), gender. In Arabic two have a form
    /// of their own.
    fileprivate func counted(_ value: Int, _ part: String) -> String {
        let speller = language.speller
        guard let row = lexicon.data.table.rows("time-nouns").first(where: { $0[0] == part }) else {
            return speller.cardinal(String(value))
        }
        let form = Form(Form.gender(row[2]), attributive: true)
        if row[1] == "ordinal" { return speller.ordinal(String(value), form) }
        let forms = row[1].split(separator: "/").map(String.init)
        let rule = PluralRule(rawValue: lexicon.setting("plural"))
        let numeral = Numeral(integer: String(value), end: 0)
        let index = rule?.index(of: numeral) ?? (value == 1 ? 0 : 1)
        let noun = forms[min(index, forms.count - 1)]
        if rule == .arabic, (1...2).contains(value) { return noun }
        return speller.cardinal(String(value), form) + " " + noun
    }

    /// Without the word that opens the reading where it stands in the text already, whole or short
    /// ("pukul 17.30", "plkst. 9.05").
    func withoutRepetition(_ spoken: String, at index: Int) -> String {
        guard let first = spoken.split(separator: " ").first, first.count < spoken.count else {
            return spoken
        }
        let isSaid =
            wordBefore(index).map { folded($0) == first } ?? false
            || shortWord(before: index).map { word in
                lexicon.abbreviations.entries(at: word, in: self).contains {
                    $0.value.spoken == first
                }
            } ?? false
        return isSaid ? String(spoken.dropFirst(first.count + 1)) : spoken
    }

    func clock(at index: Int, marks: String) -> (ClockTime, end: Int)? {
        guard isDigits(index), isMark(index + 1, marks), isDigits(index + 2),
            digits(index).count <= 2, digits(index + 2).count == 2,
            let hour = Int(digits(index)), let minute = Int(digits(index + 2)), hour <= 24,
            minute < 60,
            !isMark(index - 1, ".,:/"), !isDigits(index - 1)
        else { return nil }
        // "1:50 000" is a scale.
        if isSpace(index + 3), digits(index + 4).count == 3,
            numeral(at: index + 2)?.isGrouped ?? false
        {
            return nil
        }
        var time = ClockTime(hour: hour, minute: minute, second: nil, start: index)
        var end = index + 3
        if text(end) == text(index + 1), isDigits(end + 1) {
            guard digits(end + 1).count == 2, let second = Int(digits(end + 1)), second < 60 else {
                return nil
            }
            time.second = second
            end += 2
        }
        return (time, end)
    }
}
