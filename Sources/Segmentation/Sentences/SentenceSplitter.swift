import BookModel
import Languages

/// Decides after which words a sentence ends.
struct SentenceSplitter {
    let text: CodeUnits
    let words: [Word]
    let ends: [WordEnd]
    let conventions: SentenceConventions
    let role: BlockRole

    /// One flag a word; the last is always set.
    func sentenceEnds() -> [Bool] {
        var found = [Bool](repeating: false, count: words.count)
        guard let last = words.indices.last else { return found }
        let dialogue = DialogueFinder(
            text: text, words: words, ends: ends, conventions: conventions
        )
        .breaks()
        let breaksLines = role == .verse && !ends.contains(where: \.isTerminator)
        var first = 0
        for index in words.indices where index < last {
            if breaksLines && words[index].endsLine || dialogue[index] == .ends
                || dialogue[index] == .open && endsSentence(after: index, from: first)
                || isEndless(index - first + 1, after: index)
            {
                found[index] = true
                first = index + 1
            }
        }
        found[last] = true
        return found
    }

    /// More words than a sentence of Proust's has: such a text lacks its full stops, as subtitles
    /// do, and is parted at the next comma, or where there is none either after some more.
    private static let longest = 1000
    private static let longestWithoutComma = 1100

    private func isEndless(_ count: Int, after index: Int) -> Bool {
        count >= Self.longest && ends[index].endsPhrase || count >= Self.longestWithoutComma
    }

    /// Whether the sentence that began with word `first` ends after word `index`.
    private func endsSentence(after index: Int, from first: Int) -> Bool {
        let end = ends[index]
        if conventions.hasSemicolonQuestion, end.comma == 0x3B || end.comma == 0x37E {
            return WordStart(of: words[index + 1], in: text).kind == .upper
        }
        guard end.isTerminator else {
            return conventions.partsBySpace
                && SpaceSentenceRule(text).ends(
                    after: words[index], before: words[index + 1], since: words[first])
        }
        let next = WordStart(of: words[index + 1], in: text)
        if end.isStrong { return endsAtStrongMark(end, index, next) }
        if end.hasEllipsis { return endsAtEllipsis(index, next) }
        return endsAtStop(index, from: first, next)
    }

    /// `!`, `?`, `。`: the end, unless a small letter goes on, or in Japanese a particle after the
    /// closing quote.
    private func endsAtStrongMark(_ end: WordEnd, _ index: Int, _ next: WordStart) -> Bool {
        if next.kind == .lower { return next.hasDash ? false : isCodeLike(index + 1) }
        if end.isClosed, next.kind == .dictionary { return !startsWithParticle(next) }
        return true
    }

    /// An ellipsis ends a sentence only where a capital follows that is not a pronoun's or the same
    /// word again ("I… I").
    private func endsAtEllipsis(_ index: Int, _ next: WordStart) -> Bool {
        guard next.kind == .upper else { return false }
        let following = stem(of: index + 1)
        return !conventions.capitalPronouns.contains(following) && following != stem(of: index)
    }

    private func startsWithParticle(_ next: WordStart) -> Bool {
        guard next.stem < text.count else { return false }
        return (0x3041...0x309F).contains(text[next.stem])
    }

    /// `iPhone`, `user_name`, `v2`: small at the start, yet able to begin a sentence.
    private func isCodeLike(_ index: Int) -> Bool {
        let classes = UnitClassTable.shared
        return words[index].body.dropFirst().contains {
            classes[text[$0]] == .upper || text[$0] == 0x5F
        }
    }

    private func stem(of index: Int) -> String {
        let start = WordStart(of: words[index], in: text).stem
        let end =
            ends[index].isTerminator || ends[index].comma != nil
            ? ends[index].stem : words[index].body.upperBound
        return text.string(in: start..<max(start, end)).lowercased()
    }

    // MARK: The lone full stop

    private func endsAtStop(_ index: Int, from first: Int, _ next: WordStart) -> Bool {
        let start = WordStart(of: words[index], in: text)
        let bare = start.stem..<max(start.stem, ends[index].stem)
        if isLabel(bare, start.kind), index == first, !ends[index].isClosed { return false }
        if start.kind == .digit, let decided = endsAfterNumber(bare, index, next) { return decided }
        guard start.kind != .digit, ends[index].isSingleStop else {
            // "10s. 6d.", "5ft. 10in.": a unit and another number.
            let isUnit =
                next.kind == .digit && bare.contains { UnitClassTable.shared[text[$0]].isLetter }
            return !isUnit && endsPlainly(index, next)
        }
        return endsAfterWord(
            Abbreviation(bare: text.string(in: bare), index: index, first: first), next)
    }

