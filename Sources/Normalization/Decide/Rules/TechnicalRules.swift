import BookModel
import Languages

extension RuleBook {
    /// The language's rules with those in front that hold in every language.
    var withCommonRules: RuleBook {
        RuleBook(
            number: [
                .timestamp, .clockRange, .hexadecimal, .scientific, .bookNumber, .digitGroups,
                .monthYear, .aroundTheClock, .evenSplit, .numberEnding, .scripture,
                .scriptureNumber, .outOf,
                .timesWord,
            ] + number,
            word: [
                .bookNumberName, .weekday, .shortMonthOfYear, .compoundEnding, .numberPrefix,
                .timesLetter, .compass, .bareUnit, .greekNumeral,
                .scriptureNumeral,
            ] + word + [.surnameInitials],
            mark: [
                .listSign, .emoji, .emojiSelector, .power, .typedSign, .comparison(), .signedDotted,
                .ordinalSlash,
            ] + mark
                + [.shortYear, .numberSlash, .ornament])
    }
}

extension Rule {
    /// "0x1F", "0XFF": letters and digits one by one.
    static let hexadecimal = Rule("hexadecimal") { passage, index in
        guard passage.text(index) == "0", passage.isWord(index + 1),
            passage.folded(index + 1).hasPrefix("x")
        else { return nil }
        var end = index + 1
        while passage.isWord(end) || passage.isDigits(end) { end += 1 }
        let digits = passage.text(index..<end).dropFirst(2)
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return nil
        }
        let speller = passage.language.speller
        let words = digits.map { digit in
            digit.isNumber ? speller.cardinal(String(digit)) : passage.letters(digit.lowercased())
        }
        return Finding(
            start: index, end: end, kind: .alphanumeric, rule: "hexadecimal",
            spoken: ([speller.cardinal("0"), passage.letters("x")] + words).joined(separator: " "))
    }

    /// "2024-03-05T14:30:00Z": a date and a time of day as programs write them.
    static let timestamp = Rule("timestamp") { passage, index in
        let rules = passage.language.rules.number
        guard passage.isDigits(index), passage.digits(index).count == 4,
            passage.isMark(index + 1, "-"), passage.isDigits(index + 4),
            passage.folded(index + 5) == "t", passage.isDigits(index + 6),
            passage.isMark(index + 7, ":"),
            let date = rules.first(where: { ["numeric-date", "date"].contains($0.name) })?
                .apply(passage, index),
            date.end == index + 5,
            let time = rules.first(where: { $0.name == "clock-time" })?.apply(passage, index + 6)
        else { return nil }
        let (zone, end) = passage.timeZone(at: passage.subsecondEnd(time.end))
        let space = passage.language.spacesWords ? " " : ""
        return Finding(
            start: index, end: end, kind: .date, rule: "timestamp",
            spoken: date.spoken + "," + space + time.spoken + (zone.isEmpty ? "" : " " + zone))
    }

    /// An asterisk that no rule of the language reads, and shapes of print (■, ●, ─), which the
    /// engine would name: a note's mark or an ornament says nothing.
    static let ornament = Rule("ornament") { passage, index in
        guard let scalar = passage.mark(index),
            scalar == "*" || (0x2500...0x25FF).contains(scalar.value)
        else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .symbol, rule: "ornament", spoken: " ")
    }

    /// "9.00–17.00 Uhr", "godz. 8.00–16.00": two times of day with stops beside a word for the
    /// hour.
    static let clockRange = Rule("clock-range") { passage, index in
        guard passage.isMark(index + 1, "."), passage.isMark(index + 3, Passage.dashes),
            passage.isMark(index + 5, "."), passage.clock(at: index, marks: ".") != nil,
            let (_, end) = passage.clock(at: index + 4, marks: "."), end == index + 7,
            passage.isHourNamed(index, end)
        else { return nil }
        let times = [index..<index + 3, index + 4..<end].compactMap { passage.clockWords($0) }
        guard times.count == 2 else { return nil }
        let behind = passage.skippingSpace(end)
        let isSaid =
            passage.isWord(behind)
            && times[1].lowercased().split(separator: " ").contains {
                $0 == passage.folded(behind)
            }
        let word = passage.lexicon.setting("range-word", default: "\u{2013}")
        return Finding(
            start: index, end: isSaid ? behind + 1 : end, kind: .time, rule: "clock-range",
            spoken: passage.joined([times[0], word, times[1]]))
    }

    /// "kl. 10.30", "10.30 น.", "v 17.30 hod.": a time with a stop beside a word for the hour.
    static let clockWithStop = Rule("clock-time") { passage, index in
        guard let (_, end) = passage.clock(at: index, marks: "."), passage.isHourNamed(index, end),
            let words = passage.clockWords(index..<end)
        else { return nil }
        let behind = passage.skippingSpace(end)
        let isSaid = passage.isListed(behind, "hour-names after")
        let stop =
            isSaid && passage.isMark(behind + 1, ".") && !passage.stopEndsSentence(behind + 1)
        return passage.appended(
            Finding(
                start: index, end: isSaid ? behind + (stop ? 2 : 1) : end, kind: .time,
                rule: "clock-time", spoken: passage.withoutRepetition(words, at: index)))
    }

    /// The digits of an ISBN or ISSN, one by one, with its check letter.
    static let bookNumber = Rule("book-number") { passage, index in
        guard let start = passage.bookNumberName(before: index), passage.isDigits(index) else {
            return nil
        }
        var words: [String] = []
        var end = index
        var count = 0
        while passage.isDigits(end) {
            let digits = passage.digits(end)
            words.append(passage.language.speller.digitByDigit(digits))
            count += digits.count
            end += 1
            let joint = passage.isMark(end, Passage.dashes) || passage.isSpace(end) ? end + 1 : end
            if passage.isWord(joint, "x"), count == 9 || count == 7 {
                words.append(passage.letters("x"))
                end = joint + 1
                break
            }
            guard joint > end, passage.isDigits(joint), count < 13 else { break }
            end = joint
        }
        guard count >= 7, start < index else { return nil }
        return Finding(
            start: index, end: end, kind: .telephone, rule: "book-number",
            spoken: words.joined(separator: ", "))
    }

    /// "ISBN", "ISSN" in front of such a number are spelled.
    static let bookNumberName = Rule("book-number-name") { passage, index in
        let word = passage.folded(index)
        guard word == "isbn" || word == "issn", passage.isAllCapitals(index) else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .initialism, rule: "book-number-name",
            spoken: passage.letters(word))
    }
}

