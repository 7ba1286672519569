import BookModel
import Languages

extension Eastern {
    /// Numbers in groups, read digit by digit.
    ///
    /// Settings: `digit-zero`, `digit-one` (their words), `phone-joiner` (for a hyphen),
    /// `phone-space` (for a space), `country` (before the code).
    static let telephone = Rule("telephone") { passage, index in
        guard let found = passage.easternTelephone(at: index) else { return nil }
        return Finding(
            start: index, end: found.end, kind: .telephone, rule: "telephone", spoken: found.spoken)
    }

    /// "3-5-12", "978-4-00-310101-8": three and more groups, an address or a serial number.
    static let serial = Rule("serial-number") { passage, index in
        guard passage.isDigits(index), !passage.isMark(index - 1, "-."),
            !passage.isInEquation(index)
        else { return nil }
        var groups = [passage.digits(index)]
        var end = index + 1
        while passage.isMark(end, "-\u{2010}\u{2011}\u{FF0D}"), passage.isDigits(end + 1) {
            groups.append(passage.digits(end + 1))
            end += 2
        }
        guard groups.count > 2 else { return nil }
        let words = groups.map { group in
            group.first == "0" || group.count > 3
                ? passage.readDigits(group) : passage.eastern.cardinal(group)
        }
        return Finding(
            start: index, end: end, kind: .alphanumeric, rule: "serial-number",
            spoken: words.joined(separator: passage.lexicon.phrase("phone-joiner")))
    }

    /// "图2-1", "図1-2": a part of a numbered thing.
    static let numbered = Rule("numbered-part") { passage, index in
        guard passage.isDigits(index), passage.isMark(index + 1, "-\u{2010}\u{2011}"),
            passage.isDigits(index + 2),
            passage.readAny(
                passage.words("numbered"), before: passage.isSpace(index - 1) ? index - 1 : index)
        else { return nil }
        let words = [index, index + 2].map { passage.eastern.cardinal(passage.digits($0)) }
        return Finding(
            start: index, end: index + 3, kind: .alphanumeric, rule: "numbered-part",
            spoken: words.joined(separator: passage.lexicon.phrase("numbered-joiner")))
    }

    /// "9·11事件", "3·1 운동", "2・26事件": an event by its day, digit by digit.
    static let event = Rule("event-day") { passage, index in
        let (month, day) = (passage.digits(index), passage.digits(index + 2))
        guard (1...2).contains(month.count), (1...2).contains(day.count),
            passage.isMark(index + 1, "·・‧ㆍ."),
            passage.readsAny(passage.words("events"), at: passage.skippingSpace(index + 3))
                || passage.words("named-days").contains(month + "·" + day)
                    && !passage.isMark(index + 1, ".")
        else { return nil }
        return Finding(
            start: index, end: index + 3, kind: .date, rule: "event-day",
            spoken: passage.eastern.digitByDigit(month + day))
    }

    /// 尾号1702, 拨打12306, 13501234567: by digits where a word says so, and mobile numbers.
    static let chineseDigits = Rule("digit-by-digit") { passage, index in
        let digits = passage.digits(index)
        let isMobile =
            digits.count == 11 && digits.first == "1"
            && "3456789".contains(digits.dropFirst().prefix(1))
            && !digits.hasSuffix("0000") && !passage.read("第", before: index)
        guard isMobile || passage.isNamedNumber(index, least: 3) else { return nil }
        return digitFinding(passage, index)
    }

    /// "카드 끝자리 3456"
    static let koreanDigits = Rule("digit-by-digit") { passage, index in
        guard passage.isNamedNumber(index, least: 3) else { return nil }
        return digitFinding(passage, index)
    }

    /// 電話番号1234
    static let japaneseDigits = Rule("digit-by-digit") { passage, index in
        guard passage.isNamedNumber(index, least: 3) else { return nil }
        return digitFinding(passage, index)
    }

    private static func digitFinding(_ passage: Passage, _ index: Int) -> Finding? {
        guard !passage.isMark(index + 1, ".,-") || !passage.isDigits(index + 2) else { return nil }
        return Finding(
            start: index, end: index + 1, kind: .telephone, rule: "digit-by-digit",
            spoken: passage.readDigits(passage.digits(index)))
    }

    /// "中国3-2": the result of a match behind a name.
    static let score = Rule("score") { passage, index in
        let (first, second) = (passage.digits(index), passage.digits(index + 2))
        guard (1...3).contains(first.count), (1...3).contains(second.count),
            passage.isMark(index + 1, "-\u{2013}"),
            !passage.isMark(index + 3, "-./:") || !passage.isDigits(index + 4),
            let from = Int(first), let to = Int(second)
        else { return nil }
        if let name = passage.wordBefore(index) {
            guard !passage.readAny(passage.words("not-scores"), before: name + 1) else {
                return nil
            }
        } else if from <= to || passage.lexicon.ownPhrase("lone-minus") != nil {
            // Alone only what falls cannot be a range.
            return nil
        }
        let ends =
            !passage.isWord(index + 3) && !passage.isMark(index + 3, "%°")
            || passage.readsAny(passage.words("score-verbs"), at: index + 3)
        guard ends, !passage.isSpace(index + 3) || !passage.isWestern(index + 4) else { return nil }
        return ratioFinding(passage, index, .score)
    }

