public import BookModel

/// The reader's own words, which change what is said and never what is shown.
///
/// Of several entries that fit one place the longest counts, then the one for the text's own
/// language, then the first. What an entry puts in is not looked at again.
public struct Lexicon: Sendable, Equatable {
    public private(set) var entries: [LexiconEntry]
    /// Entries by the folded first unit of their written form, longest first.
    private let index: [UInt16: [Int]]
    private let folded: [CodeUnits]

    public init(entries: [LexiconEntry] = []) {
        self.entries = entries
        folded = entries.map { LexiconText.folded(CodeUnits($0.written)) }
        var index: [UInt16: [Int]] = [:]
        for (number, units) in folded.enumerated() {
            guard let first = units.first else { continue }
            index[first, default: []].append(number)
        }
        let lengths = folded.map(\.count)
        self.index = index.mapValues { numbers in
            numbers.sorted { a, b in
                if lengths[a] != lengths[b] { return lengths[a] > lengths[b] }
                let ranks = (entries[a].language == nil ? 1 : 0, entries[b].language == nil ? 1 : 0)
                return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : a < b
            }
        }
    }

    public var isEmpty: Bool { entries.isEmpty }

    /// This lexicon's entries in front of another's: a book's own before a person's.
    public func joined(with other: Lexicon) -> Lexicon { Lexicon(entries: entries + other.entries) }

    /// An entry that fits a stretch of text.
    public struct Match: Hashable, Sendable {
        /// Half-open range of UTF-16 code units.
        public var range: Range<Int>
        /// Index into `entries`.
        public var entry: Int
    }

    /// The places of a text at which an entry fits, in order, without overlap.
    public func matches(in text: CodeUnits, language: LanguageTag) -> [Match] {
        guard !isEmpty else { return [] }
        let own = LexiconText(text)
        var found: [Match] = []
        var place = 0
        while place < text.count {
            if let match = match(at: place, in: own, language) {
                found.append(match)
                place = match.range.upperBound
            } else {
                place += 1
            }
        }
        return found
    }

    private func match(at place: Int, in text: LexiconText, _ language: LanguageTag) -> Match? {
        guard let numbers = index[text.folded[place]] else { return nil }
        for number in numbers {
            let entry = entries[number]
            let range = place..<place + folded[number].count
            guard entry.applies(to: language), range.upperBound <= text.units.count,
                text.folded[range].elementsEqual(folded[number]),
                !entry.isCaseSensitive
                    || text.spaced[range].elementsEqual(
                        LexiconText.spaced(CodeUnits(entry.written))),
                text.isWhole(range, asWord: entry.isWholeWord)
            else { continue }
            return Match(range: range, entry: number)
        }
        return nil
    }
}
