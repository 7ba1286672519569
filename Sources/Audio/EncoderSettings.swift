/// How PCM becomes MP3: constant bit rate, mono.
public struct EncoderSettings: Hashable, Sendable, Codable {
    /// kbit/s of the constant bit rate.
    public var bitRate: Int
    /// LAME's quality 0…9. 7 is the default: the fastest and, on this voice, the best by PESQ.
    public var quality: Int
    /// Output sample rate in hertz; `nil` keeps the engine's own.
    public var sampleRate: Int?
    /// Gain applied before encoding, in hundredths of a decibel; 0 changes nothing.
    public var gainMillibels: Int
    /// Ceiling for peaks in hundredths of a decibel below full scale (−450), held by a limiter
    /// after
    /// the gain; `nil` limits nothing.
    public var peakMillibels: Int?
    /// Whether silence is filled with a very low noise, as a room has: some shops refuse silence.
    public var hasRoomTone: Bool
    /// "lame 3.100", so that another version is another key.
    public var encoderVersion: String

    public init(
        bitRate: Int = 64, quality: Int = 7, sampleRate: Int? = nil, gainMillibels: Int = 0,
        peakMillibels: Int? = nil, hasRoomTone: Bool = false, encoderVersion: String = ""
    ) {
        self.bitRate = bitRate
        self.quality = quality
        self.sampleRate = sampleRate
        self.gainMillibels = gainMillibels
        self.peakMillibels = peakMillibels
        self.hasRoomTone = hasRoomTone
        self.encoderVersion = encoderVersion
    }
}
