import BookModel
import Speech

/// What is known of a page that kills its worker, and the search for the utterance that does it.
///
/// The first failure is only noted: the page is tried once more in a fresh worker. After that the
/// page's beginnings are tried, halving what is left, until the shortest that fails is found: its
/// last utterance is the one, and is left out from then on.
struct FaultFinder {
    private let job: PageJob
    private var attempts = 0
    /// Utterances to be left out, by index, in rising order.
    private(set) var silenced: [Int] = []
    private(set) var failures: [String] = []

    /// A page with more of them than this is not a page with a bad sentence.
    private static let most = 8

    init(job: PageJob) { self.job = job }

    /// Takes in a failure of the whole page and decides what to leave out at the next attempt.
    ///
    /// - Throws: when there is nothing to be gained by another attempt.
    mutating func learn(
        from fault: WorkerFault,
        isolation: isolated (any Actor)? = #isolation,
        trying attempt: (PageJob, [Int]) async -> Result<Void, WorkerFault>
    ) async throws(LecternError) {
        attempts += 1
        try giveUp(on: fault)
        guard attempts > 1 else { return }
        guard silenced.count < min(Self.most, job.utterances.count) else { throw error(for: fault) }
        var good = 0
        var bad = job.utterances.count
        var reason = fault
        while bad - good > 1 {
            var prefix = job
            prefix.utterances = Array(job.utterances[..<((good + bad) / 2)])
            let silenced = silenced
            switch await attempt(prefix, silenced) {
            case .success: good = prefix.utterances.count
            case .failure(let fault):
                try giveUp(on: fault)
                reason = fault
                bad = prefix.utterances.count
            }
        }
        guard !silenced.contains(good) else { throw error(for: fault) }
        silenced.append(good)
        silenced.sort()
        failures.append(Self.line(job.utterances[good].text, reason))
    }

    /// Throws for what no other attempt can mend.
    private func giveUp(on fault: WorkerFault) throws(LecternError) {
        switch fault {
        case .cancelled: throw LecternError(.interrupted, "interrupted")
        case .refused(let error) where error.code != .partial: throw error
        case .cannotStart: throw error(for: fault)
        default: return
        }
    }

    private func error(for fault: WorkerFault) -> LecternError {
        if case .cannotStart = fault {
            return LecternError(
                .missingEngine, "no worker process", remedy: "install lectern again",
                cause: fault.description)
        }
        return LecternError(
            .partial, "the page cannot be spoken",
            remedy: "run again, or leave the page out with --pages",
            cause: fault.description)
    }

    private static func line(_ text: String, _ fault: WorkerFault) -> String {
        let excerpt = text.count > 60 ? text.prefix(59) + "…" : text[...]
        return "left out, since the engine fails on it: \"\(excerpt)\" (\(fault))"
    }
}
