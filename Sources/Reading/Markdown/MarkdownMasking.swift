import BookModel

/// Masks whole lines and signs before the first parse, so that md4c 0.4.8 takes them as CommonMark
/// 0.31 or as the extensions that it does not know.
struct MarkdownMasking {
    private(set) var source: MarkdownSource
    /// Lines left out, with their rules.
    private(set) var dropped: [(range: Range<Int>, rule: String)] = []
    private let lines: MarkdownLines
    private let survey: MarkdownSurvey

    init(_ source: MarkdownSource, lines: MarkdownLines, survey: MarkdownSurvey) {
        self.source = source
        self.lines = lines
        self.survey = survey
        for line in lines.ranges.indices { mask(line) }
        maskSigns()
        maskHighlights()
    }

    private mutating func mask(_ line: Int) {
        let content = lines.trimmed(line)
        guard let first = content.first, lines.indentation(line) < 4 else { return }
        switch lines.bytes[first] {
        case 0x3A where !survey.isInert(first): colon(line, content)
        case 0x3C: tag(line, content)
        default: break
        }
    }

    // MARK: Definition lists and fenced divisions

    /// `: Definition` under its term becomes a list item, which is parsed alike; a line that begins
    /// with `:::` frames a division.
    private mutating func colon(_ line: Int, _ content: Range<Int>) {
        let start = content.lowerBound
        if content.count >= 3, lines.bytes[start..<start + 3].allSatisfy({ $0 == 0x3A }) {
            source.mask(content, with: 0x20, keepsLines: true)
            return dropped.append((content, "division-mark"))
        }
        guard content.count > 2, lines.bytes[start + 1] == 0x20 || lines.bytes[start + 1] == 0x09,
            hasTerm(above: line)
        else { return }
        source.mask(start..<start + 1, with: 0x2D, keepsLines: true)
    }

    /// A term is a line of its own, or the definition above one.
    private func hasTerm(above line: Int) -> Bool {
        guard line > 0 else { return false }
        if !lines.isBlank(line - 1) {
            return lines.indentation(line - 1) < 4
                || source.bytes[lines.ranges[line - 1]].contains(0x3A)
        }
        guard line > 1, !lines.isBlank(line - 2) else { return false }
        return line == 2 || lines.isBlank(line - 3)
            || lines.bytes[lines.contentStart(line - 2)] == 0x3A
    }

    // MARK: Tags

    /// `<textarea` begins raw text since CommonMark 0.30; what stands in an element with
    /// `markdown="1"` is Markdown.
    private mutating func tag(_ line: Int, _ content: Range<Int>) {
        let text = lines.text(
            content.lowerBound..<min(content.upperBound, content.lowerBound + 400)
        ).lowercased()
        if text.hasPrefix("<textarea") {
            // The parser must see an element it knows, at the same length.
            rename(from: content.lowerBound)
        } else if text.contains("markdown=\"1\"") || text.contains("markdown=\"span\"")
            || text.contains("markdown=\"block\""),
            let end = lines.bytes[content].firstIndex(of: 0x3E),
            line + 1 >= lines.count || lines.indentation(line + 1) < 4
        {
            source.mask(content.lowerBound..<end + 1, with: 0x20, keepsLines: true)
        }
    }

    private mutating func rename(from start: Int) {
        var at = start
        let mark = Array("textarea".utf8)
        while at + mark.count <= lines.bytes.count {
            if zip(lines.bytes[at..<at + mark.count], mark).allSatisfy({ $0 | 0x20 == $1 }), at > 0
            {
                let isEnd = lines.bytes[at - 1] == 0x2F
                replace(at, with: isEnd ? "pre>    " : "pre     ")
                if isEnd { return }
            }
            at += 1
        }
    }

    private mutating func replace(_ start: Int, with text: StaticString) {
        text.withUTF8Buffer { bytes in
            for (offset, byte) in bytes.enumerated() {
                source.mask(start + offset..<start + offset + 1, with: byte, keepsLines: false)
            }
        }
    }

    // MARK: Signs beside emphasis

    /// Symbols count as punctuation beside `*` and `_` since CommonMark 0.31. Punctuation of
    /// Chinese and Japanese is taken for a letter there: the marks of **「強調」** would stay in the
    /// text otherwise, since no space follows them in these scripts.
    private mutating func maskSigns() {
        let bytes = lines.bytes
        for index in bytes.indices where bytes[index] == 0x2A || bytes[index] == 0x5F {
            if index + 1 < bytes.count, bytes[index + 1] >= 0xC2 { sign(at: index + 1) }
            if index > 0, bytes[index - 1] >= 0x80 {
                var start = index - 1
                while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
                sign(at: start)
            }
        }
    }

    private mutating func sign(at start: Int) {
        let length = lines.bytes[start] >= 0xF0 ? 4 : lines.bytes[start] >= 0xE0 ? 3 : 2
        guard start + length <= lines.bytes.count,
            let scalar = String(decoding: lines.bytes[start..<start + length], as: UTF8.self)
                .unicodeScalars.first
        else { return }
        switch scalar.properties.generalCategory {
        case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol:
            source.mask(start..<start + length, with: 0x2C, keepsLines: true)
        case .openPunctuation, .closePunctuation, .otherPunctuation,
            .dashPunctuation
        where (0x3000...0x303F).contains(scalar.value) || (0xFF01...0xFF65).contains(scalar.value):
            source.mask(start..<start + length, with: 0x78, keepsLines: true)
        default: break
        }
    }

    // MARK: Highlights

    /// `==marked==` is parsed like strong emphasis, so that its signs are markup.
    private mutating func maskHighlights() {
        let bytes = lines.bytes
        var open: Int?
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x0A, index + 1 < bytes.count, bytes[index + 1] == 0x0A {
                open = nil
            }
            guard bytes[index] == 0x3D else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, bytes[end] == 0x3D { end += 1 }
            if end - index == 2, !survey.isInert(index) {
                if let start = open, !isBlank(index - 1), !isWord(end) {
                    replace(start, with: "**")
                    replace(index, with: "**")
                    open = nil
                } else if !isBlank(end), !isWord(index - 1) {
                    open = index
                }
            }
            index = end
        }
    }

    private func isBlank(_ index: Int) -> Bool {
        guard lines.bytes.indices.contains(index) else { return true }
        return lines.bytes[index] <= 0x20
    }

    /// A letter or a digit of any script.
    private func isWord(_ index: Int) -> Bool {
        guard lines.bytes.indices.contains(index) else { return false }
        let byte = lines.bytes[index]
        return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}
