import BookModel
import Languages

/// Decides whether a hyphen at a line's end belongs to its word.
///
/// Kept: "well-" "known" where the book writes "well-known"; "19-" "20"; "Anglo-" "Saxon";
/// "thirteenth-" "story" where both are words and "thirteenthstory" is none; inside addresses.
/// Healed: "connec-" "tion"; "him-" "self"; "La-" "TeX-Elemente" in a book on LaTeX; a soft hyphen
/// always; two small-letter halves in languages that write compounds in one word.
/// Kept with a space behind it: "Vor-" "und Nachteile".
struct HyphenHealer {
    enum Join { case healed, kept, spaced }

    let words: Vocabulary
    let language: LanguageTag
    private let dictionary: SpellingDictionary
    private let rules: Hyphenation
    private let signs: HyphenSigns

    init(
        words: Vocabulary, language: LanguageTag, signs: HyphenSigns = HyphenSigns(),
        dictionary: SpellingDictionary? = nil
    ) {
        self.signs = signs
        self.words = words
        self.language = language
        self.dictionary = dictionary ?? SpellingDictionary(language: language)
        rules = Hyphenation.of(language)
    }

    /// `head` and `tail` are the word's halves, `token` all that is written without white space.
    func join(
        _ hyphen: UInt16, head: ArraySlice<UInt16>, tail: ArraySlice<UInt16>, token: CodeUnits = []
    ) -> Join {
        if hyphen == 0xAD || hyphen == signs.breaking { return .healed }
        if isSuspended(head, tail) { return .spaced }
        return hyphen == signs.lasting || keeps(head, tail, token) ? .kept : .healed
    }

    private func keeps(
        _ head: ArraySlice<UInt16>, _ tail: ArraySlice<UInt16>, _ token: CodeUnits
    ) -> Bool {
        guard let before = head.last, let after = tail.first else { return true }
        if !UnitClass(before).contains(.letter) || !UnitClass(after).contains(.letter) {
            return true
        }
        if Self.isAddress(token) { return true }
        let (left, right) = (Vocabulary.fold(head), Vocabulary.fold(tail))
        let last = left.split(separator: 0x2D).last.map { Array($0) } ?? left
        let first = right.split(separator: 0x2D).first.map { Array($0) } ?? right
        for (left, right) in [(left, right), (last, first)] {
            if let evidence = bookKeeps(left, right) { return evidence }
        }
        let isShouted = (head + tail).allSatisfy { !UnitClass($0).contains(.lower) }
        let isCapital = UnitClass(after).contains(.upper) && !isShouted
        if isCapital || !isShouted && isAcronym(head) { return true }
        // No word is broken behind its first letter or before its last.
        if letters(head) == 1 || letters(tail) == 1 { return true }
        let isCompound = left.contains(0x2D) || right.contains(0x2D)
        return keepsByParts(last, first) || isCompound && keepsInCompound(last, first)
    }

    private func letters(_ part: ArraySlice<UInt16>) -> Int {
        part.reduce(0) { $0 + (UnitClass($1).contains(.letter) ? 1 : 0) }
    }

    /// "Haupt-" "und Nebensatz", "pre-" "and post-war": the hyphen stands for the rest of a word.
    private func isSuspended(_ head: ArraySlice<UInt16>, _ tail: ArraySlice<UInt16>) -> Bool {
        guard let before = head.last, UnitClass(before).contains(.letter),
            rules.joiners.contains(Array(tail).string)
        else { return false }
        return words.count(Vocabulary.fold(head + tail)) == 0
    }

    // MARK: The book's own words

    /// What the book writes elsewhere, the word itself or with other endings; `nil` where it does
    /// not tell.
    private func bookKeeps(_ left: CodeUnits, _ right: CodeUnits) -> Bool? {
        let endings = [[right], Inflection.forms(of: right)]
        for rights in endings {
            let joined = rights.reduce(0) { $0 + words.count(left + $1) }
            let hyphenated = rights.reduce(0) { $0 + words.count(left + [0x2D] + $1) }
            if joined != hyphenated { return hyphenated > joined }
        }
        guard rules.together.contains((left + [0x2D] + right).string) else { return nil }
        let hyphenated = rules.together.reduce(0) { $0 + words.count(CodeUnits($1)) }
        let joined = rules.together.reduce(0) {
            $0 + words.count(CodeUnits($1).filter { $0 != 0x2D })
        }
        return hyphenated == joined ? nil : hyphenated > joined
    }

