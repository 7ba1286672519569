import Foundation

/// A linear gain on 16-bit samples; what would pass full scale stays at it.
struct Gain {
    /// 1/65,536ths.
    private let factor: Int

    /// - Parameter millibels: hundredths of a decibel; 0 changes nothing.
    init(millibels: Int) {
        factor = Int((pow(10, Double(millibels) / 2000) * 65536).rounded())
    }

    func applied(to samples: [Int16]) -> [Int16] {
        guard factor != 65536 else { return samples }
        return samples.map { Int16(clamping: (Int($0) * factor + 32768) >> 16) }
    }
}
