import Audio
import BookModel
import Foundation
import Testing

@Suite struct MP3JoinerTests {
    /// Speech stand-in: a chirp with gaps, so that a shift of a few samples shows.
    static func signal(_ count: Int, seed: Int) -> [Int16] {
        (0..<count).map { index in
            let t = Double(index) / 22050
            let gate = sin(Double(index + seed * 997) / 1700) > 0 ? 1.0 : 0.05
            let edge = min(1, Double(min(index, count - 1 - index)) / 200)
            let phase = 2 * Double.pi * (180 * t + 900 * t * t / (1 + Double(seed)))
            return Int16(9000 * gate * edge * sin(phase))
        }
    }

    /// Encodes pages and joins them; gives the file and where each page's first sample should be.
    static func join(
        _ pages: [[Int16]], _ settings: EncoderSettings, pause: Int, inputRate: Int = 22050
    ) throws -> (file: URL, starts: [Int], count: Int) {
        var joiner = try MP3Joiner(settings, sampleRate: settings.sampleRate ?? inputRate)
        var bytes: [UInt8] = []
        var starts: [Int] = []
        for page in pages {
            var encoder = try MP3Encoder(settings, inputRate: inputRate)
            let offset = encoder.position
            try encoder.append(page)
            let segment = try encoder.finish(pause: pause)
            starts.append(joiner.position + offset)
            try joiner.append(segment)
            bytes += segment.frames
        }
        #expect(joiner.placeholder.count == joiner.infoFrame.count)
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "joiner-\(UUID()).mp3")
        try Data(joiner.infoFrame + bytes).write(to: file)
        return (file, starts, joiner.sampleCount)
    }

    static func decoded(_ file: URL) throws -> [Int16] {
        var decoder = try MP3Decoder(path: file.path)
        var all: [Int16] = []
        while case let samples = try decoder.read(), !samples.isEmpty { all += samples }
        return all
    }

    /// What ffmpeg makes of the file, and what it says about it.
    static func decodedByFFmpeg(_ file: URL) throws -> (samples: [Int16], complaints: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "ffmpeg", "-v", "warning", "-i", file.path, "-f", "s16le", "-ac", "1", "-",
        ]
        let output = Pipe()
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("ff-\(UUID())")
        FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        defer { try? FileManager.default.removeItem(at: errors) }
        let samples = data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        return (samples, try String(contentsOf: errors, encoding: .utf8))
    }

    /// The shift within ±20 samples at which two stretches agree best.
    static func shift(of page: [Int16], at start: Int, in whole: [Int16]) -> Int {
        func correlation(_ shift: Int) -> Double {
            var sum = 0.0
            for index in stride(from: 0, to: page.count, by: 1) {
                let place = start + shift + index
                guard whole.indices.contains(place) else { continue }
                sum += Double(page[index]) * Double(whole[place])
            }
            return sum
        }
        return (-20...20).max { correlation($0) < correlation($1) } ?? .max
    }

    @Test(
        arguments: [(64, nil), (32, nil), (24, nil), (192, 44100), (128, 48000), (40, 16000)]
            as [(Int, Int?)])
    func decodersSeeEveryPageWhereItIsSaidToBe(bitRate: Int, sampleRate: Int?) throws {
        let settings = EncoderSettings(bitRate: bitRate, quality: 7, sampleRate: sampleRate)
        let pages = [
            Self.signal(20011, seed: 1), Self.signal(7000, seed: 2), Self.signal(30000, seed: 3),
        ]
        let (file, starts, count) = try Self.join(pages, settings, pause: 7000)
        defer { try? FileManager.default.removeItem(at: file) }
        let own = try Self.decoded(file)
        let (other, complaints) = try Self.decodedByFFmpeg(file)
        #expect(complaints == "")
        #expect(own.count == count)
        #expect(other.count == count)
        guard sampleRate == nil else { return }
        for (page, start) in zip(pages, starts) {
            #expect(Self.shift(of: page, at: start, in: own) == 0)
            #expect(Self.shift(of: page, at: start, in: other) == 0)
        }
        #expect(starts[0] == 0)
    }

    @Test func delayAndPaddingComeOutOfThePause() throws {
        let page = Self.signal(20011, seed: 1)
        let (file, starts, _) = try Self.join([page, page], EncoderSettings(), pause: 8000)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(abs(starts[1] - (20011 + 8000)) <= 288)
    }

    @Test func aSegmentOfAnotherKindIsRefused() throws {
        var encoder = try MP3Encoder(EncoderSettings(bitRate: 48), inputRate: 22050)
        try encoder.append(Self.signal(5000, seed: 1))
        let segment = try encoder.finish(pause: 0)
        var joiner = try MP3Joiner(EncoderSettings(bitRate: 64), sampleRate: 22050)
        #expect(throws: LecternError.self) { try joiner.append(segment) }
    }

    @Test func thePauseIsNeverTooShortForTheSpeech() throws {
        let pages = [Self.signal(20011, seed: 1), Self.signal(7000, seed: 2)]
        let (file, starts, count) = try Self.join(pages, EncoderSettings(), pause: 0)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(starts[1] - 20011 >= 1105)
        #expect(count >= starts[1] + 7000)
    }

    @Test func theSamePageGivesTheSameBytes() throws {
        func encode() throws -> [UInt8] {
            var encoder = try MP3Encoder(EncoderSettings(), inputRate: 22050)
            try encoder.append(Self.signal(20011, seed: 1))
            return try encoder.finish(pause: 3000).frames
        }
        #expect(try encode() == encode())
    }
}
