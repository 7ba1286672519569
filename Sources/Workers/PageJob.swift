public import Audio
public import Speech

/// Everything that decides how a page sounds, and nothing else: its SHA-256 is the page's key.
public struct PageJob: Hashable, Sendable, Codable {
    /// Raised whenever the same job would render differently.
    public static let currentVersion = 2

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
