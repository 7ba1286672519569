public import BookModel

/// Proves where every character of a book's source went: spoken, left out by a named rule, or
/// unreadable; what is in none of these is counted too, and is a fault.
///
/// White space and invisible marks (byte order marks, zero-width spaces, soft hyphens) count
/// nowhere. Where a character is spoken in one place and left out in another, it is spoken.
public struct LedgerAudit: Sendable, Equatable {
    /// What one rule left out.
    public struct Rule: Sendable, Equatable {
        public var name: String
        /// UTF-16 units that are neither white space nor spoken.
        public var characters = 0
        /// Places in the source, neighbouring ones joined.
        public var places = 0
        /// PDF page numbers, rising; empty for formats without pages.
        public var pages: [Int] = []
        /// The first few stretches left out.
        public var examples: [String] = []
        /// Whether the rule takes markup and furniture, which is no loss to a listener.
        public var isFurniture = false
    }

    public private(set) var total = 0
    public private(set) var spoken = 0
    /// By name.
    public private(set) var rules: [Rule] = []
    /// Characters in no account, with the first few places.
    public private(set) var missing = 0
    public private(set) var missingPlaces: [SourceRange] = []

    /// Left out by a rule, the unreadable apart.
    public var dropped: Int { rules.filter { !$0.isUnreadable }.reduce(0) { $0 + $1.characters } }
    public var unreadable: Int { rules.filter(\.isUnreadable).reduce(0) { $0 + $1.characters } }
    /// Whether spoken, dropped and unreadable add up to all.
    public var isComplete: Bool { missing == 0 }

    /// The share of the text, markup and furniture apart, that was left out or is unreadable, 0…1:
    /// what `--max-dropped` compares.
    public var lostShare: Double {
        let furniture = rules.filter(\.isFurniture).reduce(0) { $0 + $1.characters }
        let text = total - furniture
        guard text > 0 else { return 0 }
        return Double(dropped + unreadable - furniture) / Double(text)
    }

    /// Most examples and places that are kept.
    public static let mostExamples = 5

    /// Rules that take markup: what a listener could never have heard.
    public static let markupRules: Set<String> = [
        "markup", "link-target", "link-definition", "html-comment", "html-script", "html-style",
        "html-head", "html-template", "html-svg", "html-form", "html-frame", "html-media",
        "html-object",
        "template-tag", "attributes", "front-matter", "note-marker", "division-mark",
        "contents-marker",
        "include", "ruby-reading", "not-included", "html-hidden", "page-mark",
        "replaced-text",
    ]

    public init(_ book: Book) {
        var units: [(unit: SourceUnit, text: CodeUnits)] = []
        if book.pages.isEmpty {
            units = book.files.enumerated().map { (SourceUnit(file: $0), $1.text) }
        } else {
            units = book.pages.map { ($0.unit, $0.text) }
        }
        let furniture = Set(book.furniture.map(\.rule)).union(Self.markupRules)
        var account = AuditAccount(units)
        for chapter in book.chapters {
            for block in chapter.blocks {
                account.speak(block.text)
                for cell in block.cells.joined() { account.speak(cell) }
            }
        }
        for entry in book.ledger.entries { account.drop(entry) }
        account.close(into: &self, furniture: furniture)
    }
}

extension LedgerAudit.Rule {
    /// Whether the rule reports text that could not be read.
    public var isUnreadable: Bool { name.hasPrefix("unreadable") }
}

/// Marks, a unit at a time, where the characters went.
private struct AuditAccount {
    private let units: [(unit: SourceUnit, text: CodeUnits)]
    private let index: [SourceUnit: Int]
    /// For each unit of each text: 0 nowhere, 1 spoken, n + 2 the rule n.
    private var marks: [[UInt16]]
    private var names: [String] = []
    private var numbers: [String: Int] = [:]

    init(_ units: [(unit: SourceUnit, text: CodeUnits)]) {
        self.units = units
        var index: [SourceUnit: Int] = [:]
        for (number, unit) in units.enumerated() { index[unit.unit] = number }
        self.index = index
        marks = units.map { Array(repeating: 0, count: $0.text.count) }
    }

    mutating func speak(_ text: MappedText) {
        for span in text.spans {
            guard let source = span.origin.source else { continue }
            mark(source, 1)
        }
    }

    mutating func drop(_ entry: Ledger.Entry) {
        var number = numbers[entry.rule] ?? names.count
        if number == names.count {
            guard number < Int(UInt16.max) - 2 else { return }
            numbers[entry.rule] = number
            names.append(entry.rule)
        }
        number += 2
        mark(entry.source, UInt16(number))
    }

    private mutating func mark(_ source: SourceRange, _ value: UInt16) {
        guard let number = index[source.unit] else { return }
        for offset in source.range.clamped(to: 0..<marks[number].count)
        where marks[number][offset] == 0 {
            marks[number][offset] = value
        }
    }

    func close(into audit: inout LedgerAudit, furniture: Set<String>) {
        var rules = names.map { name in
            var rule = LedgerAudit.Rule(name: name)
            rule.isFurniture = furniture.contains(name)
            return rule
        }
        for (number, unit) in units.enumerated() {
            count(unit, marks[number], &rules, into: &audit)
        }
        audit.close(with: rules.filter { $0.characters > 0 }.sorted { $0.name < $1.name })
    }

    private func count(
        _ unit: (unit: SourceUnit, text: CodeUnits), _ marks: [UInt16],
        _ rules: inout [LedgerAudit.Rule],
        into audit: inout LedgerAudit
    ) {
        var start = 0
        while start < marks.count {
            var end = start + 1
            var characters = isCounted(unit.text[start]) ? 1 : 0
            while end < marks.count, marks[end] == marks[start] {
                if isCounted(unit.text[end]) { characters += 1 }
                end += 1
            }
            let range = SourceRange(unit: unit.unit, range: start..<end)
            if characters > 0 {
                audit.add(characters, range, rule: marks[start], unit.text, &rules)
            }
            start = end
        }
    }

    /// Neither white space nor invisible.
    private func isCounted(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F,
            0x205F...0x2064,
            0x3000, 0xFEFF:
            false
        default: true
        }
    }
}

extension LedgerAudit {
    fileprivate mutating func add(
        _ characters: Int, _ range: SourceRange, rule: UInt16, _ text: CodeUnits,
        _ rules: inout [Rule]
    ) {
        total += characters
        switch rule {
        case 0:
            missing += characters
            if missingPlaces.count < Self.mostExamples { missingPlaces.append(range) }
        case 1: spoken += characters
        default:
            let number = Int(rule) - 2
            rules[number].characters += characters
            rules[number].places += 1
            if let page = range.unit.page, rules[number].pages.last != page {
                rules[number].pages.append(page)
            }
            if rules[number].examples.count < Self.mostExamples {
                let end = min(range.range.upperBound, range.range.lowerBound + 80)
                rules[number].examples.append(text.string(in: range.range.lowerBound..<end))
            }
        }
    }

    fileprivate mutating func close(with rules: [Rule]) {
        self.rules = rules
    }
}
