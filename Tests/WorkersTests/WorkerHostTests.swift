import Audio
import BookModel
import Foundation
import Speech
import Testing
import Workers

@Suite struct WorkerHostTests {
    static let texts = [
        "It was a bright cold day in April.", "The clocks were striking thirteen.",
        "In the middle of the night there was a cat.", "Nobody knew where it had come from.",
        "The end of the street was dark.",
    ]

    @Test func aPageIsRenderedWithATimeForEveryWord() async throws {
        let host = WorkerHost(executable: Program.worker, jobs: 1)
        let job = PageJob(Self.texts)
        let page = try await host.render(job)
        await host.shutdown()
        #expect(page.words.count == job.utterances.reduce(0) { $0 + $1.words.count })
        #expect(page.failures == [])
        #expect(page.sampleRate == 22050)
        #expect(page.sampleCount % 576 == 0)
        #expect(page.words.allSatisfy { $0.end > $0.start })
        #expect(zip(page.words, page.words.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect(page.words.filter(\.isEstimated).count < 8)
        #expect(page.loudness.peak > 3000)
    }

    @Test func thePageDoesNotDependOnWhoRendersItAndWhen() async throws {
        let jobs = (0..<6).map { first in
            PageJob((0..<4).map { Self.texts[(first + $0) % Self.texts.count] })
        }
        var results: [[PageResult]] = []
        for workers in [1, 3] {
            let host = WorkerHost(executable: Program.worker, jobs: workers)
            let order = workers == 1 ? Array(jobs.indices) : jobs.indices.reversed()
            let pages = try await withThrowingTaskGroup(of: (Int, PageResult).self) { group in
                for index in order { group.addTask { (index, try await host.render(jobs[index])) } }
                return try await group.reduce(into: [Int: PageResult]()) { $0[$1.0] = $1.1 }
            }
            await host.shutdown()
            results.append(jobs.indices.compactMap { pages[$0] })
        }
        #expect(results[0].count == 6)
        #expect(results[0] == results[1])
    }

    @Test func anUnknownVoiceIsAMissingEngine() async throws {
        let host = WorkerHost(executable: Program.worker, jobs: 1)
        defer { Task { await host.shutdown() } }
        let error = await #expect(throws: LecternError.self) {
            try await host.render(PageJob(["Hello."], voice: "xx-nonsense"))
        }
        #expect(error?.code == .missingEngine)
        #expect(error?.reason.contains("xx-nonsense") == true)
    }

    @Test func aMissingWorkerIsAMissingEngine() async throws {
        let host = WorkerHost(executable: "/nonexistent/lectern", jobs: 1)
        let error = await #expect(throws: LecternError.self) {
            try await host.render(PageJob(["Hello."]))
        }
        #expect(error?.code == .missingEngine)
    }
}
