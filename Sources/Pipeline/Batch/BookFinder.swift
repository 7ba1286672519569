public import BookModel
import Foundation

/// Finds the books that the operands of a command name: a file is a book, a folder with SUMMARY.md
/// is one (mdBook), any other folder is a batch, a book a file, searched to the bottom in natural
/// order, unless `asBook` joins its files.
public struct BookFinder: Sendable {
    private let asBook: Bool
    private let keepsGoing: Bool
    private let include: [Glob]
    private let exclude: [Glob]

    public init(_ settings: RunSettings) {
        asBook = settings.asBook
        keepsGoing = settings.keepGoing
        include = settings.include.map(Glob.init)
        exclude = settings.exclude.map(Glob.init)
    }

    /// The books of all paths, each once. Where the run is to go on past failures, what cannot be
    /// had is among them, with its problem.
    ///
    /// - Throws: `.unreadableInput` for a path that is not there or a folder without a book.
    public func books(in paths: [String]) throws(LecternError) -> [BookSource] {
        var found: [BookSource] = []
        for path in paths {
            found += try orProblem(at: path, name: Self.name(of: path)) { () throws(LecternError) in
                try books(in: path)
            }
        }
        var seen: Set<String> = []
        found = found.filter {
            seen.insert(URL(fileURLWithPath: $0.path).standardizedFileURL.path).inserted
        }
        return Self.telling(found)
    }

    /// Books with one file name get the names of the folders above in front, as many as it takes.
    private static func telling(_ sources: [BookSource]) -> [BookSource] {
        let groups = Dictionary(grouping: sources) { $0.name }
        guard groups.count < sources.count else { return sources }
        return sources.map { source in
            guard let group = groups[source.name], group.count > 1 else { return source }
            let parts = group.map {
                URL(fileURLWithPath: $0.path).standardizedFileURL.pathComponents
            }
            let own = URL(fileURLWithPath: source.path).standardizedFileURL.pathComponents
            let depth = (2...max(2, own.count)).first { depth in
                parts.count { $0.suffix(depth) == own.suffix(depth) } == 1
            }
            let name = own.suffix(depth ?? own.count).filter { $0 != "/" }.joined(separator: "/")
            return BookSource(
                path: source.path, name: name, isFolder: source.isFolder, problem: source.problem)
        }
    }

    private func orProblem(
        at path: String, name: String, _ find: () throws(LecternError) -> [BookSource]
    ) throws(LecternError) -> [BookSource] {
        do { return try find() } catch {
            guard keepsGoing else { throw error }
            return [BookSource(path: path, name: name, isFolder: false, problem: error)]
        }
    }

    /// The one book that a path names, for commands that take one.
    public func book(at path: String) throws(LecternError) -> BookSource {
        let found = try books(in: path)
        guard found.count == 1, let book = found.first else {
            throw LecternError(
                .usage, file: Self.name(of: path), "is a folder of \(found.count) books",
                remedy: "name one of them, or add --as-book to read its files as one")
        }
        return book
    }

    private func books(in path: String) throws(LecternError) -> [BookSource] {
        let name = Self.name(of: path)
        var isFolder: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        else {
            throw LecternError(
                .unreadableInput, file: path, "no such file or folder", remedy: "check the path")
        }
        if !isFolder.boolValue {
            guard Self.kind(of: path) == .file else {
                throw LecternError(
                    .unreadableInput, file: path, "is a device or a pipe, not a file",
                    remedy: "save what is to be read in a file first")
            }
            return [BookSource(path: path, name: name, isFolder: false)]
        }
        if asBook || Self.isBookFolder(path) {
            return [BookSource(path: path, name: name, isFolder: true)]
        }
        let found = try books(below: path, relative: "", root: name)
        guard !found.isEmpty else {
            throw LecternError(
                .unreadableInput, file: name, "holds no book that can be read",
                remedy:
                    "put PDF, EPUB, Markdown, HTML or text files into it, or look at --include and"
                    + " --exclude")
        }
        return found
    }

    private func books(
        below folder: String, relative: String, root: String
    ) throws(LecternError) -> [BookSource] {
        let entries: [String]
        do {
            entries = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw LecternError(
                .unreadableInput, file: root,
                "the folder “\(relative.isEmpty ? root : relative)” cannot be read",
                remedy: "check its permissions", cause: SystemFailure.text(error))
        }
        var found: [BookSource] = []
        for entry in entries.sorted(by: NaturalOrder.isBefore) where !entry.hasPrefix(".") {
            let path = folder + "/" + entry,
                inside = relative.isEmpty ? entry : relative + "/" + entry
            switch Self.kind(of: path) {
            case .folder where !exclude.contains { $0.matches(inside) }:
                if Self.isBookFolder(path) {
                    if isTaken(inside) {
                        found.append(BookSource(path: path, name: entry, isFolder: true))
                    }
                } else if !Self.isResult(path) {
                    found += try orProblem(at: path, name: inside) { () throws(LecternError) in
                        try books(below: path, relative: inside, root: root)
                    }
                }
            case .file where isTaken(inside) && BookCandidate.mayBeBook(path: path, name: entry):
                found.append(BookSource(path: path, name: entry, isFolder: false))
            default: break
            }
        }
        return found
    }

    private func isTaken(_ path: String) -> Bool {
        (include.isEmpty || include.contains { $0.matches(path) })
            && !exclude.contains { $0.matches(path) }
    }

    private enum Kind { case file, folder, other }

    /// Links are followed to files but not to folders, which could lead in a circle.
    private static func kind(of path: String) -> Kind {
        var info = stat()
        guard lstat(path, &info) == 0 else { return .other }
        if info.st_mode & S_IFMT == S_IFDIR { return .folder }
        guard stat(path, &info) == 0 else { return .other }
        return info.st_mode & S_IFMT == S_IFREG ? .file : .other
    }

    private static func isBookFolder(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/SUMMARY.md")
            || FileManager.default.fileExists(atPath: path + "/src/SUMMARY.md")
    }

    /// A folder that a conversion made is no input.
    private static func isResult(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/book.json")
    }

    static func name(of path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    }
}
