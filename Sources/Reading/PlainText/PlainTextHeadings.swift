import BookModel

/// The headings of a text without mark-up, learned over the whole of it.
///
/// "Chapter 3" is one wherever it stands alone. Other lines that stand alone are headings by their
/// kind: numbers that count up from one, with or without a title ("I.", "2. The Road"), else titles
/// in capitals, each with prose under it. A list of numbered items, a shout, the name of a speaker
/// and "THE END" are none. A title in capitals under a heading belongs to it.
struct PlainTextHeadings {
    /// Level of the heading that begins at a line.
    private(set) var levels: [Int: Int] = [:]

    /// Longest heading and longest title under one, in UTF-16 units.
    private static let longest = 80
    /// So much text under a heading is prose.
    private static let prose = 60
    /// Fewest headings of a kind that words do not name.
    private static let fewest = 2

    private let groups: [Group]

    /// Lines between two blank ones.
    private struct Group {
        var lines: Range<Int>
        var text: String
        var length: Int
        /// One short line, not indented as verse.
        var isTitle: Bool { lines.count == 1 && length <= PlainTextHeadings.longest }
    }

    /// - Parameters:
    ///   - body: the lines of the book itself.
    ///   - isWrapped: whether a paragraph has several lines; else each line is one.
    init(_ units: CodeUnits, _ lines: [TextLine], in body: Range<Int>, isWrapped: Bool) {
        groups = Self.groups(units, lines, body, isWrapped)
        let named = groups.indices.filter { HeadingWords.level(of: groups[$0].text) != nil }
        for index in named where groups[index].lines.count <= 3 {
            set(index, HeadingWords.level(of: groups[index].text) ?? 2)
        }
        let chapters = named.count { HeadingWords.isNumbered(groups[$0].text) }
        let numbered = Self.sequence(groups)
        // Below chapters that have a name numbers count sections.
        if numbered.count > Self.fewest {
            for index in numbered { set(index, chapters > 1 ? 3 : 2) }
        }
        if chapters < Self.fewest, numbered.count <= Self.fewest { addCapitals() }
        addTitlesUnderHeadings()
    }

    private static func groups(
        _ units: CodeUnits, _ lines: [TextLine], _ body: Range<Int>, _ isWrapped: Bool
    ) -> [Group] {
        var groups: [Group] = []
        var start = body.lowerBound
        for index in body.lowerBound...body.upperBound {
            let isEnd = index == body.upperBound || lines[index].isBlank
            guard isEnd || !isWrapped else { continue }
            if !isEnd { start = index }
            let end = isEnd ? index : index + 1
            if start < end {
                groups.append(
                    Group(
                        lines: start..<end, text: units.string(in: lines[start].content),
                        length: lines[start..<end].reduce(0) { $0 + $1.content.count + 1 } - 1))
            }
            start = index + 1
        }
        return groups
    }

    private mutating func set(_ index: Int, _ level: Int) {
        levels[groups[index].lines.lowerBound] = level
    }

    private func isHeading(_ index: Int) -> Bool { levels[groups[index].lines.lowerBound] != nil }

    // MARK: Numbers

    /// The groups whose numbers count up, each with prose under it; a new part may begin anew.
    private static func sequence(_ groups: [Group]) -> [Int] {
        var found: [Int] = []
        var last = 0
        for index in groups.indices where groups[index].isTitle {
            guard let number = TitleNumber(groups[index].text)?.value,
                number == last + 1 || number == 1,
                groups[(index + 1)...].prefix(4).contains(where: { $0.length >= prose })
            else { continue }
            // Items of a list follow one another, or stand with a line of text between them.
            if let previous = found.last, index - previous < 2 { continue }
            found.append(index)
            last = number
        }
        return found
    }

    // MARK: Capitals

    private mutating func addCapitals() {
        var counts: [String: Int] = [:]
        for group in groups where group.isTitle { counts[group.text, default: 0] += 1 }
        let lines = groups.indices.filter { index in
            let group = groups[index]
            return group.isTitle && Self.isCapitals(group.text) && counts[group.text] == 1
                && !Self.endings.contains(group.text.trimmingMarks)
        }
        // The lines of a title page have no prose under them.
        let found = zip(lines, lines.dropFirst() + [groups.count]).filter { line, next in
            isHeading(line) || groups[line..<next].contains { $0.length >= Self.prose }
        }.map(\.0)
        guard found.count >= Self.fewest else { return }
        for index in found where !isHeading(index) { set(index, 2) }
    }

    private static let endings: Set<String> = ["THE END", "FINIS", "FIN", "ENDE", "КОНЕЦ", "END"]

    /// No small letters, and some capitals: "THE POOL OF TEARS", not "1984" or "* * *".
    static func isCapitals(_ text: String) -> Bool {
        let capitals = text.unicodeScalars.count { $0.properties.isUppercase }
        return capitals >= 3 && !text.unicodeScalars.contains { $0.properties.isLowercase }
    }

    /// "CHAPTER I" and, behind a blank line, "THE POOL OF TEARS".
    private mutating func addTitlesUnderHeadings() {
        for index in groups.indices.dropLast() where isHeading(index) && !isHeading(index + 1) {
            let title = groups[index + 1]
            guard title.isTitle, Self.isBare(groups[index].text), Self.isCapitals(title.text),
                !Self.endings.contains(title.text.trimmingMarks),
                let level = levels[groups[index].lines.lowerBound]
            else { continue }
            set(index + 1, level)
        }
    }

    /// A heading that is only counted: "CHAPTER I", "II."
    private static func isBare(_ text: String) -> Bool {
        text.split(separator: " ").count < 3
            && (HeadingWords.isNumbered(text) || TitleNumber(text)?.title.isEmpty == true)
    }
}

/// The number in front of a title: "IV.", "4", "4. The Road", "IV: THE ROAD".
struct TitleNumber {
    let value: Int
    let title: Substring

    /// `nil` for a line that has none, or that ends as sentences do.
    init?(_ text: String) {
        let number = text.prefix { $0.isNumber || "IVXLC".contains($0) }
        guard !number.isEmpty, number.count <= 8, let value = Self.value(of: number) else {
            return nil
        }
        var rest = text[number.endIndex...]
        if let mark = rest.first, ".:)".contains(mark) {
            rest.removeFirst()
        } else if let first = rest.first, first != " " {
            return nil
        }
        let hasMark = rest.startIndex != number.endIndex
        title = rest.drop { $0 == " " || $0 == "—" || $0 == "-" || $0 == "\t" }
        // "I was there" and "3 apples" are text; titles begin with a capital and have no stop.
        guard title.isEmpty || hasMark && title.first?.isUppercase == true,
            title.last.map({ !".,;:".contains($0) }) ?? true
        else { return nil }
        self.value = value
    }

    private static func value(of number: Substring) -> Int? {
        if number.allSatisfy(\.isNumber) { return Int(number) }
        let digits: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100]
        let values = number.compactMap { digits[$0] }
        guard values.count == number.count else { return nil }
        var sum = 0
        for (index, value) in values.enumerated() {
            let next = index + 1 < values.count ? values[index + 1] : 0
            sum += value < next ? -value : value
        }
        return sum
    }
}

extension String {
    /// Without full stops and white space at its ends.
    fileprivate var trimmingMarks: String {
        let marks: Set<Character> = [".", "!", " ", "_", "*"]
        return String(drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
    }
}
