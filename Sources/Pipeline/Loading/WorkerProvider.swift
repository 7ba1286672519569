public import BookModel
public import Reading
import Workers

/// Reads documents so that a file cannot harm the host: PDF in child processes with limits, text
/// formats, whose readers are this program's own, in this process.
public struct WorkerProvider: DocumentProviding {
    private let host: ReaderHost

    /// - Parameter jobs: processes that read parts of one file at a time.
    public init(jobs: Int) {
        host = ReaderHost(executable: ResourceLocator.executable, jobs: jobs)
    }

    public func document(
        of input: InputFile, options: ReadingOptions
    ) async throws(LecternError) -> Document {
        guard try ReaderRegistry.needsChild(input) else {
            return try ReaderRegistry.read(input, options: options)
        }
        return try await host.read(input, options: options)
    }
}
