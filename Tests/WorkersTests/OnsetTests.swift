import Audio
import BookModel
import Foundation
import Speech
import Testing
import Workers

/// What is heard in the joined and decoded file, against the engine's own sound and events.
@Suite struct OnsetTests {
    static let sentences = [
        "It was a bright cold day in April, and the clocks were striking thirteen.",
        "In the middle of the night there was a cat on the roof of the house.",
        "Nobody could tell her where the road went after the old stone bridge.",
        "She took the lantern from its hook, opened the door, and looked out into the rain.",
        "The letter had been written by a man who did not expect an answer.",
        "What he wanted most was a quiet room with a window towards the sea.",
        "They walked for hours without a word, past fields and empty farms.",
    ]

    static func pages(rate: Double) -> [PageJob] {
        (0..<10).map { page in
            PageJob((0..<4).map { sentences[(page * 3 + $0) % sentences.count] }, rate: rate)
        }
    }

    /// A page's sound before encoding and where the engine says that its words begin.
    static func plain(_ job: PageJob) throws -> (samples: [Int16], starts: [Int], estimated: [Bool])
    {
        let path = NSTemporaryDirectory() + "plain-\(UUID())"
        defer {
            for end in ["", ".job", ".words"] {
                try? FileManager.default.removeItem(atPath: path + end)
            }
        }
        try Data(job.encoded).write(to: URL(fileURLWithPath: path + ".job"))
        let process = try Process.run(
            URL(fileURLWithPath: Program.faultWorker), arguments: ["--plain", path + ".job", path])
        process.waitUntilExit()
        let samples = try Data(contentsOf: URL(fileURLWithPath: path)).withUnsafeBytes {
            Array($0.bindMemory(to: Int16.self))
        }
        let lines = try String(contentsOfFile: path + ".words", encoding: .utf8).split(
            separator: "\n")
        let numbers = lines.map { $0.split(separator: " ").compactMap { Int($0) } }
        return (samples, numbers.map { $0[0] }, numbers.map { $0[1] == 1 })
    }

    /// The shift, within ±`reach` samples in steps of 4, at which a stretch of `a` and one of `b`
    /// differ least. (Their product would be greatest a pitch period further, where it is louder.)
    static func shift(
        _ a: [Int16], _ start: Int, _ b: [Int16], _ place: Int, reach: Int = 240
    ) -> Int {
        let length = min(1600, a.count - start)
        return a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                var best = (shift: Int.max, value: Int.max)
                for shift in stride(from: -reach, through: reach, by: 4) {
                    var (sum, index) = (0, max(0, -place - shift))
                    while index < length, place + shift + index < b.count {
                        let difference = Int(a[start + index]) - Int(b[place + shift + index])
                        sum &+= difference &* difference
                        index += 2
                    }
                    if sum < best.value { best = (shift, sum) }
                }
                return best.shift
            }
        }
    }

    @Test(arguments: [1.0, 3.0]) func wordsSoundWhereTheTimesSay(rate: Double) async throws {
        let jobs = Self.pages(rate: rate)
        let host = WorkerHost(executable: Program.worker, jobs: 2)
        var joiner = try MP3Joiner(jobs[0].encoder, sampleRate: 22050)
        var (bytes, starts): ([UInt8], [[Int]]) = ([], [])
        for job in jobs {
            let page = try await host.render(job)
            starts.append(page.words.map { $0.start + joiner.position })
            try joiner.append(page.segment)
            bytes += page.frames
        }
        await host.shutdown()
        let file = NSTemporaryDirectory() + "onsets-\(UUID()).mp3"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(joiner.infoFrame + bytes).write(to: URL(fileURLWithPath: file))
        var decoder = try MP3Decoder(path: file)
        var heard: [Int16] = []
        while case let samples = try decoder.read(), !samples.isEmpty { heard += samples }
        #expect(heard.count == joiner.sampleCount)
        var checked = 0
        for (job, stated) in zip(jobs, starts) {
            let plain = try Self.plain(job)
            #expect(plain.starts.count == stated.count)
            for (start, place) in zip(plain.starts, stated) {
                let shift = Self.shift(plain.samples, start, heard, place)
                #expect(abs(shift) <= 8, "a word is \(shift) samples from its time \(place)")
                checked += 1
            }
        }
        #expect(checked >= 500)
    }

    /// Pages without end: the last word of a three-hour file is as exact as the first.
    @Test func noDriftOverThreeHours() async throws {
        let job = Self.pages(rate: 1)[0]
        let host = WorkerHost(executable: Program.worker, jobs: 1)
        let page = try await host.render(job)
        await host.shutdown()
        var joiner = try MP3Joiner(job.encoder, sampleRate: 22050)
        let count = 3 * 3600 * 22050 / page.sampleCount + 1
        var (bytes, last): ([UInt8], Int) = ([], 0)
        bytes.reserveCapacity(count * page.frames.count)
        for _ in 0..<count {
            last = joiner.position
            try joiner.append(page.segment)
            bytes += page.frames
        }
        let file = NSTemporaryDirectory() + "long-\(UUID()).mp3"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(joiner.infoFrame + bytes).write(to: URL(fileURLWithPath: file))
        let plain = try Self.plain(job)
        var decoder = try MP3Decoder(path: file)
        var (total, tail): (Int, [Int16]) = (0, [])
        while case let samples = try decoder.read(), !samples.isEmpty {
            total += samples.count
            tail += samples
            if tail.count > 4 * page.sampleCount {
                tail.removeFirst(tail.count - 2 * page.sampleCount)
            }
        }
        #expect(total == joiner.sampleCount)
        for (start, word) in zip(plain.starts, page.words) {
            let place = last + word.start - (total - tail.count)
            let shift = Self.shift(plain.samples, start, tail, place)
            #expect(abs(shift) <= 8)
        }
    }
}
