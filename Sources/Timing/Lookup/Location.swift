/// One place of a book in all its measures: chapter, time, offset, word, phrase, sentence, page and
/// source.
public struct Location: Hashable, Sendable {
    /// The file's number from 1, as `chapter` of its sidecar.
    public var chapter: Int
    public var chapterTitle: String
    public var audio: String
    /// Seconds from the file's first sample.
    public var time: Double
    /// Seconds from the book's beginning, the files one after the other.
    public var bookTime: Double
    /// UTF-16 offset in the chapter's text.
    public var offset: Int
    public var word: Passage
    public var phrase: Passage
    public var sentence: Passage
    public var page: Page?
    /// In the form that `--source` takes.
    public var source: String?
    /// Whether the place asked for is itself spoken; else this is the nearest that is.
    public var isExact: Bool
    /// Whether this is spoken before the place asked for: in a pause, or behind the last word.
    public var isPast = false

    public struct Passage: Hashable, Sendable {
        public var text: String
        public var range: Range<Int>
        /// Seconds in the file.
        public var time: Range<Double>
    }

    public struct Page: Hashable, Sendable {
        public var number: Int
        public var label: String
    }
}

extension Location {
    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("chapter", .integer(chapter)), .init("title", .string(chapterTitle)),
            .init("audio", .string(audio)), .init("time", .number(time)),
            .init("bookTime", .number(bookTime)), .init("offset", .integer(offset)),
            .init("word", Self.json(word)), .init("phrase", Self.json(phrase)),
            .init("sentence", Self.json(sentence)),
        ]
        if let page {
            members.append(
                .init(
                    "page",
                    .object([
                        .init("number", .integer(page.number)), .init("label", .string(page.label)),
                    ])))
        }
        members.append(.init("source", source.map(JSONValue.string) ?? .null))
        members.append(.init("exact", .bool(isExact)))
        return .object(members)
    }

    /// Lines for a person.
    public var text: String {
        var lines = [
            "chapter   \(chapter) \(chapterTitle)",
            "audio     \(audio)",
            "time      \(Self.clock(time)) in the chapter, \(Self.clock(bookTime)) in the book",
            "offset    \(chapter):\(offset)",
            "word      \(word.text)",
            "phrase    \(phrase.text)",
            "sentence  \(sentence.text)",
        ]
        if let page { lines.append("page      \(page.number) (\(page.label))") }
        if let source { lines.append("source    \(source)") }
        if !isExact {
            let nearest = isPast ? "was spoken last before it" : "is spoken next"
            lines.append("note      the place itself is silent; this \(nearest)")
        }
        return lines.joined(separator: "\n")
    }

    private static func json(_ passage: Passage) -> JSONValue {
        .object([
            .init("text", .string(passage.text)),
            .init(
                "range",
                .array([.integer(passage.range.lowerBound), .integer(passage.range.upperBound)])),
            .init(
                "time",
                .array([.number(passage.time.lowerBound), .number(passage.time.upperBound)])),
        ])
    }

    /// `H:MM:SS.mmm`, the form that `--time` takes.
    public static func clock(_ seconds: Double) -> String {
        let milliseconds = Int((seconds * 1000).rounded())
        var out = ByteWriter()
        out.write(milliseconds / 3_600_000)
        out.write(":")
        out.write(milliseconds / 60_000 % 60, width: 2)
        out.write(":")
        out.write(milliseconds / 1_000 % 60, width: 2)
        out.write(".")
        out.write(milliseconds % 1_000, width: 3)
        return String(decoding: out.bytes, as: UTF8.self)
    }
}
