import BookModel
import Synchronization
import Testing

@testable import Workers

@Suite struct PlannerHostTests {
    private let host = PlannerHost(executable: Program.faultWorker, deadline: 2000)

    /// The parts of the answer to a request.
    private func parts(_ request: String) async throws(LecternError) -> [String] {
        let found = Parts()
        try await host.run(Array(request.utf8), name: "book.pdf") {
            (bytes) throws(LecternError) in found.add(String(decoding: bytes, as: UTF8.self))
        }
        return found.all
    }

    private final class Parts: Sendable {
        private let list = Mutex<[String]>([])
        var all: [String] { list.withLock { $0 } }
        func add(_ part: String) { list.withLock { $0.append(part) } }
    }

    @Test func partsComeInOrder() async throws {
        #expect(try await parts("one two three") == ["one", "two", "three"])
    }

    @Test(arguments: ["segv", "abort", "garbage", "partial", "early", "silence", "drip"])
    func aBookThatKillsItsPlannerCostsThatBook(fault: String) async {
        await #expect {
            try await parts("fault:\(fault)")
        } throws: { error in
            let error = error as? LecternError
            return error?.code == .unreadableInput && error?.file == "book.pdf"
                && error?.remedy.contains("split the file") == true
        }
    }

    @Test func whatThePlannerSaysIsThrown() async {
        await #expect(throws: LecternError(.partial, "the engine says no")) {
            try await parts("fault:error")
        }
    }

    @Test func whatTheTakerThrowsEndsIt() async {
        let full = LecternError(.unwritableOutput, "no space is left")
        await #expect(throws: full) {
            try await host.run(Array("one two".utf8), name: "book.pdf") {
                (_) throws(LecternError) in throw full
            }
        }
    }

    @Test func aCancelledTaskKillsIt() async {
        let host = PlannerHost(executable: Program.faultWorker)
        let task = Task {
            try await host.run(Array("fault:loop".utf8), name: "book.pdf") { _ in }
        }
        try? await Task.sleep(for: .milliseconds(300))
        task.cancel()
        await #expect(throws: LecternError(.interrupted, "interrupted")) { try await task.value }
    }

    @Test func aMissingProgramIsNamed() async {
        await #expect {
            try await PlannerHost(executable: "/nowhere/lectern").run([], name: "book.pdf") { _ in }
        } throws: { ($0 as? LecternError)?.code == .missingEngine }
    }

    /// `end` only hangs up and waits for half a second; a process that it kills has another status.
    @Test(arguments: ["silence", "loop"])
    func aPlannerEndsWithItsHost(fault: String) throws {
        let process = try WorkerProcess.start(
            path: Program.faultWorker, arguments: [PlannerServer.argument])
        _ = try process.exchange(nil, milliseconds: 5000)
        let request = Frame(kind: .plan, payload: Array("fault:\(fault)".utf8))
        #expect(throws: WorkerFault.timedOut) {
            try process.exchange(request, milliseconds: 300)
        }
        #expect(process.end() == 0)
    }
}
