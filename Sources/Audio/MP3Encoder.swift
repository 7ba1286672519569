public import BookModel
import CLame

/// Encodes one page: speech and silence go in, a segment of whole frames comes out.
///
/// Every page has an encoder of its own, without a bit reservoir and without an Info frame, so that
/// segments put end to end decode as each would alone. What the encoder puts in front (`delay`) and
/// what fills the last frame come out of the pause after the page instead of adding to it.
public struct MP3Encoder: ~Copyable {
    private let lame: OpaquePointer
    private let resampler: Resampler
    private let gain: Gain
    private let limiter: Limiter?
    private let tone: RoomTone?
    private var output = MP3FrameSplitter()
    /// Samples put in, those that the encoder was spared among them.
    private var samplesIn = 0
    /// Silence that the encoder was spared.
    private var repeats: [FrameRepeat] = []
    private var framesSpared = 0
    private let samplesPerFrame: Int

    /// Samples a second of the segment.
    public let sampleRate: Int

    /// - Throws: `.usage` for a sample rate that MP3 has not, `.partial` when LAME does not start.
    public init(_ settings: EncoderSettings, inputRate: Int) throws(LecternError) {
        sampleRate = settings.sampleRate ?? inputRate
        let bitRate = try settings.nearestBitRate(at: sampleRate)
        lame = try Self.start(settings, sampleRate: sampleRate, bitRate: bitRate)
        samplesPerFrame = Int(lame_get_framesize(lame))
        resampler = Resampler(from: inputRate, to: sampleRate)
        gain = Gain(millibels: settings.gainMillibels)
        limiter = settings.peakMillibels.map { [sampleRate] in
            Limiter(sampleRate: sampleRate, ceilingMillibels: $0)
        }
        tone = settings.hasRoomTone ? RoomTone() : nil
    }

    private static func start(
        _ settings: EncoderSettings, sampleRate: Int, bitRate: Int
    ) throws(LecternError) -> OpaquePointer {
        guard let lame = lame_init() else { throw failure(-2) }
        lame_set_in_samplerate(lame, Int32(sampleRate))
        lame_set_out_samplerate(lame, Int32(sampleRate))
        lame_set_num_channels(lame, 1)
        lame_set_mode(lame, MONO)
        lame_set_VBR(lame, vbr_off)
        lame_set_brate(lame, Int32(bitRate))
        lame_set_quality(lame, Int32(settings.quality))
        lame_set_bWriteVbrTag(lame, 0)
        lame_set_disable_reservoir(lame, 1)
        let status = lame_init_params(lame)
        guard status >= 0 else {
            lame_close(lame)
            throw failure(status)
        }
        return lame
    }

    deinit { lame_close(lame) }

    /// Where the next sample that is put in will be, counted in samples of the output from the
    /// segment's first decoded one.
    public var position: Int { MP3Segment.delay + samplesIn }

    /// A count of samples of the input, in samples of the output.
    public func scaled(_ samples: Int) -> Int { resampler.scaled(samples) }

    /// Puts in speech that begins and ends in silence.
    public mutating func append(_ speech: [Int16]) throws(LecternError) {
        let level = gain.applied(to: resampler.resample(speech))
        try encode(limiter?.limited(level) ?? level)
    }

    /// Puts in silence, counted in samples of the input.
    ///
    /// Of a long one the encoder gets the frames at its edges; the one between them is repeated.
    public mutating func appendSilence(_ count: Int) throws(LecternError) {
        let length = max(0, scaled(count))
        let spared = tone == nil ? max(0, length / samplesPerFrame - 2 * Self.edgeFrames) : 0
        let encoded = length - spared * samplesPerFrame
        let middle = encoderPosition + MP3Segment.delay + encoded / 2
        try encode([Int16](repeating: 0, count: encoded))
        spare(FrameRepeat(frame: middle / samplesPerFrame, count: spared))
    }

    /// Ends the segment with a pause, counted in samples of the input, to the nearest frame.
    ///
    /// The pause is at least so long that all of the speech is decoded and the last frame overlaps
    /// the next segment's first with silence: 76 ms at 22,050 Hz.
    public consuming func finish(pause: Int) throws(LecternError) -> MP3Segment {
        let wanted = (samplesIn + scaled(max(0, pause)) + samplesPerFrame / 2) / samplesPerFrame
        let least = (samplesIn + MP3Segment.delay + 576 + samplesPerFrame - 1) / samplesPerFrame
        let frames = max(wanted, least)
        let spared = tone == nil ? max(0, wanted - least - Self.edgeFrames) : 0
        let encoded = frames - framesSpared - spared
        while output.frameCount < encoded {
            try encode([Int16](repeating: 0, count: samplesPerFrame))
        }
        spare(FrameRepeat(frame: encoded - 1, count: spared))
        return MP3Segment(
            frames: output.first(encoded, repeats), sampleRate: sampleRate,
            sampleCount: frames * samplesPerFrame)
    }

    /// Whole frames of silence between sound and the middle of a frame that holds none of it: its
    /// window reaches over two, with what the filters in front of it add.
    private static let edgeFrames = 3

    /// Samples that the encoder itself got.
    private var encoderPosition: Int { samplesIn - framesSpared * samplesPerFrame }

    private mutating func spare(_ again: FrameRepeat) {
        guard again.count > 0 else { return }
        repeats.append(again)
        framesSpared += again.count
        samplesIn += again.count * samplesPerFrame
    }

    private mutating func encode(_ clean: [Int16]) throws(LecternError) {
        let samples = tone?.added(to: clean, at: samplesIn) ?? clean
        samplesIn += samples.count
        var start = 0
        while start < samples.count {
            let count = min(Self.blockLength, samples.count - start)
            let status = samples.withUnsafeBufferPointer { input in
                output.append(capacity: count * 5 / 4 + 7200) { bytes in
                    lame_encode_buffer(
                        lame, input.baseAddress.map { $0 + start }, nil, Int32(count),
                        bytes.baseAddress, Int32(bytes.count))
                }
            }
            guard status >= 0 else { throw Self.failure(status) }
            start += count
        }
    }

    /// Samples for one call of LAME.
    private static let blockLength = 16 * 1152

    private static func failure(_ status: Int32) -> LecternError {
        LecternError(.partial, "the MP3 encoder fails", cause: "LAME status \(status)")
    }
}
