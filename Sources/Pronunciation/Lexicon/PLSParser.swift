import BookModel

/// W3C Pronunciation Lexicon Specification 1.0: graphemes with aliases or phonemes.
///
/// Reads the elements it needs and no document type: an entity that XML does not know by itself is
/// an error, and nothing outside the file is ever opened.
struct PLSParser {
    private let scalars: [Unicode.Scalar]
    private let reader: LexiconReader
    private var index = 0
    private var line = 1
    private var language: LanguageTag?
    private var alphabet = "ipa"
    private var found: [LexiconEntry] = []
    private var lexeme = Lexeme()

    private struct Lexeme {
        var graphemes: [String] = []
        var speech: LexiconEntry.Speech?
        var line = 1
    }

    init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars)
        reader = LexiconReader(file: file)
    }

    consuming func entries() throws(LecternError) -> [LexiconEntry] {
        var parser = self
        try parser.parse()
        return parser.found
    }

    private mutating func parse() throws(LecternError) {
        var open: [String] = []
        var text = ""
        while index < scalars.count {
            guard scalars[index] == "<" else {
                text += try characters()
                continue
            }
            if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
            if let data = section() {
                text += data
                continue
            }
            let tag = try tag()
            if tag.isEnd {
                guard open.popLast() == tag.name else {
                    throw fault("</\(tag.name)> closes nothing")
                }
                close(tag.name, text)
            } else {
                try begin(tag, isRoot: open.isEmpty)
                if tag.isEmpty { close(tag.name, "") } else { open.append(tag.name) }
            }
            text = ""
        }
        if let name = open.last { throw fault("<\(name)> is not closed") }
    }

    private mutating func begin(_ tag: Tag, isRoot: Bool) throws(LecternError) {
        if isRoot, tag.name != "lexicon" { throw fault("<\(tag.name)> is not a lexicon") }
        if tag.name == "lexicon" {
            if let text = tag.attributes["xml:lang"] { language = try reader.language(text, line) }
            alphabet = tag.attributes["alphabet"] ?? "ipa"
        } else if tag.name == "lexeme" {
            lexeme = Lexeme(line: line)
        } else if tag.name == "phoneme", let own = tag.attributes["alphabet"] {
            alphabet = own
        }
    }

    private mutating func close(_ name: String, _ text: String) {
        let text = LexiconReader.trimmed(text)
        switch name {
        case "grapheme": lexeme.graphemes.append(text)
        // The first pronunciation is the preferred one.
        case "alias": if lexeme.speech == nil { lexeme.speech = .words(text) }
        case "phoneme":
            if lexeme.speech == nil, let said = PhonemeNotation.engine(text, alphabet: alphabet) {
                lexeme.speech = .phonemes(said)
            }
        case "lexeme":
            guard let speech = lexeme.speech else { return }
            for written in lexeme.graphemes where !written.isEmpty {
                found.append(
                    LexiconEntry(
                        written: written, speech: speech, language: language, line: lexeme.line))
            }
        default: break
        }
    }

    // MARK: Markup

    private struct Tag {
        var name = ""
        var attributes: [String: String] = [:]
        var isEnd = false
        var isEmpty = false
    }

    private mutating func tag() throws(LecternError) -> Tag {
        index += 1
        var tag = Tag()
        if peek == "/" {
            tag.isEnd = true
            index += 1
        }
        tag.name = name()
        guard !tag.name.isEmpty else { throw fault("a document type or a stray “<”") }
        while let next = skipSpace(), next != ">" {
            if next == "/" {
                tag.isEmpty = true
                index += 1
                continue
            }
            let key = name()
            guard !key.isEmpty, skipSpace() == "=" else {
                throw fault("an attribute without a value")
            }
            index += 1
            tag.attributes[key] = try quoted()
        }
        guard peek == ">" else { throw fault("<\(tag.name) does not end") }
        index += 1
        return tag
    }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func skipSpace() -> Unicode.Scalar? {
        while let next = peek, next.properties.isWhitespace { step() }
        return peek
    }

    private mutating func step() {
        if scalars[index] == "\n" { line += 1 }
        index += 1
    }

    private mutating func name() -> String {
        var name = String.UnicodeScalarView()
        while let next = peek,
            next.properties.isAlphabetic || ("0"..."9").contains(next)
                || "-_:.".unicodeScalars.contains(next)
        {
            name.append(next)
            index += 1
        }
        return String(name)
    }

    private mutating func quoted() throws(LecternError) -> String {
        guard let quote = skipSpace(), quote == "\"" || quote == "'" else {
            throw fault("an attribute without quotes")
        }
        index += 1
        var text = String.UnicodeScalarView()
        while let next = peek, next != quote {
            text.append(next)
            step()
        }
        guard peek == quote else { throw fault("an attribute that does not end") }
        index += 1
        return String(text)
    }

    private mutating func skip(_ start: String, to end: String) -> Bool {
        guard starts(with: start) else { return false }
        while index < scalars.count, !starts(with: end) { step() }
        index = min(scalars.count, index + end.unicodeScalars.count)
        return true
    }

    private mutating func section() -> String? {
        let start = "<![CDATA["
        guard starts(with: start) else { return nil }
        index += start.unicodeScalars.count
        var text = String.UnicodeScalarView()
        while index < scalars.count, !starts(with: "]]>") {
            text.append(scalars[index])
            step()
        }
        index = min(scalars.count, index + 3)
        return String(text)
    }

    private func starts(with text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars)
    }

    /// Text up to the next tag, its entities replaced.
    private mutating func characters() throws(LecternError) -> String {
        var text = String.UnicodeScalarView()
        while let next = peek, next != "<" {
            if next == "&" {
                text.append(try entity())
            } else {
                text.append(next)
                step()
            }
        }
        return String(text)
    }

    private mutating func entity() throws(LecternError) -> Unicode.Scalar {
        index += 1
        var name = ""
        while let next = peek, next != ";", name.count < 12 {
            name.unicodeScalars.append(next)
            index += 1
        }
        index += 1
        let known: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
        ]
        if let scalar = known[name] { return scalar }
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let value =
                digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            if let scalar = value.flatMap({ Unicode.Scalar($0) }) { return scalar }
        }
        throw fault("“&\(name);” is no entity of XML")
    }

    private func fault(_ reason: String) -> LecternError {
        reader.fault(line, reason, "see the W3C Pronunciation Lexicon Specification 1.0")
    }
}
