import BookModel
import Languages

/// When a short form is one.
extension Passage {
    /// Whether the conditions of a short form's reading hold where it stands.
    func allows(_ entry: Abbreviation, _ pattern: Pattern, _ range: Range<Int>) -> Bool {
        let conditions = entry.conditions
        let (start, end) = (range.lowerBound, range.upperBound)
        let written = text(range)
        // One letter in another case is an initial or a numeral.
        let isLetter =
            pattern.count == 2 && pattern.endsWithStop && atoms[start].shape.contains(.single)
        if conditions.contains(.exact) || isLetter, written != pattern.written { return false }
        if isLetter, namesLetter(before: start) || isInLetters(start, end) { return false }
        // "J. S. Bach": behind an initial a capital is one as well.
        if isLetter, isCapital(start), isSpace(start - 1), isInitialStop(start - 2),
            isCapital(skippingSpace(end))
        {
            return false
        }
        if pattern.endsWithStop, let word = wordBefore(start),
            lexicon.data.isWord(folded(start), behind: folded(word))
        {
            return false
        }
        if pattern.endsWithStop, isWordAtEnd(start, stop: end - 1) { return false }
        // "S.A." is not the beginning of "S.A.R.L.".
        if pattern.endsWithStop, atoms[start].shape.contains(.single), isWord(end),
            atoms[end].shape.contains(.single), isMark(end + 1, ".")
        {
            return false
        }
        if pattern.startsWithCapital, !isCapital(start), isWord(start) { return false }
        // Letters only and no stop: a longer word or a hyphened one is another word.
        if !pattern.endsWithStop, isWord(end - 1), isMark(end, "'\u{2019}"), isWord(end + 1) {
            return false
        }
        if isMark(start - 1, "'\u{2019}"), isWord(start - 2) { return false }
        let next = skippingSpace(end)
        if conditions.contains(.beforeNumber), isPronoun(next, behind: start) { return false }
        return allowsAfter(conditions, end) && allowsBefore(conditions, start)
            && (!conditions.contains(.alone)
                || start == 0 && (end >= atoms.count || closesBlock(end - 1)))
    }

    /// "He told Max. Then", "pomógł im. Anna": not "Uniwersytet im. Adama", behind another name.
    private func isWordAtEnd(_ start: Int, stop: Int) -> Bool {
        guard stop == start + 1, !opensSentence(start), stopEndsSentence(stop),
            let word = wordBefore(start),
            isCapital(start) || !isCapital(word) || opensSentence(word)
        else { return false }
        return lexicon.data.isWord(text(start), atEndBehind: folded(word))
    }

    private func allowsAfter(_ conditions: Abbreviation.Conditions, _ end: Int) -> Bool {
        let next = skippingSpace(end)
        if conditions.contains(.beforeName) {
            guard let word = wordAfter(end - 1), isCapital(word),
                !lexicon.functionWords.contains(atoms[word].hash)
                    || atoms[word].shape.contains(.single) && isMark(word + 1, ".")
            else { return false }
        }
        if conditions.contains(.beforeLady) {
            guard let name = wordAfter(end - 1), isLadyName(name) else { return false }
        }
        if conditions.contains(.beforeRuler) {
            guard let name = wordAfter(end - 1), isCapital(name),
                lexicon.rulers[atoms[name].hash] != nil
            else { return false }
        }
        if conditions.contains(.beforeAddress), !isAddress(next) { return false }
        if conditions.contains(.beforeNumber), !isNumberLike(next),
            !isMark(next, "(") || !isDigits(next + 1) || !isMark(next + 2, ")")
        {
            return false
        }
        if conditions.contains(.beforeDigits), !isDigits(next) { return false }
        if conditions.contains(.beforeYear), !isYearLike(next) { return false }
        if conditions.contains(.beforeChapter), !isChapter(next, behind: end) { return false }
        if conditions.contains(.beforeWord), wordAfter(end - 1) == nil { return false }
        if conditions.contains(.beforeLower) {
            guard let word = wordAfter(end - 1), !isCapital(word) else { return false }
        }
        if conditions.contains(.beforeRange) {
            guard isNumberLike(next) else { return false }
            let dash = skippingSpace(next + 1)
            guard
                isMark(dash, Self.dashes + ",;&")
                    || isWord(dash, lexicon.setting("and", default: "and")),
                isMark(dash, Self.dashes) || isNumberStart(skippingSpace(dash + 1))
                    || isRomanWord(skippingSpace(dash + 1))
            else { return false }
        }
        return true
    }

    private func allowsBefore(_ conditions: Abbreviation.Conditions, _ start: Int) -> Bool {
        let previous = isSpace(start - 1) ? start - 2 : start - 1
        if conditions.contains(.afterNumber), !isDigits(previous),
            !(isWord(previous)
                && (atoms[previous].count > 1
                    || lexicon.romans[atoms[start].hash]?.isBefore ?? false)
                && isNumberLike(previous)), !isMark(previous, "½¼¾"), !isStopOrdinal(previous)
        {
            return false
        }
        if conditions.contains(.afterLaw), !isOfLaw(previous) { return false }
        if conditions.contains(.afterOrdinal), !isOrdinalLike(previous),
            !isStopOrdinal(previous)
        {
            return false
        }
        if conditions.contains(.afterName), !isNameLike(previous), !isInitialStop(previous) {
            return false
        }
        if conditions.contains(.street), !isStreet(start) { return false }
        if conditions.contains(.afterLower), !isWord(previous) || isCapital(previous) {
            return false
        }
        return true
    }

