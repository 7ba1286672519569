import BookModel
import Languages

extension Rule {
    /// Abbreviations of the table; of several readings the first whose conditions hold.
    /// `inflect` puts the reading into the form that the place asks for.
    static func abbreviation(
        _ examples: [Example] = [],
        inflect: @escaping @Sendable (Abbreviation, Passage, Range<Int>) -> String = {
            entry, passage, range in
            passage.caseForm(of: entry.spoken, at: range.lowerBound)
        }
    ) -> Rule {
        Rule("abbreviation", examples) { passage, index in
            for (pattern, entry) in passage.lexicon.abbreviations.entries(at: index, in: passage) {
                guard var end = pattern.match(passage, at: index),
                    passage.allows(entry, pattern, index..<end)
                else { continue }
                if pattern.endsWithStop, entry.mayEndSentence, passage.stopEndsSentence(end - 1) {
                    end -= 1
                }
                // "См." opens a sentence like "Смотри".
                let spoken = inflect(entry, passage, index..<end)
                let isRaised = passage.isCapital(index) && !pattern.startsWithCapital
                return Finding(
                    start: index, end: end, kind: .abbreviation, rule: "abbreviation",
                    spoken: isRaised ? spoken.prefix(1).uppercased() + spoken.dropFirst() : spoken)
            }
            return nil
        }
    }

    /// A name's initial loses its stop, which would end the clause: "J. R. R. Tolkien".
    static func initial(_ examples: [Example] = []) -> Rule {
        Rule("initial", examples) { passage, index in
            guard passage.isCapital(index), passage.atoms[index].shape.contains(.single),
                passage.isMark(index + 1, "."), passage.isInitial(index)
            else { return nil }
            return Finding(
                start: index, end: index + 2, kind: .initial, rule: "initial",
                spoken: passage.letterName(index))
        }
    }

    /// Letters with stops between: "U.S.A.", "R.S.V.P.".
    static func dottedInitialism(_ examples: [Example] = []) -> Rule {
        Rule("dotted-initialism", examples) { passage, index in
            var end = index
            var letters = ""
            while passage.isCapital(end), passage.atoms[end].shape.contains(.single),
                passage.isMark(end + 1, ".")
            {
                letters += passage.text(end)
                end += 2
            }
            guard letters.count > 1 else { return nil }
            // A surname right behind: these are initials ("A.P.Chekhov").
            if passage.isWord(end) { return nil }
            if passage.stopEndsSentence(end - 1),
                passage.closesBlock(end - 1) || passage.opensWithFunctionWord(end)
            {
                end -= 1
            }
            return Finding(
                start: index, end: end, kind: .initialism, rule: "dotted-initialism",
                spoken: passage.letters(letters))
        }
    }

    /// Capitals that are spelled: those of the `initialisms` section and those without a vowel,
    /// where the words around are not in capitals too.
    static func initialism(
        _ examples: [Example] = [], vowels: String = "aeiouyаеёиоуыэюяіїєαεηιουω"
    ) -> Rule {
        Rule("initialism", examples) { passage, index in
            guard passage.isAllCapitals(index), (2...6).contains(passage.atoms[index].count),
                !passage.lexicon.acronyms.contains(passage.atoms[index].hash)
            else { return nil }
            let word = passage.folded(index)
            let listed = passage.lexicon.initialisms.contains(passage.atoms[index].hash)
            guard listed || !word.contains(where: { vowels.contains($0) }),
                !passage.isInCapitals(index)
            else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .initialism, rule: "initialism",
                spoken: passage.letters(word))
        }
    }

    /// A word that runs into a number: "C24", "covid-19", "H2O". Letters in capitals are spelled.
    static func alphanumeric(_ examples: [Example] = []) -> Rule {
        Rule("alphanumeric", examples) { passage, index in
            guard passage.isWord(index), passage.isDigits(index + 1) else { return nil }
            let word = passage.text(index)
            let spoken =
                passage.isAllCapitals(index) && word.count <= 4
                    && !passage.lexicon.acronyms.contains(passage.atoms[index].hash)
                ? passage.letters(word.lowercased()) : word
            guard spoken != word else { return nil }
            return Finding(
                start: index, end: index + 1, kind: .alphanumeric, rule: "alphanumeric",
                spoken: spoken)
        }
    }
}

extension Passage {
    func letterName(_ index: Int) -> String {
        lexicon.data.table.rows("letters").isEmpty ? text(index) : letters(folded(index))
    }

    /// Whether an initial's stop is followed by the rest of a name.
    func isInitial(_ index: Int) -> Bool {
        let next = skippingSpace(index + 2)
        if isNameParticle(next) { return true }
        guard isCapital(next) else { return false }
        if atoms[next].shape.contains(.single) { return isMark(next + 1, ".") }
        if lexicon.functionWords.contains(atoms[next].hash) { return false }
        // "Vitamin C. Peter …": one letter after a lower-case noun is hardly a name's start.
        return !isAllCapitals(next) || isInCapitals(next)
    }

    /// "W. v. Goethe", "L. van Beethoven": a small word in front of the surname.
    private func isNameParticle(_ index: Int) -> Bool {
        guard isListed(index, "name-particles"), !isCapital(index) else { return false }
        return isCapital(skippingSpace(isMark(index + 1, ".") ? index + 2 : index + 1))
    }

    func opensWithFunctionWord(_ index: Int) -> Bool {
        guard let next = wordAfter(index - 1) else { return false }
        return isCapital(next) && lexicon.functionWords.contains(atoms[next].hash)
    }

    /// Whether the words around are in capitals too, as in a heading.
    func isInCapitals(_ index: Int) -> Bool {
        var words = 0
        for step in [-1, 1] {
            var at = index + step
            var seen = 0
            while has(at), seen < 2, abs(at - index) < 8 {
                if isWord(at), atoms[at].count > 1 {
                    guard isAllCapitals(at) else { return false }
                    seen += 1
                }
                at += step
            }
            words += seen
        }
        return words > 0
    }

    func isNumberLike(_ index: Int) -> Bool {
        isNumberStart(index)
            || isWord(index) && atoms[index].shape.contains(.roman)
                && RomanNumeral.value(of: text(index)) != nil
            || isWord(index) && atoms[index].shape.contains(.single)
    }

    /// What an abbreviation behind a number stands for, in the case that the preposition in front
    /// of the number asks for: section `case-forms` (word, prepositions, form).
    func caseForm(of spoken: String, at index: Int) -> String {
        let rows = lexicon.data.table.rows("case-forms").filter { $0[0] == spoken }
        guard !rows.isEmpty else { return spoken }
        var at = index - 1
        while isSpace(at) || isDigits(at) || isRomanWord(at) || isMark(at, "." + Self.dashes) {
            at -= 1
        }
        guard isWord(at) else { return spoken }
        let preposition = folded(at)
        return rows.first { $0.list(1).contains(preposition) }?[2] ?? spoken
    }
}