    private func endsPlainly(_ index: Int, _ next: WordStart) -> Bool {
        next.kind != .lower || !next.hasDash && isCodeLike(index + 1)
    }

    /// `1.`, `IV.`, `a.` alone: the label of what follows.
    private func isLabel(_ bare: Range<Int>, _ kind: UnitClass) -> Bool {
        if kind == .digit {
            return bare.count <= 3 || bare.count <= 6 && bare.contains { text[$0] == 0x2E }
        }
        if bare.count == 1 { return true }
        return bare.count <= 5 && bare.allSatisfy { Self.numerals.contains(text[$0]) }
    }

    /// `3. Mai` is an ordinal where the language writes them so; `2024. 3. 5.` a date.
    private func endsAfterNumber(_ bare: Range<Int>, _ index: Int, _ next: WordStart) -> Bool? {
        guard conventions.hasOrdinalStop else { return nil }
        if next.kind == .digit { return false }
        guard next.kind == .upper, bare.count <= 2 else { return nil }
        let following = stem(of: index + 1)
        return conventions.starters.contains(following)
    }

    private struct Abbreviation {
        let bare: String
        let key: String
        let index: Int
        let first: Int

        init(bare: String, index: Int, first: Int) {
            self.bare = bare
            key = bare.lowercased()
            self.index = index
            self.first = first
        }
    }

    private func endsAfterWord(_ word: Abbreviation, _ next: WordStart) -> Bool {
        if let decided = endsAfterRoman(word, next) { return decided }
        if next.kind == .digit, isSmallNumeral(word) { return false }
        let isInitial = isCapitals(word.bare, atMost: 1)
        if !isInitial, let decided = endsAfterKnown(word, next) { return decided }
        if isInitial || word.bare.count == 1 || isDottedInitials(word.bare) {
            return endsAfterInitial(word, next)
        }
        // "EE. UU.": a plural written with doubled letters.
        if isCapitals(word.bare, atMost: 2), ends[word.index + 1].isSingleStop,
            isCapitals(bareWord(word.index + 1), atMost: 2)
        {
            return false
        }
        return endsPlainly(word.index, next)
    }

    /// "Friedrich II. (1712–1786)", "im XXI. Jahrhundert": a numeral is an ordinal like a number.
    private func endsAfterRoman(_ word: Abbreviation, _ next: WordStart) -> Bool? {
        guard conventions.hasOrdinalStop, word.bare.utf16.count > 1,
            word.bare.utf16.allSatisfy({ Self.numerals.contains($0) })
        else { return nil }
        if next.kind == .digit { return false }
        guard next.kind == .upper else { return nil }
        return conventions.starters.contains(stem(of: word.index + 1))
    }

    /// "Gen. iii. 16", "vol. ii. 30": a chapter in small letters behind a short form or a name; in
    /// "he was ill. 12 men" neither stands in front.
    private func isSmallNumeral(_ word: Abbreviation) -> Bool {
        guard word.index > 0, word.bare.utf16.allSatisfy({ Self.smallNumerals.contains($0) }) else {
            return false
        }
        return ends[word.index - 1].isSingleStop
            || WordStart(of: words[word.index - 1], in: text).kind == .upper
    }

    private static let smallNumerals = Set("ivxlc".utf16)
    private static let numerals = Set("IVXLC".utf16)

