public import BookModel

/// A format: recognizes its files by content and reads them.
public protocol DocumentReader: Sendable {
    /// Name for messages: "PDF", "Markdown".
    static var formatName: String { get }
    /// Whether the file is of this format, from its first 4,096 bytes and its name.
    static func recognizes(_ head: FileHead) -> Bool
    func read(_ input: InputFile, options: ReadingOptions) throws(LecternError) -> Document
}

/// What a format may look at before it says whether a file is its own.
public struct FileHead: Sendable {
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// A file to be read, or a folder that is one book.
public struct InputFile: Sendable {
    /// The path to open.
    public var path: String
    /// The name to show and to write into sidecars: never a path of the machine.
    public var name: String
    public var password: String?
    /// Character set of a text file by its IANA name; detected where it is not told.
    public var charset: String?

    public init(path: String, name: String, password: String? = nil, charset: String? = nil) {
        self.path = path
        self.name = name
        self.password = password
        self.charset = charset
    }
}
