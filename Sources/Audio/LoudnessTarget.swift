import Foundation

/// How loud a book is to be, and the one gain that makes it so.
public struct LoudnessTarget: Hashable, Sendable {
    /// Name in presets.
    public var name: String
    /// RMS over the whole book, in hundredths of a decibel below full scale.
    public var rmsMillibels: Int
    /// Ceiling of peaks, likewise; an encoder overshoots it by up to a decibel.
    public var peakMillibels: Int
    public var hasRoomTone: Bool

    public init(name: String, rmsMillibels: Int, peakMillibels: Int, hasRoomTone: Bool) {
        self.name = name
        self.rmsMillibels = rmsMillibels
        self.peakMillibels = peakMillibels
        self.hasRoomTone = hasRoomTone
    }

    /// ACX, "Audio submission requirements": RMS −23…−18 dB, peaks at most −3 dB, noise floor at
    /// most
    /// −60 dB. Its 44.1 kHz and 192 kbit/s are the encoder's settings.
    public static let acx = LoudnessTarget(
        name: "acx", rmsMillibels: -2050, peakMillibels: -450, hasRoomTone: true)

    public static let all = [acx]

    /// The target of a name; `nil` for one that there is not.
    public static func named(_ name: String) -> LoudnessTarget? { all.first { $0.name == name } }

    /// Gain in hundredths of a decibel for a book that is as loud as all its pages together; 0 for
    /// silence.
    public func gainMillibels(for loudness: Loudness) -> Int {
        guard loudness.sumOfSquares > 0, loudness.sampleCount > 0 else { return 0 }
        let power = Double(loudness.sumOfSquares) / Double(loudness.sampleCount) / (32768 * 32768)
        return rmsMillibels - Int((1000 * log10(power)).rounded())
    }

    /// The settings with which a book of that loudness reaches the target.
    public func applied(to settings: EncoderSettings, loudness: Loudness) -> EncoderSettings {
        var settings = settings
        settings.gainMillibels = gainMillibels(for: loudness)
        settings.peakMillibels = peakMillibels
        settings.hasRoomTone = hasRoomTone
        return settings
    }
}
