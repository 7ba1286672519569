/// Turns counts of PCM samples into printed time, each by one rounding of an exact fraction, so
/// that equal samples print equal times and order is kept.
public struct SampleClock: Hashable, Sendable {
    /// Samples a second, at least 1.
    public let rate: Int

    public init(rate: Int) {
        self.rate = max(1, rate)
    }

    /// Ten-thousandths of a second: the grain of the JSON files.
    public func tenThousandths(_ samples: Int) -> Int { scaled(samples, by: 10_000) }

    /// Milliseconds: the grain of SRT and WebVTT.
    public func milliseconds(_ samples: Int) -> Int { scaled(samples, by: 1_000) }

    public func seconds(_ samples: Int) -> Double { Double(samples) / Double(rate) }

    /// The sample nearest to `seconds`, from 0; times that are no number are 0.
    public func samples(seconds: Double) -> Int {
        let exact = (seconds * Double(rate)).rounded()
        return exact.isFinite ? Int(min(max(exact, 0), 1e15)) : 0
    }

    private func scaled(_ samples: Int, by factor: Int) -> Int {
        let whole = samples / rate * factor
        return whole + ((samples % rate) * factor * 2 + rate) / (2 * rate)
    }
}