    /// "3:2", where it is no time.
    static let ratio = Rule("ratio") { passage, index in
        guard passage.isDigits(index), passage.isMark(index + 1, ":\u{FF1A}"),
            passage.isDigits(index + 2),
            !passage.isMark(index - 1, ":.,"),
            !passage.isMark(index + 3, ":.,") || !passage.isDigits(index + 4)
        else { return nil }
        return ratioFinding(passage, index, .score)
    }

    private static func ratioFinding(
        _ passage: Passage, _ index: Int, _ kind: TokenClass
    ) -> Finding {
        let speller = passage.eastern
        return Finding(
            start: index, end: index + 3, kind: kind, rule: "ratio",
            spoken: speller.cardinal(passage.digits(index)) + passage.lexicon.phrase("ratio-word")
                + speller.cardinal(passage.digits(index + 2)))
    }

    /// "사진.JPG": the ending of a file's name, letter by letter.
    static let fileName = Rule("file-name") { passage, index in
        guard passage.isMark(index, "."), passage.isEastern(index - 1),
            passage.isWestern(index + 1),
            passage.words("file-endings").contains(passage.folded(index + 1)),
            let dot = passage.lexicon.ownPhrase("dot-word")
        else { return nil }
        let names = passage.letters(passage.folded(index + 1)).filter { $0 != " " }
        return Finding(
            start: index, end: index + 2, kind: .electronic, rule: "file-name", spoken: dot + names)
    }
}

extension Passage {
    func readDigits(_ digits: String) -> String {
        eastern.read(
            digits, zero: lexicon.phrase("digit-zero", default: eastern.cardinal("0")),
            one: lexicon.ownPhrase("digit-one"))
    }

    /// Whether a word in front or behind says that the digits are a mere number.
    func isNamedNumber(_ index: Int, least: Int) -> Bool {
        guard digits(index).count >= least else { return false }
        var at = index
        while isSpace(at - 1) || isMark(at - 1, ":\u{FF1A}") { at -= 1 }
        let rows = lexicon.data.table.rows("number-names")
        return rows.contains { row in
            row[1] == "after"
                ? row.list(0).contains { reads($0, at: index + 1) }
                : row.list(0).contains { read($0, before: at) }
        }
    }

    func easternTelephone(at start: Int) -> (spoken: String, end: Int)? {
        var index = start
        let hasPlus = isMark(start, "+\u{FF0B}")
        if hasPlus { index += 1 }
        let hasBracket = isMark(index, "(\u{FF08}")
        if hasBracket { index += 1 }
        guard isDigits(index), !isDigits(start - 1), !isWestern(start - 1),
            !isMark(start - 1, ".-/")
        else { return nil }
        var groups = [digits(index)]
        var spoken = (hasPlus ? lexicon.phrase("country") : "") + readDigits(digits(index))
        var end = index + 1
        if hasBracket {
            guard isMark(end, ")\u{FF09}") else { return nil }
            end += 1
        }
        while let (next, isSpaced) = nextGroup(end, opened: hasPlus || hasBracket) {
            let joiner = isSpaced || hasPlus && groups.count == 1 ? "phone-space" : "phone-joiner"
            groups.append(digits(next))
            spoken += lexicon.phrase(joiner, default: " ") + readDigits(digits(next))
            end = next + 1
        }
        return isTelephone(
            groups, hasPlus: hasPlus, hasBracket: hasBracket, hasPostalMark: isMark(start - 1, "〒"))
            ? (spoken, end) : nil
    }

    private func nextGroup(_ end: Int, opened: Bool) -> (index: Int, isSpaced: Bool)? {
        if isMark(end, "-.\u{2010}\u{2011}\u{FF0D}"), isDigits(end + 1) { return (end + 1, false) }
        if opened, isSpace(end), isDigits(end + 1) { return (end + 1, true) }
        // "(555)555-5555"
        if opened, isMark(end - 1, ")\u{FF09}"), isDigits(end) { return (end, true) }
        return nil
    }

    private func isTelephone(
        _ groups: [String], hasPlus: Bool, hasBracket: Bool, hasPostalMark: Bool
    ) -> Bool {
        let total = groups.reduce(0) { $0 + $1.count }
        let isLong = (7...17).contains(total)
        if hasPlus || hasBracket { return isLong && groups.count > 1 }
        let first = groups[0]
        if hasPostalMark { return groups.count == 2 && total == 7 }
        if groups.count == 1 { return first.first == "0" && (9...12).contains(first.count) }
        if groups.count == 2 {
            return first.first == "0" && first.count > 1 && total >= 9 && isLong
        }
        return groups.count <= 5 && isLong && first.count >= 2
            && groups.dropFirst().allSatisfy { $0.count >= 3 }
    }
}
