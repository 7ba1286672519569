import Reading

/// One book to be read: a file, or a folder that is one book.
public struct BookSource: Hashable, Sendable {
    /// The path to open.
    public let path: String
    /// The name to show and to write: never a path of the machine.
    public let name: String
    public let isFolder: Bool

    public init(path: String, name: String, isFolder: Bool) {
        self.path = path
        self.name = name
        self.isFolder = isFolder
    }

    /// What a reader is given.
    func input(_ settings: RunSettings) -> InputFile {
        InputFile(
            path: path, name: name, password: settings.password, charset: settings.charset)
    }
}
