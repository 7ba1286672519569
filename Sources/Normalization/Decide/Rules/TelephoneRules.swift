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

struct TelephoneNumber {
    var groups: [String]
    var hasPlus: Bool
    var end: Int
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
        while isSpace(at), atoms[at].count == 1, isDigits(at + 1) {
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
        var (hyphens, brackets) = (0, 0)
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
                    brackets > 0 || found.hasPlus || isNamed || isMark(at + 1, "(")
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
            guard isDigits(at), at > index || found.groups.isEmpty || brackets > 0, !isWord(at + 1)
            else { break }
            found.groups.append(digits(at))
            index = at + 1
            if bracket {
                guard isMark(index, ")") else { return nil }
                index += 1
                brackets += 1
            }
            if hyphen { hyphens += 1 }
            found.end = index
        }
        let total = found.groups.reduce(0) { $0 + $1.count }
        guard (7...17).contains(total), found.groups.count > 1, !isWord(start - 1) else {
            return nil
        }
        if found.hasPlus
            || brackets > 0 && found.groups.count > (found.groups[0].count == 1 ? 2 : 1)
        {
            return found
        }
        if isNamed { return found }
        if hyphens == found.groups.count - 1, hyphens >= 2 || found.groups[0].first == "0" {
            return found
        }
        let lengths = found.groups.map(\.count)
        return shortGroups && hyphens == 1 && lengths == [3, 4] ? found : nil
    }
}
