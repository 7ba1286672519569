import Audio
import Foundation

/// The loudness that a book is brought to by one gain for all of it.
///
/// ACX asks for -23 to -18 dB RMS with peaks of at most -3 dB, measured on the encoded file; the
/// target keeps half a decibel clear of the peak, which encoding may raise.
struct LoudnessTarget {
    private static let rms = -20.0
    private static let peak = -3.5

    /// The gain in hundredths of a decibel for a book that is as loud as `measured` at gain 0.
    func gain(for measured: Loudness) -> Int {
        guard measured.sampleCount > 0, measured.sumOfSquares > 0 else { return 0 }
        let mean = Double(measured.sumOfSquares) / Double(measured.sampleCount)
        let loudness = 10 * log10(mean / (32_768.0 * 32_768.0))
        let peak = 20 * log10(Double(max(1, measured.peak)) / 32_768)
        return Int((100 * min(Self.rms - loudness, Self.peak - peak)).rounded(.down))
    }
}
