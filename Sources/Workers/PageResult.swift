public import Audio
public import Speech

/// A rendered page: whole MP3 frames without an Info frame, and when each word sounds.
public struct PageResult: Hashable, Sendable, Codable {
    /// MP3 frames to be put behind those of the page before.
    public var frames: [UInt8]
    public var sampleRate: Int
    /// Samples that the frames decode to: a whole number of frames.
    public var sampleCount: Int
    /// One for each word of the job, utterance by utterance, in samples from the page's first
    /// decoded sample, encoder delay included; rising and inside the page.
    public var words: [WordTime]
    /// How loud its speech is before the encoder's gain.
    public var loudness: Loudness
    /// What went wrong without costing the page, such as a sentence that kills the engine.
    public var failures: [String]

    public init(
        frames: [UInt8], sampleRate: Int, sampleCount: Int, words: [WordTime],
        loudness: Loudness = Loudness(), failures: [String] = []
    ) {
        self.frames = frames
        self.sampleRate = sampleRate
        self.sampleCount = sampleCount
        self.words = words
        self.loudness = loudness
        self.failures = failures
    }

    /// The audio alone, for the joiner.
    public var segment: MP3Segment {
        MP3Segment(frames: frames, sampleRate: sampleRate, sampleCount: sampleCount)
    }
}