    private func endsAfterKnown(_ word: Abbreviation, _ next: WordStart) -> Bool? {
        // "l'art. 5": what an elided word stands in front of.
        if let mark = word.bare.lastIndex(where: { $0 == "'" || $0 == "\u{2019}" }),
            word.bare.index(after: mark) < word.bare.endIndex
        {
            let rest = String(word.bare[word.bare.index(after: mark)...])
            if rest.count > 1 {
                return endsAfterKnown(
                    Abbreviation(bare: rest, index: word.index, first: word.first), next)
            }
        }
        let rules = conventions
        let key = word.key
        if word.index > 0, let data = rules.data,
            data.isWord(word.bare, behind: stem(of: word.index - 1))
        {
            return endsPlainly(word.index, next)
        }
        if isWordAtEnd(word, next) { return endsPlainly(word.index, next) }
        if rules.afterNumbers.contains(key) { return endsAfterUnit(word, next) }
        if rules.titles.contains(key) || rules.introducers.contains(key) { return false }
        let joined = joinedKey(word)
        if rules.introducers.contains(joined) { return false }
        if rules.closers.contains(key) || rules.closers.contains(joined) {
            return next.kind == .upper && !rules.calendarWords.contains(stem(of: word.index + 1))
                || next.kind == .caseless || next.kind == .dictionary
        }
        if rules.suffixes.contains(key) || rules.suffixes.contains(joined) {
            return startsSentence(word.index + 1, next)
        }
        if rules.counters.contains(key) {
            if next.kind == .digit || next.kind == .lower { return false }
            return !isRoman(word.index + 1) && endsPlainly(word.index, next)
        }
        switch rules.data?.stop(after: word.bare) {
        case .neverEnds: return false
        case .mayEnd: return startsSentence(word.index + 1, next)
        case .needsNumber: return next.kind == .digit ? false : nil
        case nil: return nil
        }
    }

    /// "He told Max. Then", "pomógł im. Anna": not "Uniwersytet im. Adama", behind another name.
    private func isWordAtEnd(_ word: Abbreviation, _ next: WordStart) -> Bool {
        guard word.index > word.first, next.kind == .upper, let data = conventions.data,
            word.bare.first?.isUppercase ?? false || word.index - 1 == word.first
                || WordStart(of: words[word.index - 1], in: text).kind != .upper
        else { return false }
        return data.isWord(word.bare, atEndBehind: stem(of: word.index - 1))
    }

    private func bareWord(_ index: Int) -> String {
        let start = WordStart(of: words[index], in: text).stem
        return text.string(in: start..<max(start, ends[index].stem))
    }

    private func isCapitals(_ bare: String, atMost limit: Int) -> Bool {
        !bare.isEmpty && bare.count <= limit && bare.allSatisfy(\.isUppercase)
    }

    /// "т." and "е." as one key "т.е".
    private func joinedKey(_ word: Abbreviation) -> String {
        guard word.index > 0, ends[word.index - 1].isSingleStop else { return word.key }
        return stem(of: word.index - 1) + "." + word.key
    }

    /// «1812 г.»: the year's end is the sentence's where a starter follows, or where it is no mere
    /// "В 1812 г." before a name; «г. Москва» never.
    private func endsAfterUnit(_ word: Abbreviation, _ next: WordStart) -> Bool {
        // "д. 5, г. Москва": behind a comma the number is another's.
        guard word.index > 0, isNumeral(word.index - 1), ends[word.index - 1].comma == nil else {
            return false
        }
        guard next.kind == .upper else { return false }
        return startsSentence(word.index + 1, next) || word.index - word.first >= 4
    }

    private func isNumeral(_ index: Int) -> Bool {
        WordStart(of: words[index], in: text).kind == .digit || isRoman(index)
    }

    private func isRoman(_ index: Int) -> Bool {
        let numerals = Set("IVXLCDM–-—".utf16)
        let bare = stem(of: index).uppercased()
        return !bare.isEmpty && bare.utf16.allSatisfy { numerals.contains($0) }
            && UnitClassTable.shared[text[WordStart(of: words[index], in: text).stem]] == .upper
    }

    private func startsSentence(_ index: Int, _ next: WordStart) -> Bool {
        next.kind == .upper && (next.isQuoted || conventions.starters.contains(stem(of: index)))
    }

    private func isDottedInitials(_ bare: String) -> Bool {
        bare.contains(".")
            && bare.split(separator: ".", omittingEmptySubsequences: false)
                .allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
    }

    /// "J. R. R. Tolkien", "U.S. Army": not the end before a name; the end before a starter.
    private func endsAfterInitial(_ word: Abbreviation, _ next: WordStart) -> Bool {
        switch next.kind {
        case .lower, .digit: return false
        case .upper:
            if startsSentence(word.index + 1, next) { return !ends[word.index + 1].isSingleStop }
            return word.key == "i" && isAfterSmallWord(word.index)
        default: return word.bare.count > 1
        }
    }

    private func isAfterSmallWord(_ index: Int) -> Bool {
        index > 0 && WordStart(of: words[index - 1], in: text).kind == .lower
    }
}
