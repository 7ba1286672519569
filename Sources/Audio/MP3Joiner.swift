public import BookModel

/// Puts page segments end to end behind an Info frame, one after the other, without holding them.
///
/// A file is the frames of `placeholder`, then all segments in order; at the end `infoFrame` is
/// written over the placeholder, which has its length.
public struct MP3Joiner: Sendable {
    private var header: MP3FrameHeader?
    private var frameCount = 0
    private var byteCount = 0
    private var checksum = CRC16()

    public let sampleRate: Int

    /// - Throws: `.usage` for a sample rate that MP3 has not.
    public init(_ settings: EncoderSettings, sampleRate: Int) throws(LecternError) {
        self.sampleRate = sampleRate
        let bitRate = try settings.nearestBitRate(at: sampleRate)
        header = MP3FrameHeader.version(for: sampleRate).map {
            MP3FrameHeader(version: $0, bitRate: bitRate, sampleRate: sampleRate, isMono: true)
        }
    }

    /// Samples from the first decoded sample of a segment put in now to the start of the file, as
    /// `sampleCount` counts them: what a word's time in its page grows by.
    public var position: Int { decodedCount - MP3Segment.delay }

    /// Samples that the file decodes to when the decoder heeds the Info frame, as ffmpeg, mpg123
    /// and
    /// the browsers do: the first is the first that went into the encoder.
    public var sampleCount: Int { max(0, decodedCount - MP3Segment.delay) }

    /// Samples that a decoder skips at the start.
    public var encoderDelay: Int { MP3Segment.delay }

    /// Takes notice of a segment that was written behind the others.
    ///
    /// - Throws: `.partial` for a segment of another kind.
    public mutating func append(_ segment: MP3Segment) throws(LecternError) {
        guard let first = MP3FrameHeader(segment.frames), let header, first.isMono,
            first.sampleRate == header.sampleRate, first.bitRate == header.bitRate,
            segment.sampleCount % header.samplesPerFrame == 0
        else {
            throw LecternError(.partial, "a page's audio is not of the kind of the others")
        }
        frameCount += segment.sampleCount / header.samplesPerFrame
        byteCount += segment.frames.count
        checksum.update(segment.frames)
    }

    /// As long as `infoFrame`, to be written first.
    public var placeholder: [UInt8] { [UInt8](repeating: 0, count: infoFrame.count) }

    /// The frame to be written over the placeholder when all segments are in.
    public var infoFrame: [UInt8] {
        guard let header else { return [] }
        return InfoFrame(
            header: header, frameCount: frameCount, byteCount: byteCount, checksum: checksum.value
        ).bytes
    }

    private var decodedCount: Int { frameCount * (header?.samplesPerFrame ?? 0) }
}
