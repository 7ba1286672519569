import BookModel
import Foundation
import Glibc
import Store

/// Bytes of a run that need not be in memory: a file without a name, which goes with its handle.
final class ScriptSpool: @unchecked Sendable {
    private let descriptor: Int32
    private let folder: String
    /// Only the one who fills the spool appends; `bytes(in:)` may be called by any.
    private(set) var count = 0

    /// - Parameter folders: the first of them that takes a file is used.
    /// - Throws: `.unwritableOutput` where none does; the first is named.
    init(in folders: [String] = ScriptSpool.folders) throws(LecternError) {
        var problem: LecternError?
        for folder in folders {
            let path = folder + "/lectern-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let opened = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard opened >= 0 else {
                problem = problem ?? Self.failure(in: folder, errno)
                continue
            }
            unlink(path)
            (descriptor, self.folder) = (opened, folder)
            return
        }
        throw problem ?? Self.failure(in: "", ENOENT)
    }

    /// The folder that TMPDIR names, and no other, since its owner knows why; else the system's, or
    /// memory on a machine without.
    static var folders: [String] {
        let named = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
        return named.isEmpty ? ["/tmp", "/dev/shm"] : [named]
    }

    deinit { close(descriptor) }

    /// Adds bytes at the end.
    ///
    /// - Returns: where they are.
    /// - Throws: `.unwritableOutput`.
    func append(_ bytes: [UInt8]) throws(LecternError) -> Range<Int> {
        let start = count
        var done = 0
        while done < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map {
                    pwrite(descriptor, $0 + done, bytes.count - done, start + done)
                } ?? 0
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw Self.failure(in: folder, errno) }
            done += written
        }
        count += bytes.count
        return start..<count
    }

    /// - Throws: `.unwritableOutput` where they cannot be had back.
    func bytes(in range: Range<Int>) throws(LecternError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var done = 0
        while done < bytes.count {
            let got = bytes.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map {
                    pread(descriptor, $0 + done, range.count - done, range.lowerBound + done)
                } ?? 0
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw Self.failure(in: folder, errno) }
            done += got
        }
        return bytes
    }

    /// Without a file, so that the book is named whose script it is.
    private static func failure(in folder: String, _ number: Int32) -> LecternError {
        let remedy =
            switch number {
            case ENOSPC, EDQUOT, EFBIG, EMFILE, ENFILE: AtomicFile.remedy(for: number) + ", or "
            default: ""
            }
        return LecternError(
            .unwritableOutput, "temporary files cannot be kept in “\(folder)”",
            remedy: remedy + "let TMPDIR name another folder",
            cause: String(cString: strerror(number)))
    }
}
