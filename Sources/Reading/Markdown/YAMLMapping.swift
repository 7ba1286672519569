/// The part of YAML that front matter uses: mappings, lists in both forms, plain, quoted and block
/// scalars.
enum YAMLMapping {
    /// The mapping that `lines` are; `nil` where they are something else.
    static func parse(_ lines: [String]) -> [String: FrontMatterValue]? {
        var parser = Parser(lines)
        guard let value = parser.mapping(indent: 0, depth: 0), parser.isAtEnd else { return nil }
        return value
    }

    /// Deepest nesting that is followed.
    static let deepest = 20

    private struct Parser {
        private var lines: [(indent: Int, text: Substring)]
        private let whole: [String]
        private var numbers: [Int]
        private var at = 0

        init(_ lines: [String]) {
            whole = lines
            var kept: [(Int, Substring)] = []
            var numbers: [Int] = []
            for (number, line) in lines.enumerated() {
                let text = line.drop { $0 == " " }
                guard let first = text.first(where: { $0 != " " && $0 != "\t" }), first != "#"
                else { continue }
                kept.append((line.count - text.count, text))
                numbers.append(number)
            }
            self.lines = kept
            self.numbers = numbers
        }

        var isAtEnd: Bool { at >= lines.count }

        mutating func mapping(indent: Int, depth: Int) -> [String: FrontMatterValue]? {
            guard depth < YAMLMapping.deepest else { return nil }
            var values: [String: FrontMatterValue] = [:]
            while at < lines.count, lines[at].indent == indent {
                guard let (key, rest) = Self.entry(lines[at].text) else { return nil }
                let line = at
                at += 1
                guard let value = value(rest, of: line, indent: indent, depth: depth) else {
                    return nil
                }
                values[key.lowercased()] = value
            }
            guard at >= lines.count || lines[at].indent < indent else { return nil }
            return values
        }

        private mutating func value(
            _ rest: Substring, of line: Int, indent: Int, depth: Int
        ) -> FrontMatterValue? {
            if let first = rest.first, first == "|" || first == ">", rest.count <= 3 {
                return .text(block(after: line, indent: indent, isFolded: first == ">"))
            }
            if !rest.isEmpty { return scalar(rest, indent: indent) }
            guard at < lines.count else { return .text("") }
            let isList = lines[at].text.hasPrefix("- ") || lines[at].text == "-"
            if isList, lines[at].indent >= indent {
                return list(indent: lines[at].indent, depth: depth + 1)
            }
            guard lines[at].indent > indent else { return .text("") }
            if Self.entry(lines[at].text) != nil {
                return mapping(indent: lines[at].indent, depth: depth + 1).map { .mapping($0) }
            }
            return scalar("", indent: indent)
        }

        private mutating func list(indent: Int, depth: Int) -> FrontMatterValue? {
            guard depth < YAMLMapping.deepest else { return nil }
            var values: [FrontMatterValue] = []
            while at < lines.count, lines[at].indent == indent,
                lines[at].text.hasPrefix("- ") || lines[at].text == "-"
            {
                let rest = lines[at].text.dropFirst().drop { $0 == " " }
                let inner = indent + lines[at].text.count - rest.count
                if Self.entry(rest) != nil, !rest.hasPrefix("\""), !rest.hasPrefix("'") {
                    lines[at] = (inner, rest)
                    guard let entries = mapping(indent: inner, depth: depth + 1) else { return nil }
                    values.append(.mapping(entries))
                } else {
                    let line = at
                    at += 1
                    guard
                        let value = value(
                            YAMLScalar.withoutComment(rest), of: line, indent: indent, depth: depth)
                    else { return nil }
                    values.append(value)
                }
            }
            return .list(values)
        }

        /// A scalar or flow list that may go on over lines that are indented deeper.
        private mutating func scalar(_ first: Substring, indent: Int) -> FrontMatterValue {
            var text = String(first)
            while at < lines.count, lines[at].indent > indent {
                text += (text.isEmpty ? "" : " ") + lines[at].text
                at += 1
            }
            return YAMLScalar.value(text[...])
        }

        /// The lines of a block scalar, joined by spaces where they are folded.
        private mutating func block(after line: Int, indent: Int, isFolded: Bool) -> String {
            var parts: [Substring] = []
            while at < lines.count, lines[at].indent > indent {
                parts.append(lines[at].text)
                at += 1
            }
            return parts.joined(separator: isFolded ? " " : "\n")
        }

