/// A finding that does not stop the work, with its place and the rule that made it.
///
/// Printed as `book.pdf:page 17: warning: no text layer, 1 image; OCR would help
/// [image-only-page]`.
public struct Diagnostic: Hashable, Sendable, Codable {
    public enum Severity: String, Sendable, Codable, Comparable {
        case note, warning, error

        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    }

    public enum Place: Hashable, Sendable, Codable {
        case book
        case page(Int)
        /// Line and column, both from 1; the column counts UTF-16 units.
        case line(Int, column: Int)
    }

    public var severity: Severity
    /// The file as the user named it; empty where the pipeline is to fill it in.
    public var file: String
    public var place: Place
    /// The rule in kebab case: `image-only-page`.
    public var rule: String
    /// What was found and what would help, one line.
    public var message: String

    public init(
        _ severity: Severity, file: String = "", at place: Place = .book, rule: String,
        _ message: String
    ) {
        self.severity = severity
        self.file = file
        self.place = place
        self.rule = rule
        self.message = message
    }
}

extension Diagnostic: CustomStringConvertible {
    public var description: String {
        let position =
            switch place {
            case .book: file
            case .page(let number): "\(file):page \(number)"
            case .line(let line, let column): "\(file):\(line):\(column)"
            }
        return "\(position): \(severity.rawValue): \(message) [\(rule)]"
    }
}
