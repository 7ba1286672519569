import BookModel

/// YAML between `---` lines at the top of a file, or TOML between `+++` lines, that says what the
/// file is.
///
/// Only a mapping that is not empty counts: a file may begin with a thematic break.
struct FrontMatter {
    /// From the start of the file up to the end of the closing line, in UTF-16 units.
    let range: Range<Int>
    /// The lines between the marks.
    let lines: [Range<Int>]
    let values: [String: FrontMatterValue]
    /// Whether a line like the first ends it; else it ends at the first blank line.
    let isClosed: Bool

    /// Longest front matter, in lines.
    private static let mostLines = 1000

    /// `nil` where the text does not begin with front matter.
    init?(_ units: CodeUnits) {
        var start = units.first == 0xFEFF ? 1 : 0
        let first = Self.line(at: start, in: units)
        let mark = Self.trimmed(first, in: units)
        guard mark == "---" || mark == "+++" else { return nil }
        start = Self.next(after: first, in: units)
        var lines: [Range<Int>] = []
        while start < units.count, lines.count < Self.mostLines {
            let line = Self.line(at: start, in: units)
            let text = Self.trimmed(line, in: units)
            start = Self.next(after: line, in: units)
            guard text == mark || mark == "---" && text == "..." else {
                lines.append(line)
                continue
            }
            let source = lines.map { units.string(in: $0) }
            guard
                let values = mark == "---" ? YAMLMapping.parse(source) : TOMLMapping.parse(source),
                !values.isEmpty
            else { return nil }
            range = 0..<line.upperBound
            self.lines = lines
            self.values = values
            isClosed = true
            return
        }
        guard let open = Self.unclosed(lines, mark: mark, in: units), let last = open.lines.last
        else { return nil }
        range = 0..<last.upperBound
        (self.lines, values) = open
        isClosed = false
    }

    /// Front matter whose last line was forgotten: up to the first blank line, where it says what
    /// only front matter says. "---" above "Note: all names are changed." is a thematic break.
    private static func unclosed(
        _ lines: [Range<Int>], mark: Substring, in units: CodeUnits
    ) -> (lines: [Range<Int>], values: [String: FrontMatterValue])? {
        let own = Array(lines.prefix { !Self.trimmed($0, in: units).isEmpty || $0.count >= 40 })
        let source = own.map { units.string(in: $0) }
        guard let values = mark == "---" ? YAMLMapping.parse(source) : TOMLMapping.parse(source),
            !Self.telling.isDisjoint(with: values.keys)
        else { return nil }
        return (own, values)
    }

    /// Keys that tell front matter from a paragraph with a colon in it.
    private static let telling: Set<String> = [
        "title", "author", "authors", "lang", "language", "date", "layout", "subtitle",
    ]

    /// What is wrong with it.
    var diagnostics: [Diagnostic] {
        guard !isClosed else { return [] }
        return [
            Diagnostic(
                .warning, at: .line(1, column: 1), rule: "unclosed-front-matter",
                "the front matter does not end; it is taken to end at the first blank line")
        ]
    }

    private static func line(at start: Int, in units: CodeUnits) -> Range<Int> {
        var end = start
        while end < units.count, units[end] != 0x0A, units[end] != 0x0D { end += 1 }
        return start..<end
    }

    private static func next(after line: Range<Int>, in units: CodeUnits) -> Int {
        let isPair =
            line.upperBound + 1 < units.count && units[line.upperBound] == 0x0D
            && units[line.upperBound + 1] == 0x0A
        return min(units.count, line.upperBound + (isPair ? 2 : 1))
    }

    /// The line without white space at its end, where it may be a mark.
    private static func trimmed(_ line: Range<Int>, in units: CodeUnits) -> Substring {
        line.count < 40 ? YAMLScalar.trimmedEnd(units.string(in: line)[...]) : ""
    }
}

/// A value of front matter.
indirect enum FrontMatterValue: Equatable {
    case text(String)
    case list([FrontMatterValue])
    case mapping([String: FrontMatterValue])

    /// The text, or that of the first element that has any.
    var text: String? {
        switch self {
        case .text(let text): text.isEmpty ? nil : text
        case .list(let values): Self.firstText(of: values)
        case .mapping(let values): (values["name"] ?? values["text"] ?? values["title"])?.text
        }
    }

    /// Each value is looked at once: a lazy sequence would look twice, and so on at every depth.
    private static func firstText(of values: [FrontMatterValue]) -> String? {
        for value in values {
            if let text = value.text { return text }
        }
        return nil
    }

    /// The texts of a list, or the one text.
    var texts: [String] {
        if case .list(let values) = self { return values.compactMap(\.text) }
        return [text].compactMap { $0 }
    }
}
