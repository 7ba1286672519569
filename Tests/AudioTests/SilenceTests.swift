import Foundation
import Testing

@testable import Audio

/// Silence that the encoder is spared sounds as silence that it was given.
struct SilenceTests {
    static let kinds: [(Int, Int?)] = [
        (64, nil), (32, nil), (24, nil), (48, nil), (192, 44100), (128, 48000), (64, 32000),
        (40, 16000), (16, 8000), (160, 24000),
    ]

    /// Pauses of all lengths around those that are spared, in random order.
    private static func pauses(_ seed: UInt64) -> [Int] {
        var state = seed
        return (0..<12).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % 40_000
        }
    }

    private static func segment(
        _ settings: EncoderSettings, _ pauses: [Int],
        _ silence: (inout MP3Encoder, Int) throws -> Void
    ) throws -> (segment: MP3Segment, starts: [Int]) {
        var encoder = try MP3Encoder(
            settings, inputRate: settings.sampleRate ?? 22050)
        var starts: [Int] = []
        for (index, pause) in pauses.enumerated() {
            starts.append(encoder.position)
            try encoder.append(MP3JoinerTests.signal(4000 + 531 * index, seed: index))
            try silence(&encoder, pause)
        }
        return (try encoder.finish(pause: 30_000), starts)
    }

    /// How many frames have no coefficients: the length of their granules' main data is 0.
    private static func silentFrames(_ segment: MP3Segment) -> Int {
        var (at, count) = (0, 0)
        while let header = MP3FrameHeader(segment.frames[at...]) {
            if isSilent(Array(segment.frames[at + 4..<at + header.length]), header) { count += 1 }
            at += header.length
        }
        return count
    }

    private static func isSilent(_ frame: [UInt8], _ header: MP3FrameHeader) -> Bool {
        func bits(_ range: Range<Int>) -> Int {
            range.reduce(0) { $0 << 1 | Int(frame[$1 / 8] >> (7 - UInt8($1 % 8)) & 1) }
        }
        // Mono: MPEG-1 has 18 bits in front of the first of two granules of 59 bits each, the half
        // rates 9 bits in front of their one.
        return header.version == .mpeg1
            ? bits(18..<30) == 0 && bits(77..<89) == 0 : bits(9..<21) == 0
    }

    private static func decoded(
        _ segment: MP3Segment, _ settings: EncoderSettings
    ) throws -> [Int16] {
        var joiner = try MP3Joiner(settings, sampleRate: segment.sampleRate)
        try joiner.append(segment)
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "silence-\(UUID()).mp3")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(joiner.infoFrame + segment.frames).write(to: file)
        return try MP3JoinerTests.decoded(file)
    }

    @Test(arguments: kinds, [1, 2, 3] as [UInt64])
    func sparedSilenceDecodesAsEncodedSilence(kind: (Int, Int?), seed: UInt64) throws {
        let settings = EncoderSettings(bitRate: kind.0, quality: 7, sampleRate: kind.1)
        let pauses = Self.pauses(seed)
        let spared = try Self.segment(settings, pauses) { try $0.appendSilence($1) }
        let whole = try Self.segment(settings, pauses) {
            try $0.append([Int16](repeating: 0, count: $1))
        }
        #expect(spared.starts == whole.starts)
        #expect(spared.segment.sampleCount == whole.segment.sampleCount)
        // A repeated frame that held any sound would be missing here.
        #expect(Self.silentFrames(spared.segment) == Self.silentFrames(whole.segment))
        let (left, right) = (
            try Self.decoded(spared.segment, settings), try Self.decoded(whole.segment, settings)
        )
        #expect(left.count == right.count)
        // What the encoder decides behind a pause may differ in a bit; a shift would be as loud as
        // the sound itself.
        let apart = zip(left, right).reduce(0) { $0 + pow(Double($1.0) - Double($1.1), 2) }
        #expect(apart < 0.003 * right.reduce(0) { $0 + pow(Double($1), 2) })
        #expect(abs(spared.segment.frames.count - whole.segment.frames.count) <= 2)
        for (start, pause) in zip(spared.starts.dropFirst(), pauses) where pause > 6000 {
            #expect(left[start - pause + 3000..<start - 1500].allSatisfy { abs($0) <= 1 })
        }
    }

    /// Copies keep the bit rate: 64 kbit/s at 22,050 Hz is 208.98 bytes a frame.
    @Test func copiesArePaddedByTurns() {
        let header = MP3FrameHeader(
            version: .mpeg2, bitRate: 64, sampleRate: 22050, isMono: true, isPadded: false)
        let frame = header.bytes + [UInt8](repeating: 7, count: header.length - 4)
        var owed = 0
        let copies = FrameRepeat(frame: 0, count: 1000).copies(of: frame[...], owed: &owed)
        #expect(abs(copies.count - 208_980) <= 1)
        var splitter = MP3FrameSplitter()
        _ = splitter.append(capacity: copies.count) { buffer in
            Int32(buffer.initialize(fromContentsOf: copies))
        }
        #expect(splitter.frameCount == 1000)
    }
}