        /// `key: rest`, where the key is a word or words.
        private static func entry(_ text: Substring) -> (String, Substring)? {
            var text = text
            var key: String
            if let quote = text.first, quote == "\"" || quote == "'",
                let end = text.dropFirst().firstIndex(of: quote)
            {
                key = String(text[text.index(after: text.startIndex)..<end])
                text = text[text.index(after: end)...]
                guard text.first == ":" else { return nil }
                text = text.dropFirst()
            } else {
                guard
                    let colon = text.indices.first(where: {
                        text[$0] == ":"
                            && (text.index(after: $0) == text.endIndex
                                || " \t".contains(text[text.index(after: $0)]))
                    })
                else { return nil }
                key = String(text[..<colon])
                text = text[text.index(after: colon)...]
                guard !key.isEmpty, key.count <= 60,
                    !key.contains(where: { "#[]{}*&!|>\"'%@`".contains($0) })
                else { return nil }
            }
            while key.last == " " { key.removeLast() }
            return (key, YAMLScalar.withoutComment(text.drop { $0 == " " || $0 == "\t" }))
        }
    }
}

/// Scalars and flow lists of YAML.
enum YAMLScalar {
    /// - Parameter depth: of the lists and mappings around; what is nested deeper than
    ///   `YAMLMapping.deepest` is text, so that a line of brackets costs no more than its length.
    static func value(_ text: Substring, depth: Int = 0) -> FrontMatterValue {
        let text = trimmed(text)
        guard depth < YAMLMapping.deepest else { return .text(String(text)) }
        if text.first == "[", text.last == "]", text.count > 1 {
            return .list(items(text.dropFirst().dropLast()).map { value($0, depth: depth + 1) })
        }
        if text.first == "{", text.last == "}", text.count > 1 {
            var values: [String: FrontMatterValue] = [:]
            for item in items(text.dropFirst().dropLast()) {
                guard let colon = item.firstIndex(of: ":") else { continue }
                values[trimmed(item[..<colon]).lowercased()] = value(
                    item[item.index(after: colon)...], depth: depth + 1)
            }
            return .mapping(values)
        }
        return .text(scalar(text))
    }

    /// Parts of a flow list, commas inside quotes and brackets left alone.
    private static func items(_ text: Substring) -> [Substring] {
        var found: [Substring] = []
        var start = text.startIndex
        var quote: Character?
        var depth = 0
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                found.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        found.append(text[start...])
        return found.map(trimmed).filter { !$0.isEmpty }
    }

    static func scalar(_ text: Substring) -> String {
        guard text.count >= 2, let quote = text.first, text.last == quote else { return null(text) }
        let inner = text.dropFirst().dropLast()
        if quote == "'" { return String(inner.replacing("''", with: "'")) }
        guard quote == "\"" else { return null(text) }
        return unescaped(inner)
    }

    private static func null(_ text: Substring) -> String {
        text == "~" || text == "null" ? "" : String(text)
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            index = text.index(after: index)
            guard character == "\\", index < text.endIndex else {
                result.append(character)
                continue
            }
            let code = text[index]
            index = text.index(after: index)
            let length = ["x": 2, "u": 4, "U": 8][code] ?? 0
            if length > 0 {
                let digits = text[index...].prefix(length)
                if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                    result.unicodeScalars.append(scalar)
                }
                index = digits.endIndex
            } else {
                result +=
                    ["n": "\n", "t": "\t", "r": "", "0": "", "_": "\u{A0}", "e": ""][code]
                    ?? String(code)
            }
        }
        return result
    }

    /// Without a comment behind a plain scalar.
    static func withoutComment(_ text: Substring) -> Substring {
        guard let first = text.first, first != "\"", first != "'" else { return trimmed(text) }
        if let mark = text.range(of: " #") { return trimmed(text[..<mark.lowerBound]) }
        return trimmed(text)
    }

    static func trimmed(_ text: Substring) -> Substring {
        trimmedEnd(text.drop { $0 == " " || $0 == "\t" || $0 == "\r" })
    }

    static func trimmedEnd(_ text: Substring) -> Substring {
        var text = text
        while let last = text.last, last == " " || last == "\t" || last == "\r" {
            text.removeLast()
        }
        return text
    }
}

extension Substring {
    /// The first place where `text` stands.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text),
                let end = index(start, offsetBy: text.count, limitedBy: endIndex)
            {
                return start..<end
            }
            start = index(after: start)
        }
        return nil
    }
}

/// The part of TOML that front matter uses: `key = value` lines; tables are passed over.
enum TOMLMapping {
    static func parse(_ lines: [String]) -> [String: FrontMatterValue]? {
        var values: [String: FrontMatterValue] = [:]
        var isInTable = false
        for line in lines {
            let text = YAMLScalar.trimmed(line[...])
            if text.isEmpty || text.hasPrefix("#") { continue }
            if text.hasPrefix("[") {
                isInTable = true
                continue
            }
            guard let sign = text.firstIndex(of: "=") else { return nil }
            guard !isInTable else { continue }
            let rest = YAMLScalar.withoutComment(
                YAMLScalar.trimmed(text[text.index(after: sign)...]))
            values[YAMLScalar.trimmed(text[..<sign]).lowercased()] = YAMLScalar.value(rest)
        }
        return values
    }
}
