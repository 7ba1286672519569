public import BookModel

/// The formats that can be read, a line each; the first that recognizes a file reads it. The
/// content
/// decides; a name that promises a format which the content is not makes an error. A folder is read
/// as one book.
public enum ReaderRegistry {
    static let formats: [any DocumentReader] = [
        PDFReader(),
        EPUBReader(),
        HTMLReader(),
        MarkdownReader(),
        PlainTextReader(),
    ]

    /// Name endings that promise a format; other names promise nothing.
    private static let promises: [(ending: String, format: String)] = [
        (".pdf", PDFReader.formatName), (".epub", EPUBReader.formatName),
    ]

    /// Reads a file or folder.
    ///
    /// - Throws: `.unreadableInput` where it is missing, empty or of no known format, naming what
    ///   it
    ///   looks like, and what the format's reader throws.
    public static func read(
        _ input: InputFile, options: ReadingOptions
    ) throws(LecternError) -> Document {
        if FileContent.isFolder(input.path) {
            return try FolderReader().read(input, options: options)
        }
        return try reader(for: input).read(input, options: options)
    }

    /// The reader for a file, chosen by its first bytes and its name.
    public static func reader(for input: InputFile) throws(LecternError) -> any DocumentReader {
        let head = FileHead(name: input.name, bytes: try FileContent.head(of: input))
        guard let reader = reader(of: head) else {
            let kind =
                ForeignFormat.name(of: head.bytes) ?? ForeignFormat.textKind(of: head)
                ?? "binary data"
            throw LecternError(
                .unreadableInput, file: input.name,
                "this is no format that can be read; it looks like \(kind)",
                remedy: "name a file that is " + formatNames)
        }
        let found = type(of: reader).formatName
        let name = input.name.lowercased()
        if let promise = promises.first(where: { name.hasSuffix($0.ending) }),
            promise.format != found
        {
            throw LecternError(
                .unreadableInput, file: input.name,
                "this is no \(promise.format); it looks like \(found)",
                remedy: "rename it if it is to be read as \(found)")
        }
        return reader
    }

    /// What of the reading of a file is done by a library that a file can crash.
    public enum Danger: Sendable {
        case none
        /// All of it, page by page: PDF.
        case pages
        /// The unpacking: EPUB.
        case archive
    }

    /// What of reading `input` belongs into a child process.
    public static func danger(of input: InputFile) throws(LecternError) -> Danger {
        if FileContent.isFolder(input.path) { return .none }
        return switch try reader(for: input) {
        case is PDFReader: .pages
        case is EPUBReader: .archive
        default: .none
        }
    }

    /// Whether a file holds all that is read of its book. A Markdown file may show a picture that
    /// lies beside it, and a PDF or EPUB may not.
    public static func standsAlone(_ input: InputFile) throws(LecternError) -> Bool {
        try danger(of: input) != .none
    }

    /// Whether some format recognizes a file by its name and first bytes.
    public static func recognizes(_ head: FileHead) -> Bool {
        reader(of: head) != nil
    }

    private static func reader(of head: FileHead) -> (any DocumentReader)? {
        formats.first { type(of: $0).recognizes(head) }
    }

    /// "PDF, Markdown or plain text".
    private static var formatNames: String {
        let names = formats.map { type(of: $0).formatName }
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}
