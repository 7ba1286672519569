public import BookModel
public import Timing

extension Diagnostic {
    /// For programs.
    public var json: JSONValue {
        .object(
            [.init("severity", .string(severity.rawValue)), .init("file", .string(file))]
                + place.json
                + [.init("rule", .string(rule)), .init("message", .string(message))])
    }
}

extension LecternError {
    /// For programs.
    public var json: JSONValue {
        .object(
            [.init("status", .integer(Int(exitStatus))), .init("file", .string(file))] + place.json
                + [
                    .init("reason", .string(reason)), .init("remedy", .string(remedy)),
                    .init("cause", .optional(cause)),
                ])
    }
}

extension Diagnostic.Place {
    fileprivate var json: [JSONValue.Member] {
        switch self {
        case .book: []
        case .page(let number): [.init("page", .integer(number))]
        case .line(let line, let column):
            [.init("line", .integer(line)), .init("column", .integer(column))]
        }
    }
}
