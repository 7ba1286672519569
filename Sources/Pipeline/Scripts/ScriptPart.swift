import BookModel
import Foundation

/// What a script is made of, in the order it comes: the findings, the pages, the cover, the head.
enum ScriptPart: Sendable {
    case findings([Diagnostic])
    /// An encoded `PageScript`.
    case page([UInt8])
    /// Bytes of a JPEG or PNG; empty for none. Apart from the head, where they would be numbers.
    case cover([UInt8])
    case head(BookScript.Head)

    /// A byte that says what it is, and the part itself.
    var encoded: [UInt8] {
        switch self {
        case .findings(let findings): [0] + Self.json(findings)
        case .page(let bytes): [1] + bytes
        case .cover(let bytes): [2] + bytes
        case .head(let head): [3] + Self.json(head)
        }
    }

    /// `nil` for bytes that are no part.
    init?(encoded: [UInt8]) {
        let rest = Array(encoded.dropFirst())
        switch encoded.first {
        case 0:
            guard let findings = Self.value([Diagnostic].self, rest) else { return nil }
            self = .findings(findings)
        case 1: self = .page(rest)
        case 2: self = .cover(rest)
        case 3:
            guard let head = Self.value(BookScript.Head.self, rest) else { return nil }
            self = .head(head)
        default: return nil
        }
    }

    private static func json(_ value: some Encodable) -> [UInt8] {
        (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? []
    }

    private static func value<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
        try? JSONDecoder().decode(type, from: Data(bytes))
    }
}

/// Puts the parts of a script together.
final class ScriptCollector: @unchecked Sendable {
    private let spool: ScriptSpool
    private let found: @Sendable ([Diagnostic]) -> Void
    private var places: [Range<Int>] = []
    private var cover: [UInt8] = []
    private var head: BookScript.Head?

    /// - Parameter found: told what reading found, before anything else.
    init(found: @escaping @Sendable ([Diagnostic]) -> Void = { _ in }) throws(LecternError) {
        spool = try ScriptSpool()
        self.found = found
    }

    /// Takes in the next part; called by one thread at a time.
    func take(_ part: ScriptPart) throws(LecternError) {
        switch part {
        case .findings(let findings): found(findings)
        case .page(let bytes): places.append(try spool.append(bytes))
        case .cover(let bytes): cover = bytes
        case .head(let head): self.head = head
        }
    }

    /// - Throws: `.partial` where parts are missing.
    func script() throws(LecternError) -> BookScript {
        guard var head, head.files.reduce(0, { $0 + $1.pages.count }) == places.count else {
            throw LecternError(.partial, "the plan of the book is not whole")
        }
        head.metadata.cover = cover.isEmpty ? nil : cover
        return BookScript(head, spool: spool, places: places)
    }
}
