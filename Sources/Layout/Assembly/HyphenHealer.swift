import BookModel

/// Decides whether a hyphen at a line's end belongs to its word.
///
/// Kept: "well-" "known" where the book writes "well-known"; "19-" "20"; "Anglo-" "Saxon";
/// "thirteenth-" "story" where both are words and "thirteenthstory" is none; inside addresses.
/// Healed: "connec-" "tion"; "him-" "self"; "La-" "TeX-Elemente" in a book on LaTeX; a soft hyphen
/// always; two small-letter halves in languages that write compounds in one word.
struct HyphenHealer {
    let words: Vocabulary
    let language: LanguageTag
    private let dictionary: SpellingDictionary

    init(words: Vocabulary, language: LanguageTag, dictionary: SpellingDictionary? = nil) {
        self.words = words
        self.language = language
        self.dictionary = dictionary ?? SpellingDictionary(language: language)
    }

    /// `head` and `tail` are the word's halves, `token` all that is written without white space.
    func keeps(
        _ hyphen: UInt16, head: ArraySlice<UInt16>, tail: ArraySlice<UInt16>, token: CodeUnits = []
    ) -> Bool {
        if hyphen == 0xAD { return false }
        guard let before = head.last, let after = tail.first else { return true }
        if !UnitClass(before).contains(.letter) || !UnitClass(after).contains(.letter) {
            return true
        }
        if Self.isAddress(token) { return true }
        let (left, right) = (Vocabulary.fold(head), Vocabulary.fold(tail))
        let last = left.split(separator: 0x2D).last.map { Array($0) } ?? left
        let first = right.split(separator: 0x2D).first.map { Array($0) } ?? right
        for (left, right) in [(left, right), (last, first)] {
            let joined = words.count(left + right)
            let hyphenated = words.count(left + [0x2D] + right)
            if joined != hyphenated { return hyphenated > joined }
        }
        let isShouted = (head + tail).allSatisfy { !UnitClass($0).contains(.lower) }
        let isCapital = UnitClass(after).contains(.upper) && !isShouted
        if isCapital || !isShouted && isAcronym(head) { return true }
        if head.filter({ UnitClass($0).contains(.letter) }).count == 1 { return true }
        let isCompound = left.contains(0x2D) || right.contains(0x2D)
        return keepsByParts(last, first) || isCompound && keepsInCompound(last, first)
    }

    /// In a word that has other hyphens the break is at one of them, "mother-in-" "law", unless the
    /// parts are one word or neither is a word: "well-estab-" "lished", "Jean-Bap-" "tiste".
    private func keepsInCompound(_ last: CodeUnits, _ first: CodeUnits) -> Bool {
        guard Self.customs[language.language] != nil, dictionary.isKnown,
            !dictionary.knowsAsName(last + first)
        else { return false }
        return dictionary.knows(last) && last.count > 1
            || dictionary.knows(first) && first.count > 1
    }

    /// Web and mail addresses: hyphens in them are their own.
    static func isAddress(_ token: CodeUnits) -> Bool {
        if token.contains(0x40) { return true }
        let text = token.string.lowercased()
        return text.contains("://") || text.contains("www.")
            || text.contains("/") && text.contains(".")
    }

    /// "PDF-" before a small letter.
    private func isAcronym(_ head: ArraySlice<UInt16>) -> Bool {
        let last = head.split(whereSeparator: { Hyphens.isHyphen($0) }).last ?? head
        let letters = last.filter { UnitClass($0).contains(.letter) }
        return letters.count >= 2 && letters.allSatisfy { UnitClass($0).contains(.upper) }
    }

    /// Two words that are none together, in languages whose compounds have hyphens.
    private func keepsByParts(_ last: CodeUnits, _ first: CodeUnits) -> Bool {
        guard let custom = Self.customs[language.language] else { return false }
        guard dictionary.isKnown else {
            return last.count > 3 && first.count > 3 && words.count(last) > 0
                && words.count(first) > 0
        }
        if HyphenParticles.isVerbEnd(last, first, in: language) {
            return last.count == 1 || isWord(last, .common)
        }
        if dictionary.knowsAsName(last + first) { return false }
        if HyphenParticles.bind(last, first, in: language) {
            return isWord(last, .common) && isWord(first, .common)
        }
        guard isWord(last, custom), isWord(first, custom) else { return false }
        return keepsAfter(last)
    }

    /// Prefixes are written in one with their words: "post" "processing"; unless the book ties them
    /// to other words by hyphens more often: "non-normal" beside "non-standard".
    private func keepsAfter(_ head: CodeUnits) -> Bool {
        guard language.language == "en", HyphenParticles.englishPrefixes.contains(head.string)
        else { return true }
        let tied = words.rests(after: head + [0x2D]).reduce(0) { $0 + $1.count }
        let solid = words.rests(after: head).reduce(0) {
            let isSolid = $1.rest.count > 2 && $1.rest[0] != 0x2D && dictionary.knows($1.rest)
            return $0 + (isSolid ? $1.count : 0)
        }
        return tied > solid
    }

    private func isWord(_ part: CodeUnits, _ custom: Custom) -> Bool {
        let count = words.count(part)
        // Two letters are a word where the book uses them as one: "in-" "house", not "re-" "use".
        if part.count < 3, custom == .common, !HyphenParticles.all.contains(part.string) {
            return count > 2 && dictionary.knows(part)
        }
        return count > 0 || custom == .common && dictionary.knows(part)
    }

    /// How freely a language makes compounds with hyphens. Others write them in one word (German,
    /// Dutch, Swedish, Finnish …) or make hardly any.
    private enum Custom {
        /// Any two words: "thirteenth-story".
        case common
        /// Few, so that both must be words of the book itself: "mer" "curial" are only syllables.
        case sparing
    }

    private static let customs: [String: Custom] = [
        "en": .common, "fr": .sparing, "ru": .sparing, "uk": .sparing, "be": .sparing,
        "pt": .sparing, "ro": .sparing, "ca": .sparing,
    ]
}
