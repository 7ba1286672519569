import BookModel
import Pipeline
import Timing

/// Events as JSON lines: an object a line with the event's name first.
enum ProgressJSON {
    static func value(_ event: ProgressEvent, _ state: ProgressState) -> JSONValue {
        switch event {
        case .reading(let book):
            [
                "event": "reading", "book": .string(book), "index": .integer(state.bookIndex),
                "count": .integer(state.bookCount),
            ]
        case .planned(let book, let files, let pages):
            [
                "event": "planned", "book": .string(book), "files": .integer(files),
                "pages": .integer(pages),
            ]
        case .page(let page): value(page, state)
        case .file(let name, let index, let count, let seconds):
            [
                "event": "file", "book": .string(state.book), "file": .string(name),
                "index": .integer(index),
                "count": .integer(count), "seconds": .number(seconds),
            ]
        case .diagnostic(let finding):
            .object([.init("event", "diagnostic")] + (finding.json.members ?? []))
        case .finished(let book, let folder, let seconds):
            [
                "event": "finished", "book": .string(book), "folder": .string(folder),
                "seconds": .number(seconds),
                "pages": .integer(state.pages), "unchanged": .integer(state.kept),
                "failed": .integer(state.failed),
            ]
        }
    }

    private static func value(_ page: PageProgress, _ state: ProgressState) -> JSONValue {
        [
            "event": "page", "book": .string(state.book), "page": .integer(page.number),
            "index": .integer(page.index), "count": .integer(page.count),
            "unchanged": .bool(page.wasKept),
            "failed": .bool(page.isFailed), "seconds": .number(page.seconds),
            "pagesPerSecond": state.pagesPerSecond.map(JSONValue.number) ?? .null,
            "secondsLeft": state.secondsLeft.map(JSONValue.number) ?? .null,
        ]
    }
}
