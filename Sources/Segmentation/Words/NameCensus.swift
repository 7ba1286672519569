public import BookModel
import Languages

/// Counts the words of a book that look like names: never written small, and with a capital
/// within sentences too.
///
/// In a language that writes all nouns with a capital (setting `capital-nouns`) a word that often
/// stands behind a determiner is a noun. Scripts without capitals have no names to tell by.
public struct NameCensus: Sendable {
    private struct Entry {
        var written: String
        var capitals = 0
        var within = 0
        var small = 0
        var determined = 0
    }

    /// A word with how often it occurs.
    public struct Name: Hashable, Sendable {
        public let word: String
        public let count: Int
    }

    private let language: LanguageTag
    private let determiners: Set<String>
    private var entries: [String: Entry] = [:]

    public init(language: LanguageTag) {
        self.language = language
        let data = LanguageData.of(language)
        determiners =
            data.setting("capital-nouns") == "yes"
            ? Set(data.table.rows("determiners").flatMap { $0.list(0) }) : []
    }

    /// Adds the words of a block.
    public mutating func add(_ block: Block) {
        guard block.language == nil || block.language == language else { return }
        let text = block.text.units
        let classes = UnitClassTable.shared
        var opensSentence = true
        var before = ""
        var index = 0
        while index < text.count {
            guard classes[text[index]].isLetter else {
                if classes[text[index]] == .terminator { opensSentence = true }
                if !classes[text[index]].isSpace { before = "" }
                index += 1
                continue
            }
            let start = index
            while index < text.count, isWordPart(text, index, classes) { index += 1 }
            let word = text.string(in: start..<index)
            count(word, opensSentence: opensSentence, before: before)
            opensSentence = false
            before = word.lowercased()
        }
    }

    private func isWordPart(_ text: CodeUnits, _ index: Int, _ classes: UnitClassTable) -> Bool {
        if classes[text[index]].isLetter || classes[text[index]].isExtender { return true }
        // "O'Brien" is one name, the genitive's "s" is none of it.
        guard text[index] == 0x27 || text[index] == 0x2019, index + 2 < text.count else {
            return false
        }
        return classes[text[index + 1]] == .upper
    }

    private mutating func count(_ word: String, opensSentence: Bool, before: String) {
        guard word.utf16.count > 2, let first = word.unicodeScalars.first else { return }
        let key = word.lowercased()
        var entry = entries[key] ?? Entry(written: word)
        if first.properties.isLowercase {
            entry.small += 1
        } else if word != word.uppercased() {
            entry.capitals += 1
            entry.written = word
            if !opensSentence { entry.within += 1 }
            if determiners.contains(before) { entry.determined += 1 }
        }
        entries[key] = entry
    }

    /// The names that occur at least twice, most frequent first.
    public var names: [Name] {
        entries.values.filter { entry in
            entry.capitals > 1 && entry.small == 0 && entry.within > 0
                && entry.determined * 10 < entry.capitals
        }
        .map { Name(word: $0.written, count: $0.capitals) }
        .sorted { ($1.count, $0.word) < ($0.count, $1.word) }
    }
}
