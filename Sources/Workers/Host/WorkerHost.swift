public import Audio
public import BookModel
public import Speech

/// Renders pages in worker processes: as many at a time as there are workers.
///
/// A worker that dies, hangs, or answers nonsense is replaced and the page tried once more in a
/// fresh one. If that fails too, the utterance that kills the engine is found and left out.
public final class WorkerHost: Sendable {
    /// What stands in for an utterance that kills the engine.
    public enum Gap: Sendable {
        case silent
        /// Something that the engine certainly can say with the page's voice; its `words` are not
        /// used.
        case spoken(@Sendable (_ voice: String) -> Utterance)
    }

    private let pool: WorkerPool
    private let limits: WorkerLimits
    private let gap: Gap

    /// - Parameters:
    ///   - executable: path of the program that serves as a worker when its first argument is
    ///     `WorkerServer.argument`.
    ///   - jobs: workers at a time, at least 1.
    public init(
        executable: String, jobs: Int, limits: WorkerLimits = WorkerLimits(), gap: Gap = .silent
    ) {
        let command = WorkerCommand(path: executable, arguments: [WorkerServer.argument])
        pool = WorkerPool(command, count: jobs)
        self.limits = limits
        self.gap = gap
    }

    /// Renders a page.
    ///
    /// - Returns: the page, with a line in `failures` for each utterance that had to be left out.
    /// - Throws: `.missingEngine` when the worker or its voice is missing, `.partial` when the page
    ///   cannot be rendered at all, `.interrupted` when the task was cancelled.
    public func render(_ job: PageJob) async throws(LecternError) -> PageResult {
        try await page(of: job, isMeasured: false)
    }

    /// Says how loud a page is before any gain, without encoding it: a fifth of the work.
    ///
    /// - Throws: as `render`.
    public func measure(_ job: PageJob) async throws(LecternError) -> Loudness {
        try await page(of: job, isMeasured: true).loudness
    }

    private func page(of job: PageJob, isMeasured: Bool) async throws(LecternError) -> PageResult {
        var finder = FaultFinder(job: job)
        while true {
            switch await attempt(job, silenced: finder.silenced, isMeasured: isMeasured) {
            case .success(var page):
                page.failures = finder.failures
                return page
            case .failure(let fault):
                try await finder.learn(from: fault) { prefix, silenced in
                    await self.attempt(prefix, silenced: silenced, isMeasured: isMeasured)
                        .map { _ in }
                }
            }
        }
    }

    /// Ends all workers. A later `render` starts them again.
    public func shutdown() async {
        for slot in pool.slots { await slot.stop() }
    }

    private func attempt(
        _ job: PageJob, silenced: [Int], isMeasured: Bool
    ) async -> Result<PageResult, WorkerFault> {
        guard let slot = await pool.take() else { return .failure(.cancelled) }
        defer { pool.giveBack(slot) }
        let cancellation = Cancellation()
        let preparation = Preparation(voice: job.voice, encoder: job.encoder)
        var request = request(job, silenced)
        request.isMeasured = isMeasured
        let frame = request.frame
        let answer = await withTaskCancellationHandler {
            await slot.perform(
                frame, preparation, milliseconds: limits.deadline(for: job), cancellation)
        } onCancel: {
            cancellation.cancel()
        }
        return answer.flatMap { page($0, of: job, isMeasured: isMeasured) }
    }

    private func request(_ job: PageJob, _ silenced: [Int]) -> RenderRequest {
        var request = RenderRequest(
            job: job, silenced: silenced, addressSpace: limits.addressSpace,
            processorSeconds: limits.processorSeconds(for: job))
        if case .spoken(let notice) = gap { request.gap = notice(job.voice.name) }
        return request
    }

    /// What an answer holds, if it is one to this job.
    private func page(
        _ frame: Frame, of job: PageJob, isMeasured: Bool
    ) -> Result<PageResult, WorkerFault> {
        if let failure = try? LecternError(frame) { return .failure(.refused(failure)) }
        guard let page = PageResult(encoded: frame.payload), isMeasured || page.answers(job) else {
            return .failure(.nonsense)
        }
        return .success(page)
    }
}

extension PageResult {
    /// Whether the result has a time for every word of the job, rising and inside its audio.
    public func answers(_ job: PageJob) -> Bool {
        guard words.count == job.utterances.reduce(0, { $0 + $1.words.count }) else { return false }
        var last = 0
        for word in words {
            guard word.start >= last, word.end >= word.start else { return false }
            last = word.end
        }
        return last <= sampleCount
    }
}
