import BookModel

/// Decides whether a hyphen at a line's end belongs to its word.
///
/// Kept: "well-" "known" where the book writes "well-known"; "19-" "20"; "Anglo-" "Saxon";
/// "rabbit-" "hole" where both are words of the book and "rabbithole" is none; inside addresses.
/// Healed: "connec-" "tion"; "him-" "self"; a soft hyphen always; two small-letter halves in
/// languages that write compounds in one word.
struct HyphenHealer {
    let words: Vocabulary
    let language: LanguageTag

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
        let joined = words.count(left + right)
        let hyphenated = words.count(left + [0x2D] + right)
        if joined != hyphenated { return hyphenated > joined }
        let isShouted = (head + tail).allSatisfy { !UnitClass($0).contains(.lower) }
        let isCapital = UnitClass(after).contains(.upper) && !isShouted
        if isCapital || !isShouted && isAcronym(head) { return true }
        if head.filter({ UnitClass($0).contains(.letter) }).count == 1 { return true }
        return keepsByParts(left, right)
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

    private func keepsByParts(_ left: CodeUnits, _ right: CodeUnits) -> Bool {
        let last = left.split(separator: 0x2D).last.map { Array($0) } ?? left
        let first = right.split(separator: 0x2D).first.map { Array($0) } ?? right
        guard words.count(last) > 0, words.count(first) > 0 else { return false }
        switch language.language {
        case "en":
            let (a, b) = (last.string, first.string)
            if left.contains(0x2D) { return true }
            guard a.utf16.count >= 3, b.utf16.count >= 3 else { return false }
            return !HyphenData.englishHeads.contains(a) && !HyphenData.englishTails.contains(b)
        case "fr": return HyphenData.frenchTails.contains(first.string)
        case "ru", "uk":
            return HyphenData.russianTails.contains(first.string)
                || HyphenData.russianHeads.contains(last.string)
        default: return false
        }
    }
}
