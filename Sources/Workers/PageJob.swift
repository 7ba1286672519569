public import Audio
public import Speech

/// Everything that decides how a page sounds, and nothing else: its SHA-256 is the page's key.
public struct PageJob: Hashable, Sendable, Codable {
    /// Raised whenever the same job would render differently.
    public static let currentVersion = 1

    public var version: Int
    public var voice: VoiceSetting
    public var encoder: EncoderSettings
    public var utterances: [Utterance]

    public init(voice: VoiceSetting, encoder: EncoderSettings, utterances: [Utterance]) {
        version = Self.currentVersion
        self.voice = voice
        self.encoder = encoder
        self.utterances = utterances
    }
}

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
    /// What went wrong without costing the page, such as a sentence that kills the engine.
    public var failures: [String]

    public init(
        frames: [UInt8], sampleRate: Int, sampleCount: Int, words: [WordTime], failures: [String] = []
    ) {
        self.frames = frames
        self.sampleRate = sampleRate
        self.sampleCount = sampleCount
        self.words = words
        self.failures = failures
    }
}
