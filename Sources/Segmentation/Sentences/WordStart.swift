import BookModel

/// How a word begins, behind its opening quotes, brackets and dashes.
struct WordStart {
    /// Class of its first letter or digit; `other` where it has none.
    var kind: UnitClass
    /// Offset of that letter or digit, or the word's end.
    var stem: Int
    /// A dash stands before it: a speaker's line, or the narrator's words within one.
    var hasDash = false
    var isQuoted = false

    init(of word: Word, in text: CodeUnits) {
        let classes = UnitClassTable.shared
        var index = word.range.lowerBound
        while index < word.range.upperBound {
            let found = classes.classOfScalar(in: text, at: index)
            if found.isCore {
                (kind, stem) = (found, index)
                return
            }
            if found == .dash { hasDash = true }
            if found == .opening || text[index] == 0x22 { isQuoted = true }
            index += 1
        }
        (kind, stem) = (.other, word.range.upperBound)
    }
}