extension Passage {
    /// The word "ISBN" in front of the number at `index`: "ISBN-13: 978…", "ISBN 0-…".
    fileprivate func bookNumberName(before index: Int) -> Int? {
        var at = index - 1
        while isSpace(at) || isMark(at, ":.") || isMark(at, Self.dashes)
            || isDigits(at) && ["10", "13"].contains(digits(at))
        {
            at -= 1
        }
        guard isWord(at), ["isbn", "issn"].contains(folded(at)) else { return nil }
        return at
    }

    /// Whether a word for the hour stands in front of `start` or behind `end`: `hour-names`.
    fileprivate func isHourNamed(_ start: Int, _ end: Int) -> Bool {
        let word = namingWord(before: start) ?? -1
        let behind = isMark(end, Self.dashes) ? end + 1 : skippingSpace(end)
        return isListed(behind, "hour-names after")
            || isListed(word, "hour-names before")
            || isListed(word, "hour-names preposition") && isWholeClock(start, end)
    }

    /// "u 9.05", and neither "u 5.10. 1990" nor "do 2.37": behind a preposition that times share
    /// with much else only five minutes and their like make a time.
    private func isWholeClock(_ start: Int, _ end: Int) -> Bool {
        guard let minutes = Int(digits(start + 2)), minutes % 5 == 0 else { return false }
        return !isMark(end, "%°") && (!isMark(end, ".") || closesBlock(end - 1))
    }

    /// A time of day with a stop as it is said with a colon.
    fileprivate func clockWords(_ range: Range<Int>) -> String? {
        let written = CodeUnits(text(range).replacing(".", with: ":"))
        let passage = Passage(written, role: role, language: language)
        return TokenScan(passage).findings.first?.spoken
    }

    /// The index behind a fraction of a second, which is not said.
    fileprivate func subsecondEnd(_ index: Int) -> Int {
        isMark(index, ".,") && isDigits(index + 1) ? index + 2 : index
    }

    /// "Z" and "+02:00" as words.
    fileprivate func timeZone(at index: Int) -> (String, end: Int) {
        if folded(index) == "z", isWord(index) { return (letters("utc"), index + 1) }
        guard isMark(index, "+-\u{2212}"), digits(index + 1).count == 2, isMark(index + 2, ":"),
            digits(index + 3).count == 2, let hours = Int(digits(index + 1))
        else { return ("", index) }
        let sign = lexicon.setting(isMark(index, "+") ? "plus" : "minus")
        let minutes = Int(digits(index + 3)) ?? 0
        let words =
            [letters("utc"), sign, language.speller.cardinal(String(hours))]
            + (minutes > 0 ? [language.speller.cardinal(String(minutes))] : [])
        return (words.joined(separator: " "), index + 4)
    }
}
