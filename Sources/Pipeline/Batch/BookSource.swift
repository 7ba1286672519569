public import BookModel
import Reading

/// One book to be read: a file, or a folder that is one book.
public struct BookSource: Hashable, Sendable {
    /// The path to open.
    public let path: String
    /// Where it was found; another path than that to open where the name is not UTF-8.
    let place: String
    /// The name to show and to write: never a path of the machine.
    public let name: String
    public let isFolder: Bool
    /// Why it cannot be had: it was named, and is not there or not open to us.
    public let problem: LecternError?

    public init(
        path: String, name: String, isFolder: Bool, problem: LecternError? = nil,
        place: String? = nil
    ) {
        self.path = path
        self.place = ForeignName.shown(place ?? path)
        self.name = name
        self.isFolder = isFolder
        self.problem = problem
    }

    /// - Throws: the problem, where there is one.
    func check() throws(LecternError) {
        if let problem { throw problem }
    }

    /// What a reader is given.
    func input(_ settings: RunSettings) -> InputFile {
        InputFile(
            path: path, name: name, password: settings.password, charset: settings.charset)
    }
}
