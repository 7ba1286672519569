import Audio
import Speech

extension PageResult {
    /// The result as bytes, for the wire and for a store.
    public var encoded: [UInt8] {
        var writer = WireWriter(capacity: frames.count + 9 * words.count + 128)
        write(to: &writer)
        return writer.bytes
    }

    /// The result that `encoded` gave; `nil` when the bytes are none.
    public init?(encoded: [UInt8]) {
        var reader = WireReader(encoded)
        guard let result = try? PageResult(from: &reader), reader.isAtEnd else { return nil }
        self = result
    }

    func write(to writer: inout WireWriter) {
        writer.write(frames)
        writer.write(sampleRate)
        writer.write(sampleCount)
        writer.write(words) { writer, word in
            writer.write(UInt32(truncatingIfNeeded: word.start))
            writer.write(UInt32(truncatingIfNeeded: word.end))
            writer.write(word.isEstimated)
        }
        writer.write(loudness.sumOfSquares)
        writer.write(loudness.sampleCount)
        writer.write(loudness.peak)
        writer.write(failures) { $0.write($1) }
    }

    init(from reader: inout WireReader) throws(WireReader.Malformed) {
        self.init(
            frames: try reader.block(), sampleRate: try reader.int(), sampleCount: try reader.int(),
            words: try reader.array(least: 9) { reader throws(WireReader.Malformed) in
                WordTime(
                    start: try reader.count(), end: try reader.count(),
                    isEstimated: try reader.flag())
            },
            loudness: Loudness(
                sumOfSquares: try reader.int(), sampleCount: try reader.int(),
                peak: try reader.int()),
            failures: try reader.array(least: 4) { reader throws(WireReader.Malformed) in
                try reader.string()
            })
    }
}
