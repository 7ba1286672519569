public import BookModel
import Synchronization

/// Everything that a stage must know of one language, parsed once and kept.
public final class LanguageData: Sendable {
    /// The tag asked for, such as `en-GB`.
    public let tag: LanguageTag
    /// Whether the package carries tables for the language.
    public let isKnown: Bool
    public let table: LanguageTable
    /// In the table's order: of several rows for one written form the first that fits counts.
    public let abbreviations: [Abbreviation]
    private let stops: [String: Bool]
    private let compoundEndings: [String]
    /// Short forms that are names and words too, but for a number behind them ("Dan.", "Mark.").
    private let books: Set<String>
    /// Short forms that are words behind certain others.
    private let words: [String: Set<String>]
    /// Short forms that are words or names as well, with the words behind which they are short.
    private let alsoWords: [String: Set<String>]
    /// Short forms that are always written with a capital.
    private let capitalised: Set<String>
    private let settings: [String: String]

    private init(_ tag: LanguageTag) {
        self.tag = tag
        let language = tag.language
        var table = LanguageTable((LanguageRegistry.sources[language] ?? []) + [Common.words])
        if tag.description != language, let own = LanguageRegistry.regions[tag.description] {
            table.overlay(LanguageTable(own))
        }
        isKnown = LanguageRegistry.sources[language] != nil
        self.table = table
        settings = Dictionary(table.rows("settings").map { ($0[0], $0[1]) }) { first, _ in first }
        abbreviations =
            table.rows("abbreviations").map { Abbreviation($0) } + Self.scriptures(table)
        var stops: [String: Bool] = [:]
        var small: Set<String> = []
        var books: Set<String> = []
        for entry in abbreviations where entry.written.hasSuffix(".") {
            let key = Self.stopKey(entry.written)
            if entry.conditions.contains(.beforeChapter) {
                books.insert(key)
                continue
            }
            stops[key] = (stops[key] ?? false) || entry.mayEndSentence
            if entry.written.first?.isLowercase ?? false { small.insert(key) }
        }
        self.stops = stops
        self.books = books
        capitalised = Set(stops.keys).subtracting(small)
        var words: [String: Set<String>] = [:]
        for row in table.rows("words-not-short") {
            for form in row.list(0) { words[form, default: []].formUnion(row.list(1)) }
        }
        self.words = words
        var alsoWords: [String: Set<String>] = [:]
        for row in table.rows("words-too") {
            for form in row.list(0) { alsoWords[form, default: []].formUnion(row.list(1)) }
        }
        self.alsoWords = alsoWords
        // Those of one letter need a number behind them and would be too many words.
        compoundEndings = table.rows("compound-endings").map { $0[0] }.filter { $0.count > 1 }
    }

    /// The short forms of the section `scriptures` that have a reading: only before a chapter.
    private static func scriptures(_ table: LanguageTable) -> [Abbreviation] {
        table.rows("scriptures").filter { !$0[1].isEmpty }.flatMap { row in
            row.list(0).map { written in
                Abbreviation(
                    TableRow(cells: [
                        written, row[1], "exact " + (row[2].isEmpty ? "before-chapter" : row[2]),
                    ]))
            }
        }
    }

    private static let known = Mutex<[String: LanguageData]>([:])

    /// The data of a language; a regional tag adds its own rows in front of the language's, and a
    /// language without tables has empty ones.
    public static func of(_ tag: LanguageTag) -> LanguageData {
        known.withLock { known in
            if let data = known[tag.description] { return data }
            let data = LanguageData(tag)
            known[tag.description] = data
            return data
        }
    }

    /// A value of the `settings` section.
    public func setting(_ key: String) -> String? {
        settings[key]
    }

    /// The examples of the language's tables (`LanguageRegistry.examples`).
    public var examples: [Example] {
        Example.list(LanguageRegistry.examples[tag.language] ?? "", separator: "\n")
    }

    // MARK: Facts for segmentation

    /// What a full stop after a word means.
    public enum Stop: Sendable {
        /// Part of an abbreviation that needs more to follow ("Dr.", "p.").
        case neverEnds
        /// Part of an abbreviation that can close a sentence ("etc.", "гг.").
        case mayEnd
        /// Part of an abbreviation before a number ("Dan. 3:16"), of a word or name before others.
        case needsNumber
    }

    /// Whether `word` (without its last full stop, with inner ones: "e.g", "т.е") is an
    /// abbreviation, and whether its stop can end a sentence. `nil` for any other word.
    /// A word in small letters is none of those that are always written with a capital ("it sat.").
    public func stop(after word: String) -> Stop? {
        let key = Self.stopKey(word)
        guard let mayEnd = stops[key] else {
            if books.contains(key), word.first?.isUppercase ?? false { return .needsNumber }
            return isCompound(word) ? .mayEnd : nil
        }
        if word.first?.isLowercase ?? false, capitalised.contains(key) { return nil }
        return mayEnd ? .mayEnd : .neverEnds
    }

    /// Whether what looks like a short form is a word behind another: "she said no. 12 men came",
    /// by the section `words-not-short`. Both are lower case, without a stop.
    public func isWord(_ form: String, behind word: String) -> Bool {
        words[form]?.contains(word) ?? false
    }

    /// Whether what looks like a short form is a word where its stop could end a sentence: "he told
    /// Max. Then", "dal to nám. Petr", by the section `words-too`. Not where it opens a sentence.
    /// Forms in capitals want one in the text; `word` stands in front, in lower case.
    public func isWord(_ form: String, atEndBehind word: String?) -> Bool {
        guard let word else { return false }
        let known = alsoWords[form] ?? alsoWords[form.lowercased()]
        return known.map { !$0.contains(word) } ?? false
    }

    /// "Goethestr": a word with a short last part, by the section `compound-endings`.
    private func isCompound(_ word: String) -> Bool {
        compoundEndings.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
    }

    private static func stopKey(_ written: String) -> String {
        var key = written.lowercased()
        key.removeAll { $0 == " " || $0 == "\u{A0}" }
        while key.last == "." { key.removeLast() }
        return key
    }

    // MARK: Facts for cleaning

    /// Words that open a chapter's title, lower case, in the table's order ("chapter", "глава").
    public var chapterWords: [String] {
        table.rows("titles").map { $0[0].lowercased() }
    }

    /// Month names in all their forms and short forms, lower case, with the month's number from 1.
    public var months: [(name: String, month: Int)] {
        table.rows("months").flatMap { row -> [(name: String, month: Int)] in
            guard let month = Int(row[0]) else { return [] }
            let forms = row.cells.dropFirst().flatMap { $0.split(separator: ",") }
            return forms.map { form in
                (name: form.split(separator: " ").joined(separator: " ").lowercased(), month: month)
            }
        }
    }
}
