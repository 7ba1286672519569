import BookModel
import Languages

/// Text without spaces is asked by its code units: a word's end is not known.
extension Passage {
    /// The code unit at which the atom at `index` starts, the text's end behind the last.
    func offset(_ index: Int) -> Int {
        has(index) ? atoms[index].start : index < 0 ? 0 : units.count
    }

    /// Whether the text goes on with `word` at the atom `index`.
    func reads(_ word: String, at index: Int) -> Bool {
        let letters = word.utf16
        let start = offset(index)
        guard index >= 0, start + letters.count <= units.count else { return false }
        return units[start..<start + letters.count].elementsEqual(letters)
    }

    func readsAny(_ words: [String], at index: Int) -> Bool {
        words.contains { reads($0, at: index) }
    }

    /// Whether the text in front of the atom `index` ends in `word`.
    func read(_ word: String, before index: Int) -> Bool {
        let letters = word.utf16
        let end = offset(index)
        guard end >= letters.count else { return false }
        return units[end - letters.count..<end].elementsEqual(letters)
    }

    func readAny(_ words: [String], before index: Int) -> Bool {
        words.contains { read($0, before: index) }
    }

    /// Whether the atom is a word of Han, kana or hangul.
    func isEastern(_ index: Int) -> Bool {
        isWord(index) && CharacterTable.isIdeographic(units[atoms[index].start])
    }

    /// Whether the atom is a word of another script.
    func isWestern(_ index: Int) -> Bool { isWord(index) && !isEastern(index) }

    static let waves = "~\u{301C}\u{FF5E}"

    /// A sign between the ends of a range.
    func isRangeMark(_ index: Int) -> Bool { isMark(index, Self.dashes + Self.waves) }

    /// What is said for the sign of a range: Korean has a word of its own for the wave dash.
    func rangeWord(in range: Range<Int>) -> String {
        let word = lexicon.phrase("range-word", default: "–")
        guard range.contains(where: { isMark($0, "\u{301C}\u{FF5E}") }) else { return word }
        return lexicon.phrase("wave-word", default: word)
    }

    /// The values in the first column of a section, in the table's order.
    func words(_ section: String) -> [String] {
        lexicon.data.table.rows(section).flatMap { $0.list(0) }
    }

    var eastern: EasternSpeller {
        language.speller as? EasternSpeller ?? EasternSpeller(language: .japanese)
    }
}

extension Lexicon {
    /// A setting whose spaces are written `_`, since cells are trimmed.
    func ownPhrase(_ key: String) -> String? { data.setting(key)?.replacing("_", with: " ") }

    func phrase(_ key: String, default value: String = "") -> String { ownPhrase(key) ?? value }
}
