/// Whether a file found in a folder is to be taken for a book. A file that the user names is always
/// tried; in a folder, pictures, settings and programs are passed over in silence.
enum BookCandidate {
    private static let endings = [
        "pdf", "epub", "md", "markdown", "mdown", "mkdn", "mkd", "mdwn", "txt", "text", "html",
        "htm", "xhtml",
    ]

    static func mayBeBook(path: String, name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }
}
