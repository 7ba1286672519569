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
            if passage.language.saysHoursAlone, time.minute > 0,
                passage.isListed(word, "hour-names after")
            {
                let hasStop =
                    passage.isMark(word + 1, ".") && !passage.stopEndsSentence(word + 1)
                return Finding(
                    start: index, end: hasStop ? word + 2 : word + 1, kind: .time,
                    rule: "clock-time",
                    spoken: passage.withoutRepetition(read(time, passage), at: index))
            }
            return Finding(
                start: index, end: end, kind: .time, rule: "clock-time",
                spoken: passage.withoutRepetition(read(time, passage), at: index))
        }
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
        var minute = speller.cardinal(String(time.minute))
        if time.minute < 10, lexicon.setting("time-zero") == "spoken" {
            minute = speller.cardinal("0") + " " + minute
        }
        var spoken = template.replacing("{hour}", with: speller.cardinal(String(time.hour)))
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
    /// Without the word that opens the reading where it stands in the text already ("pukul 17.30").
    func withoutRepetition(_ spoken: String, at index: Int) -> String {
        guard let word = wordBefore(index).map({ folded($0) }), spoken.hasPrefix(word + " ") else {
            return spoken
        }
        return String(spoken.dropFirst(word.count + 1))
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
