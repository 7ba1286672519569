import BookModel
import Languages

extension Romance {
    /// How a time is written, which in Spanish decides its reading.
    private enum Mark { case none, hours, forenoon, afternoon }

    /// "14h30", "8 h 07", "2 h 30 min".
    static func clockWithHour(_ examples: [Example]) -> Rule {
        Rule("clock-with-hour", examples) { passage, index in
            let digits = passage.digits(index)
            guard digits.count <= 2, let hour = Int(digits), hour <= 24,
                !passage.isMark(index - 1, ".,:/")
            else { return nil }
            let word = passage.skippingSpace(index + 1)
            guard
                passage.isWord(word, "h") || passage.isWord(word, "u") && passage.text(word) == "h"
            else { return nil }
            let minutes = passage.skippingSpace(
                passage.isMark(word + 1, ".") && passage.isDigits(word + 2) ? word + 2 : word + 1)
            var time = ClockTime(hour: hour, minute: 0, second: nil, start: index)
            var end = word + 1
            if passage.digits(minutes).count == 2, let minute = Int(passage.digits(minutes)),
                minute < 60,
                !passage.isWord(minutes + 1) || passage.isWord(minutes + 1, "min")
            {
                time.minute = minute
                end = minutes + 1
                let unit = passage.skippingSpace(end)
                if passage.isWord(unit, "min") { end = unit + 1 }
            } else if digits.first != "0" || digits.count < 2 {
                return nil
            }
            return Finding(
                start: index, end: end, kind: .time, rule: "clock-with-hour",
                spoken: words(of: time, time.minute == 0 ? .hours : .none, passage))
        }
    }

    /// "a las 2 a. m.", "5 p. m.": a bare hour with its half of the day.
    static func hourOfHalf(_ examples: [Example]) -> Rule {
        Rule("hour-of-half-day", examples) { passage, index in
            guard language(passage) == "es", let hour = Int(passage.digits(index)),
                (1...12).contains(hour), !passage.isMark(index - 1, ".,:/")
            else { return nil }
            let (mark, end) = mark(passage, index + 1)
            guard mark == .forenoon || mark == .afternoon else { return nil }
            let time = ClockTime(hour: hour, minute: 0, second: nil, start: index)
            return Finding(
                start: index, end: end, kind: .time, rule: "hour-of-half-day",
                spoken: words(of: time, mark, passage))
        }
    }

    /// "14:05", "a las 13.05 h", "1.00 p.m."; a full stop only beside a word of time or alone.
    static func clock(_ examples: [Example]) -> Rule {
        Rule("clock-time", examples) { passage, index in
            guard let (time, end) = passage.clock(at: index, marks: ":.") else { return nil }
            let (mark, behind) = mark(passage, end)
            if passage.isMark(index + 1, "."), mark == .none, !isTime(passage, index, end) {
                return nil
            }
            return Finding(
                start: index, end: behind, kind: .time, rule: "clock-time",
                spoken: words(of: time, mark, passage))
        }
    }

    private static func isTime(_ passage: Passage, _ index: Int, _ end: Int) -> Bool {
        if passage.digits(index + 2).count != 2 || passage.lexicon.isDecimalMark(".") {
            return false
        }
        if index == 0, end >= passage.atoms.count {
            return passage.lexicon.setting("dotted-times") == "yes"
        }
        guard let word = passage.wordBefore(index) else { return false }
        return passage.lexicon.data.table.rows("time-words").contains {
            $0.list(0).contains(passage.folded(word))
        }
    }

    private static func mark(_ passage: Passage, _ end: Int) -> (Mark, Int) {
        let at = passage.skippingSpace(end)
        for (written, mark) in [
            ("a. m.", Mark.forenoon), ("p. m.", .afternoon), ("am", .forenoon), ("pm", .afternoon),
        ] {
            if let behind = passage.matches(written, at: at) {
                let closes =
                    written.hasSuffix(".") && passage.stopEndsSentence(behind - 1)
                    && behind < passage.atoms.count
                return (mark, closes ? behind - 1 : behind)
            }
        }
        guard passage.isWord(at, "h") || passage.isWord(at, "hs") || passage.isWord(at, "hrs")
        else { return (.none, end) }
        let stop = passage.isMark(at + 1, ".") && !passage.stopEndsSentence(at + 1)
        return (.hours, stop ? at + 2 : at + 1)
    }

    private static func words(of time: ClockTime, _ mark: Mark, _ passage: Passage) -> String {
        let speller = passage.language.speller
        func feminine(_ value: Int) -> String {
            speller.cardinal(String(value), Form(.feminine, attributive: true))
        }
        let hour = feminine(time.hour)
        let minute = speller.cardinal(String(time.minute))
        let spoken: String
        switch language(passage) {
        case "fr":
            spoken =
                hour + (time.hour < 2 ? " heure" : " heures")
                + (time.minute > 0 ? " " + feminine(time.minute) : "")
        case "es": spoken = spanish(time, mark, hour, minute, speller)
        case "pt":
            let hours = hour + (time.hour == 1 ? " hora" : " horas")
            spoken = hours + (time.minute > 0 ? " e " + minute : "")
        case "ca": spoken = hour + (time.minute > 0 ? " i " + minute : "")
        case "ro": spoken = hour + (time.minute > 0 ? " și " + minute : "")
        default:
            let alone = time.hour == 1 ? "una" : speller.cardinal(String(time.hour))
            spoken = alone + (time.minute > 0 ? " e " + minute : "")
        }
        let seconds = time.second.map {
            passage.lexicon.setting("time-second").replacing("{second}", with: feminine($0))
        }
        return NumberWords.joined([spoken, seconds ?? "", partOfDay(time.hour, mark, passage)])
    }

    private static func spanish(
        _ time: ClockTime, _ mark: Mark, _ hour: String, _ minute: String,
        _ speller: any NumberSpeller
    ) -> String {
        switch time.minute {
        case 0: return time.hour == 0 || mark == .hours && time.hour > 12 ? hour + " horas" : hour
        case 15: return hour + " y cuarto"
        case 30: return hour + " y media"
        case 1..<10 where mark == .hours && time.hour > 12:
            return hour + " " + speller.cardinal("0") + " " + minute
        default: return hour + " y " + minute
        }
    }

    private static func partOfDay(_ hour: Int, _ mark: Mark, _ passage: Passage) -> String {
        guard mark == .forenoon || mark == .afternoon else { return "" }
        let key =
            mark == .forenoon
            ? (hour == 12 ? "night" : "morning")
            : hour == 12 ? "noon" : hour < 9 ? "afternoon" : "night"
        return passage.lexicon.data.table.rows("day-parts").first { $0[0] == key }?[1] ?? ""
    }
}
