import BookModel
import Languages

/// A unit, currency, scale or sign that follows or precedes a number.
struct UnitEntry: Sendable {
    enum Kind: Sendable {
        case unit, percent, currency, scale
    }

    var kind: Kind
    /// Forms as the language's table gives them: "kilometer/kilometers", or a noun's lemma.
    var name: String
    /// A currency's hundredth part.
    var part: String
    var gender: Form.Gender
    /// Options: `exact` (case of letters matters), `tight` (no space before), `stop` (only with its
    /// full stop), `spaced` (never without a space), `whole` and `decimal` (by the number in
    /// front), `money` (a scale of sums only), `digits` (its zeros are put behind the digits).
    var options: Set<String>
    /// Zeros that a scale word stands for.
    var zeros = 0
    /// Of temperature or an angle: nothing is bought by it ("350°F/gas 4").
    var isDegree = false
}

/// A month by its written form.
struct MonthEntry: Sendable {
    var number: Int
    var isShort: Bool
}

/// How a Roman numeral is read beside a word: before it ("XIX век") or after it ("Chapter IV").
struct RomanContext: Sendable {
    var isBefore: Bool
    var isOrdinal: Bool
    var gender: Form.Gender
    /// More of the language's own, such as the noun's lemma.
    var detail: String
}

/// The tables of a language in the shape in which rules ask for them.
struct Lexicon: Sendable {
    let data: LanguageData
    let groupsOfTwo: Bool
    private let groupMarks: Set<String>
    private let decimalMarks: Set<String>
    private(set) var abbreviations = PatternIndex<Abbreviation>()
    private(set) var units = PatternIndex<UnitEntry>()
    private(set) var currencies = PatternIndex<UnitEntry>()
    private(set) var scales = PatternIndex<UnitEntry>()
    private(set) var signs = PatternIndex<String>()
    /// Quotation marks that stand for feet and inches behind a number.
    private(set) var primes: [Unicode.Scalar: UnitEntry] = [:]
    private(set) var months: [UInt64: MonthEntry] = [:]
    private(set) var romans: [UInt64: RomanContext] = [:]
    private(set) var rulers: [UInt64: Form.Gender] = [:]
    /// Small words that are capitalised only at a sentence's start.
    private(set) var functionWords: Set<UInt64> = []
    /// Words in capitals that are spoken as words (NATO).
    private(set) var acronyms: Set<UInt64> = []
    /// Words in capitals that are spelled although they could be words (CIA).
    private(set) var initialisms: Set<UInt64> = []
    /// Nouns that a letter may follow as their name ("vitamin C").
    private(set) var lettered: Set<UInt64> = []
    /// What an apostrophe parts from the word behind it ("l'", "dell'").
    private(set) var elisions: Set<UInt64> = []
    /// Words that only seem to end in a short form of the section `compound-endings`.
    private(set) var wholeWords: Set<UInt64> = []
    private(set) var compoundEndings: [[UInt16]] = []
    private(set) var numberEndings: [NumberEnding] = []
    private(set) var ordinalEndings: [OrdinalEnding] = []
    private(set) var countedEndings: [CountedEnding] = []
    /// Endings of adjectives that can stand between a number and its noun.
    private(set) var attributeEndings: [String] = []
    /// Words that make the word loop stop.
    private(set) var triggers: Set<UInt64> = []
    private var lists: [String: Set<UInt64>] = [:]

    init(_ data: LanguageData) {
        self.data = data
        func marks(_ key: String, _ fallback: [String]) -> Set<String> {
            guard let text = data.setting(key) else { return Set(fallback) }
            return Set(
                text.split(separator: " ").map { name in
                    name == "space" ? " " : name == "comma" ? "," : String(name)
                })
        }
        var groups = marks("group-marks", data.isKnown ? [","] : [",", ".", " "])
        groups.formUnion(["\u{A0}", "\u{202F}", "\u{2009}"])
        groupMarks = groups
        decimalMarks = marks("decimal-marks", data.isKnown ? ["."] : [".", ","])
        groupsOfTwo = data.setting("groups") == "indian"
        readAmounts()
        readWords()
    }

    func isGroupMark(_ text: String) -> Bool { groupMarks.contains(text) }
    func isDecimalMark(_ text: String) -> Bool { decimalMarks.contains(text) }

    func setting(_ key: String, default value: String = "") -> String {
        data.setting(key) ?? value
    }

    private mutating func readAmounts() {
        let sections: [(String, UnitEntry.Kind)] = [
            ("units", .unit), ("percents", .percent), ("currencies", .currency), ("scales", .scale),
        ]
        for (section, kind) in sections {
            for row in data.table.rows(section) {
                let options = Set(row[3].split(separator: " ").map(String.init))
                let gender =
                    options.contains("f")
                    ? Form.Gender.feminine
                    : options.contains("n") ? .neuter : .masculine
                let entry = UnitEntry(
                    kind: kind, name: row[1], part: kind == .currency ? row[2] : "",
                    gender: gender, options: options, zeros: Int(row[2]) ?? 0,
                    isDegree: row[0].contains("°"))
                for written in row.list(0) {
                    switch kind {
                    case .currency: currencies.add(written, entry)
                    case .scale: scales.add(written, entry)
                    case .percent where options.contains("prefix"): currencies.add(written, entry)
                    case .unit, .percent: units.add(written, entry)
                    }
                }
            }
        }
        for row in data.table.rows("typed-primes") {
            let entry = UnitEntry(
                kind: .unit, name: row[1], part: "", gender: Form.gender(row[2]), options: [])
            for scalar in row[0].unicodeScalars where scalar != " " { primes[scalar] = entry }
        }
        for row in data.table.rows("signs") {
            for written in row[0].split(separator: " ") { signs.add(String(written), row[1]) }
        }
    }

