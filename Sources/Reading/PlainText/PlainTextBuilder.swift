import BookModel

/// Makes blocks of the lines of a text.
struct PlainTextBuilder {
    private let units: CodeUnits
    private let unit: SourceUnit
    private let lines: [TextLine]
    private(set) var blocks: [Block] = []
    private(set) var metadata = Metadata()
    private(set) var ledger = Ledger()
    /// Width to which the lines are wrapped; `nil` where each line is a paragraph.
    private let wrapWidth: Int?

    private let skipsContents: Bool
    private var headings: PlainTextHeadings?

    /// - Parameters:
    ///   - skipsContents: whether a table of contents is left out.
    ///   - keptRules: rules of furniture that are switched off.
    init(
        _ units: CodeUnits, unit: SourceUnit = SourceUnit(), skipsContents: Bool = false,
        keptRules: Set<String> = []
    ) {
        self.skipsContents = skipsContents
        self.units = units
        self.unit = unit
        let pages = TextPages(units, TextLine.lines(of: units), unit: unit, kept: keptRules)
        lines = pages.lines
        ledger = pages.ledger
        wrapWidth = Self.wrapWidth(of: lines)
    }

    mutating func build() {
        let body = GutenbergNotice.strip(
            lines, of: units, in: unit, metadata: &metadata, ledger: &ledger)
        let contents = PlainTextContents(units, lines, in: body).range
        headings = PlainTextHeadings(
            units, lines, in: contents.isEmpty ? body : contents.upperBound..<body.upperBound,
            isWrapped: wrapWidth != nil)
        addGroups(body.lowerBound..<contents.lowerBound)
        addContents(contents)
        addGroups(contents.upperBound..<body.upperBound)
        let bracketed = BracketedText(blocks)
        blocks = bracketed.blocks
        ledger.append(bracketed.ledger)
    }

    /// A table of contents: left out, or read line by line.
    private mutating func addContents(_ range: Range<Int>) {
        for (index, line) in lines[range].enumerated() where !line.isBlank {
            if skipsContents {
                ledger.drop(
                    source(line.content), rule: "contents",
                    excerpt: units.string(in: line.content))
            } else {
                let role = index == 0 ? BlockRole.heading : .listItem
                let level = index == 0 ? 2 : 0
                blocks.append(Block(role: role, level: level, text: joined([line])))
            }
        }
    }

    private mutating func addGroups(_ body: Range<Int>) {
        var start = body.lowerBound
        for index in body where lines[index].isBlank || wrapWidth == nil {
            if start < index { add(start..<index, blankBefore: start, body) }
            if !lines[index].isBlank { add(index..<index + 1, blankBefore: index, body) }
            start = index + 1
        }
        if start < body.upperBound { add(start..<body.upperBound, blankBefore: start, body) }
    }

    // MARK: Paragraphs

    /// The lines between two blank ones: one block, or several where indentation starts paragraphs.
    private mutating func add(_ range: Range<Int>, blankBefore: Int, _ body: Range<Int>) {
        let group = lines[range].filter { !isRule($0) }
        for line in lines[range] where isRule(line) {
            ledger.drop(
                source(line.content), rule: "rule-line", excerpt: units.string(in: line.content))
        }
        guard !group.isEmpty else { return }
        if let level = headingLevel(range, group.count) {
            blocks.append(Block(role: .heading, level: level, text: joined(group[...])))
        } else if isVerse(Array(group)) {
            blocks.append(Block(role: .verse, text: joined(group[...], keepingLines: true)))
        } else {
            for part in paragraphs(Array(group)) {
                blocks.append(
                    Block(
                        role: isListItem(part[0]) ? .listItem : .paragraph, text: joined(part[...]))
                )
            }
        }
    }

    /// A line indented more than the one before it, in a group whose lines mostly are not, starts a
    /// paragraph; so does a line with a bullet.
    private func paragraphs(_ group: [TextLine]) -> [[TextLine]] {
        let least = group.map(\.indentation).min() ?? 0
        let indented = group.dropFirst().count { $0.indentation > least }
        let marksByIndent = indented > 0 && indented * 2 < group.count
        var parts: [[TextLine]] = []
        for line in group {
            let starts =
                isListItem(line) || marksByIndent && line.indentation > least
                || isReplica(line, after: parts.last?.last)
            if starts || parts.isEmpty {
                parts.append([line])
            } else {
                parts[parts.count - 1].append(line)
            }
        }
        return parts
    }

    /// A line of dialogue that begins with a dash, as books in many languages write it, behind a
    /// line that ends a sentence; else the dash goes on with the sentence before.
    private func isReplica(_ line: TextLine, after last: TextLine?) -> Bool {
        guard let last else { return false }
        return DialogueDash.begins(units[line.content])
            && DialogueDash.endsSentence(units[last.content])
    }

