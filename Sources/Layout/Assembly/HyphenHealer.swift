import BookModel

/// Decides whether a hyphen at a line's end belongs to its word.
///
/// Kept: "well-" "known" where the book writes "well-known"; "19-" "20"; "Anglo-" "Saxon". Healed:
/// "connec-" "tion"; a soft hyphen always.
struct HyphenHealer {
    let words: Vocabulary

    func keeps(_ hyphen: UInt16, head: ArraySlice<UInt16>, tail: ArraySlice<UInt16>) -> Bool {
        if hyphen == 0xAD { return false }
        guard let before = head.last, let after = tail.first else { return true }
        if !UnitClass(before).contains(.letter) || !UnitClass(after).contains(.letter) { return true }
        if UnitClass(after).contains(.upper) && !UnitClass(before).contains(.upper) { return true }
        let (left, right) = (Vocabulary.fold(head), Vocabulary.fold(tail))
        let joined = words.count(left + right)
        let hyphenated = words.count(left + [0x2D] + right)
        if joined != hyphenated { return hyphenated > joined }
        return false
    }
}
