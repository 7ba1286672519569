import BookModel
import Foundation
import Glibc
import Store

/// Bytes of a run that need not be in memory: a file without a name, which goes with its handle.
final class ScriptSpool: @unchecked Sendable {
    private let descriptor: Int32
    /// Only the one who fills the spool appends; `bytes(in:)` may be called by any.
    private(set) var count = 0

    /// - Throws: `.unwritableOutput` where there is no place for temporary files.
    init() throws(LecternError) {
        // The second is in memory, for a machine without a place for temporary files.
        for folder in [FileManager.default.temporaryDirectory.path, "/dev/shm"] {
            let path = folder + "/lectern-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let opened = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard opened >= 0 else { continue }
            unlink(path)
            descriptor = opened
            return
        }
        throw Self.failure()
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
            guard written > 0 else { throw Self.failure() }
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
            guard got > 0 else { throw Self.failure() }
            done += got
        }
        return bytes
    }

    private static func failure() -> LecternError {
        LecternError(
            .unwritableOutput, file: FileManager.default.temporaryDirectory.path,
            "temporary files cannot be kept",
            remedy: AtomicFile.remedy(for: errno) + " (TMPDIR names it)",
            cause: String(cString: strerror(errno)))
    }
}
