import BookModel
import Languages

extension Rule {
    /// Telephone and other numbers written in groups: read digit by digit, a short pause between
    /// the groups. `country` reads the code after the plus sign.
    static func telephone(
        _ examples: [Example] = [],
        country: @escaping @Sendable (String, any NumberSpeller) -> String = {
            $1.digitByDigit($0)
        },
        shortGroups: Bool = false
    ) -> Rule {
        Rule("telephone", examples) { passage, index in
            guard let found = passage.telephone(at: index, shortGroups: shortGroups) else {
                return nil
            }
            let speller = passage.language.speller
            var words = found.groups.map { speller.digitByDigit($0) }
            if found.hasPlus, let code = found.groups.first {
                words[0] =
                    passage.lexicon.setting("plus", default: "plus") + " " + country(code, speller)
            }
            return Finding(
                start: index, end: found.end, kind: .telephone, rule: "telephone",
                spoken: words.joined(separator: ", "))
        }
    }
}

extension Rule {
    /// "4111 1111 1111 1111", "DE89 3704 0044 0532 0130 00": the number of a card or an account, in
    /// fours. Four years in a row are none.
    static let digitGroups = Rule("digit-groups") { passage, index in
        let isAccount = passage.isAllCapitals(index - 1) && passage.atoms[index - 1].count == 2
        guard passage.isDigits(index), !passage.isDigits(index - 2),
            passage.digits(index).count == (isAccount ? 2 : 4),
            isAccount || !passage.isWord(index - 1), !passage.isMark(index - 1, ".,:/+")
        else { return nil }
        var groups = [passage.digits(index)]
        var end = index + 1
        let joint = passage.text(end)
        while joint == "-" || joint == " " || joint == "\u{A0}", passage.text(end) == joint,
            groups.last?.count == 4 || groups.count == 1, passage.isDigits(end + 1),
            passage.digits(end + 1).count <= 4
        {
            groups.append(passage.digits(end + 1))
            end += 2
        }
        let years = groups.compactMap { Int($0) }
        let isTable = zip(years, years.dropFirst()).allSatisfy { $0 < $1 } && years[0] < 2100
        guard (13...34).contains(groups.reduce(0) { $0 + $1.count }), isAccount || !isTable,
            groups.dropLast().dropFirst().allSatisfy({ $0.count == 4 }), !passage.isWord(end)
        else { return nil }
        let speller = passage.language.speller
        return Finding(
            start: index, end: end, kind: .telephone, rule: "digit-groups",
            spoken: groups.map { speller.digitByDigit($0) }.joined(separator: ", "))
    }

    /// "24/7": always, and no fraction; the setting `around-the-clock` has another word for it.
    static let aroundTheClock = Rule("around-the-clock") { passage, index in
        guard passage.digits(index) == "24", passage.isMark(index + 1, "/"),
            passage.digits(index + 2) == "7", !passage.isMark(index - 1, "/."),
            !passage.isMark(index + 3, "/.,") || !passage.isDigits(index + 4)
        else { return nil }
        let speller = passage.language.speller
        let words = [
            speller.cardinal("24"), passage.lexicon.setting("around-the-clock"),
            speller.cardinal("7"),
        ]
        return Finding(
            start: index, end: index + 3, kind: .cardinal, rule: "around-the-clock",
            spoken: passage.joined(words.filter { !$0.isEmpty }))
    }
}

struct TelephoneNumber {
    var groups: [String]
    var hasPlus: Bool
    var end: Int
    /// How many groups a hyphen or slash joins to the one before, and how many stand in brackets.
    var hyphens = 0
    var brackets = 0
}

extension Passage {
    /// "Tel. 22 123 45 67": groups parted by spaces are one number behind the word for it.
    private func followsTelephoneWord(_ index: Int) -> Bool {
        var at = index - 1
        while isSpace(at) || isMark(at, ".:") { at -= 1 }
        return isListed(at, "telephone-words")
    }

