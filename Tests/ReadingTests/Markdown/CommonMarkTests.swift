import BookModel
import Foundation
import Testing

@testable import Reading

/// The examples of the CommonMark specification, where the file is at hand.
@Suite struct CommonMarkTests {
    /// `<!-->` is a comment by itself (specification 0.31, section 6.6); the plain reading of HTML
    /// below knows it too. Script and style are no text.
    @Test func displayTextIsTheTextOfTheExamples() throws {
        guard let text = CaseFiles.text("books/truth/commonmark-spec.txt") else { return }
        let examples = Self.examples(in: text)
        #expect(examples.count > 600)
        for (number, example) in examples.enumerated() {
            let sample = MarkdownSample(example.markdown, options: .verbatim)
            #expect(
                sample.folded == HTMLPlainText.text(of: example.html),
                "example \(number + 1): \(example.markdown)")
            #expect(
                sample.wrongSpans.isEmpty && sample.unaccounted.isEmpty, "example \(number + 1)")
            for block in sample.blocks {
                #expect(
                    block.text.spans.allSatisfy { $0.origin.source != nil }, "example \(number + 1)"
                )
            }
        }
    }

    private static func examples(in text: String) -> [(markdown: String, html: String)] {
        let fence = String(repeating: "`", count: 32)
        var found: [(String, String)] = []
        var markdown: [Substring] = []
        var html: [Substring] = []
        var part = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            switch (part, line) {
            case (0, _) where line == fence + " example": (part, markdown, html) = (1, [], [])
            case (1, "."): part = 2
            case (2, _) where line == fence:
                found.append((joined(markdown), joined(html)))
                part = 0
            case (1, _): markdown.append(line)
            case (2, _): html.append(line)
            default: break
            }
        }
        return found
    }

    private static func joined(_ lines: [Substring]) -> String {
        lines.map { $0 + "\n" }.joined().replacing("→", with: "\t")
    }
}

/// The text content of HTML, independent of the reader: tags out, references decoded, images by
/// their alternative text, white space folded.
enum HTMLPlainText {
    static func text(of html: String) -> String {
        var result = ""
        var rest = html[...]
        while let mark = rest.firstIndex(of: "<") {
            result += decoded(rest[..<mark])
            rest = rest[mark...]
            if rest.hasPrefix("<!-->") || rest.hasPrefix("<!--->") {
                rest = rest.dropFirst(rest.hasPrefix("<!-->") ? 5 : 6)
            } else if let end = ["<!--": "-->", "<![CDATA[": "]]>", "<?": "?>"].first(where: {
                rest.hasPrefix($0.key)
            })?.value,
                let close = rest.range(of: end)
            {
                rest = rest[close.upperBound...]
            } else if let raw = ["script", "style"].first(where: { rest.hasPrefix("<" + $0) }),
                let close = rest.range(of: "</\(raw)>")
            {
                rest = rest[close.upperBound...]
            } else if let tag = tag(rest) {
                if tag.hasPrefix("<img "), let alt = tag.range(of: "alt=\"") {
                    result += decoded(tag[alt.upperBound...].prefix { $0 != "\"" })
                }
                let name = tag.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
                if ["br", "hr", "p", "li", "td", "tr", "pre", "blockquote", "div"].contains(name) {
                    result += " "
                }
                rest = rest.dropFirst(tag.count)
            } else {
                result += "<"
                rest = rest.dropFirst()
            }
        }
        result += decoded(rest)
        return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func tag(_ text: Substring) -> Substring? {
        let next = text.dropFirst().first
        guard next == "/" || next == "!" || next.map({ $0.isLetter && $0.isASCII }) == true else {
            return nil
        }
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return text[...index]
            }
        }
        return nil
    }

    private static func decoded(_ text: Substring) -> String {
        var result = String(text)
        for (name, value) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            result = result.replacing(name, with: value)
        }
        return result
    }
}

/// Files of the shared cases, where they are at hand.
enum CaseFiles {
    static func url(_ path: String) -> URL? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let base =
            ProcessInfo.processInfo.environment["LECTERN_CASES"].map { URL(fileURLWithPath: $0) }
            ?? root.deletingLastPathComponent().appendingPathComponent("shared/cases")
        let url = base.appendingPathComponent(path)
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    static func text(_ path: String) -> String? {
        url(path).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
}
