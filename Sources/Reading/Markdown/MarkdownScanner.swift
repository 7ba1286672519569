import BookModel

/// Finds in the plain text of a Markdown buffer what md4c does not know, and masks it so that the
/// parser leaves its inside alone.
struct MarkdownScanner {
    private(set) var source: MarkdownSource
    private(set) var features: [MarkdownFeatures.Feature] = []
    private let bytes: [UInt8]
    private let survey: MarkdownSurvey
    private let notes: MarkdownNotes
    private let math: MarkdownMath
    /// Bytes before this one belong to a feature already.
    private var free = 0

    init(_ source: MarkdownSource, notes: MarkdownNotes) {
        self.source = source
        self.notes = notes
        bytes = source.bytes
        survey = MarkdownSurvey(of: source)
        math = MarkdownMath(bytes: bytes, survey: survey)
        for stretch in survey.text { scan(stretch.range) }
    }

    private mutating func scan(_ range: Range<Int>) {
        bracketedMath(before: range.lowerBound)
        for index in range where index >= free {
            switch bytes[index] {
            case 0x24: formula(at: index)
            case 0x5B: bracket(at: index, end: range.upperBound)
            case 0x7B: template(at: index)
            case 0x3C: comment(at: index)
            default: break
            }
        }
    }

    private mutating func add(
        _ range: Range<Int>, _ kind: MarkdownFeatures.Kind, masked: Range<Int>
    ) {
        free = range.upperBound
        guard let units = source.unitRange(range) else { return }
        features.append(MarkdownFeatures.Feature(range: units, kind: kind))
        // A comma: punctuation that means nothing to the parser.
        source.mask(masked, with: 0x2C, keepsLines: false)
    }

    // MARK: Math

    private mutating func formula(at index: Int) {
        guard let formula = math.formula(at: index), let content = source.unitRange(formula.content)
        else { return }
        add(
            formula.range, .math(content: content, isDisplay: formula.isDisplay),
            masked: formula.range)
    }

    /// `\(` and `\\(`: the parser takes the first backslash for an escape.
    private mutating func bracketedMath(before start: Int) {
        guard start > free, bytes[start - 1] == 0x5C else { return }
        formula(at: start - 1)
    }

    // MARK: Brackets

    private mutating func bracket(at index: Int, end: Int) {
        if let note = notes.reference(at: index, in: bytes, end: bytes.count) {
            add(
                note.range, .note(id: note.id),
                masked: note.range.lowerBound + 1..<note.range.upperBound - 1)
        } else if let alert = alert(at: index),
            let label = source.unitRange(alert.lowerBound + 2..<alert.upperBound - 1)
        {
            add(alert, .alert(label: label), masked: alert)
        } else if let marker = contentsMarker(at: index) {
            add(marker, .dropped(rule: "contents-marker"), masked: marker)
        }
    }

    private static let alerts = ["[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]", "[!CAUTION]"]
    private static let contentsMarkers = ["[toc]", "[[toc]]", "[[_toc_]]"]

    /// GitHub's alerts, alone on the first line of a quotation.
    private func alert(at index: Int) -> Range<Int>? {
        guard isLineStart(index, allowing: 0x3E),
            let range = Self.alerts.lazy.compactMap({ match($0, at: index) }).first
        else { return nil }
        return endsLine(range.upperBound) ? range : nil
    }

    private func contentsMarker(at index: Int) -> Range<Int>? {
        guard isLineStart(index, allowing: 0x20),
            let range = Self.contentsMarkers.lazy.compactMap({ match($0, at: index) }).first
        else { return nil }
        return endsLine(range.upperBound) ? range : nil
    }

    /// Whether `text` stands at `index`, without regard to ASCII case.
    private func match(_ text: String, at index: Int) -> Range<Int>? {
        let end = index + text.utf8.count
        guard end <= bytes.count,
            zip(bytes[index..<end], text.utf8).allSatisfy({ folded($0) == folded($1) })
        else { return nil }
        return index..<end
    }

    private func folded(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    private func isLineStart(_ index: Int, allowing extra: UInt8) -> Bool {
        var at = index - 1
        var found = extra == 0x20
        while at >= 0, bytes[at] != 0x0A, bytes[at] != 0x0D {
            guard bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == extra else { return false }
            found = found || bytes[at] == extra
            at -= 1
        }
        return found
    }

    private func endsLine(_ index: Int) -> Bool {
        var at = index
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
        return at >= bytes.count || bytes[at] == 0x0A || bytes[at] == 0x0D
    }

    // MARK: Template tags and attributes

    /// `{% … %}`, `{{ … }}` (Liquid, Jinja, mdBook), `{: … }` (kramdown), `{#id .class}` (Pandoc).
    private mutating func template(at index: Int) {
        guard index + 2 < bytes.count, index == 0 || bytes[index - 1] != 0x5C else { return }
        let (close, rule): ([UInt8], String)
        switch bytes[index + 1] {
        case 0x25: (close, rule) = ([0x25, 0x7D], "template-tag")
        case 0x7B: (close, rule) = ([0x7D, 0x7D], "template-tag")
        case 0x3A, 0x23, 0x2E: (close, rule) = ([0x7D], "attributes")
        default: return
        }
        guard let end = end(of: close, from: index + 2, isOneLine: rule == "attributes"),
            rule != "attributes" || isAttributes(index + 1..<end - 1)
        else { return }
        add(index..<end, .dropped(rule: rule), masked: index..<end)
    }

    private func end(of close: [UInt8], from start: Int, isOneLine: Bool) -> Int? {
        var at = start
        let limit = min(bytes.count, start + 1000)
        while at + close.count <= limit {
            if bytes[at..<at + close.count].elementsEqual(close) { return at + close.count }
            if bytes[at] == 0x0A, isOneLine || at + 1 < limit && bytes[at + 1] == 0x0A {
                return nil
            }
            at += 1
        }
        return nil
    }

    /// Identifiers, classes and `key=value` pairs, and nothing else.
    private func isAttributes(_ range: Range<Int>) -> Bool {
        let text = String(decoding: bytes[range], as: UTF8.self)
        let words = text.drop { $0 == ":" }.split(separator: " ")
        var isQuoted = false
        return !words.isEmpty
            && words.allSatisfy { word in
                defer { if word.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() } }
                if isQuoted || word.contains("=") || text.hasPrefix(":") { return true }
                guard let first = word.first, first == "#" || first == "." else { return false }
                return word.count > 1
                    && word.dropFirst().allSatisfy {
                        $0.isLetter || $0.isNumber || "-_:.".contains($0)
                    }
            }
    }

    // MARK: Comments

    /// A comment inside a line that has two hyphens in it, or nothing: whole since CommonMark 0.31,
    /// text before.
    private mutating func comment(at index: Int) {
        guard match("<!--", at: index) != nil else { return }
        if let short = match("<!-->", at: index) ?? match("<!--->", at: index) {
            return source.mask(
                short.lowerBound + 1..<short.lowerBound + 2, with: 0x78, keepsLines: true)
        }
        guard let end = end(of: [0x2D, 0x2D, 0x3E], from: index + 4, isOneLine: false) else {
            return
        }
        source.mask(index + 4..<end - 3, with: 0x78, keepsLines: true)
        free = end
    }
}
