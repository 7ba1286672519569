import BookModel
import Languages

/// A Roman numeral in a context that makes it a number.
struct RomanUse: Sendable {
    enum Context: Sendable {
        /// After a title word ("Chapter IV"); the word's row.
        case title(RomanContext, at: Int)
        /// Before a word such as "century"; the word's row.
        case counted(RomanContext, at: Int)
        /// After a ruler's name.
        case ruler(Form.Gender, at: Int)
        /// Alone in a heading, or opening it.
        case heading
    }

    var value: Int
    var index: Int
    var context: Context

    /// The word that it counts follows.
    var isCounted: Bool {
        if case .counted = context { true } else { false }
    }
}

typealias RomanReading = @Sendable (RomanUse, Passage) -> String?

extension Rule {
    static func roman(_ examples: [Example] = [], read: @escaping RomanReading) -> Rule {
        Rule("roman-numeral", examples) { passage, index in
            guard let use = passage.romanUse(at: index), let spoken = read(use, passage)
            else { return nil }
            if let (ended, end) = passage.endedRoman(spoken, use.value, at: index + 1) {
                return Finding(
                    start: index, end: end, kind: .roman, rule: "roman-numeral", spoken: ended)
            }
            // "Karel IV. byl", "XIX. století": the stop is the ordinal's.
            let takesStop =
                (passage.lexicon.setting("ordinal-stop") == "yes"
                    || passage.lexicon.setting("roman-stop") == "yes")
                && passage.isMark(index + 1, ".")
                && (!passage.stopEndsSentence(index + 1) || use.isCounted)
            return Finding(
                start: index, end: takesStop ? index + 2 : index + 1, kind: .roman,
                rule: "roman-numeral", spoken: spoken)
        }
    }

    /// "XIXth", "XIXe": a numeral in capitals with its ordinal ending.
    static func romanWithEnding(_ endings: Set<String>, _ examples: [Example]) -> Rule {
        Rule("roman-with-ending", examples) { passage, index in
            let text = passage.text(index)
            let numeral = text.prefix { "IVX".contains($0) }
            guard !numeral.isEmpty, endings.contains(String(text.dropFirst(numeral.count))),
                let value = RomanNumeral.value(of: String(numeral))
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .roman, rule: "roman-with-ending",
                spoken: passage.language.speller.ordinal(String(value)))
        }
    }

    /// Ordinal or cardinal as the table says; rulers take the ordinal.
    static let plainRoman: RomanReading = { use, passage in
        let speller = passage.language.speller
        let number = String(use.value)
        switch use.context {
        case .counted(let context, let noun) where context.isOrdinal:
            return passage.ordinal(number, before: noun, at: use.index, Form(context.gender))
        case .title(let context, _), .counted(let context, _):
            return context.isOrdinal
                ? speller.ordinal(number, Form(context.gender)) : speller.cardinal(number)
        case .ruler(let gender, _):
            return passage.rulerOrdinal(speller.ordinal(number, Form(gender)))
        case .heading: return speller.cardinal(number)
        }
    }
}

extension Passage {
    /// What makes the numeral at `index` a number; `nil` for "I am", "vitamin C", "MIX".
    func romanUse(at index: Int) -> RomanUse? {
        guard isWord(index), atoms[index].shape.contains(.roman),
            let value = RomanNumeral.value(of: text(index)),
            !isMark(index - 1, "'\u{2019}"), !isMark(index + 1, "@/&") || !isWord(index + 2),
            !isMark(index + 1, "'\u{2019}") || isWord(index + 2, "s")
        else { return nil }
        let isUpper = atoms[index].shape.contains(.allCapitals)
        // "Part C", "Class D" are letters; small numerals are those of front matter, below ninety.
        if atoms[index].count == 1, ![1, 5, 10].contains(value) { return nil }
        if !isUpper, value > 89 { return nil }
        if let (context, at) = titleBefore(index), !context.isBefore,
            isUpper || atoms[index].count > 1 || isMark(index - 1, ".") || isMark(index - 2, "."),
            !isPronoun(index, behind: at), !isNextItem(index, behind: at)
        {
            return RomanUse(value: value, index: index, context: .title(context, at: at))
        }
        guard isUpper else { return nil }
        if let (gender, at) = namedRuler(before: index), !isCounted(skippingSpace(index + 1)) {
            return RomanUse(value: value, index: index, context: .ruler(gender, at: at))
        }
        if let (context, at) = countedAfter(index) {
            return RomanUse(value: value, index: index, context: .counted(context, at: at))
        }
        if let before = wordBefore(index), let gender = ruler(before, value, index) {
            return RomanUse(value: value, index: index, context: .ruler(gender, at: before))
        }
        if opensHeading(index) { return RomanUse(value: value, index: index, context: .heading) }
        return nil
    }

    /// "Глава XIV, XXI век": behind a comma the numeral of a word of its own, not of the list that
    /// a title begins.
    private func isNextItem(_ index: Int, behind title: Int) -> Bool {
        isSpace(index - 1) && isMark(index - 2, ",") && title < index - 3
            && isSpace(index + 1) && isCounted(index + 2)
    }

