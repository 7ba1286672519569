/// What a run is told: how each book is to be read and spoken, and how the run itself goes.
public struct Settings: Hashable, Sendable, Codable {
    public var conversion = ConversionSettings()
    public var run = RunSettings()

    public init() {}
}

/// How a run goes about its work; nothing of it changes a byte of the result.
public struct RunSettings: Hashable, Sendable, Codable {
    public enum Progress: String, CaseIterable, Sendable, Codable {
        case auto, bar, plain, json, none
    }

    public var progress = Progress.auto
    /// Worker processes at a time; `nil` takes all cores.
    public var jobs: Int?
    /// Whether a bad book or page ends the run.
    public var keepGoing = false
    /// Whether a warning makes the exit status 1.
    public var strict = false
    public var dryRun = false
    /// Render every page again, whatever the store holds.
    public var force = false
    /// Folder of the page store; `nil` is the user's cache folder.
    public var store: String?
    /// Bytes that the store may hold after the run; `nil` does not bound it.
    public var storeLimit: Int?
    /// Names taken and left out in a folder (globs).
    public var include: [String] = []
    public var exclude: [String] = []
    /// Whether a folder's files are one book.
    public var asBook = false
    /// Opens an encrypted input.
    public var password: String?
    /// Character set of text files by its IANA name; `nil` detects it.
    public var charset: String?

    public init() {}
}
