public import BookModel

/// The formats that can be read, a line each; the first that recognizes a file reads it. A folder is
/// read as one book.
public enum ReaderRegistry {
    static let formats: [any DocumentReader] = [
        PDFReader(),
        MarkdownReader(),
    ]

    /// Reads a file or folder.
    ///
    /// - Throws: `.unreadableInput` where it is missing, empty or of no known format, and what the
    ///   format's reader throws.
    public static func read(
        _ input: InputFile, options: ReadingOptions
    ) throws(LecternError) -> Document {
        if FileContent.isFolder(input.path) {
            return try FolderReader().read(input, options: options)
        }
        let head = FileHead(name: input.name, bytes: try FileContent.head(of: input))
        guard let reader = reader(of: head) else {
            throw LecternError(
                .unreadableInput, file: input.name, "this is no format that can be read",
                remedy: "name a file that is " + formatNames)
        }
        return try reader.read(input, options: options)
    }

    /// Whether the file's format is read by a library that a file can crash.
    public static func needsChild(_ input: InputFile) throws(LecternError) -> Bool {
        if FileContent.isFolder(input.path) { return false }
        let head = FileHead(name: input.name, bytes: try FileContent.head(of: input))
        return reader(of: head) is PDFReader
    }

    /// Whether some format recognizes a file by its name and first bytes.
    public static func recognizes(_ head: FileHead) -> Bool {
        reader(of: head) != nil
    }

    private static func reader(of head: FileHead) -> (any DocumentReader)? {
        formats.first { type(of: $0).recognizes(head) }
    }

    /// "PDF or Markdown".
    private static var formatNames: String {
        let names = formats.map { type(of: $0).formatName }
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}
