import BookModel
import Languages

/// What stands behind the number of a quantity: its scale, its unit, what it is counted by.
extension Passage {
    func takeScale(_ found: inout Amount) {
        let at = skippingSpace(found.end)
        guard let match = lexicon.scales.match(at: at, in: self), !isJoined(match.end),
            accepts(match.value, at: at, of: found, pattern: match.pattern)
        else { return }
        if match.value.options.contains("money"), found.unit?.kind != .currency,
            !isCurrency(match.end)
        {
            return
        }
        found.end = match.end
        if match.value.options.contains("digits"), found.multiply(by: match.value.zeros) { return }
        found.scale = match.value
        // Something is counted behind it, so that the stop is hardly a sentence's.
        if isMark(found.end, "."), !closesBlock(found.end), found.unit == nil,
            let next = wordAfter(found.end) ?? (isMark(found.end + 2) ? found.end + 2 : nil),
            isCounted(next)
        {
            found.end += 1
        } else {
            takeStop(&found, match.pattern)
        }
    }

    /// Whether what follows a scale's stop is counted by it: a sign, a word in lower case, in
    /// German any noun.
    private func isCounted(_ next: Int) -> Bool {
        guard isWord(next) else { return true }
        guard !lexicon.functionWords.contains(atoms[next].hash) else { return false }
        return !isCapital(next) || lexicon.setting("capital-nouns") == "yes" || isUnit(next)
    }

    func takeUnit(_ found: inout Amount) {
        let at = skippingSpace(found.end)
        if found.unit == nil {
            for index in [lexicon.units, lexicon.currencies] {
                let number = found
                // "п. 3 ч. 2": behind a title's word the short form belongs to the next number.
                if isMark(at + 1, "."), isDigits(skippingSpace(at + 2)),
                    isTitled(number.start) || isBetweenNumbers(at)
                {
                    break
                }
                guard
                    let match = index.match(
                        at: at, in: self,
                        where: { entry, pattern, behind in
                            !isJoined(behind) && !entry.options.contains("prefix")
                                && accepts(entry, at: at, of: number, pattern: pattern)
                        })
                else { continue }
                found.unit = match.value
                found.end = match.end
                takeStop(&found, match.pattern)
                break
            }
        }
        takePrime(&found)
        takePer(&found)
    }

    /// `13"`, `6'`: inches and feet as they are typed, by the section `typed-primes`.
    private func takePrime(_ found: inout Amount) {
        guard found.unit == nil, isMark(found.end), !lexicon.primes.isEmpty,
            found.last.integer.count < 4, let scalar = mark(found.end),
            let unit = lexicon.primes[scalar], isPrime(found.end)
        else { return }
        found.unit = unit
        found.end += 1
    }

    /// Whether the quotation mark at `index` closes no quotation: the one in front of it is none or
    /// closes one itself.
    private func isPrime(_ index: Int) -> Bool {
        guard !isWord(index + 1), !isDigits(index + 1) else { return false }
        let family = isMark(index, "\"\u{201D}") ? "\"“”„«" : "'‘’‚‹"
        guard let quote = (0..<index).last(where: { isMark($0, family) }) else { return true }
        if !isMark(quote, "\"'") { return isMark(quote, "”’") }
        let isOpening = quote == 0 || isSpace(quote - 1) || isMark(quote - 1, "([—–-“‘\"'")
        return !isOpening || isSpace(quote + 1)
    }

