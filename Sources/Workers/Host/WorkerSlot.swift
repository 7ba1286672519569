import BookModel
import Dispatch
import Synchronization

/// A place for one worker: starts it when it is needed, keeps it while it is well, and gives it one
/// request at a time on a thread of its own.
final class WorkerSlot: Sendable {
    private struct Worker {
        var process: WorkerProcess
        var preparation: Preparation
    }

    private let command: WorkerCommand
    private let queue: DispatchQueue
    private let worker = Mutex<Worker?>(nil)

    init(_ command: WorkerCommand, index: Int) {
        self.command = command
        // A serial queue has a thread of its own, however many others wait.
        queue = DispatchQueue(label: "lectern.worker.\(index)")
    }

    /// Sends a request to a worker that is prepared for it.
    func perform(
        _ frame: Frame, _ preparation: Preparation, milliseconds: Int, _ cancellation: Cancellation
    ) async -> Result<Frame, WorkerFault> {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                let result = Result { () throws(WorkerFault) in
                    try exchange(frame, preparation, milliseconds, cancellation)
                }
                continuation.resume(returning: result)
            }
        }
    }

    /// Ends the worker, if there is one.
    func stop() async {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                discard()
                continuation.resume()
            }
        }
    }

    private func exchange(
        _ frame: Frame, _ preparation: Preparation, _ milliseconds: Int,
        _ cancellation: Cancellation
    ) throws(WorkerFault) -> Frame {
        do throws(WorkerFault) {
            let process = try readyProcess(preparation, cancellation)
            defer { cancellation.release() }
            guard cancellation.watch(process) else { throw .cancelled }
            let answer = try process.exchange(frame, milliseconds: milliseconds)
            guard answer.kind == .page || answer.kind == .failure else { throw .nonsense }
            return answer
        } catch {
            discard()
            throw cancellation.isCancelled ? .cancelled : error
        }
    }

    private func readyProcess(
        _ preparation: Preparation, _ cancellation: Cancellation
    ) throws(WorkerFault) -> WorkerProcess {
        if let kept = worker.withLock({ $0 }), kept.preparation == preparation {
            return kept.process
        }
        discard()
        let process = try command.start()
        defer { cancellation.release() }
        guard cancellation.watch(process) else { throw .cancelled }
        let answer = try process.exchange(preparation.frame, milliseconds: WorkerCommand.startTime)
        if let failure = try? LecternError(answer) { throw .refused(failure) }
        guard answer.kind == .ready else { throw .nonsense }
        worker.withLock { $0 = Worker(process: process, preparation: preparation) }
        return process
    }

    private func discard() {
        let old = worker.withLock { worker in
            defer { worker = nil }
            return worker
        }
        guard let old else { return }
        old.process.kill()
        _ = old.process.end()
    }
}
