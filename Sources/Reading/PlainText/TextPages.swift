import BookModel

/// The pages of a text that was made from a printed book, parted by form feeds: their running heads
/// and numbers are taken out, and a paragraph that goes on over a page goes on.
///
/// As on printed pages, position, repetition and sequence decide: a line at a page's edge whose
/// words stand at three edges is a running head where a number in it counts with the pages or a
/// blank line parts it from the text, a number alone that counts so a folio. The title that the
/// heads repeat stays, and so does a verse's last line that comes again. A text of fewer pages has
/// none.
struct TextPages {
    /// The lines that are the book's.
    private(set) var lines: [TextLine]
    private(set) var ledger = Ledger()

    /// Fewest pages that show a habit.
    private static let fewest = 3
    /// So many lines at either edge of a page may be furniture.
    private static let edge = 4

    private let units: CodeUnits
    private var furniture: [Int: String] = [:]
    /// By how much numbers are ahead of the pages that they count.
    private var counted: Set<Int> = []

    /// - Parameter kept: rules that are switched off.
    init(
        _ units: CodeUnits, _ all: [TextLine], unit: SourceUnit = SourceUnit(),
        kept: Set<String> = []
    ) {
        self.units = units
        lines = all
        let breaks = all.indices.filter {
            all[$0].isBlank && all[$0].content.lowerBound < units.count
                && units[all[$0].content.lowerBound] == 0x0C
        }
        guard !breaks.isEmpty else { return }
        let pages = zip([0] + breaks, breaks + [all.count]).map { start, end in
            (start..<end).filter { !all[$0].isBlank }
        }.filter { !$0.isEmpty }
        if pages.count >= Self.fewest { find(pages, kept) }
        for index in furniture.keys.sorted() {
            ledger.drop(
                SourceRange(unit: unit, range: all[index].content),
                rule: furniture[index] ?? "running-head",
                excerpt: units.string(in: all[index].content))
        }
        let joined = breaks.flatMap { gap(at: $0, all) }
        let gone = Set(joined).union(furniture.keys)
        lines = all.indices.filter { !gone.contains($0) }.map { all[$0] }
    }

    // MARK: Furniture

    private mutating func find(_ pages: [[Int]], _ kept: Set<String>) {
        var shifts: [Int: Int] = [:]
        for (number, page) in pages.enumerated() {
            for shift in Set(edges(of: page).flatMap(numbers).map { $0 - number }) {
                shifts[shift, default: 0] += 1
            }
        }
        let enough = max(Self.fewest, pages.count / 40)
        counted = Set(shifts.filter { $0.value >= enough }.map(\.key))
        var heads: [String: Int] = [:]
        for (number, page) in pages.enumerated() {
            for key in Set(edges(of: page).map { key($0, number) }) {
                heads[key, default: 0] += 1
            }
        }
        heads[""] = nil
        var seen: Set<String> = []
        for (number, page) in pages.enumerated() {
            for (side, isTop) in [(page, true), (page.reversed(), false)] {
                let edge = side.prefix(Self.edge)
                let hasNumber = edge.prefix(2).contains {
                    hasFolio($0, number) && key($0, number).isEmpty
                }
                for line in edge {
                    let (key, hasFolio) = (key(line, number), hasFolio(line, number))
                    let rule = hasFolio && key.isEmpty ? "folio" : "running-head"
                    let isHead =
                        heads[key, default: 0] >= Self.fewest
                        && (hasFolio || isApart(line, above: isTop))
                    guard isHead || rule == "folio", !kept.contains(rule) else { break }
                    // A title is set where the heads stand that repeat it.
                    let isFirst = seen.insert(key).inserted && !hasFolio && !hasNumber
                    if isFirst, isTitle(line, pages, number) { break }
                    furniture[line] = rule
                }
            }
        }
    }

    private func hasFolio(_ line: Int, _ page: Int) -> Bool {
        numbers(line).contains { counted.contains($0 - page) }
    }

    /// Whether a blank line parts an edge line from the text.
    private func isApart(_ line: Int, above: Bool) -> Bool {
        let next = above ? line + 1 : line - 1
        return !lines.indices.contains(next) || lines[next].isBlank
    }

    /// Whether the page before has ended its sentence.
    private func isTitle(_ line: Int, _ pages: [[Int]], _ number: Int) -> Bool {
        guard number > 0, let last = pages[number - 1].last(where: { furniture[$0] == nil }),
            pages[number - 1].count > Self.edge
        else { return true }
        return DialogueDash.endsSentence(units[lines[last].content])
    }

    private func edges(of page: [Int]) -> [Int] {
        page.count <= 2 * Self.edge
            ? page : Array(page.prefix(Self.edge) + page.suffix(Self.edge))
    }

    private func words(_ line: Int) -> [Substring] {
        let text = units.string(in: lines[line].content).lowercased()
        return String(text).split { !$0.isLetter && !$0.isNumber }
    }

    /// The words of a line without the number that counts with the pages and the word "page".
    private func key(_ line: Int, _ page: Int) -> String {
        var words = words(line)
        if let place = places(in: words).first(where: { counts(words[$0], page) }) {
            words.remove(at: place)
        }
        let inner = words.filter { $0 != "page" }
        return inner.count > 8 ? "" : inner.joined(separator: " ")
    }

    private func counts(_ word: Substring, _ page: Int) -> Bool {
        value(of: word).map { counted.contains($0 - page) } ?? false
    }

    /// The numbers in a line that may be the page's: "12", "Page xii of 9", "12 THE HOUSE".
    private func numbers(_ line: Int) -> [Int] {
        let words = words(line)
        return places(in: words).compactMap { value(of: words[$0]) }
    }

    /// Where such numbers stand: behind "page", and at either end.
    private func places(in words: [Substring]) -> [Int] {
        guard !words.isEmpty, words.count <= 10 else { return [] }
        let named = words.firstIndex(of: "page").map { $0 + 1 }
        return [named, 0, words.count - 1].compactMap { $0 }.filter { $0 < words.count }
    }

    private func value(of word: Substring) -> Int? {
        Int(word) ?? TitleNumber(word.uppercased())?.value
    }

    // MARK: Paragraphs over pages

    /// The blank lines around a page's end that a paragraph goes on over.
    private func gap(at line: Int, _ all: [TextLine]) -> [Int] {
        func isText(_ index: Int) -> Bool { !all[index].isBlank && furniture[index] == nil }
        guard let before = all[..<line].indices.last(where: isText),
            let after = all[line...].indices.first(where: isText),
            !DialogueDash.endsSentence(units[all[before].content]),
            !units[all[before].content].allSatisfy({ (0x20...0x40).contains($0) }),
            units.scalar(at: all[after].content.lowerBound).scalar.properties.isLowercase
        else { return [] }
        return (before + 1..<after).filter { all[$0].isBlank }
    }
}