    /// "$5/day", "3 €/kg": by the section `pers`, else with the setting `per` in front of the
    /// unit's or the word's name.
    private func takePer(_ found: inout Amount) {
        guard let unit = found.unit, unit.kind != .percent, isMark(found.end, "/"), !unit.isDegree
        else { return }
        // "24 h/24": all of so many.
        if let word = lexicon.data.setting("each-of"), digits(found.end + 1) == found.first.integer
        {
            found.per = word + " " + language.speller.cardinal(found.first.integer)
            found.end += 2
        }
        guard isWord(found.end + 1), found.per == nil else { return }
        let word = found.end + 1
        if let row = lexicon.data.table.rows("pers").first(where: {
            $0.list(0).contains(folded(word))
        }) {
            found.per = row[1]
            found.end += 2
        } else if let per = lexicon.data.setting("per") {
            if let match = lexicon.units.match(at: word, in: self), !isWord(match.end) {
                let name = match.value.name.split(separator: "/").first.map(String.init) ?? ""
                found.per = per + " " + name
                found.end = match.end
            } else if atoms[word].count > 2 {
                found.per = per + " " + text(word)
                found.end += 2
            }
        }
    }

    /// A unit is no unit where the word goes on.
    private func isJoined(_ end: Int) -> Bool {
        isWord(end - 1) && (isWord(end) || isDigits(end))
            // "5 ม.ค.": the stop is followed by more of a short form.
            || isMark(end - 1, ".") && isWord(end) && atoms[end].count < 3 && isMark(end + 1, ".")
            // "5 μ.μ."
            || isWord(end - 1) && atoms[end - 1].count < 3 && isMark(end, ".") && isWord(end + 1)
                && atoms[end + 1].count < 3 && isMark(end + 2, ".")
            || isWord(end - 1) && isMark(end, "'\u{2019}") && isWord(end + 1)
    }

    private func accepts(
        _ entry: UnitEntry, at index: Int, of amount: Amount, pattern: Pattern
    ) -> Bool {
        let isSpaced = index > amount.end
        if entry.options.contains("tight"), isSpaced { return false }
        if entry.options.contains("spaced"), !isSpaced { return false }
        if entry.options.contains("whole"), amount.last.fraction != nil { return false }
        if entry.options.contains("decimal"), amount.last.fraction == nil { return false }
        if namesYear(index, of: amount) { return false }
        guard entry.options.contains("exact") else { return true }
        return units[atoms[index].range].elementsEqual(
            pattern.written.utf16.prefix(atoms[index].count))
    }

    /// "1990 m.", "44 г. пр. н. е.": what could be a unit is a word for the year behind a number
    /// that looks like one, or in front of an era.
    private func namesYear(_ index: Int, of amount: Amount) -> Bool {
        guard isListed(index, "year-words after"), amount.last.isInteger, !amount.last.isGrouped
        else { return false }
        let number = amount.last.integer
        if number.count == 4, number.first == "1" || number.first == "2" { return true }
        let next = skippingSpace(isMark(index + 1, ".") ? index + 2 : index + 1)
        return isListed(next, "era-marks")
    }

    /// The full stop of a unit's short form belongs to it, unless it ends the sentence as well.
    private func takeStop(_ found: inout Amount, _ pattern: Pattern) {
        if pattern.endsWithStop {
            // "1 Msp. Muskat": where all nouns have capitals one may be measured.
            let next = wordAfter(found.end - 1)
            let isMeasured =
                lexicon.setting("capital-nouns") == "yes" && !closesBlock(found.end - 1)
                && next.map { isCounted($0) } ?? false
            if stopEndsSentence(found.end - 1), !isMeasured { found.end -= 1 }
        } else if isMark(found.end, "."), isWord(found.end - 1), pattern.written.count <= 4,
            !stopEndsSentence(found.end), !isMark(found.end + 1, ".")
        {
            found.end += 1
        }
    }

    func isUnit(_ index: Int) -> Bool {
        lexicon.units.match(at: index, in: self) != nil
            || lexicon.scales.match(at: index, in: self) != nil
            || lexicon.currencies.match(at: index, in: self) != nil
    }

    /// "5 m. 12": a short form of the tables that stands between two numbers.
    private func isBetweenNumbers(_ index: Int) -> Bool {
        lexicon.abbreviations.match(
            at: index, in: self,
            where: { entry, _, _ in
                entry.conditions.isSuperset(of: [.afterNumber, .beforeDigits])
            }) != nil
    }
}
