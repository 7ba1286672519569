/// The footnotes of a Markdown text (`[^1]` and `[^1]: text`), as GFM and Pandoc write them.
struct MarkdownNotes {
    struct Definition {
        /// As written between the brackets, lower case.
        var label: String
        /// Bytes of the buffer that `[^label]:` takes.
        var mark: Range<Int>
        /// Bytes of the buffer from the bracket to the end of the last line.
        var range: Range<Int>
        /// The lines of the note without label and indentation.
        var lines: [Range<Int>]
    }

    private(set) var definitions: [Definition] = []
    private var labels: Set<String> = []

    init(in lines: MarkdownLines, survey: MarkdownSurvey) {
        var line = 0
        while line < lines.count {
            guard let definition = Self.definition(at: line, in: lines, survey: survey) else {
                line += 1
                continue
            }
            definitions.append(definition.note)
            labels.insert(definition.note.label)
            line = definition.next
        }
    }

    // MARK: Definitions

    private static func definition(
        at line: Int, in lines: MarkdownLines, survey: MarkdownSurvey
    ) -> (note: Definition, next: Int)? {
        let start = lines.contentStart(line)
        guard lines.indentation(line) < 4, !survey.isInert(start),
            let label = label(at: start, in: lines.bytes, end: lines.ranges[line].upperBound),
            label.upperBound + 1 < lines.ranges[line].upperBound,
            lines.bytes[label.upperBound + 1] == 0x3A
        else { return nil }
        var note = Definition(
            label: lines.text(label).lowercased(), mark: start..<label.upperBound + 2,
            range: start..<lines.ranges[line].upperBound,
            lines: [
                content(from: label.upperBound + 2, to: lines.ranges[line].upperBound, in: lines)
            ])
        let next = continuation(of: &note, from: line + 1, in: lines, survey: survey)
        return (note, next)
    }

    private static func content(from start: Int, to end: Int, in lines: MarkdownLines) -> Range<Int>
    {
        var start = start
        while start < end, lines.bytes[start] == 0x20 || lines.bytes[start] == 0x09 { start += 1 }
        return start..<end
    }

    /// Lines that go on a note: indented by four columns, or the rest of its paragraph.
    private static func continuation(
        of note: inout Definition, from first: Int, in lines: MarkdownLines, survey: MarkdownSurvey
    ) -> Int {
        var line = first
        var blanks = 0
        while line < lines.count {
            if lines.isBlank(line) {
                blanks += 1
                line += 1
                continue
            }
            let isIndented = lines.indentation(line) >= (blanks > 0 ? 4 : 2)
            let start = lines.contentStart(line)
            guard isIndented || blanks == 0 && goesOn(line, in: lines) else { break }
            note.lines += Array(repeating: start..<start, count: blanks)
            note.lines.append(dedented(line, in: lines))
            note.range = note.range.lowerBound..<lines.ranges[line].upperBound
            blanks = 0
            line += 1
        }
        return line - blanks
    }

    /// Whether a line that is not indented belongs to the paragraph before it.
    private static func goesOn(_ line: Int, in lines: MarkdownLines) -> Bool {
        let start = lines.contentStart(line)
        let end = lines.ranges[line].upperBound
        if label(at: start, in: lines.bytes, end: end) != nil { return false }
        // Headings, quotations, fences, lists, rules, raw HTML.
        return ![0x23, 0x3E, 0x60, 0x7E, 0x3C, 0x2D, 0x2A, 0x2B, 0x3D, 0x5B].contains(
            lines.bytes[start])
    }

    /// The line without up to four columns of indentation.
    private static func dedented(_ line: Int, in lines: MarkdownLines) -> Range<Int> {
        var column = 0
        var start = lines.ranges[line].lowerBound
        let end = lines.ranges[line].upperBound
        while start < end, column < 4 {
            if lines.bytes[start] == 0x20 {
                column += 1
            } else if lines.bytes[start] == 0x09 {
                column = 4
            } else {
                break
            }
            start += 1
        }
        return start..<end
    }

    // MARK: References

    /// The label of `[^label]` at `start`, without its frame.
    static func label(at start: Int, in bytes: [UInt8], end: Int) -> Range<Int>? {
        guard start + 3 < end, bytes[start] == 0x5B, bytes[start + 1] == 0x5E else { return nil }
        var at = start + 2
        while at < end, at < start + 200 {
            switch bytes[at] {
            case 0x5D: return at > start + 2 ? start + 2..<at : nil
            case 0x5B, 0x20, 0x09, 0x0A, 0x0D, 0x60: return nil
            default: at += 1
            }
        }
        return nil
    }

    /// The note that `[^label]` at `start` refers to; one that the text does not define counts only
    /// where its label is a number, so that `[^a-z]` stays text.
    func reference(at start: Int, in bytes: [UInt8], end: Int) -> (id: String, range: Range<Int>)? {
        guard let label = Self.label(at: start, in: bytes, end: end) else { return nil }
        let id = String(decoding: bytes[label], as: UTF8.self).lowercased()
        guard labels.contains(id) || id.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return (id, start..<label.upperBound + 1)
    }
}
