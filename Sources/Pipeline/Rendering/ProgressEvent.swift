public import BookModel

/// What happens during a conversion, in order, for progress displays and logs.
public enum ProgressEvent: Sendable {
    /// The book is being read; the name as the user gave it.
    case reading(book: String)
    /// The plan is made.
    case planned(book: String, files: Int, pages: Int)
    /// A page is rendered or was found in the store.
    case page(PageProgress)
    /// An audio file with its sidecars is whole under its final name.
    case file(name: String, index: Int, count: Int, seconds: Double)
    case diagnostic(Diagnostic)
    /// The book's folder is complete.
    case finished(book: String, folder: String, seconds: Double)
}

public struct PageProgress: Sendable, Hashable {
    /// Page number (or part), and its place in the run, from 1.
    public var number: Int
    public var index: Int
    public var count: Int
    /// Whether it came from the store.
    public var wasKept: Bool
    public var isFailed: Bool
    /// Seconds of audio.
    public var seconds: Double
    /// UTF-16 units of engine text.
    public var characters: Int

    public init(
        number: Int, index: Int, count: Int, wasKept: Bool, isFailed: Bool, seconds: Double,
        characters: Int
    ) {
        self.number = number
        self.index = index
        self.count = count
        self.wasKept = wasKept
        self.isFailed = isFailed
        self.seconds = seconds
        self.characters = characters
    }
}

/// What became of one book.
public struct BookReport: Sendable, Hashable {
    public var book: String
    /// Name of the folder under the output folder.
    public var folder: String
    public var pages: Int
    public var renderedPages: Int
    /// One line a failure: page and reason.
    public var failures: [String]
    /// Seconds of audio.
    public var duration: Double
    public var diagnostics: [Diagnostic]
}
