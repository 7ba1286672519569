import Foundation

/// A gain on 16-bit samples that bends peaks under a ceiling instead of cutting them off.
///
/// Up to the knee the gain is linear; above it the curve nears the ceiling, so that speech reaches
/// the loudness asked for although a few of its peaks would pass what shops allow (ACX: -3 dB; the
/// ceiling keeps 0.6 dB clear of that, which encoding may add).
struct Gain {
    private static let knee = 0.35
    /// -3.6 dB of full scale.
    private static let ceiling = 0.66

    /// The sample that each sample becomes, by its value above -32,768.
    private let curve: [Int16]?

    /// - Parameter millibels: hundredths of a decibel; 0 changes nothing.
    init(millibels: Int) {
        guard millibels != 0 else {
            curve = nil
            return
        }
        let factor = pow(10, Double(millibels) / 2000)
        curve = (-32_768...32_767).map { Self.bent(Double($0) / 32_768 * factor) }
    }

    func applied(to samples: [Int16]) -> [Int16] {
        guard let curve else { return samples }
        return samples.map { curve[Int($0) + 32_768] }
    }

    private static func bent(_ value: Double) -> Int16 {
        let size = abs(value)
        let room = ceiling - knee
        let bent = size <= knee ? size : knee + room * (1 - exp((knee - size) / room))
        return Int16((value < 0 ? -bent : bent) * 32_768)
    }
}
