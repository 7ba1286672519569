import Audio
public import BookModel
import Foundation
import Speech
import Store
import Workers

/// What a run works with: a process that reads and plans books, workers that render, and the page
/// store.
public struct Workbench: Sendable {
    public let scripts: any ScriptProviding = WorkerScripts()
    public let converter: BookConverter
    private let host: WorkerHost
    private let store: PageStore
    private let storeLimit: Int?

    /// - Throws: `.unwritableOutput` where the store can neither be opened nor made.
    public init(_ settings: Settings) throws(LecternError) {
        _ = ProgramState.current
        let jobs = settings.run.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        host = WorkerHost(
            executable: ResourceLocator.executable, jobs: jobs,
            gap: settings.conversion.gap == .spoken ? .spoken(GapNotice.utterance) : .silent)
        store = try PageStore(path: settings.run.store ?? PageStore.defaultPath)
        store.removeLeftovers()
        storeLimit = settings.run.storeLimit
        converter = BookConverter(
            synthesizer: host, store: StoredPages(store: store, forgets: settings.run.force),
            engine: EngineIdentity(
                name: "espeak-ng", version: EspeakEngine.version,
                encoderVersion: EncoderSettings.libraryVersion),
            jobs: jobs)
    }

    /// Kills all worker and reader processes of this one, where it cannot wait for them any longer.
    public static func abandon() { LiveProcesses.killAll() }

    /// Ends the workers and brings the store to its limit.
    public func close() async {
        await host.shutdown()
        if let storeLimit { store.trim(to: storeLimit) }
    }
}

extension WorkerHost: PageSynthesizing {}

/// Rendered pages in the page store, under the digest of their jobs.
struct StoredPages: PageKeeping {
    let store: PageStore
    /// Whether what is kept is not to be used (`--force`).
    let forgets: Bool

    func result(of job: PageJob) throws(LecternError) -> PageResult? {
        guard !forgets, let bytes = store.bytes(for: PageStore.key(of: job.encoded)) else {
            return nil
        }
        // An entry under another's name is whole and yet not this page.
        guard let page = PageResult(encoded: bytes), page.answers(job) else { return nil }
        return page
    }

    func keep(_ result: PageResult, of job: PageJob) throws(LecternError) {
        try store.keep(result.encoded, for: PageStore.key(of: job.encoded))
    }

    func receipt(for key: String) -> [UInt8]? {
        forgets ? nil : store.bytes(for: key)
    }

    func keepReceipt(_ bytes: [UInt8], for key: String) throws(LecternError) {
        try store.keep(bytes, for: key)
    }
}
