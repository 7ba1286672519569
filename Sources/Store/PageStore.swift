public import BookModel
import Glibc

/// Rendered pages under the digest of what they were made of: a cache that any number of runs and
/// machines may share, since an entry is written once, whole, and never changed.
///
///     DIR/pages/3f/3f9a….page      header (magic, checksum, length), then the bytes
///
/// A damaged entry is taken for missing: it is rendered again and replaced.
public struct PageStore: Sendable {
    /// Folder of the store.
    public let path: String
    private let folder: String
    private static let ending = ".page"

    /// Opens or makes a store.
    ///
    /// - Throws: `.unwritableOutput` when it can be neither.
    public init(path: String) throws(LecternError) {
        self.path = path
        folder = path + "/pages"
        try Self.makeFolder(folder)
    }

    /// `lectern` in the user's cache folder: `$XDG_CACHE_HOME`, else `~/.cache`.
    public static var defaultPath: String {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        return (variable("XDG_CACHE_HOME") ?? (variable("HOME") ?? "/tmp") + "/.cache") + "/lectern"
    }

    /// The key of what `bytes` describe: their SHA-256 in lower-case hexadecimal.
    public static func key(of bytes: [UInt8]) -> String {
        Digest.sha256(of: bytes)
    }

    /// The bytes kept under a key; `nil` when there are none or they are damaged.
    ///
    /// An entry that is read counts as used now.
    public func bytes(for key: String) -> [UInt8]? {
        guard let name = path(of: key), let entry = StoreEntry.read(name) else { return nil }
        utimensat(AT_FDCWD, name, nil, 0)
        return entry
    }

    /// Whether there is an entry, without looking into it.
    public func contains(_ key: String) -> Bool {
        path(of: key).map { access($0, F_OK) == 0 } ?? false
    }

    /// Keeps bytes under a key.
    ///
    /// - Throws: `.unwritableOutput`; nothing is left half written.
    public func keep(_ bytes: [UInt8], for key: String) throws(LecternError) {
        guard let name = path(of: key) else { return }
        try Self.makeFolder(folder + "/" + key.prefix(2))
        try AtomicFile.write(StoreEntry.header(of: bytes) + bytes, to: name)
    }

    /// The file of a key; `nil` for what is no key, so that no other file can be meant.
    private func path(of key: String) -> String? {
        let isKey =
            key.utf8.count == 64
            && key.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
            }
        return isKey ? "\(folder)/\(key.prefix(2))/\(key)\(Self.ending)" : nil
    }

    private static func makeFolder(_ path: String) throws(LecternError) {
        guard access(path, F_OK) != 0 else { return }
        var end = path.startIndex
        // Where a folder above cannot be made, that is the reason, not that it is missing.
        var first: Int32?
        while end < path.endIndex {
            let next = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let number = mkdir(String(path[..<next]), 0o755) == 0 ? 0 : errno
            if number != 0, number != EEXIST, access(path, F_OK) != 0 {
                let failure = first ?? number
                first = failure
                if next == path.endIndex {
                    throw AtomicFile.failure("cannot be made", path, failure)
                }
            }
            end = next
        }
    }
}

extension PageStore {
    /// What is in a store.
    public struct Report: Sendable, Hashable {
        public var entries = 0
        public var bytes = 0
        /// Keys of damaged entries, sorted.
        public var damaged: [String] = []
        /// Entries removed.
        public var removed = 0
    }

    /// Reads every entry and says which are damaged.
    public func verify() -> Report {
        var report = Report()
        for file in files() {
            report.entries += 1
            report.bytes += file.size
            if StoreEntry.read(file.path) == nil { report.damaged.append(file.key) }
        }
        report.damaged.sort()
        return report
    }

    /// Removes damaged entries and what killed runs left behind; all entries when `everything`.
    public func clean(everything: Bool = false) -> Report {
        var report = Report()
        for file in files(includingTemporary: true) {
            let isWhole = !file.isTemporary && StoreEntry.read(file.path) != nil
            // A temporary file may be another run's, unless it is an hour old.
            let goes = file.isTemporary ? file.age > 3600 : everything || !isWhole
            if goes, unlink(file.path) == 0 {
                report.removed += 1
            } else if !file.isTemporary {
                report.entries += 1
                report.bytes += file.size
            }
        }
        return report
    }

    /// Removes the entries that were not used for the longest time until `limit` bytes are left.
    @discardableResult
    public func trim(to limit: Int) -> Report {
        var report = Report()
        var rest = files().sorted { ($0.used, $0.key) > ($1.used, $1.key) }
        report.bytes = rest.reduce(0) { $0 + $1.size }
        while report.bytes > limit, let oldest = rest.popLast() {
            guard unlink(oldest.path) == 0 || errno == ENOENT else { continue }
            report.bytes -= oldest.size
            report.removed += 1
        }
        report.entries = rest.count
        return report
    }

    /// Removes what runs that were killed more than an hour ago left unfinished.
    public func removeLeftovers() {
        for file in files(includingTemporary: true) where file.isTemporary && file.age > 3600 {
            unlink(file.path)
        }
    }

    private struct File {
        var path: String
        var key: String
        var size: Int
        /// Nanoseconds since 1970.
        var used: Int
        /// Seconds since it was last used.
        var age: Int
        var isTemporary: Bool
    }

    private func files(includingTemporary: Bool = false) -> [File] {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return AtomicFile.names(in: folder).flatMap { part -> [File] in
            AtomicFile.names(in: folder + "/" + part).compactMap { name -> File? in
                let isTemporary = name.hasPrefix(AtomicFile.temporaryPrefix)
                guard name.hasSuffix(Self.ending) || isTemporary && includingTemporary else {
                    return nil
                }
                let path = "\(folder)/\(part)/\(name)"
                var status = stat()
                guard stat(path, &status) == 0 else { return nil }
                return File(
                    path: path, key: String(name.dropLast(Self.ending.count)),
                    size: Int(status.st_size),
                    used: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec,
                    age: now.tv_sec - status.st_mtim.tv_sec, isTemporary: isTemporary)
            }
        }
    }
}
