import BookModel
import Languages

/// Finds the table of contents of a text without mark-up: a line such as "CONTENTS", then lines
/// that stand again further on as headings, are formed like headings, or end in a page number.
///
/// The list ends where a line comes that it has already: there the book itself begins.
struct PlainTextContents {
    /// Lines of the table with its heading; empty where there is none.
    let range: Range<Int>

    /// Fewest entries that are a table.
    private static let fewest = 3
    /// Longest line, in UTF-16 units, that is an entry.
    private static let longest = 120

    init(_ units: CodeUnits, _ lines: [TextLine], in body: Range<Int>) {
        range = Self.find(units, lines, body) ?? body.lowerBound..<body.lowerBound
    }

    private static func find(
        _ units: CodeUnits, _ lines: [TextLine], _ body: Range<Int>
    ) -> Range<Int>? {
        var counts: [String: Int]?
        for head in body where isHead(units, lines[head]) {
            let known = counts ?? self.counts(units, lines, body)
            counts = known
            let end = end(of: head, units, lines, body, known)
            if let end { return head..<end }
        }
        return nil
    }

    private static func isHead(_ units: CodeUnits, _ line: TextLine) -> Bool {
        (2...40).contains(line.content.count)
            && MatterWords.matter(of: units.string(in: line.content)) == .contents
    }

    /// How often each short line stands in the text.
    private static func counts(
        _ units: CodeUnits, _ lines: [TextLine], _ body: Range<Int>
    ) -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in lines[body] where !line.isBlank && line.content.count <= longest {
            counts[key(units.string(in: line.content)), default: 0] += 1
        }
        return counts
    }

    private static func end(
        of head: Int, _ units: CodeUnits, _ lines: [TextLine], _ body: Range<Int>,
        _ counts: [String: Int]
    ) -> Int? {
        var seen: Set<String> = []
        var entries: [(line: Int, isListed: Bool)] = []
        var strange = 0
        var endsInProse = false
        for index in head + 1..<body.upperBound where !lines[index].isBlank {
            endsInProse = strange > 0 || lines[index].content.count > longest
            guard lines[index].content.count <= longest else { break }
            let text = units.string(in: lines[index].content)
            let keys = self.keys(text)
            guard seen.isDisjoint(with: keys) else { break }
            let isListed =
                endsInNumber(text) || keys.contains { counts[$0, default: 0] > 1 }
                || title(text).map { counts[key($0)] != nil } ?? false
            let isEntry = isListed || HeadingWords.level(of: text) != nil
            // One line may be strange: the rest of a long title, a part's name.
            strange = isEntry ? 0 : strange + 1
            guard strange < 2 else { break }
            guard isEntry else { continue }
            seen.formUnion(keys)
            entries.append((index, isListed))
        }
        // A heading in front of prose that stands nowhere else is the first chapter's own.
        if endsInProse, entries.last?.isListed == false { entries.removeLast() }
        guard entries.count >= fewest, let last = entries.last else { return nil }
        return last.line + 1
    }

    /// What tells an entry: its text, without a page number too; of a numbered heading its number.
    private static func keys(_ text: String) -> Set<String> {
        var keys: Set<String> = [key(text), key(withoutNumber(text))]
        if let title = title(text) { keys.insert(key(title)) }
        if HeadingWords.level(of: text) != nil {
            keys.insert(text.lowercased().split { $0 == " " }.prefix(2).map(key).joined())
        }
        keys.remove("")
        return keys
    }

    /// "THE ROAD" of "II.   THE ROAD", whose number stands on a line of its own in the book.
    private static func title(_ text: String) -> Substring? {
        guard let numbered = TitleNumber(text), numbered.title.count > 2 else { return nil }
        return numbered.title
    }

    /// Letters and digits alone, in lower case.
    private static func key(_ text: some StringProtocol) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// "The Voyage . . . . 12", "Preface      vii".
    private static func endsInNumber(_ text: String) -> Bool {
        let rest = withoutNumber(text)
        guard rest.count < text.count, rest.contains(where: \.isLetter) else { return false }
        let leader = text.dropFirst(rest.count).prefix { !$0.isLetter && !$0.isNumber }
        return leader.count > 1
    }

    /// Without a page number at the end and what leads to it.
    private static func withoutNumber(_ text: String) -> Substring {
        var rest = text[...]
        while let last = rest.last, last.isNumber || "ivxlcIVXLC".contains(last) {
            rest.removeLast()
        }
        guard let last = rest.last, rest.count < text.count, !last.isLetter else {
            return text[...]
        }
        while let last = rest.last, !last.isLetter, !last.isNumber { rest.removeLast() }
        return rest
    }
}
