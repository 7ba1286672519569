/// A page's sound as MP3: whole frames that may stand between any others of their kind.
public struct MP3Segment: Hashable, Sendable {
    public var frames: [UInt8]
    public var sampleRate: Int
    /// Samples that the frames decode to: a whole number of frames.
    public var sampleCount: Int

    public init(frames: [UInt8], sampleRate: Int, sampleCount: Int) {
        self.frames = frames
        self.sampleRate = sampleRate
        self.sampleCount = sampleCount
    }

    /// Samples from a segment's first decoded one to the first that was put in: the encoder's 576
    /// and the 529 of any decoder.
    public static let delay = 1105
}
