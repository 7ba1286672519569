import Foundation

/// Holds peaks under a ceiling without distorting the wave: the level dips for 5 ms around them.
///
/// The gain that each sample needs is spread over the window by its minimum and then averaged over
/// the window, so that it moves smoothly and is low enough where the peak is.
struct Limiter {
    private let ceiling: Float
    /// Samples on each side.
    private let reach: Int

    init(sampleRate: Int, ceilingMillibels: Int) {
        ceiling = Float(32768 * pow(10, Double(ceilingMillibels) / 2000))
        reach = sampleRate / 400
    }

    func limited(_ samples: [Int16]) -> [Int16] {
        guard samples.contains(where: { abs(Float($0)) > ceiling }) else { return samples }
        let needed = samples.map { sample -> Float in
            let level = abs(Float(sample))
            return level > ceiling ? ceiling / level : 1
        }
        let gains = averages(minima(needed))
        return zip(samples, gains).map {
            Int16(clamping: Int((Float($0) * $1).rounded(.towardZero)))
        }
    }

    /// The least value within reach of each place: indices of rising values, the front the least.
    private func minima(_ values: [Float]) -> [Float] {
        var window: [Int] = []
        var front = 0
        return (0..<values.count + reach).compactMap { index in
            if index < values.count {
                while window.count > front, let last = window.last, values[last] >= values[index] {
                    window.removeLast()
                }
                window.append(index)
            }
            let place = index - reach
            guard place >= 0 else { return nil }
            while window[front] < place - reach { front += 1 }
            return values[window[front]]
        }
    }

    /// The mean within reach of each place; outside, the values at the ends go on.
    private func averages(_ values: [Float]) -> [Float] {
        let width = 2 * reach + 1
        func value(_ index: Int) -> Double { Double(values[min(max(0, index), values.count - 1)]) }
        var sum = (-reach - 1..<reach).reduce(0.0) { $0 + value($1) }
        return values.indices.map { index in
            sum += value(index + reach) - value(index - reach - 1)
            return Float(min(1, sum / Double(width)))
        }
    }
}
