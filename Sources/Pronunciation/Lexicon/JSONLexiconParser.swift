import BookModel

/// The JSON5 form of a lexicon: `[{written: "…", spoken: "…"}]`, or the same under `entries`.
///
/// A parser of its own, since Foundation's decoder does not say on which line an entry stands.
struct JSONLexiconParser {
    private let scalars: [Unicode.Scalar]
    private let reader: LexiconReader
    private var index = 0
    private var line = 1

    init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars)
        reader = LexiconReader(file: file)
    }

    consuming func entries() throws(LecternError) -> [LexiconEntry] {
        var parser = self
        return try parser.document()
    }

    private mutating func document() throws(LecternError) -> [LexiconEntry] {
        var entries: [LexiconEntry] = []
        if peek() == "[" {
            entries = try list()
        } else {
            try object { (parser, key) throws(LecternError) in
                switch key {
                case "version":
                    guard try parser.word() == "1" else {
                        throw parser.fault("a version other than 1")
                    }
                case "entries": entries = try parser.list()
                default: throw parser.fault("unknown key “\(key)”")
                }
            }
        }
        guard peek() == nil else { throw fault("text behind the end") }
        return entries
    }

    private mutating func list() throws(LecternError) -> [LexiconEntry] {
        var entries: [LexiconEntry] = []
        try take("[")
        while peek() != "]" {
            entries.append(try entry())
            if peek() == "," { try take(",") } else { break }
        }
        try take("]")
        return entries
    }

    private mutating func entry() throws(LecternError) -> LexiconEntry {
        _ = peek()
        var made = LexiconEntry(written: "", speech: .words(""), line: line)
        try object { (parser, key) throws(LecternError) in
            switch key {
            case "written": made.written = try parser.string()
            case "spoken": made.speech = LexiconReader.speech(try parser.string())
            case "phonemes": made.speech = .phonemes(try parser.string())
            case "language":
                made.language = try parser.reader.language(try parser.string(), parser.line)
            case "wholeWord": made.isWholeWord = try parser.boolean()
            case "caseSensitive": made.isCaseSensitive = try parser.boolean()
            default: throw parser.fault("unknown key “\(key)”")
            }
        }
        return made
    }

    private mutating func object(
        _ value: (inout JSONLexiconParser, String) throws(LecternError) -> Void
    ) throws(LecternError) {
        try take("{")
        while let next = peek(), next != "}" {
            let key = next == "\"" || next == "'" ? try string() : try word()
            try take(":")
            try value(&self, key)
            if peek() == "," { try take(",") } else { break }
        }
        try take("}")
    }

    // MARK: Tokens

    /// The next scalar behind white space and comments.
    private mutating func peek() -> Unicode.Scalar? {
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
                while index < scalars.count, scalars[index] != "\n" { index += 1 }
            } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
                skipComment()
            } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                step()
            } else {
                return scalar
            }
        }
        return nil
    }

    private mutating func skipComment() {
        index += 2
        while index < scalars.count {
            if scalars[index] == "*", index + 1 < scalars.count, scalars[index + 1] == "/" {
                index += 2
                return
            }
            step()
        }
    }

    private mutating func step() {
        if scalars[index] == "\n" { line += 1 }
        index += 1
    }

    private mutating func take(_ wanted: Unicode.Scalar) throws(LecternError) {
        guard peek() == wanted else {
            throw fault("“\(wanted)” is missing before \(peek().map { "“\($0)”" } ?? "the end")")
        }
        index += 1
    }

    private mutating func word() throws(LecternError) -> String {
        _ = peek()
        var word = ""
        while index < scalars.count,
            scalars[index].properties.isAlphabetic || ("0"..."9").contains(scalars[index])
        {
            word.unicodeScalars.append(scalars[index])
            index += 1
        }
        guard !word.isEmpty else { throw fault("a name is missing") }
        return word
    }

    private mutating func boolean() throws(LecternError) -> Bool {
        switch try word() {
        case "true": return true
        case "false": return false
        case let other: throw fault("“\(other)” is neither true nor false")
        }
    }

    private mutating func string() throws(LecternError) -> String {
        guard let quote = peek(), quote == "\"" || quote == "'" else {
            throw fault("a quoted text is missing")
        }
        index += 1
        var text = String.UnicodeScalarView()
        while index < scalars.count, scalars[index] != "\n" {
            let scalar = scalars[index]
            index += 1
            if scalar == quote { return String(text) }
            if scalar == "\\" { text.append(contentsOf: try escape()) } else { text.append(scalar) }
        }
        throw fault("a text that does not end on its line")
    }

    private mutating func escape() throws(LecternError) -> [Unicode.Scalar] {
        guard index < scalars.count else { throw fault("a text that does not end") }
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case "n", "r", "t": return [scalar == "t" ? "\t" : " "]
        case "u":
            let digits = scalars[index..<min(index + 4, scalars.count)].map(String.init).joined()
            guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16),
                let found = Unicode.Scalar(value)
            else {
                throw fault("“\\u\(digits)” is no character")
            }
            index += 4
            return [found]
        default: return [scalar]
        }
    }

    private func fault(_ reason: String) -> LecternError {
        reader.fault(line, reason, "a lexicon is a list of {written, spoken}")
    }
}
