/// A frame that holds nothing but silence, and how often it stands again behind itself.
///
/// Without a bit reservoir a frame is whole by itself, and one without any coefficients adds its
/// length and no sound: so long silence need not go through the encoder, which takes more than half
/// as long for it as for speech.
struct FrameRepeat: Hashable {
    /// Counted from the first that was encoded.
    var frame: Int
    var count: Int
}

extension FrameRepeat {
    /// Copies of a frame, padded so that the bit rate is kept on average.
    ///
    /// - Parameter owed: what padding is due, in `sampleRate`ths of a byte; goes on from copy to
    ///   copy.
    func copies(of frame: ArraySlice<UInt8>, owed: inout Int) -> [UInt8] {
        guard let header = MP3FrameHeader(frame) else { return [] }
        let remainder = header.samplesPerFrame / 8 * header.bitRate * 1000 % header.sampleRate
        let plain = Self.variant(of: frame, isPadded: false)
        let padded = Self.variant(of: frame, isPadded: true)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * padded.count)
        for _ in 0..<count {
            owed += remainder
            bytes += owed >= header.sampleRate ? padded : plain
            if owed >= header.sampleRate { owed -= header.sampleRate }
        }
        return bytes
    }

    /// The frame with or without the padding byte at its end, which no coefficient reaches.
    private static func variant(of frame: ArraySlice<UInt8>, isPadded: Bool) -> [UInt8] {
        guard var header = MP3FrameHeader(frame) else { return [] }
        header.isPadded = isPadded
        var bytes = Array(frame.prefix(header.length))
        bytes += [UInt8](repeating: 0, count: header.length - bytes.count)
        let paddingBit: UInt8 = 2
        bytes[2] = isPadded ? bytes[2] | paddingBit : bytes[2] & ~paddingBit
        return bytes
    }
}
