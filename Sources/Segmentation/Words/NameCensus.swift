public import BookModel
import Languages

/// Counts the words of a book that look like names: never written small, and with a capital
/// within sentences too.
///
/// In a language that writes all nouns with a capital (setting `capital-nouns`) the book's own
/// evidence parts nouns from names: a noun stands behind determiners and numbers, has other forms
/// than the genitive's "s", and is part of longer words. Scripts without capitals have no names to
/// tell by.
public struct NameCensus: Sendable {
    private struct Entry {
        var written: String
        var capitals = 0
        var within = 0
        var small = 0
        var determined = 0
        var numbered = 0
    }

    /// A word with how often it occurs.
    public struct Name: Hashable, Sendable {
        public let word: String
        public let count: Int
    }

    /// What stands in front of a word.
    private enum Before {
        case nothing, number, hyphen
        case word(String)
    }

    private let language: LanguageTag
    private let data: LanguageData
    private let hasCapitalNouns: Bool
    private let determiners: Set<String>
    /// Words that no book means as a name: days, months and small words.
    private let ordinary: Set<String>
    private var entries: [String: Entry] = [:]

    public init(language: LanguageTag) {
        self.language = language
        data = LanguageData.of(language)
        hasCapitalNouns = data.setting("capital-nouns") == "yes"
        let marks = data.table.rows("determiners") + data.table.rows("noun-signs")
        determiners = hasCapitalNouns ? Set(marks.flatMap { $0.list(0) }) : []
        let days = data.table.rows("weekdays").map { $0[1].lowercased() }
        let small = data.table.rows("function-words").flatMap { row in
            row[0].split(separator: " ").map(String.init)
        }
        ordinary = Set(data.months.map(\.name) + days + small)
    }

    /// Adds the words of a block.
    public mutating func add(_ block: Block) {
        guard block.language == nil || block.language == language else { return }
        let text = block.text.units
        let classes = UnitClassTable.shared
        var opensSentence = true
        var before = Before.nothing
        var index = 0
        while index < text.count {
            let kind = classes[text[index]]
            guard kind.isLetter else {
                if kind == .terminator { opensSentence = true }
                if kind == .digit {
                    before = .number
                } else if !kind.isSpace {
                    before = Self.isHyphen(text[index]) ? .hyphen : .nothing
                }
                index += 1
                continue
            }
            let start = index
            while index < text.count, isWordPart(text, index, classes) { index += 1 }
            let word = text.string(in: start..<index)
            let isPart = index < text.count && Self.isHyphen(text[index])
            if index < text.count, text[index] == 0x2E, data.stop(after: word) != nil {
                before = .nothing
                continue
            }
            count(
                word, opensSentence: opensSentence, before: before, isPart: isPart,
                isNumbered: isNumber(text, behind: index, classes))
            opensSentence = false
            before = .word(word.lowercased())
        }
    }

    private static func isHyphen(_ unit: UInt16) -> Bool {
        unit == 0x2D || unit == 0x2010 || unit == 0x2011
    }

    private func isNumber(
        _ text: CodeUnits, behind index: Int, _ classes: UnitClassTable
    ) -> Bool {
        index + 1 < text.count && classes[text[index]].isSpace && classes[text[index + 1]] == .digit
    }

    private func isWordPart(_ text: CodeUnits, _ index: Int, _ classes: UnitClassTable) -> Bool {
        if classes[text[index]].isLetter || classes[text[index]].isExtender { return true }
        // "O'Brien" is one name, the genitive's "s" is none of it.
        guard text[index] == 0x27 || text[index] == 0x2019, index + 2 < text.count else {
            return false
        }
        return classes[text[index + 1]] == .upper
    }

    private mutating func count(
        _ word: String, opensSentence: Bool, before: Before, isPart: Bool, isNumbered: Bool
    ) {
        guard word.utf16.count > 2, let first = word.unicodeScalars.first else { return }
        let key = word.lowercased()
        var entry = entries[key] ?? Entry(written: word)
        if first.properties.isLowercase {
            entry.small += 1
        } else if word != word.uppercased() {
            // "Staging-Area": parts of a compound say nothing of the word alone.
            if case .hyphen = before, hasCapitalNouns { return }
            if isPart, hasCapitalNouns { return }
            entry.capitals += 1
            entry.written = word
            if !opensSentence { entry.within += 1 }
            if case .word(let word) = before, determiners.contains(word) { entry.determined += 1 }
            if case .number = before { entry.numbered += 1 }
            if isNumbered { entry.numbered += 1 }
        }
        entries[key] = entry
    }

    /// The names that occur at least twice, most frequent first.
    public var names: [Name] {
        let nouns = hasCapitalNouns ? NounForms(words: Set(entries.keys)) : nil
        return entries.filter { key, entry in
            guard entry.capitals > 1, entry.small == 0, entry.within > 0, !ordinary.contains(key)
            else { return false }
            guard let nouns else { return true }
            return (entry.determined + entry.numbered) * 20 < entry.capitals
                && !nouns.hasOtherForm(key) && !nouns.isCompound(key)
        }
        .values.map { Name(word: $0.written, count: $0.capitals) }
        .sorted { ($1.count, $0.word) < ($0.count, $1.word) }
    }
}
