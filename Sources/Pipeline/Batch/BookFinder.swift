public import BookModel
import Foundation
import Reading

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
            seen.insert(URL(fileURLWithPath: $0.place).standardizedFileURL.path).inserted
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
                URL(fileURLWithPath: $0.place).standardizedFileURL.pathComponents
            }
            let own = URL(fileURLWithPath: source.place).standardizedFileURL.pathComponents
            let depth = (2...max(2, own.count)).first { depth in
                parts.count { $0.suffix(depth) == own.suffix(depth) } == 1
            }
            let name = own.suffix(depth ?? own.count).filter { $0 != "/" }.joined(separator: "/")
            return BookSource(
                path: source.path, name: name, isFolder: source.isFolder, problem: source.problem,
                place: source.place)
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

    private func books(in place: String) throws(LecternError) -> [BookSource] {
        let name = Self.name(of: place)
        var isFolder: ObjCBool = false
        guard !place.isEmpty, let path = ForeignPath.usable(place),
            FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        else {
            throw LecternError(
                .unreadableInput, file: ForeignName.shown(place), "no such file or folder",
                remedy: "check the path")
        }
        if !isFolder.boolValue {
            guard Self.kind(of: path) == .file else {
                throw LecternError(
                    .unreadableInput, file: ForeignName.shown(place),
                    "is a device or a pipe, not a file",
                    remedy: "save what is to be read in a file first")
            }
            return [BookSource(path: path, name: name, isFolder: false, place: place)]
        }
        if asBook || Self.isBookFolder(path) {
            return [try Self.bookFolder(path, name: name, place: place)]
        }
        let found = try books(below: path, at: place, relative: "", root: name)
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
        below folder: String, at origin: String, relative: String, root: String
    ) throws(LecternError) -> [BookSource] {
        let entries: [String]
        do {
            entries = try ForeignPath.names(in: folder)
        } catch {
            let name = ForeignName.shown(relative.isEmpty ? root : relative)
            throw LecternError(
                .unreadableInput, file: root, "the folder “\(name)” cannot be read",
                remedy: "check its permissions", cause: error.cause)
        }
        var found: [BookSource] = []
        for entry in entries.sorted(by: NaturalOrder.isBefore) where !entry.hasPrefix(".") {
            let inside = relative.isEmpty ? entry : relative + "/" + entry
            guard let path = ForeignPath.usable(folder + "/" + entry) else { continue }
            let place = origin + "/" + entry, name = ForeignName.shown(entry)
            switch Self.kind(of: folder + "/" + entry) {
            case .folder where !exclude.contains { $0.matches(inside) }:
                if Self.isBookFolder(path) {
                    if isTaken(inside) {
                        found += try orProblem(at: path, name: name) { () throws(LecternError) in
                            [try Self.bookFolder(path, name: name, place: place)]
                        }
                    }
                } else if !Self.isResult(path) {
                    found += try orProblem(at: path, name: inside) { () throws(LecternError) in
                        try books(below: path, at: place, relative: inside, root: root)
                    }
                }
            case .file where isTaken(inside) && BookCandidate.mayBeBook(path: path, name: name):
                found.append(BookSource(path: path, name: name, isFolder: false, place: place))
            default: break
            }
        }
        return found
    }

    /// The files of such a folder are found by its name.
    private static func bookFolder(
        _ path: String, name: String, place: String
    ) throws(LecternError) -> BookSource {
        guard !ForeignPath.isAlias(path) else {
            throw LecternError(
                .unreadableInput, file: name, "the path of this folder is not UTF-8",
                remedy: "rename what is “\\x” in it")
        }
        return BookSource(path: path, name: name, isFolder: true, place: place)
    }

    private func isTaken(_ path: String) -> Bool {
        (include.isEmpty || include.contains { $0.matches(path) })
            && !exclude.contains { $0.matches(path) }
    }

    private enum Kind { case file, folder, other }

    /// Links are followed to files but not to folders, which could lead in a circle.
    private static func kind(of place: String) -> Kind {
        switch ForeignPath.kind(of: place) {
        case .folder: return .folder
        case .file: return .file
        case .other: return .other
        case .link:
            var info = stat()
            guard let path = ForeignPath.usable(place), stat(path, &info) == 0 else {
                return .other
            }
            return info.st_mode & S_IFMT == S_IFREG ? .file : .other
        }
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
        ForeignName.shown(URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent)
    }
}