    /// In a word that has other hyphens the break is at one of them, "mother-in-" "law", unless the
    /// parts are one word or neither is a word: "well-estab-" "lished", "Jean-Bap-" "tiste".
    private func keepsInCompound(_ last: CodeUnits, _ first: CodeUnits) -> Bool {
        guard rules.compounds != .solid, dictionary.isKnown,
            !dictionary.knowsAsName(last + first)
        else { return false }
        return dictionary.knows(last) && last.count > 1
            || dictionary.knows(first) && first.count > 1
    }

    /// Web and mail addresses: hyphens in them are their own.
    static func isAddress(_ token: CodeUnits) -> Bool {
        token.contains(0x40) || token.contains(0x2F) && token.contains(0x2E)
            || BrokenAddress.isAddress(token)
    }

    /// "PDF-" before a small letter.
    private func isAcronym(_ head: ArraySlice<UInt16>) -> Bool {
        let last = head.split(whereSeparator: { Hyphens.isHyphen($0) }).last ?? head
        let letters = last.filter { UnitClass($0).contains(.letter) }
        return letters.count >= 2 && letters.allSatisfy { UnitClass($0).contains(.upper) }
    }

    // MARK: The language

    /// By what the language does with such words.
    private func keepsByParts(_ last: CodeUnits, _ first: CodeUnits) -> Bool {
        if clashes(last, first) { return true }
        if rules.enclitics.contains(first.string), words.count(last) > 0 || isCutVerb(last, first) {
            return true
        }
        guard rules.compounds != .solid else { return false }
        guard dictionary.isKnown else {
            let isTied = rules.heads.contains(last.string) || rules.tails.contains(first.string)
            return (isTied || last.count > 3 && first.count > 3) && words.count(last) > 0
                && words.count(first) > 0
        }
        let (head, tail) = (last.string, first.string)
        if rules.lateTails.contains(tail) || head == "t" && rules.tails.contains(tail) {
            return last.count == 1 || isWord(last, .common)
        }
        if dictionary.lists(last + [0x2D] + first), last.count > 3, first.count > 3 { return true }
        if dictionary.knowsAsName(last + first) { return false }
        if rules.heads.contains(head) || rules.tails.contains(tail) {
            return isWord(last, .common) && isWord(first, .common)
        }
        guard !rules.suffixes.contains(tail), isWord(last, rules.compounds),
            isWord(first, rules.compounds)
        else { return false }
        return keepsAfter(last)
    }

    /// Vowels that would be read as one: "mee-" "eten", "linja-" "auto".
    private func clashes(_ last: CodeUnits, _ first: CodeUnits) -> Bool {
        guard last.count > 2, first.count > 2, let before = last.last, let after = first.first
        else { return false }
        return rules.clashes.contains([before, after].string)
    }

    /// "comprá-" "la": before the pronoun a verb has lost its last letter, and is no word so.
    private func isCutVerb(_ last: CodeUnits, _ first: CodeUnits) -> Bool {
        guard first.first == 0x6C, last.count > 2, let end = last.last else { return false }
        return [0xE1, 0xEA, 0xED, 0xF4].contains(end)
    }

    /// Prefixes are written in one with their words: "post" "processing"; unless the book ties them
    /// to other words by hyphens more often: "non-normal" beside "non-standard".
    private func keepsAfter(_ head: CodeUnits) -> Bool {
        guard rules.prefixes.contains(head.string) else { return true }
        let tied = words.rests(after: head + [0x2D]).reduce(0) { $0 + $1.count }
        let solid = words.rests(after: head).reduce(0) {
            let isSolid = $1.rest.count > 2 && $1.rest[0] != 0x2D && dictionary.knows($1.rest)
            return $0 + (isSolid ? $1.count : 0)
        }
        return tied > solid
    }

    private func isWord(_ part: CodeUnits, _ compounds: Hyphenation.Compounds) -> Bool {
        let count = words.count(part)
        let text = part.string
        // Two letters are a word where the book uses them as one: "in-" "house", not "re-" "use".
        if part.count < 3, compounds == .common, !rules.heads.contains(text),
            !rules.tails.contains(text)
        {
            return count > 2 && dictionary.knows(part)
        }
        return count > 0 || compounds == .common && dictionary.knows(part)
    }
}

/// Other forms of a word's end that a book may have instead.
enum Inflection {
    /// "fighter’s" also stands as "fighter" and "fighters".
    static func forms(of word: CodeUnits) -> [CodeUnits] {
        var stem = word
        if stem.count > 3, stem.last == 0x73, [0x27, 0x2019].contains(stem[stem.count - 2]) {
            stem.removeLast(2)
        } else if stem.count > 3, stem.last == 0x73 {
            stem.removeLast()
        }
        let forms = [stem, stem + [0x73]] + [0x27, 0x2019].map { stem + [$0, 0x73] }
        return forms.filter { $0 != word }
    }
}