    /// "0221 123456", "020 7946 0958", "22 123 45 67": groups parted by spaces that can hardly be
    /// anything else: an area's code with its zero, or pairs behind three digits. French numbers in
    /// pairs are read as pairs.
    private func isSpacedTelephone(_ start: Int) -> Bool {
        guard isDigits(start), !isMark(start - 1, ".,:/-+'\u{2019}"), !isWord(start - 1),
            !(isSpace(start - 1) && isDigits(start - 2))
        else { return false }
        var groups = [digits(start).count]
        var at = start + 1
        while isSpace(at) && atoms[at].count == 1 || groups.count > 1 && isMark(at, "-"),
            isDigits(at + 1)
        {
            groups.append(digits(at + 1).count)
            at += 2
        }
        guard !isWord(at), !isMark(at, "%\u{B0}€$£:"), !isMark(at, ".,/-") || !isDigits(at + 1)
        else { return false }
        if [[2, 3, 2, 2], [3, 3, 2, 2], [1, 3, 3, 2, 2]].contains(groups) { return true }
        let total = groups.reduce(0, +)
        return digits(start).first == "0" && (2...5).contains(groups[0]) && groups.count > 1
            && (9...13).contains(total) && groups.dropFirst().allSatisfy { $0 >= 2 }
            && groups.dropFirst().contains { $0 >= 3 }
    }

    /// `shortGroups`: three and four digits with a hyphen are one too (555-0134).
    func telephone(at start: Int, shortGroups: Bool) -> TelephoneNumber? {
        var index = start
        var found = TelephoneNumber(groups: [], hasPlus: false, end: start)
        let isNamed = followsTelephoneWord(start) || isSpacedTelephone(start)
        if isMark(index, "+") {
            found.hasPlus = true
            index += 1
        }
        while true {
            var (at, hyphen) = (index, false)
            if !found.groups.isEmpty {
                if isMark(at, "-\u{2010}\u{2011}")
                    || isMark(at, "/") && found.groups[0].first == "0"
                {
                    hyphen = true
                    at += 1
                } else if isSpace(at),
                    found.brackets > 0 || found.hasPlus || isNamed || isMark(at + 1, "(")
                {
                    at += 1
                }
            }
            let bracket = isMark(at, "(")
            if bracket {
                // "186 (2003)" is a volume and a year.
                guard
                    found.groups.isEmpty || found.hasPlus
                        || found.groups.count == 1 && found.groups[0].count == 1
                else { break }
                at += 1
            }
            guard isDigits(at), at > index || found.groups.isEmpty || found.brackets > 0,
                !isWord(at + 1)
            else { break }
            found.groups.append(digits(at))
            index = at + 1
            if bracket {
                guard isMark(index, ")") else { return nil }
                index += 1
                found.brackets += 1
            }
            if hyphen { found.hyphens += 1 }
            found.end = index
        }
        if isNamed, isNamedTelephone(found, from: start) { return found }
        return isTelephone(found, from: start, shortGroups: shortGroups) ? found : nil
    }

    private func isNamedTelephone(_ found: TelephoneNumber, from start: Int) -> Bool {
        let total = found.groups.reduce(0) { $0 + $1.count }
        if found.groups.count > 1 { return (7...17).contains(total) && !isWord(start - 1) }
        // "phone 67123456"
        return (5...12).contains(total) && followsTelephoneWord(start)
            && (!isMark(found.end, ".,:") || !isDigits(found.end + 1))
    }

    private func isTelephone(
        _ found: TelephoneNumber, from start: Int, shortGroups: Bool
    ) -> Bool {
        let total = found.groups.reduce(0) { $0 + $1.count }
        guard (7...17).contains(total), found.groups.count > 1, !isWord(start - 1) else {
            return false
        }
        if found.hasPlus
            || found.brackets > 0 && found.groups.count > (found.groups[0].count == 1 ? 2 : 1)
        {
            return true
        }
        if found.hyphens == found.groups.count - 1,
            found.hyphens >= 2 || found.groups[0].first == "0"
        {
            return true
        }
        let lengths = found.groups.map(\.count)
        return shortGroups && found.hyphens == 1 && lengths == [3, 4]
    }
}