    private func isListItem(_ line: TextLine) -> Bool {
        let content = units[line.content]
        guard content.count > 2, let first = content.first, let second = content.dropFirst().first
        else {
            return false
        }
        return (first == 0x2A || first == 0x2D || first == 0x2022) && second == 0x20
            && !content.dropFirst(2).allSatisfy { $0 == 0x20 || $0 == first }
    }

    /// A row of dashes, equals signs or underscores: a line that someone drew.
    private func isRule(_ line: TextLine) -> Bool {
        guard line.content.count >= 3, let first = units[line.content].first,
            [0x2D, 0x3D, 0x5F, 0x7E, 0x2500, 0x2014].contains(first)
        else { return false }
        return units[line.content].allSatisfy { $0 == first || $0 == 0x20 }
    }

    /// Lines short of the wrap width that mostly begin with a capital.
    private func isVerse(_ group: [TextLine]) -> Bool {
        guard group.count >= 2, let wrapWidth else { return false }
        let short = group.count { $0.content.count * 4 < wrapWidth * 3 }
        let capital = group.count { line in
            units.scalar(at: line.content.lowerBound).scalar.properties.isUppercase
                || !units.scalar(at: line.content.lowerBound).scalar.properties.isAlphabetic
        }
        let isSentence = group.count == 2 && group[0].content.count * 2 > wrapWidth
        return short == group.count && capital * 4 >= group.count * 3 && !isSentence
    }

    private func headingLevel(_ range: Range<Int>, _ count: Int) -> Int? {
        guard count <= 3 else { return nil }
        if let level = headings?.levels[range.lowerBound] { return level }
        return HeadingWords.level(of: units.string(in: lines[range.lowerBound].content))
    }

    // MARK: Text

    private func joined(_ group: ArraySlice<TextLine>, keepingLines: Bool = false) -> MappedText {
        var text = MappedText()
        for line in group {
            var content = line.content
            if let last = text.units.last, keepingLines || partsWords(last, content) {
                let position = SourcePosition(unit: unit, offset: line.content.lowerBound)
                text.append([keepingLines ? 0x0A : 0x20], origin: .inserted(at: position))
            }
            appendFolded(&content, to: &text)
        }
        return text
    }

    /// Chinese and Japanese lines join without a space.
    private func partsWords(_ last: UInt16, _ next: Range<Int>) -> Bool {
        guard let scalar = Unicode.Scalar(last), TextScript.isUnspaced(scalar) else {
            return true
        }
        return !TextScript.isUnspaced(units.scalar(at: next.lowerBound).scalar)
    }

    /// Runs of blanks within a line become one; marks of emphasis go.
    private func appendFolded(_ content: inout Range<Int>, to text: inout MappedText) {
        var start = content.lowerBound
        var index = start
        while index < content.upperBound {
            let isExtra =
                TextLine.isSpace(units[index])
                && (units[index] != 0x20
                    || index + 1 < content.upperBound && TextLine.isSpace(units[index + 1]))
            guard isExtra || isEmphasis(index, in: content) else {
                index += 1
                continue
            }
            append(start..<index, to: &text)
            if isExtra {
                var end = index + 1
                while end < content.upperBound, TextLine.isSpace(units[end]) { end += 1 }
                text.append([0x20], origin: .replaced(source(index..<end)))
                index = end
            } else {
                index += 1
            }
            start = index
        }
        append(start..<content.upperBound, to: &text)
    }

    private func append(_ range: Range<Int>, to text: inout MappedText) {
        text.append(CodeUnits(units[range]), origin: .verbatim(source(range)))
    }

    /// `_` around words, as plain texts show italics; "snake_case" keeps its own.
    private func isEmphasis(_ index: Int, in content: Range<Int>) -> Bool {
        guard units[index] == 0x5F else { return false }
        let before = index > content.lowerBound ? units.scalar(at: index - 1).scalar : " "
        let after = index + 1 < content.upperBound ? units.scalar(at: index + 1).scalar : " "
        return before.properties.isAlphabetic != after.properties.isAlphabetic
            || before.properties.isWhitespace != after.properties.isWhitespace
    }

    private func source(_ range: Range<Int>) -> SourceRange {
        SourceRange(unit: unit, range: range)
    }

    /// The width that most long lines come near; `nil` where lines are of any length.
    private static func wrapWidth(of lines: [TextLine]) -> Int? {
        let lengths = lines.filter { !$0.isBlank }.map { $0.content.count + $0.indentation }
            .sorted()
        guard let longest = lengths.last, lengths.count > 1 else { return nil }
        let typical = lengths[lengths.count * 95 / 100]
        // A paragraph a line: the lines are long, and no length is common.
        if typical > 160 { return nil }
        return max(20, min(longest, typical))
    }
}
