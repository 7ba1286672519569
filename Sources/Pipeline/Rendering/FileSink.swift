import BookModel
import Store
import Synchronization
import Timing

/// A file of a book's folder that is written portion by portion, and hashed on the way.
final class FileSink: Sendable {
    private struct State: ~Copyable {
        var file: AtomicFile?
        var digest = Digest()
        var count = 0
        var error: LecternError?
    }

    private let state: Mutex<State>

    /// - Throws: `.unwritableOutput`.
    init(path: String) throws(LecternError) {
        state = Mutex(State(file: try AtomicFile(path: path)))
    }

    /// Adds bytes; what fails is thrown by `finish`.
    func add(_ bytes: [UInt8]) {
        state.withLock { state in
            guard state.error == nil else { return }
            do throws(LecternError) {
                try state.file?.write(bytes)
                state.digest.add(bytes, count: bytes.count)
                state.count += bytes.count
            } catch {
                state.error = error
            }
        }
    }

    /// Gives the file its name.
    ///
    /// - Parameter name: in the folder's list.
    /// - Throws: `.unwritableOutput`.
    func finish(as name: String) throws(LecternError) -> BookManifest.File {
        try state.withLock { (state) throws(LecternError) in
            if let error = state.error { throw error }
            try state.file.take()?.commit()
            return BookManifest.File(
                name: name, bytes: state.count, sha256: state.digest.finish())
        }
    }
}