    private mutating func readWords() {
        // What depends on neighbours is tried before what always holds.
        let entries = data.abbreviations
        for entry in entries.filter(\.dependsOnNeighbours)
            + entries.filter({ !$0.dependsOnNeighbours })
        {
            abbreviations.add(entry.written, entry)
            if entry.conditions.contains(.stopOptional), entry.written.hasSuffix(".") {
                abbreviations.add(String(entry.written.dropLast()), entry)
            }
        }
        for key in abbreviations.keys { triggers.insert(key) }
        for row in data.table.rows("months") {
            for (column, cell) in row.cells.enumerated().dropFirst() {
                for form in cell.split(separator: ",") {
                    let hash = FoldedHash.of(String(form.drop { $0 == " " }))
                    months[hash] = MonthEntry(number: Int(row[0]) ?? 0, isShort: column > 1)
                    triggers.insert(hash)
                }
            }
        }
        for row in data.table.rows("romans") {
            for word in row.list(0) {
                romans[FoldedHash.of(word)] = RomanContext(
                    isBefore: row[1].contains("before"), isOrdinal: row[1].contains("ordinal"),
                    gender: Form.gender(row[2]), detail: row[3])
            }
        }
        readRulers()
        functionWords = words(of: "function-words")
        initialisms = words(of: "initialisms")
        acronyms = words(of: "acronyms")
        lettered = words(of: "lettered")
        elisions = words(of: "elisions")
        wholeWords = words(of: "whole-words")
        compoundEndings = data.table.rows("compound-endings").map { Array($0[0].utf16) }
        numberEndings = NumberEnding.list(data.table)
        ordinalEndings = OrdinalEnding.list(data.table)
        countedEndings = CountedEnding.list(data.table)
        triggers.formUnion(words(of: "triggers"))
        readLists()
        for row in data.table.rows("weekdays") {
            for name in row.list(0) { triggers.insert(FoldedHash.of(name)) }
        }
        for key in currencies.keys { triggers.insert(key) }
        for row in data.table.rows("units") {
            for written in row.list(0) where written.hasSuffix("²") || written.hasSuffix("³") {
                triggers.insert(FoldedHash.of(String(written.dropLast())))
            }
        }
        attributeEndings = data.table.rows("attribute-endings").flatMap { $0.list(0) }
    }

    /// Whether a section of plain words holds the one with this hash; those that tell where the
    /// word stands are asked for by both: "hour-names before".
    func lists(_ section: String, _ hash: UInt64) -> Bool {
        lists[section]?.contains(hash) ?? false
    }

    /// Sections of words that rules ask for by name.
    private static let listSections = [
        "roman-joiners", "telephone-words", "era-marks", "name-particles", "domains", "streets",
        "numbered-places", "before-years", "before-short-decades", "names-in-s", "men-in-a",
        "women-in-e", "subjects", "focus-words", "copulas", "numbered-nouns", "law-parts",
        "before-days", "extension-words", "before-ordinals",
    ]

    private mutating func readLists() {
        for section in Self.listSections { lists[section] = words(of: section) }
        for row in data.table.rows("scriptures") {
            let names = row.list(0).map { $0.last == "." ? String($0.dropLast()) : $0 }
            lists["scriptures", default: []].formUnion(names.map { FoldedHash.of($0) })
        }
        for row in data.table.rows("year-words") where row[1] == "after" {
            lists["year-words after", default: []].formUnion(row.list(0).map { FoldedHash.of($0) })
        }
        for row in data.table.rows("hour-names") {
            let hashes = row.list(0).map { FoldedHash.of($0) }
            lists["hour-names " + row[1], default: []].formUnion(hashes)
        }
    }

    /// The words of a section that lists nothing else.
    private func words(of section: String) -> Set<UInt64> {
        let words = data.table.rows(section).flatMap { $0[0].split(separator: " ") }
        return Set(words.map { FoldedHash.of(String($0)) })
    }

    /// Names whole, or as stems where `name-endings` gives endings and their cases.
    private mutating func readRulers() {
        let endings = data.table.rows("name-endings")
        for row in data.table.rows("rulers") {
            let gender = Form.gender(row[0])
            for name in row.list(1) {
                rulers[FoldedHash.of(name)] = gender
                for ending in endings where !ending[gender == .feminine ? 2 : 1].isEmpty {
                    for letters in ending.list(0) { rulers[FoldedHash.of(name + letters)] = gender }
                }
            }
        }
    }
}
