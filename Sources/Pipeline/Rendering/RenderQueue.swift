public import BookModel
public import Workers

/// Renders one page; the worker host does, and in tests a double.
public protocol PageSynthesizing: Sendable {
    func render(_ job: PageJob) async throws(LecternError) -> PageResult
}

/// Where rendered pages are kept by what they are made of.
public protocol PageKeeping: Sendable {
    /// The page, where it was rendered before and is whole.
    func result(of job: PageJob) throws(LecternError) -> PageResult?
    func keep(_ result: PageResult, of job: PageJob) throws(LecternError)
    /// What was kept under a key besides pages.
    func receipt(for key: String) -> [UInt8]?
    func keepReceipt(_ bytes: [UInt8], for key: String) throws(LecternError)
}

/// Renders pages several at a time and hands the results on in the order of the pages.
struct RenderQueue: Sendable {
    let synthesizer: any PageSynthesizing
    let store: any PageKeeping
    /// How many pages are under way at once.
    let width: Int

    struct Outcome: Sendable {
        var index: Int
        var result: Result<PageResult, LecternError>
        /// Whether it came from the store.
        var wasKept: Bool
    }

    /// Runs all jobs; `consume` gets each outcome in order. What is finished early waits, and no
    /// more than a window of pages is under way or waiting, so memory does not grow with the book.
    ///
    /// - Parameter job: a page's; what it throws is the page's outcome.
    /// - Throws: what `consume` throws; `CancellationError` where the task was cancelled.
    func run(
        count: Int, job: @escaping @Sendable (Int) throws(LecternError) -> PageJob,
        consume: (Outcome) throws -> Void
    ) async throws {
        let window = max(width * 4, 8)
        try await withThrowingTaskGroup(of: Outcome.self) { group in
            var waiting: [Int: Outcome] = [:]
            var (started, next, running) = (0, 0, 0)
            while next < count {
                // One more than there are workers, so that none idles while a page is being kept.
                while started < count, running <= width, started < next + window {
                    let index = started
                    group.addTask { await outcome(index, job) }
                    (started, running) = (started + 1, running + 1)
                }
                guard let done = try await group.next() else { break }
                try Task.checkCancellation()
                running -= 1
                waiting[done.index] = done
                while let ready = waiting.removeValue(forKey: next) {
                    next += 1
                    try consume(ready)
                }
            }
        }
    }

    private func outcome(
        _ index: Int, _ job: @Sendable (Int) throws(LecternError) -> PageJob
    ) async -> Outcome {
        do throws(LecternError) {
            let job = try job(index)
            if let kept = try store.result(of: job) {
                return Outcome(index: index, result: .success(kept), wasKept: true)
            }
            let result = try await synthesizer.render(job)
            if result.failures.isEmpty { try store.keep(result, of: job) }
            return Outcome(index: index, result: .success(result), wasKept: false)
        } catch {
            return Outcome(index: index, result: .failure(error), wasKept: false)
        }
    }
}
