import BookModel

/// Splits HTML or XML source into tags, comments and text, forgiving as browsers are: what does not
/// form a whole tag is text.
struct HTMLTokenizer {
    private let units: CodeUnits
    private let isXML: Bool
    private var index = 0
    /// The element whose content is raw text up to its end tag.
    private var rawElement: String?
    /// From here on no `>` (no `-->`) follows, so that a search for it is made but once.
    private var noTagEndFrom = Int.max
    private var noCommentEndFrom = Int.max
    private var noInstructionEndFrom = Int.max
    /// From where on a raw element has no end tag.
    private var noRawEndFrom: [String: Int] = [:]
    private var failures = 0

    private static let mostFailures = 64

    private static let rawElements: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed",
    ]

    init(_ units: CodeUnits, isXML: Bool = false) {
        self.units = units
        self.isXML = isXML
    }

    /// The next token; `nil` at the end.
    mutating func next() -> HTMLToken? {
        guard index < units.count else { return nil }
        if let name = rawElement, let token = rawText(name) { return token }
        let start = index
        if let token = markup(at: start) { return token }
        var end = start + 1
        while end < units.count {
            if units[end] == 0x3C, startsMarkup(end) { break }
            end += 1
        }
        index = end
        return .text(start..<end)
    }

    // MARK: Markup

    /// Whether `<` may begin a tag, comment or declaration here.
    private func startsMarkup(_ at: Int) -> Bool {
        guard at + 1 < units.count, at < noTagEndFrom else { return false }
        let next = units[at + 1]
        return isLetter(next) || next == 0x21 || next == 0x3F
            || next == 0x2F && at + 2 < units.count && isLetter(units[at + 2])
    }

    private mutating func markup(at start: Int) -> HTMLToken? {
        guard units[start] == 0x3C, startsMarkup(start) else { return nil }
        let token: HTMLToken? =
            switch units[start + 1] {
            case 0x21: declaration(at: start)
            case 0x3F: instruction(at: start)
            case 0x2F: closing(at: start)
            default: opening(at: start)
            }
        switch token {
        case .open(let tag):
            index = tag.range.upperBound
            guard !isXML, !tag.isSelfClosing, Self.rawElements.contains(tag.name) else { break }
            // Without an end tag the rest of the text is not the element's.
            guard rawEnd(tag.name, from: index) != nil else { return .markup(tag.range) }
            rawElement = tag.name
        case .close(_, let range), .comment(let range), .markup(let range): index = range.upperBound
        // Text of a CDATA section, behind which stands its frame.
        case .text(let range): index = range.upperBound + 3
        case nil: break
        }
        return token
    }

    private mutating func declaration(at start: Int) -> HTMLToken? {
        if matches("<!--", at: start) {
            // `<!-->` and `<!--->` are whole comments (HTML standard, 13.2.5.43).
            if matches(">", at: start + 4) { return .comment(start..<start + 5) }
            if matches("->", at: start + 4) { return .comment(start..<start + 6) }
            guard start < noCommentEndFrom else { return nil }
            if let end = end(of: "-->", from: start + 4) { return .comment(start..<end) }
            noCommentEndFrom = start
            return nil
        }
        if matches("<![CDATA[", at: start), let end = end(of: "]]>", from: start + 9) {
            guard isXML else { return .markup(start..<end) }
            return .text(start + 9..<end - 3)
        }
        guard start + 2 < units.count, isLetter(units[start + 2]) || units[start + 2] == 0x5B else {
            return nil
        }
        return declarationEnd(from: start + 2).map { .markup(start..<$0) }
    }

    /// The end of a declaration, past an internal subset in brackets.
    private func declarationEnd(from start: Int) -> Int? {
        var depth = 0
        var at = start
        while at < units.count {
            switch units[at] {
            case 0x5B: depth += 1
            case 0x5D: depth -= 1
            case 0x3E where depth <= 0: return at + 1
            default: break
            }
            at += 1
        }
        return nil
    }

    /// `<? … ?>`; up to the next `>` where it is not closed so.
    private mutating func instruction(at start: Int) -> HTMLToken? {
        if start < noInstructionEndFrom {
            if let end = end(of: "?>", from: start + 2) { return .markup(start..<end) }
            noInstructionEndFrom = start
        }
        return isXML ? nil : end(of: ">", from: start + 2).map { .markup(start..<$0) }
    }

    private mutating func closing(at start: Int) -> HTMLToken? {
        var at = start + 2
        while at < units.count, isNameUnit(units[at]) { at += 1 }
        let name = units.string(in: start + 2..<at)
        guard let end = end(of: ">", from: at) else {
            noTagEndFrom = start
            return nil
        }
        return .close(name: name.lowercased(), start..<end)
    }

    private mutating func opening(at start: Int) -> HTMLToken? {
        var at = start + 1
        while at < units.count, isNameUnit(units[at]) { at += 1 }
        var tag = HTMLTag(
            name: units.string(in: start + 1..<at).lowercased(), attributes: [], range: start..<at,
            isSelfClosing: false)
        while at < units.count {
            let unit = units[at]
            if unit == 0x3E {
                tag.range = start..<at + 1
                return .open(tag)
            }
            if unit == 0x2F, matches(">", at: at + 1) {
                tag.isSelfClosing = true
                at += 1
            } else if FlowText.folds(unit) || unit == 0x2F {
                at += 1
            } else if let attribute = attribute(at: &at) {
                tag.attributes.append(attribute)
            } else {
                break
            }
        }
        // Reached the end of the text inside the tag. A text full of such is not tried to its end
        // again and again.
        failures += 1
        if failures > Self.mostFailures || end(of: ">", from: start) == nil { noTagEndFrom = start }
        return nil
    }

    private func attribute(at index: inout Int) -> HTMLTag.Attribute? {
        let start = index
        while index < units.count, !FlowText.folds(units[index]),
            ![0x3D, 0x3E, 0x2F].contains(units[index])
                || index == start && units[index] == 0x3D
        {
            index += 1
        }
        let name = units.string(in: start..<index).lowercased()
        var next = index
        while next < units.count, FlowText.folds(units[next]) { next += 1 }
        guard next < units.count, units[next] == 0x3D else {
            return HTMLTag.Attribute(name: name, value: index..<index)
        }
        next += 1
        while next < units.count, FlowText.folds(units[next]) { next += 1 }
        guard next < units.count else { return nil }
        if units[next] == 0x22 || units[next] == 0x27 {
            let quote = units[next]
            var end = next + 1
            while end < units.count, units[end] != quote { end += 1 }
            guard end < units.count else { return nil }
            index = end + 1
            return HTMLTag.Attribute(name: name, value: next + 1..<end)
        }
        var end = next
        while end < units.count, !FlowText.folds(units[end]), units[end] != 0x3E { end += 1 }
        index = end
        return HTMLTag.Attribute(name: name, value: next..<end)
    }

    /// The content of a raw element up to its end tag.
    private mutating func rawText(_ name: String) -> HTMLToken? {
        rawElement = nil
        let start = index
        guard let end = rawEnd(name, from: start), end > start else { return nil }
        index = end
        return .text(start..<end)
    }

    /// Where the end tag of a raw element begins.
    private mutating func rawEnd(_ name: String, from start: Int) -> Int? {
        guard start < noRawEndFrom[name] ?? .max else { return nil }
        let mark = CodeUnits("</" + name)
        var at = start
        while at + mark.count <= units.count {
            if units[at] == 0x3C,
                zip(units[at..<at + mark.count], mark).allSatisfy({ lowered($0) == $1 })
            {
                return at
            }
            at += 1
        }
        noRawEndFrom[name] = start
        return nil
    }

    // MARK: Looking

    private func matches(_ text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= units.count else { return false }
        return text.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { units[start + $0] == UInt16(bytes[$0]) }
        }
    }

    /// Just past the next `text` from `start` on.
    private func end(of text: StaticString, from start: Int) -> Int? {
        var at = start
        let first = text.withUTF8Buffer { UInt16($0[0]) }
        while at < units.count {
            if units[at] == first, matches(text, at: at) { return at + text.utf8CodeUnitCount }
            at += 1
        }
        return nil
    }

    private func lowered(_ unit: UInt16) -> UInt16 {
        (0x41...0x5A).contains(unit) ? unit | 0x20 : unit
    }

    private func isLetter(_ unit: UInt16) -> Bool {
        (0x61...0x7A).contains(unit | 0x20) || unit > 0x7F && isXML
    }

    private func isNameUnit(_ unit: UInt16) -> Bool {
        !FlowText.folds(unit) && unit != 0x3E && unit != 0x2F && unit != 0x3C
    }
}
