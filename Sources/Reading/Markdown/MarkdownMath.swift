/// Finds math between dollar signs, `\\( … \\)` and `\\[ … \\]`, and tells it from money.
///
/// An opening dollar sign has no space behind it, a closing one none in front of it and no letter
/// or
/// digit behind it (Pandoc's rule for `tex_math_dollars`, with the addition on letters, which keeps
/// `$foo/$bar` text).
struct MarkdownMath {
    let bytes: [UInt8]
    let survey: MarkdownSurvey

    struct Formula: Equatable {
        var range: Range<Int>
        var content: Range<Int>
        var isDisplay: Bool
    }

    /// Longest formula, in bytes, so that a stray dollar sign costs no search through the book.
    private static let longest = 4000

    /// The formula that begins at `start`, where a dollar sign or backslash is plain text.
    func formula(at start: Int) -> Formula? {
        if bytes[start] == 0x5C { return bracketed(at: start) }
        guard bytes[start] == 0x24, !isEscaped(start) else { return nil }
        return byte(start + 1) == 0x24 ? display(at: start) : inline(at: start)
    }

    // MARK: Dollars

    /// `$$ … $$`, within a paragraph; over blank lines where the signs stand alone on their lines.
    private func display(at start: Int) -> Formula? {
        guard byte(start + 2) != 0x24 else { return nil }
        let standsAlone = isAlone(start..<start + 2)
        var at = start + 2
        let limit = min(bytes.count, start + Self.longest)
        while at + 1 < limit {
            if bytes[at] == 0x24, bytes[at + 1] == 0x24, !isEscaped(at) {
                let isWhole = !standsAlone || isAlone(at..<at + 2) || !hasBlankLine(start..<at)
                guard at > start + 2, isWhole, byte(at + 2) != 0x24 else { return nil }
                return Formula(range: start..<at + 2, content: start + 2..<at, isDisplay: true)
            }
            if !standsAlone, isLineEnd(at), isBlank(after: at) { return nil }
            at += 1
        }
        return nil
    }

    private func inline(at start: Int) -> Formula? {
        guard let block = survey.block(at: start), let first = byte(start + 1), !isSpace(first),
            !isWord(byte(start - 1)) || bytes[start - 1] >= 0x80
        else { return nil }
        var at = start + 1
        let limit = min(bytes.count, start + Self.longest)
        while at < limit {
            if isLineEnd(at), isBlank(after: at) { return nil }
            guard bytes[at] == 0x24, !isEscaped(at) else {
                at += 1
                continue
            }
            let content = start + 1..<at
            guard at > start + 1, !isSpace(bytes[at - 1]), byte(at + 1) != 0x24,
                survey.block(at: at) == block,
                endsWell(content, before: byte(at + 1)), !isProse(content)
            else { return nil }
            return Formula(range: start..<at + 1, content: content, isDisplay: false)
        }
        return nil
    }

    /// Behind the closing sign stands no digit, and no letter but the ending of an ordinal or
    /// plural
    /// ($n$th, $k$s).
    private func endsWell(_ content: Range<Int>, before next: UInt8?) -> Bool {
        guard let next, isWord(next) else { return true }
        guard next < 0x80, !isDigit(next) else { return next >= 0x80 }
        let ending = bytes[content.upperBound + 1..<min(bytes.count, content.upperBound + 4)].prefix
        { isWord($0) }
        return ["th", "st", "nd", "rd", "s"].contains(String(decoding: ending, as: UTF8.self))
    }

    /// Whether what stands between two dollar signs is the text between two sums: "5 and US".
    private func isProse(_ content: Range<Int>) -> Bool {
        guard let first = content.first, isDigit(bytes[first]) else { return false }
        var word = 0
        var hasWord = false
        for index in content {
            switch bytes[index] {
            case 0x5C, 0x5E, 0x5F, 0x3D, 0x7B: return false
            case 0x41...0x5A, 0x61...0x7A, 0x80...0xFF:
                word += 1
                hasWord = hasWord || word > 1
            default: word = 0
            }
        }
        return hasWord
    }

    // MARK: Brackets

    /// `\\( … \\)` and `\\[ … \\]` as MathJax has them in Markdown, or with one backslash.
    private func bracketed(at start: Int) -> Formula? {
        var open = start
        while byte(open) == 0x5C, open < start + 2 { open += 1 }
        guard let bracket = byte(open), bracket == 0x28 || bracket == 0x5B, byte(start - 1) != 0x5C
        else { return nil }
        let slashes = open - start
        let closing: UInt8 = bracket == 0x28 ? 0x29 : 0x5D
        var at = open + 1
        let limit = min(bytes.count, start + Self.longest)
        while at + slashes < limit {
            if isLineEnd(at), isBlank(after: at) { return nil }
            if bytes[at] == 0x5C, (0..<slashes).allSatisfy({ bytes[at + $0] == 0x5C }),
                bytes[at + slashes] == closing
            {
                let content = open + 1..<at
                guard isTeX(content) else { return nil }
                return Formula(
                    range: start..<at + slashes + 1, content: content, isDisplay: bracket == 0x5B)
            }
            at += 1
        }
        return nil
    }

    /// A command, an index, an operator, or a single letter: what a formula has and prose has not.
    private func isTeX(_ content: Range<Int>) -> Bool {
        let letters = content.filter { (0x61...0x7A).contains(bytes[$0] | 0x20) }
        if letters.count == 1, content.count <= 4 { return true }
        return content.contains { index in
            switch bytes[index] {
            case 0x5E, 0x5F, 0x3D: true
            case 0x5C: byte(index + 1).map { (0x61...0x7A).contains($0 | 0x20) } ?? false
            default: false
            }
        }
    }

    // MARK: Bytes

    private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    private func isEscaped(_ index: Int) -> Bool {
        var slashes = 0
        while index - slashes > 0, bytes[index - slashes - 1] == 0x5C { slashes += 1 }
        return slashes % 2 == 1
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private func isWord(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
    }

    private func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

    /// Whether the line after the line end at `index` is blank.
    private func isBlank(after index: Int) -> Bool {
        var at = index + 1
        if bytes[index] == 0x0D, byte(at) == 0x0A { at += 1 }
        while let next = byte(at), next == 0x20 || next == 0x09 || next == 0x3E { at += 1 }
        return byte(at).map { $0 == 0x0A || $0 == 0x0D } ?? false
    }

    private func hasBlankLine(_ range: Range<Int>) -> Bool {
        range.contains { isLineEnd($0) && isBlank(after: $0) }
    }

    private func isAlone(_ range: Range<Int>) -> Bool {
        var before = range.lowerBound - 1
        while let here = byte(before), here == 0x20 || here == 0x09 || here == 0x3E { before -= 1 }
        var after = range.upperBound
        while let here = byte(after), here == 0x20 || here == 0x09 { after += 1 }
        return (before < 0 || isLineEnd(before)) && (after >= bytes.count || isLineEnd(after))
    }
}
