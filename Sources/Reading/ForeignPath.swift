public import BookModel
import Glibc
import Synchronization

/// Files whose names are not UTF-8 (see `ForeignName`), which no call that takes a `String` finds.
public enum ForeignPath {
    /// What stands at a path; links are not followed.
    public enum Kind: Sendable { case file, folder, link, other }

    /// The descriptors that stand for such files, by path. They are few, and open to the end.
    private static let opened = Mutex<[String: Int32]>([:])
    /// O_PATH, which Swift does not import: a place, not opened for reading.
    private static let placeOnly: Int32 = 0o10_000_000

    /// A path to open for one that may be foreign: the file is found through this process's own
    /// descriptor for it, by child processes too. `nil` where nothing is there.
    public static func usable(_ path: String) -> String? {
        guard ForeignName.isForeign(path) else { return path }
        let descriptor = opened.withLock { opened -> Int32 in
            if let known = opened[path] { return known }
            let descriptor = open(name(path), placeOnly | O_CLOEXEC)
            if descriptor >= 0 { opened[path] = descriptor }
            return descriptor
        }
        return descriptor < 0 ? nil : aliases + "\(descriptor)"
    }

    /// Whether a path leads through a descriptor, so that what it resolves to cannot be said.
    public static func isAlias(_ path: String) -> Bool { path.hasPrefix(aliases) }

    private static var aliases: String { "/proc/\(getpid())/fd/" }

    public static func kind(of path: String) -> Kind {
        var info = stat()
        guard lstat(name(path), &info) == 0 else { return .other }
        return switch info.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// The names in a folder, as `ForeignName` writes them, in no order.
    ///
    /// - Throws: `.unreadableInput` without a file's name; the cause is the system's.
    public static func names(in folder: String) throws(LecternError) -> [String] {
        guard let stream = opendir(name(folder)) else {
            throw LecternError(
                .unreadableInput, "the folder cannot be read", remedy: "check its permissions",
                cause: String(cString: strerror(errno)))
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let name = ForeignName.text(of: bytes)
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private static func name(_ path: String) -> [CChar] {
        (ForeignName.bytes(of: path) + [0]).map { CChar(bitPattern: $0) }
    }
}
