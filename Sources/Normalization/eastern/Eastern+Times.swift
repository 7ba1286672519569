import BookModel
import Languages

extension Eastern {
    /// 10:30, 7:05:12, 3:40 pm, 3:30-4:34.
    static let clock = Rule("clock-time") { passage, index in
        guard !passage.readAny(passage.words("score-words"), before: index),
            let (spoken, end) = passage.easternClock(at: index),
            !passage.readsAny(passage.words("ratio-words"), at: end)
        else { return nil }
        if passage.isRangeMark(end), let (second, last) = passage.easternClock(at: end + 1) {
            return Finding(
                start: index, end: last, kind: .time, rule: "clock-time",
                spoken: spoken + passage.lexicon.phrase("range-word") + second)
        }
        return Finding(start: index, end: end, kind: .time, rule: "clock-time", spoken: spoken)
    }

    /// "10 p.m.", "7am": the half of the day goes in front.
    static let hourWithHalf = Rule("hour-with-half") { passage, index in
        guard let hour = Int(passage.digits(index)), hour <= 12, passage.digits(index).count <= 2,
            let (half, end) = passage.dayHalf(at: index + 1)
        else { return nil }
        return Finding(
            start: index, end: end, kind: .time, rule: "hour-with-half",
            spoken: half + passage.readHour(hour))
    }
}

extension Passage {
    func easternClock(at index: Int) -> (spoken: String, end: Int)? {
        guard let (time, end) = clock(at: index, marks: ":\u{FF1A}"),
            !isMark(end, ":") || !isDigits(end + 1)
        else { return nil }
        let half = dayHalf(at: end)
        return ((half?.word ?? "") + readClock(time), half?.end ?? end)
    }

    func readHour(_ hour: Int) -> String {
        let word =
            switch eastern.language {
            case .korean:
                hour <= 12
                    ? NativeKorean.attributive(hour) ?? eastern.cardinal("0")
                    : eastern.cardinal(String(hour))
            case .chinese: hour == 2 ? "两" : eastern.cardinal(String(hour))
            case .japanese: eastern.cardinal(String(hour))
            }
        return word + lexicon.phrase("time-hour")
    }

    /// Chinese says the nought of 2:05; the others leave a part that is nought out.
    private func readClock(_ time: ClockTime) -> String {
        let isChinese = eastern.language == .chinese
        var parts = [readHour(time.hour)]
        if time.minute > 0 || isChinese && (time.second ?? 0 > 0 || time.second == 0) {
            let zero = isChinese && (1...9).contains(time.minute) ? eastern.cardinal("0") : ""
            parts.append(
                zero + eastern.cardinal(String(time.minute)) + lexicon.phrase("time-minute"))
        }
        if let second = time.second, second > 0 || isChinese {
            parts.append(eastern.cardinal(String(second)) + lexicon.phrase("time-second"))
        }
        return parts.joined(separator: eastern.language == .korean ? " " : "")
    }

    /// "am", "p.m.", "A M" behind a time.
    func dayHalf(at index: Int) -> (word: String, end: Int)? {
        let at = skippingSpace(index)
        for (letter, key) in [("a", "am"), ("p", "pm")] {
            let word = lexicon.setting(key)
            if isWord(at, letter + "m"), !isMark(at + 1, "/") { return (word, at + 1) }
            guard isWord(at, letter) else { continue }
            let next = isMark(at + 1, ".") ? skippingSpace(at + 2) : isSpace(at + 1) ? at + 2 : at
            if next > at, isWord(next, "m") {
                return (word, isMark(next + 1, ".") ? next + 2 : next + 1)
            }
        }
        return nil
    }
}
