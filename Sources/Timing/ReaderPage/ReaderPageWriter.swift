public import BookModel

/// Writes `index.html`, the page that plays a book and shows where the voice is. It holds style,
/// program and the list of chapters; the text of each chapter is a script that it loads when the
/// chapter is reached.
public struct ReaderPageWriter: Sendable {
    private let template: ReaderPageTemplate

    public init(_ template: ReaderPageTemplate) {
        self.template = template
    }

    /// - Parameters:
    ///   - id: What the reader's place is remembered under: of the source, not of this conversion.
    ///   - cover: Name of the cover picture in the folder.
    public func write(
        title: String, authors: [String], language: LanguageTag, id: String, cover: String?,
        chapters: [ReaderChapter]
    ) -> [UInt8] {
        let data = Self.json(
            title: title, authors: authors, language: language, id: id, cover: cover,
            chapters: chapters)
        let parts = [
            "title": Self.escaped(title), "style": template.css, "script": template.script,
            "data": Self.scriptSafe(JSONFormatter.string(data)), "list": Self.list(chapters),
        ]
        return Array(Self.fill(template.html, parts).utf8)
    }

    /// Puts the parts in the places of `<!--name-->`. One pass, so that nothing in a part is taken
    /// for a place.
    private static func fill(_ html: String, _ parts: [String: String]) -> String {
        var filled = ""
        var rest = html[...]
        while let start = rest.firstRange(of: "<!--") {
            filled += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: "-->") else { break }
            filled += parts[String(rest[start.upperBound..<end.lowerBound])] ?? ""
            rest = rest[end.upperBound...]
        }
        return filled + rest
    }

    private static func json(
        title: String, authors: [String], language: LanguageTag, id: String, cover: String?,
        chapters: [ReaderChapter]
    ) -> JSONValue {
        .object([
            .init("id", .string(id)), .init("title", .string(title)),
            .init("authors", .array(authors.map(JSONValue.string))),
            .init("language", .string(language.description)),
            .init("cover", cover.map(JSONValue.string) ?? .null),
            .init("chapters", .array(chapters.map(json))),
        ])
    }

    private static func json(_ chapter: ReaderChapter) -> JSONValue {
        let clock = SampleClock(rate: chapter.sampleRate)
        return .object([
            .init("title", .string(chapter.title)), .init("audio", .string(chapter.audio)),
            .init("script", .string(chapter.script)), .init("duration", .integer(chapter.duration)),
            .init(
                "pages",
                .array(
                    chapter.pages.map { page in
                        .array([
                            .integer(page.number), .string(page.label),
                            .integer(page.range.lowerBound),
                            .integer(clock.tenThousandths(page.time.lowerBound)),
                        ])
                    })),
            .init(
                "sections",
                .array(
                    chapter.sections.map { section in
                        .array([
                            .string(section.title), .integer(section.range.lowerBound),
                            .integer(clock.tenThousandths(section.time.lowerBound)),
                        ])
                    })),
            .init("first", place(chapter.bounds?.first)),
            .init("last", place(chapter.bounds?.last)),
        ])
    }

    private static func place(_ position: SourcePosition?) -> JSONValue {
        guard let position else { return .null }
        return .array([
            .integer(position.unit.file), .integer(position.unit.page ?? 0),
            .integer(position.offset),
        ])
    }

    /// `<` inside a script element must never open an end tag or a comment.
    private static func scriptSafe(_ json: String) -> String {
        json.replacing("<", with: "\\u003c")
    }

    /// Links for a browser without scripts.
    private static func list(_ chapters: [ReaderChapter]) -> String {
        chapters.map { "<li><a href=\"\(address($0.audio))\">\(escaped($0.title))</a></li>" }
            .joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            "\"", with: "&quot;")
    }

    /// A file name as a relative address: every byte but those that RFC 3986 leaves unreserved.
    private static func address(_ name: String) -> String {
        name.utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F:
                String(Unicode.Scalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
