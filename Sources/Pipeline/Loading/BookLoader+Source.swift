public import BookModel
import Foundation

extension BookLoader {
    /// A loader as the commands use it.
    public init(_ settings: RunSettings) {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        self.init(documents: WorkerProvider(jobs: settings.jobs ?? cores))
    }

    /// The book of a source; errors name the file.
    public func load(_ source: BookSource, settings: Settings) async throws(LecternError) -> Book {
        do {
            return try await load(
                source.input(settings.run), options: settings.conversion.reading)
        } catch {
            var named = error
            if named.file.isEmpty { named.file = source.name }
            throw named
        }
    }
}
