import BookModel
import Dispatch
import Synchronization

/// A way to end what another thread waits for.
final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var process: WorkerProcess?
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Whether the work may go on; `cancel` then kills the process.
    func watch(_ process: WorkerProcess) -> Bool {
        state.withLock { state in
            state.process = process
            return !state.isCancelled
        }
    }

    func release() { state.withLock { $0.process = nil } }

    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.process?.kill()
        }
    }

    /// Does what waits for a child on a thread of its own; the child dies with the task.
    static func onThread<Value: Sendable>(
        _ body: @escaping @Sendable (Cancellation) throws(LecternError) -> Value
    ) async throws(LecternError) -> Value {
        let cancellation = Cancellation()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "lectern.waiting").async {
                    continuation.resume(
                        returning: Result { () throws(LecternError) in
                            try body(cancellation)
                        })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
        return try result.get()
    }
}
