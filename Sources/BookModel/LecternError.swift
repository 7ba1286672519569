/// An error that ends the work on a page, a book or the run: what kind, where, why, and what helps.
///
/// One type for all boundaries, since each error must end as one of the documented exit statuses
/// and one line that names file, page, reason and remedy.
public struct LecternError: Error, Sendable, Hashable {
    /// The kinds, each with the exit status that interface.md fixes. Never renumbered.
    public enum Code: Int32, Sendable, Codable {
        /// Some pages or books failed; a check found differences.
        case partial = 1
        /// Unknown option, value, preset key, language tag, page or chapter outside the book.
        case usage = 2
        /// Missing, empty, unknown format, damaged beyond reading, no pages, no book in the folder.
        case unreadableInput = 3
        case encrypted = 4
        /// Readable, but nothing to speak.
        case nothingToSpeak = 5
        /// Output or store cannot be written.
        case unwritableOutput = 6
        /// An engine, voice or language that this machine has not.
        case missingEngine = 7
        case interrupted = 130
        case terminated = 143
    }

    public var code: Code
    /// The file as the user named it; empty where there is none.
    public var file: String
    public var place: Diagnostic.Place
    /// What is wrong, one line, without the file's name.
    public var reason: String
    /// What the user can do, one line; empty where nothing is known to help.
    public var remedy: String
    /// The underlying message of a library or the system.
    public var cause: String?

    public init(
        _ code: Code, file: String = "", at place: Diagnostic.Place = .book, _ reason: String,
        remedy: String = "", cause: String? = nil
    ) {
        self.code = code
        self.file = file
        self.place = place
        self.reason = reason
        self.remedy = remedy
        self.cause = cause
    }

    public var exitStatus: Int32 { code.rawValue }
}

extension LecternError: CustomStringConvertible {
    public var description: String {
        let position =
            switch place {
            case .book: file.isEmpty ? "" : file + ": "
            case .page(let number): "\(file):page \(number): "
            case .line(let line, let column): "\(file):\(line):\(column): "
            }
        let because = cause.map { " (\($0))" } ?? ""
        return position + "error: " + reason + because + (remedy.isEmpty ? "" : "; " + remedy)
    }
}