    /// Whether a book of the Bible has a chapter at `next`: with its verse, behind a book's number,
    /// or in small Roman letters ("Gen. 3:16", "1 Kor 13", "Exod. xx").
    private func isChapter(_ next: Int, behind end: Int) -> Bool {
        let start = pointBefore(end)
        let number = isSpace(start - 1) ? start - 2 : start - 1
        let isNumbered = isDigits(number) || isMark(number, ".") && isDigits(number - 1)
        if isDigits(next) {
            return isMark(next + 1, verseMarks) && isDigits(skippingSpace(next + 2)) || isNumbered
        }
        guard isWord(next), atoms[next].shape.contains(.roman),
            RomanNumeral.value(of: text(next)) != nil
        else { return false }
        return !isCapital(next) && isMark(end - 1, ".")
            || isMark(next + 1, ".,:") && isDigits(skippingSpace(next + 2))
    }

    private func isLadyName(_ index: Int) -> Bool {
        let name = folded(index)
        return isCapital(index) && !isListed(index, "men-in-a")
            && lexicon.data.table.rows("lady-endings").contains { row in
                row.list(0).contains { name.hasSuffix($0) }
            }
    }

    /// "Abs. 2", "§ 5": a number that a part of a law bears.
    private func isOfLaw(_ index: Int) -> Bool {
        guard isDigits(index) else { return false }
        var word = isSpace(index - 1) ? index - 2 : index - 1
        if isMark(word, ".") { word -= 1 }
        return isMark(word, "§") || isListed(word, "law-parts")
    }

    /// "vitamin c.", "plan b.": the letter is a name, and the stop the sentence's; words of the
    /// section `lettered`.
    private func namesLetter(before start: Int) -> Bool {
        guard let word = wordBefore(start) else { return false }
        return lexicon.lettered.contains(atoms[word].hash)
    }

    /// A letter in the middle of others with stops and no spaces: the "v." of "a.d.h.v.".
    private func isInLetters(_ start: Int, _ end: Int) -> Bool {
        isMark(start - 1, ".") && isWord(start - 2) && atoms[start - 2].shape.contains(.single)
    }

    /// "1450", "5,000", "300 BC", "5th century": no small number, which would count something.
    private func isYearLike(_ index: Int) -> Bool {
        guard let numeral = numeral(at: index) else { return false }
        if (numeral.value ?? 0) >= 100 { return true }
        let next = skippingSpace(numeral.end)
        guard isWord(next) else { return false }
        if next == numeral.end { return true }
        return isListed(next, "era-marks") && isCapital(next)
    }

    /// "Roma 5", "XX Settembre, 12": a street's name and the number of a house.
    private func isAddress(_ index: Int) -> Bool {
        var at = index
        for _ in 0..<4 {
            guard isCapital(at) else { return false }
            let next = skippingSpace(isMark(at + 1, ",") ? at + 2 : at + 1)
            if isDigits(next) { return digits(next).count < 4 }
            at = next
        }
        return false
    }

    /// The stop of "19." in "u 19. st.", where the language writes ordinals so.
    private func isStopOrdinal(_ index: Int) -> Bool {
        isMark(index, ".") && lexicon.setting("ordinal-stop") == "yes"
            && (isDigits(index - 1) || isRomanWord(index - 1))
    }

    /// "20e", "XXe": a number or a Roman numeral with letters behind it.
    private func isOrdinalLike(_ index: Int) -> Bool {
        guard isWord(index) else { return false }
        if isDigits(index - 1) { return true }
        let numeral = text(index).prefix { "IVXLC".contains($0) }
        return !numeral.isEmpty && numeral.count < text(index).count
            && RomanNumeral.value(of: String(numeral)) != nil
    }

    /// The first atom of the abbreviation whose last one is in front of `end`.
    private func pointBefore(_ end: Int) -> Int {
        var at = end - 1
        while isMark(at, ".") || isWord(at) && isMark(at - 1, ".") { at -= 1 }
        return at
    }

    /// Whether an abbreviation after a name is a street's: no other name follows, or a house
    /// number stands in front ("at 1428 Elm St. He …", but "with Mary St. John").
    private func isStreet(_ start: Int) -> Bool {
        var after = start + 1
        if isMark(after, ".") { after += 1 }
        let next = wordAfter(after - 1)
        let followed =
            next.map { isCapital($0) && !lexicon.functionWords.contains(atoms[$0].hash) } ?? false
        guard followed else { return true }
        if isMark(after, ",") { return true }
        return (max(0, start - 8)..<start).contains { isDigits($0) }
    }

    /// The stop behind a single capital: "U.S. v. Nixon", and not "9 A.M. Dr. Smith".
    private func isInitialStop(_ index: Int) -> Bool {
        var at = index
        while isMark(at, "."), isCapital(at - 1), atoms[at - 1].shape.contains(.single) { at -= 2 }
        return at < index && !isDigits(isSpace(at) ? at - 1 : at)
    }

    /// A capitalised word that is no small word at a sentence's start, or an ordinal ("42nd"); and
    /// not "9 PM".
    private func isNameLike(_ index: Int) -> Bool {
        guard isWord(index) else { return false }
        let isBehindNumber = isDigits(isSpace(index - 1) ? index - 2 : index - 1)
        if isBehindNumber, isNumbersOwn(index) { return false }
        if isCapital(index) { return !lexicon.functionWords.contains(atoms[index].hash) }
        return isDigits(index - 1)
    }
}
