import Foundation

/// Changes the sample rate of a stretch of sound, sample for sample in place: what was at `n` is at
/// `n · to / from` afterwards, without any delay.
///
/// A windowed sinc (Kaiser, β 9: about 90 dB down) of 32 input samples, cut off below the lower of
/// both rates, as a table with a row for each phase.
struct Resampler {
    private static let halfLength = 16
    private static let beta = 9.0

    /// The ratio in lowest terms.
    private let up: Int
    private let down: Int
    /// For each phase `0..<up` the weights of the input samples around it.
    private let phases: [[Float]]
    private let reach: Int

    init(from input: Int, to output: Int) {
        let divisor = Self.greatestCommonDivisor(max(1, input), max(1, output))
        let (up, down) = (max(1, output) / divisor, max(1, input) / divisor)
        (self.up, self.down) = (up, down)
        let cutoff = min(1, Double(up) / Double(down)) * 0.95
        let reach = Int((Double(Self.halfLength) / cutoff).rounded(.up))
        self.reach = reach
        phases =
            up == down
            ? []
            : (0..<up).map {
                Self.weights(at: Double($0) / Double(up), cutoff: cutoff, reach: reach)
            }
    }

    /// A count of input samples, in samples of the output.
    func scaled(_ samples: Int) -> Int { samples * up / down }

    func resample(_ samples: [Int16]) -> [Int16] {
        guard up != down else { return samples }
        let count = (samples.count * up + down - 1) / down
        return (0..<count).map { index in
            let place = index * down
            return value(at: place / up, phase: place % up, in: samples)
        }
    }

    private func value(at center: Int, phase: Int, in samples: [Int16]) -> Int16 {
        let weights = phases[phase]
        let first = center - reach + 1
        var sum: Float = 0
        for tap in max(0, -first)..<max(0, -first, min(weights.count, samples.count - first)) {
            sum += weights[tap] * Float(samples[first + tap])
        }
        return Int16(clamping: Int(sum.rounded()))
    }

    /// The weights of the samples `-reach + 1 ... reach` around a point between 0 and 1.
    private static func weights(at offset: Double, cutoff: Double, reach: Int) -> [Float] {
        let raw = (1 - reach...reach).map { tap -> Double in
            let distance = Double(tap) - offset
            let place = distance / Double(reach)
            guard abs(place) < 1 else { return 0 }
            let window = bessel(beta * (1 - place * place).squareRoot()) / bessel(beta)
            return cutoff * sinc(cutoff * distance) * window
        }
        let sum = raw.reduce(0, +)
        return raw.map { Float($0 / sum) }
    }

    private static func sinc(_ x: Double) -> Double {
        abs(x) < 1e-9 ? 1 : sin(.pi * x) / (.pi * x)
    }

    /// The modified Bessel function of the first kind and order zero.
    private static func bessel(_ x: Double) -> Double {
        var (sum, term, k) = (1.0, 1.0, 1.0)
        while term > sum * 1e-12 {
            term *= (x / (2 * k)) * (x / (2 * k))
            sum += term
            k += 1
        }
        return sum
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}
