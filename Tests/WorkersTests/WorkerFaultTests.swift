import Audio
import BookModel
import Foundation
import Speech
import Testing
import Workers

@Suite struct WorkerFaultTests {
    /// - Parameter patience: large, since the machine may be busy with other tests.
    static func host(
        _ jobs: Int = 1, gap: WorkerHost.Gap = .silent, patience: Int = 60
    ) -> WorkerHost {
        var limits = WorkerLimits()
        limits.processorSeconds = 1
        limits.processorSecondsPerThousandUnits = 0
        limits.addressSpace = 1 << 29
        limits.patience = patience
        return WorkerHost(executable: Program.faultWorker, jobs: jobs, limits: limits, gap: gap)
    }

    static func texts(with fault: String) -> [String] {
        ["One is well.", "Two is well.", "This is fault:\(fault) here.", "Four is well.", "Five."]
    }

    @Test(
        .serialized,
        arguments: [
            ("segv", "bad memory access"), ("abort", "own check"), ("memory", "own check"),
            ("garbage", "nonsense"),
            ("partial", "status"), ("early", "status"), ("error", "engine says no"),
        ])
    func aSentenceThatKillsItsWorkerIsFoundAndLeftOut(fault: String, reason: String) async throws {
        let host = Self.host()
        let page = try await host.render(PageJob(Self.texts(with: fault)))
        await host.shutdown()
        #expect(page.failures.count == 1)
        #expect(page.failures.first?.contains("fault:\(fault)") == true)
        #expect(page.failures.first?.contains(reason) == true, "\(page.failures)")
        #expect(page.words.count == 14)
        #expect(page.words[6..<10].allSatisfy { $0.isEstimated && $0.end > $0.start })
    }

    @Test(arguments: [("loop", "processor time"), ("silence", "in time"), ("drip", "fails on it")])
    func aSentenceThatHangsIsFoundAndLeftOut(fault: String, reason: String) async throws {
        let job = PageJob(["One is well.", "Here is fault:\(fault) now."])
        var failures: [String] = []
        for patience in Patience.rising {
            let host = Self.host(patience: fault == "loop" ? 60 : patience)
            failures = (try? await host.render(job))?.failures ?? []
            await host.shutdown()
            if failures.count == 1, failures[0].contains(reason) { return }
        }
        Issue.record("\(failures)")
    }

    @Test func theGapIsAsLongWhereverThePageIsRendered() async throws {
        let first = Self.host()
        let second = Self.host(2)
        let job = PageJob(Self.texts(with: "segv"))
        #expect(try await first.render(job) == second.render(job))
        await first.shutdown()
        await second.shutdown()
    }

    @Test func aGapCanBeSpoken() async throws {
        let host = Self.host(gap: .spoken { _ in Utterance("A sentence is missing here.") })
        let page = try await host.render(PageJob(["fault:segv"]))
        await host.shutdown()
        #expect(page.loudness.peak > 3000)
        #expect(page.words.count == 1)
    }

    @Test func aFaultThatHappensOnceCostsNothing() async throws {
        let mark = NSTemporaryDirectory() + "once-\(UUID())"
        defer { try? FileManager.default.removeItem(atPath: mark) }
        let host = Self.host()
        let page = try await host.render(
            PageJob(["One.", "This fault:segv once:\(mark) only.", "Three."]))
        await host.shutdown()
        #expect(FileManager.default.fileExists(atPath: mark))
        #expect(page.failures == [])
    }

    @Test func twoBadSentencesAreBothFound() async throws {
        let host = Self.host()
        let texts = ["One.", "fault:segv", "Three.", "Four.", "fault:abort", "Six."]
        let page = try await host.render(PageJob(texts))
        await host.shutdown()
        #expect(page.failures.count == 2)
    }

    @Test func aPageOfBadSentencesIsAnError() async throws {
        let host = Self.host()
        let texts = (0..<12).map { "fault:segv \($0)" }
        let error = await #expect(throws: LecternError.self) {
            try await host.render(PageJob(texts))
        }
        await host.shutdown()
        #expect(error?.code == .partial)
    }

    @Test func whatALibraryPrintsIsNoAnswer() async throws {
        let host = Self.host()
        let page = try await host.render(PageJob(["One.", "Two fault:chatter goes on."]))
        await host.shutdown()
        #expect(page.failures == [])
    }

    @Test func aWorkerThatDiesAtItsStartIsAnError() async throws {
        let host = Self.host()
        let error = await #expect(throws: LecternError.self) {
            try await host.render(PageJob(["One."], voice: "fault:start"))
        }
        #expect(error?.code == .partial)
        await host.shutdown()
    }

    @Test func otherPagesGoOnWhileOneIsBad() async throws {
        let host = Self.host(2)
        let pages = try await withThrowingTaskGroup(of: PageResult.self) { group in
            for index in 0..<6 {
                group.addTask {
                    try await host.render(PageJob(index == 2 ? ["fault:segv"] : ["Page \(index)."]))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        await host.shutdown()
        #expect(pages.count == 6)
        #expect(pages.filter { !$0.failures.isEmpty }.count == 1)
    }
}

@Suite struct WorkerEndTests {
    @Test func cancellingEndsThePageAtOnce() async throws {
        let host = WorkerHost(executable: Program.faultWorker, jobs: 1)
        let task = Task { try await host.render(PageJob(["fault:silence"])) }
        let waiting = Task { try await host.render(PageJob(["Hello."])) }
        try await Task.sleep(for: .milliseconds(500))
        let start = ContinuousClock.now
        waiting.cancel()
        task.cancel()
        let error = await #expect(throws: LecternError.self) { try await task.value }
        #expect(error?.code == .interrupted)
        await #expect(throws: LecternError.self) { try await waiting.value }
        // It takes milliseconds alone. A machine busy with other tests may take more, but a page
        // that
        // is not ended would take its whole minute.
        #expect(ContinuousClock.now - start < .seconds(30))
        let page = try await host.render(PageJob(["Hello again."]))
        #expect(page.words.count == 2)
        await host.shutdown()
    }

    @Test func aWorkerEndsWithItsHost() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.worker)
        process.arguments = [WorkerServer.argument]
        let input = Pipe()
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.close()
        for _ in 0..<100 where process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
        #expect(!process.isRunning)
    }
}
