/// How loud a stretch of sound is: whole numbers, so that the sum over a book does not depend on
/// the order of its pages.
public struct Loudness: Hashable, Sendable, Codable {
    /// Sum of the squares of all samples, full scale being 32,768.
    public var sumOfSquares: Int
    /// Samples, silence between utterances included.
    public var sampleCount: Int
    /// Largest absolute sample.
    public var peak: Int

    public init(sumOfSquares: Int = 0, sampleCount: Int = 0, peak: Int = 0) {
        self.sumOfSquares = sumOfSquares
        self.sampleCount = sampleCount
        self.peak = peak
    }

    public mutating func add(_ samples: [Int16]) {
        var sum = 0
        var (lowest, highest): (Int16, Int16) = (0, 0)
        // Nothing here can trap, so that the compiler takes many samples at a time.
        for sample in samples {
            let value = Int32(sample)
            sum &+= Int(value &* value)
            lowest = min(lowest, sample)
            highest = max(highest, sample)
        }
        sumOfSquares += sum
        sampleCount += samples.count
        peak = max(peak, Int(highest), -Int(lowest))
    }

    public mutating func addSilence(_ count: Int) { sampleCount += max(0, count) }

    public mutating func add(_ other: Loudness) {
        sumOfSquares += other.sumOfSquares
        sampleCount += other.sampleCount
        peak = max(peak, other.peak)
    }
}
