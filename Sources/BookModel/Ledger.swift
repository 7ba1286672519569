/// Where each character of the source went: spoken, dropped by a named rule, or unreadable.
///
/// What is in no entry is spoken. White space is not counted.
public struct Ledger: Sendable, Equatable {
    public struct Entry: Hashable, Sendable, Codable {
        /// The rule in kebab case: `running-head`, `folio`, `ignore-list`, `footnote`.
        public var rule: String
        public var source: SourceRange
        /// What was dropped, for the report; at most about 200 characters.
        public var excerpt: String

        public init(rule: String, source: SourceRange, excerpt: String) {
            self.rule = rule
            self.source = source
            self.excerpt = excerpt
        }
    }

    public private(set) var entries: [Entry] = []

    public init() {}

    public mutating func drop(_ source: SourceRange, rule: String, excerpt: String) {
        guard !source.range.isEmpty else { return }
        entries.append(Entry(rule: rule, source: source, excerpt: String(excerpt.prefix(200))))
    }

    public mutating func append(_ other: Ledger) {
        entries += other.entries
    }
}
