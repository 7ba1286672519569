public import BookModel
import Store
import Timing

extension BatchReport {
    /// `report.json` in the output folder: what became of each book.
    public func write(to folder: String) throws(LecternError) {
        let json: JSONValue = [
            "format": "lectern.report", "version": 1, "status": .integer(Int(status)),
            "books": .array(outcomes.map(\.json)),
        ]
        try AtomicFile.write(JSONFormatter.bytes(json), to: folder + "/report.json")
    }
}

extension BookOutcome {
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("book", .string(source)), .init("state", .string(state.rawValue)),
            .init("title", .string(title)), .init("folder", .string(folder)),
            .init("pages", .integer(pages)), .init("rendered", .integer(rendered)),
            .init("failures", .array(failures.map(JSONValue.string))),
            .init("warnings", .integer(warnings)), .init("duration", .number(duration)),
            .init("took", .number(elapsed)),
        ]
        if let error { members.append(.init("error", error.json)) }
        return .object(members)
    }
}
