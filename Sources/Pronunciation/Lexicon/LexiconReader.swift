public import BookModel

/// Reads lexicon files: JSON5, tab-separated values and W3C PLS, told apart by their content.
public struct LexiconReader: Sendable {
    /// More entries than any reader keeps; a file beyond it is not a lexicon.
    static let mostEntries = 200_000

    /// The file as the user named it, for messages.
    public let file: String

    public init(file: String) {
        self.file = file
    }

    /// Throws `usage` with the line of the first fault.
    public func read(_ bytes: [UInt8]) throws(LecternError) -> Lexicon {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw fault(1, "not in UTF-8", "save it as UTF-8")
        }
        let entries = try entries(of: text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
        guard entries.count <= Self.mostEntries else {
            throw fault(1, "more than \(Self.mostEntries) entries", "split it")
        }
        for entry in entries {
            if let wrong = entry.fault { throw fault(entry.line, wrong, "correct the entry") }
        }
        return Lexicon(entries: entries)
    }

    private func entries(of text: String) throws(LecternError) -> [LexiconEntry] {
        switch text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) {
        case "<": try PLSParser(text, file: file).entries()
        case "[", "{": try JSONLexiconParser(text, file: file).entries()
        case "/"
        where text.drop(while: \.isWhitespace).hasPrefix("//")
            || text.drop(while: \.isWhitespace).hasPrefix("/*"):
            try JSONLexiconParser(text, file: file).entries()
        default: try tabSeparated(text)
        }
    }

    /// Columns: written, spoken (or `[[phonemes]]`), language, options `part` and `case`.
    private func tabSeparated(_ text: String) throws(LecternError) -> [LexiconEntry] {
        var entries: [LexiconEntry] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map {
                Self.trimmed($0)
            }
            if entries.isEmpty, cells[0].lowercased() == "written" { continue }
            guard (2...4).contains(cells.count) else {
                throw fault(
                    number, "\(cells.count) columns",
                    "written, spoken, language and options are parted by tabs")
            }
            entries.append(try entry(cells, number))
        }
        return entries
    }

    private func entry(_ cells: [String], _ line: Int) throws(LecternError) -> LexiconEntry {
        var made = LexiconEntry(written: cells[0], speech: Self.speech(cells[1]), line: line)
        if cells.count > 2, !cells[2].isEmpty { made.language = try language(cells[2], line) }
        for option in cells.count > 3 ? cells[3].split(separator: " ") : [] {
            switch option {
            case "part": made.isWholeWord = false
            case "word": made.isWholeWord = true
            case "case": made.isCaseSensitive = true
            default:
                throw fault(line, "unknown option “\(option)”", "options are word, part and case")
            }
        }
        return made
    }

    /// `[[h@l'oU]]` is phonemes, anything else words.
    static func speech(_ text: String) -> LexiconEntry.Speech {
        guard text.hasPrefix("[["), text.hasSuffix("]]"), text.count > 4 else {
            return .words(text)
        }
        return .phonemes(String(text.dropFirst(2).dropLast(2)))
    }

    func language(_ text: String, _ line: Int) throws(LecternError) -> LanguageTag {
        guard let tag = LanguageTag(text) else {
            throw fault(line, "“\(text)” is not a language tag", "write en or pt-BR")
        }
        return tag
    }

    func fault(_ line: Int, _ reason: String, _ remedy: String) -> LecternError {
        LecternError(.usage, file: file, at: .line(line, column: 1), reason, remedy: remedy)
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