    /// The ruler of the tables whose name stands in front of the numeral at `index`.
    func namedRuler(before index: Int) -> (Form.Gender, at: Int)? {
        guard let name = wordBefore(index), isCapital(name), !isMark(index - 1, Self.dashes),
            let gender = lexicon.rulers[atoms[name].hash],
            atoms[index].count > 1 || ["I", "V", "X", "І", "Х"].contains(text(index))
        else { return nil }
        return (gender, name)
    }

    private func isCounted(_ index: Int) -> Bool {
        isWord(index) && lexicon.romans[atoms[index].hash]?.isBefore ?? false
    }

    func isRomanWord(_ index: Int) -> Bool {
        isWord(index) && atoms[index].shape.isSuperset(of: [.roman, .allCapitals])
    }

    /// The title word in front, over other numerals of a list ("Acts I, II and III").
    private func titleBefore(_ index: Int) -> (RomanContext, Int)? {
        var at = index - 1
        var steps = 0
        while at >= 0, steps < 16 {
            if isSpace(at) || isMark(at, ",&" + Self.dashes) {
                at -= 1
            } else if isMark(at, "."), at > 0, isWord(at - 1),
                lexicon.romans[atoms[at - 1].hash] != nil
            {
                // Only a short form's stop stands within; any other ends the sentence.
                at -= 1
            } else if isWord(at) {
                if let context = lexicon.romans[atoms[at].hash] {
                    return isMark(at + 1, ".") || !needsStop(at) ? (context, at) : nil
                }
                let isListed =
                    at < index - 1
                    && (isWord(at, lexicon.setting("and", default: "and"))
                        || atoms[at].shape.contains(.roman)
                            && RomanNumeral.value(of: text(at)) != nil)
                guard isListed else { return nil }
                at -= 1
            } else {
                return nil
            }
            steps += 1
        }
        return nil
    }

    /// English "I" behind a stop that ends a sentence, and not a short form: "He said no. I left."
    ///
    /// The setting `words-before-i` names the short forms that are words too. Behind the others a
    /// small letter tells, but for `words-behind-i`: "Vol. I of the works" and not "I was".
    func isPronoun(_ index: Int, behind title: Int) -> Bool {
        guard lexicon.data.setting("words-before-i") != nil, isWord(index), text(index) == "I",
            isMark(title + 1, ".")
        else { return false }
        if !isCapital(title), names("words-before-i", title) { return true }
        let next = skippingSpace(index + 1)
        return next > index + 1 && isWord(next) && !isCapital(next)
            && !names("words-behind-i", next)
    }

    /// Whether a setting's words hold the one at `index`.
    private func names(_ setting: String, _ index: Int) -> Bool {
        lexicon.setting(setting).split(separator: " ").contains { $0 == folded(index) }
    }

    /// A short form without its stop is another word ("с XVI века" is not page 16).
    func needsStop(_ index: Int) -> Bool {
        lexicon.data.stop(after: text(index)) != nil
    }

    /// The counted word behind, over other numerals of a list and words of the section
    /// `roman-joiners` ("XV и XVI века", "с XV до начала XVI века").
    private func countedAfter(_ index: Int) -> (RomanContext, Int)? {
        var at = index + 1
        var steps = 0
        while has(at), steps < 16 {
            if isSpace(at) || isMark(at, ",&." + Self.dashes) {
                at += 1
            } else if isWord(at) {
                if let context = lexicon.romans[atoms[at].hash] {
                    return context.isBefore ? (context, at) : nil
                }
                let isListed =
                    self.isListed(at, "roman-joiners")
                    || atoms[at].shape.contains(.roman) && RomanNumeral.value(of: text(at)) != nil
                guard isListed else { return nil }
                at += 1
            } else {
                return nil
            }
            steps += 1
        }
        return nil
    }

    /// The gender of the ruler whose name stands at `name`. One-letter numerals need a known name.
    private func ruler(_ name: Int, _ value: Int, _ index: Int) -> Form.Gender? {
        if let known = lexicon.rulers[atoms[name].hash], isCapital(name) {
            if atoms[index].count == 1, !["I", "V", "X", "І", "Х"].contains(text(index)) {
                return nil
            }
            return known
        }
        guard isCapital(name), !isAllCapitals(name), atoms[index].count > 1, value < 40,
            !lexicon.functionWords.contains(atoms[name].hash),
            !opensSentence(name) || atoms[index].count > 2
        else { return nil }
        return lexicon.setting("ruler-guess") == "none" ? nil : .masculine
    }

    private func opensHeading(_ index: Int) -> Bool {
        let isFirst = index == 0 || index == 1 && isSpace(0)
        guard isFirst else { return false }
        if closesBlock(index) { return role == .heading || atoms[index].count > 1 }
        return role == .heading && isMark(index + 1, ".:)\u{2014}-")
            || role == .heading && isSpace(index + 1) && atoms[index].count > 1
    }
}
