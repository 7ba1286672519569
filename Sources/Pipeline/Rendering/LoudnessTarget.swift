import Audio
import Foundation

/// The loudness that a book is brought to by one gain for all of it.
///
/// ACX asks for -23 to -18 dB RMS, measured on each file; the encoder's gain keeps peaks under -3 dB.
struct LoudnessTarget {
    private static let rms = -20.0

    /// The gain in hundredths of a decibel for a book that is as loud as `measured` at gain 0.
    func gain(for measured: Loudness) -> Int {
        guard measured.sampleCount > 0, measured.sumOfSquares > 0 else { return 0 }
        let mean = Double(measured.sumOfSquares) / Double(measured.sampleCount)
        let loudness = 10 * log10(mean / (32_768.0 * 32_768.0))
        return Int((100 * (Self.rms - loudness)).rounded(.down))
    }
}
