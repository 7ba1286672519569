import Audio
public import BookModel
import Foundation
import Speech
import Workers

/// What a run works with: a reader of books, workers that render, and the page store.
public struct Workbench: Sendable {
    public let loader: BookLoader
    public let converter: BookConverter
    private let host: WorkerHost

    public init(_ settings: Settings) throws(LecternError) {
        let jobs = settings.run.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        host = WorkerHost(executable: ResourceLocator.executable, jobs: jobs)
        loader = BookLoader(settings.run)
        converter = BookConverter(
            synthesizer: host, store: EmptyStore(),
            engine: EngineIdentity(
                name: "espeak-ng", version: EspeakEngine.version,
                encoderVersion: EncoderSettings.libraryVersion),
            jobs: jobs)
    }

    /// Ends the workers.
    public func close() async {
        await host.shutdown()
    }
}

extension WorkerHost: PageSynthesizing {}

/// Keeps nothing.
private struct EmptyStore: PageKeeping {
    func result(of job: PageJob) throws(LecternError) -> PageResult? { nil }
    func keep(_ result: PageResult, of job: PageJob) throws(LecternError) {}
}
