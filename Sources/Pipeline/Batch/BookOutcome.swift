public import BookModel

/// What became of one book of a run.
public struct BookOutcome: Sendable, Hashable {
    public enum State: String, Sendable, Codable {
        case done
        /// Whole, but for pages or sentences that failed.
        case partial
        case failed
        case interrupted
        /// Not begun, because the run ended before it.
        case notBegun = "not begun"
    }

    /// The input as the user named it.
    public let source: String
    public var state: State
    public var title = ""
    /// Name of the folder under the output folder.
    public var folder = ""
    public var pages = 0
    /// Pages rendered in this run; the others were in the store.
    public var rendered = 0
    /// One line a failed page or sentence.
    public var failures: [String] = []
    public var warnings = 0
    /// Seconds of audio.
    public var duration = 0.0
    /// Seconds that the run took for it.
    public var elapsed = 0.0
    /// Why it failed.
    public var error: LecternError?

    public init(source: String, state: State) {
        self.source = source
        self.state = state
    }
}

/// What became of all books of a run.
public struct BatchReport: Sendable, Hashable {
    public let outcomes: [BookOutcome]
    private let keepsGoing: Bool
    private let isStrict: Bool

    init(_ outcomes: [BookOutcome], _ settings: RunSettings) {
        self.outcomes = outcomes
        keepsGoing = settings.keepGoing
        isStrict = settings.strict
    }

    /// The exit status: the first failure's own, or 1 where the run went on past it.
    public var status: Int32 {
        if let stop = outcomes.first(where: { $0.state == .interrupted }) {
            return stop.error?.exitStatus ?? LecternError.Code.interrupted.rawValue
        }
        if let first = outcomes.first(where: { $0.error != nil })?.error {
            return keepsGoing && outcomes.count > 1
                ? LecternError.Code.partial.rawValue : first.exitStatus
        }
        let isWhole = outcomes.allSatisfy { $0.state == .done && !(isStrict && $0.warnings > 0) }
        return isWhole ? 0 : LecternError.Code.partial.rawValue
    }

    public func count(_ state: BookOutcome.State) -> Int {
        outcomes.count { $0.state == state }
    }
}
