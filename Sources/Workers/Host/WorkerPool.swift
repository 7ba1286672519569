import Synchronization

/// Hands out slots to those who wait for one, in the order in which they came.
final class WorkerPool: Sendable {
    private struct Waiter {
        var number: Int
        var continuation: CheckedContinuation<WorkerSlot?, Never>
    }

    private struct State {
        var idle: [WorkerSlot]
        var waiters: [Waiter] = []
        var next = 0
        var cancelled: Set<Int> = []
    }

    let slots: [WorkerSlot]
    private let state: Mutex<State>

    init(_ command: WorkerCommand, count: Int) {
        slots = (0..<max(1, count)).map { WorkerSlot(command, index: $0) }
        state = Mutex(State(idle: slots.reversed()))
    }

    /// A slot for the caller alone until it is given back; `nil` when the task is cancelled.
    func take() async -> WorkerSlot? {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let granted: WorkerSlot?? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return .some(nil) }
                    if let slot = state.idle.popLast() { return slot }
                    state.waiters.append(Waiter(number: number, continuation: continuation))
                    return .none
                }
                if let granted { continuation.resume(returning: granted) }
            }
        } onCancel: {
            giveUp(number)
        }
    }

    func giveBack(_ slot: WorkerSlot) {
        let waiter = state.withLock { state -> Waiter? in
            if !state.waiters.isEmpty { return state.waiters.removeFirst() }
            state.idle.append(slot)
            return nil
        }
        waiter?.continuation.resume(returning: slot)
    }

    private func giveUp(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiters.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil
            }
            return state.waiters.remove(at: index)
        }
        waiter?.continuation.resume(returning: nil)
    }
}
