public import BookModel

/// Has a book planned in a child process: what reading and planning take in memory is gone when the
/// child ends, and a book that kills it costs that book.
public final class PlannerHost: Sendable {
    private let command: WorkerCommand
    private let deadline: Int

    /// - Parameters:
    ///   - executable: path of the program that plans when its first argument is
    ///     `PlannerServer.argument`.
    ///   - deadline: milliseconds that may pass from one part to the next: those for all of a book
    ///     of thousands of pages, since its parts come at the end.
    public init(executable: String, deadline: Int = 1_800_000) {
        command = WorkerCommand(path: executable, arguments: [PlannerServer.argument])
        self.deadline = deadline
    }

    /// Sends a request and takes in the parts of the answer, in order.
    ///
    /// - Parameters:
    ///   - name: of the file, for errors.
    ///   - take: throws to end the conversation.
    /// - Throws: what the child or `take` throws; `.unreadableInput` where the child fails;
    ///   `.missingEngine` where it cannot be started; `.interrupted` when the task was cancelled.
    public func run(
        _ request: [UInt8], name: String,
        take: @escaping @Sendable ([UInt8]) throws(LecternError) -> Void
    ) async throws(LecternError) {
        try await Cancellation.onThread { (cancellation) throws(LecternError) in
            do throws(WorkerFault) {
                try self.converse(request, take, cancellation)
            } catch .refused(let error) {
                throw error
            } catch {
                throw cancellation.isCancelled
                    ? LecternError(.interrupted, "interrupted") : Self.error(for: error, name)
            }
        }
    }

    private func converse(
        _ request: [UInt8], _ take: ([UInt8]) throws(LecternError) -> Void,
        _ cancellation: Cancellation
    ) throws(WorkerFault) {
        let process = try command.start()
        defer { cancellation.release() }
        guard cancellation.watch(process) else { throw .cancelled }
        var next: Frame? = Frame(kind: .plan, payload: request)
        while true {
            let frame = try process.exchange(next, milliseconds: deadline)
            next = nil
            if let error = try? LecternError(frame) { throw .refused(error) }
            if frame.kind == .done { return }
            guard frame.kind == .part else { throw .nonsense }
            do throws(LecternError) {
                try take(frame.payload)
            } catch {
                throw .refused(error)
            }
        }
    }

    private static func error(for fault: WorkerFault, _ name: String) -> LecternError {
        if case .cannotStart = fault {
            return LecternError(
                .missingEngine, "no planning process", remedy: "install lectern again",
                cause: fault.description)
        }
        return LecternError(
            .unreadableInput, file: name, "reading and planning it fails",
            // Not --pages or --chapters: the whole is read to know what they are and what is
            // furniture.
            remedy: "split the file (a PDF with qpdf, for instance) and convert its parts",
            cause: fault.description)
    }
}
