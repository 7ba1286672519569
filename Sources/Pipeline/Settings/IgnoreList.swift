import BookModel
import Foundation

/// Phrases that a listener never wants to hear, one a line: literal, or `/a regular expression/`.
///
/// The list of a book is `INPUT.ignore` beside it.
public struct IgnoreList: Hashable, Sendable {
    public private(set) var phrases: [String]

    public init(_ phrases: [String] = []) {
        self.phrases = phrases
    }

    /// The list's place for a book: `book.pdf.ignore`.
    public static func path(beside input: String) -> String {
        var path = input
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path + ".ignore"
    }

    /// Reads a file of phrases. Empty lines say nothing; a byte order mark and CRLF are borne.
    public init(readingFrom path: String) throws(SettingError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SettingError(
                "“\(path)” cannot be read", remedy: "name a text file that exists and is readable")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw SettingError("“\(path)” is not UTF-8", remedy: "save it as UTF-8")
        }
        phrases = []
        for line in text.split(whereSeparator: \.isNewline) {
            let phrase = line.drop { $0 == "\u{FEFF}" }.trimmed
            if !phrase.isEmpty { phrases.append(try Self.checked(phrase)) }
        }
    }

    /// Adds a phrase; `false` where it is there already.
    public mutating func add(_ phrase: String) throws(SettingError) -> Bool {
        let phrase = try Self.checked(phrase)
        guard !phrases.contains(phrase) else { return false }
        phrases.append(phrase)
        return true
    }

    /// Removes a phrase; `false` where it is not there.
    public mutating func remove(_ phrase: String) -> Bool {
        guard let index = phrases.firstIndex(of: phrase.trimmed) else { return false }
        phrases.remove(at: index)
        return true
    }

    /// The file's text.
    public var text: String {
        phrases.map { $0 + "\n" }.joined()
    }

    /// The phrase without white space at its ends, if it is one line and a sound expression.
    static func checked(_ phrase: String) throws(SettingError) -> String {
        let text = phrase.trimmed
        guard !text.isEmpty, !text.contains(where: \.isNewline) else {
            throw SettingError("“\(phrase)” is no phrase", remedy: "give one line of text")
        }
        if text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") {
            let pattern = String(text.dropFirst().dropLast())
            guard (try? NSRegularExpression(pattern: pattern)) != nil else {
                throw SettingError(
                    "“\(pattern)” is no regular expression",
                    remedy: "see the ICU syntax, or leave the slashes out to mean the text itself")
            }
        }
        return text
    }
}
