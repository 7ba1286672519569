public import BookModel
public import Reading
import Workers

/// Reads documents so that a file cannot harm the host: PDF in child processes with limits,
/// archives unpacked in such a process; text formats, whose readers are this program's own, in this
/// one.
public struct WorkerProvider: DocumentProviding {
    private let host: ReaderHost

    /// - Parameter jobs: processes that read parts of one file at a time.
    public init(jobs: Int) {
        host = ReaderHost(executable: ResourceLocator.executable, jobs: jobs)
    }

    public func document(
        of input: InputFile, options: ReadingOptions
    ) async throws(LecternError) -> Document {
        switch try ReaderRegistry.danger(of: input) {
        case .pages: try await host.read(input, options: options)
        case .archive: try await host.readArchive(input, options: options)
        case .none: try ReaderRegistry.read(input, options: options)
        }
    }
}
