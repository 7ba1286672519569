import BookModel
import Pipeline
import Timing

/// The report of `lectern inspect` for programs.
struct InspectJSON {
    let json: JSONValue

    init(_ report: InspectReport, source: BookSource, showsLedger: Bool) {
        let book = report.book
        var members: [JSONValue.Member] = [
            .init("source", .string(source.name)),
            .init("title", .optional(book.metadata.title)),
            .init("authors", .array(book.metadata.authors.map(JSONValue.string))),
            .init("language", .string(book.language.description)),
            .init("characters", .integer(report.characters)),
            .init("duration", .number(report.duration.rounded())),
            .init(
                "pages",
                .array(
                    book.pages.map {
                        ["number": .integer($0.number), "label": .string($0.label)]
                    })),
            .init("chapters", .array(report.chapters.map(Self.chapter))),
            .init("pagesWithoutSpeech", .array(report.silentPages.map(JSONValue.integer))),
            .init("furniture", .array(book.furniture.map(Self.furniture))),
            .init("account", Self.account(report)),
            .init("dropped", .array(report.dropped.map(Self.dropped))),
            .init("lexicon", .array(report.words.fired.map(Self.word))),
            .init("unlistedNames", .array(report.words.unlisted.map(Self.word))),
            .init("diagnostics", .array(book.diagnostics.map(\.json))),
        ]
        if showsLedger {
            members.append(.init("ledger", .array(book.ledger.entries.map(Self.entry))))
        }
        json = .object(members)
    }

    /// Characters of the source, white space apart; `missing` are in no account.
    private static func account(_ report: InspectReport) -> JSONValue {
        [
            "characters": .integer(report.account.total),
            "spoken": .integer(report.account.spoken),
            "dropped": .integer(report.account.dropped),
            "unreadable": .integer(report.account.unreadable),
            "missing": .integer(report.account.missing),
        ]
    }

    private static func chapter(_ chapter: InspectReport.ChapterLine) -> JSONValue {
        [
            "number": .integer(chapter.number), "title": .string(chapter.title),
            "part": .optional(chapter.part),
            "matter": .string(chapter.matter.rawValue),
            "pages": chapter.pages.map { [.integer($0.lowerBound), .integer($0.upperBound)] }
                ?? .null,
            "characters": .integer(chapter.characters),
            "duration": .number(chapter.duration.rounded()),
        ]
    }

    private static func furniture(_ item: FurnitureItem) -> JSONValue {
        [
            "rule": .string(item.rule), "example": .string(item.example),
            "pages": .array(item.pages.map(JSONValue.integer)),
        ]
    }

    private static func word(_ line: WordReport.Line) -> JSONValue {
        ["word": .string(line.word), "count": .integer(line.count)]
    }

    private static func dropped(_ rule: InspectReport.Dropped) -> JSONValue {
        [
            "rule": .string(rule.rule), "count": .integer(rule.count),
            "characters": .integer(rule.characters),
            "examples": .array(rule.examples.map(JSONValue.string)),
        ]
    }

    private static func entry(_ entry: Ledger.Entry) -> JSONValue {
        [
            "rule": .string(entry.rule), "file": .integer(entry.source.unit.file),
            "page": entry.source.unit.page.map(JSONValue.integer) ?? .null,
            "range": .range(entry.source.range),
            "text": .string(entry.excerpt),
        ]
    }
}
