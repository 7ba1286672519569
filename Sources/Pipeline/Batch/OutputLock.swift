public import BookModel
import Foundation
import Store

/// Keeps two runs from writing into one output folder at the same time.
///
/// The lock is the kernel's own (flock) on a file in the folder, so that it ends with the process
/// that holds it, however that ends; the file says who holds it for the message. A file that a
/// killed run left behind is taken over.
public final class OutputLock: Sendable {
    private static let name = ".lectern.lock"
    private let path: String
    private let descriptor: Int32

    /// Makes the folder where it is missing, and locks it.
    ///
    /// - Throws: `.unwritableOutput` where the folder cannot be written or another run holds it.
    public init(folder: String) throws(LecternError) {
        try Self.makeFolder(folder)
        path = folder + "/" + Self.name
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw Self.failure(folder, errno) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                defer { close(descriptor) }
                throw Self.held(folder, by: descriptor)
            }
            // Between opening and locking the holder may have removed the file: then it is not the
            // lock.
            guard Self.isSame(descriptor, path) else {
                close(descriptor)
                continue
            }
            self.descriptor = descriptor
            break
        }
        Self.sign(descriptor)
    }

    deinit {
        unlink(path)
        close(descriptor)
    }

    /// Makes the folder and those above it. Foundation's own call does not say why it failed.
    private static func makeFolder(_ folder: String) throws(LecternError) {
        var path = ""
        for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
            path += part
            if !path.isEmpty, mkdir(path, 0o777) != 0, errno != EEXIST, errno != EISDIR {
                let number = errno
                // A folder above may be there without being ours to make (a read-only root).
                if FileManager.default.fileExists(atPath: path) {
                    path += "/"
                    continue
                }
                throw failure(folder, number)
            }
            path += "/"
        }
    }

    private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
        var held = stat(), named = stat()
        return fstat(descriptor, &held) == 0 && stat(path, &named) == 0
            && held.st_ino == named.st_ino && held.st_dev == named.st_dev
    }

    /// Who holds it: "process 1234 on host".
    private static func sign(_ descriptor: Int32) {
        let owner = "process \(getpid()) on \(ProcessInfo.processInfo.hostName)\n"
        ftruncate(descriptor, 0)
        _ = owner.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    }

    private static func held(_ folder: String, by descriptor: Int32) -> LecternError {
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = max(0, pread(descriptor, &bytes, bytes.count, 0))
        let owner = String(decoding: bytes[..<count].prefix { $0 >= 0x20 }, as: UTF8.self)
        var info = stat()
        let age = fstat(descriptor, &info) == 0 ? max(0, time(nil) - info.st_mtim.tv_sec) : 0
        return LecternError(
            .unwritableOutput, file: folder,
            "another run writes into this folder: "
                + "\(owner.isEmpty ? "unknown" : owner), for \(age) s",
            remedy: "wait for it, or choose another --output")
    }

    private static func failure(_ folder: String, _ number: Int32) -> LecternError {
        LecternError(
            .unwritableOutput, file: folder, "the output folder cannot be written",
            remedy: AtomicFile.remedy(for: number), cause: String(cString: strerror(number)))
    }
}
