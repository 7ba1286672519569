public import BookModel
import Glibc

/// A file that has its final name only when it is whole.
///
/// Bytes go to a temporary file in the same folder. `commit` syncs it, renames it over the final
/// name and syncs the folder, so that neither a killed process nor a power cut leaves half a file.
/// A value that ends without `commit` takes its temporary file with it.
public struct AtomicFile: ~Copyable {
    private let descriptor: Int32
    private let path: String
    private let temporaryPath: String
    private var isCommitted = false

    /// Names of temporary files begin so; what a killed run left can be told by it.
    public static let temporaryPrefix = ".lectern-part-"

    /// - Throws: `.unwritableOutput` when the folder cannot be written.
    public init(path: String) throws(LecternError) {
        self.path = path
        let name = Self.temporaryPrefix + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        temporaryPath = Self.folder(of: path) + "/" + name
        descriptor = open(temporaryPath, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Self.failure("cannot be created", path, errno) }
    }

    deinit {
        close(descriptor)
        if !isCommitted { unlink(temporaryPath) }
    }

    /// Where the bytes are until `commit`, for a library that insists on a path.
    public var pathInProgress: String { temporaryPath }

    /// Appends bytes.
    public mutating func write(_ bytes: [UInt8]) throws(LecternError) {
        try write(bytes) { Glibc.write($0, $1, $2) }
    }

    /// Replaces bytes at an offset from the start.
    public mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(LecternError) {
        var position = offset
        try write(bytes) { descriptor, pointer, count in
            let written = pwrite(descriptor, pointer, count, position)
            position += max(0, written)
            return written
        }
    }

    /// Gives the file its name.
    ///
    /// - Parameter isSynced: whether file and folder are synced, which costs a wait for the disk.
    /// - Throws: `.unwritableOutput`; an earlier file of that name is then as it was.
    public consuming func commit(isSynced: Bool = true) throws(LecternError) {
        if isSynced, fsync(descriptor) != 0 { throw Self.failure("cannot be written", path, errno) }
        guard rename(temporaryPath, path) == 0 else {
            throw Self.failure("cannot be put in place", path, errno)
        }
        isCommitted = true
        if isSynced { try Self.syncFolder(of: path) }
    }

    /// Writes a whole file at once.
    public static func write(
        _ bytes: [UInt8], to path: String, isSynced: Bool = true
    ) throws(LecternError) {
        var file = try AtomicFile(path: path)
        try file.write(bytes)
        try file.commit(isSynced: isSynced)
    }

    /// Makes renames in the folder of `path` last through a power cut.
    public static func syncFolder(of path: String) throws(LecternError) {
        let folder = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure("has a folder that cannot be opened", path, errno) }
        defer { close(folder) }
        // Some network file systems cannot sync a folder and say EINVAL: nothing more can be done.
        guard fsync(folder) == 0 || errno == EINVAL else {
            throw failure("cannot be written", path, errno)
        }
    }

    private mutating func write(
        _ bytes: [UInt8], _ put: (Int32, UnsafeRawPointer, Int) -> Int
    ) throws(LecternError) {
        var done = 0
        while done < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { put(descriptor, $0 + done, bytes.count - done) } ?? 0
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw Self.failure("cannot be written", path, errno) }
            done += written
        }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func failure(_ what: String, _ path: String, _ number: Int32) -> LecternError {
        LecternError(
            .unwritableOutput, file: path, what, remedy: remedy(for: number),
            cause: String(cString: strerror(number)))
    }

    /// What helps against a failed call of the system, by its error number.
    public static func remedy(for number: Int32) -> String {
        switch number {
        case ENOSPC, EDQUOT: "free some space there"
        case EFBIG: "raise the limit on file sizes (`ulimit -f`), or choose another place"
        case EACCES, EPERM, EROFS: "choose a folder that can be written"
        case ENOENT: "check that the folder is still there, or choose another"
        case ENOTDIR, EEXIST, EISDIR: "choose a path on which no file is in the way"
        case EIO, ENODEV, ENXIO, ESTALE, ENOTCONN: "check the disk or the network folder"
        case EMFILE, ENFILE: "raise the limit on open files (`ulimit -n`)"
        default: "choose another place"
        }
    }
}
