/// When a word sounds: half-open, in samples.
public struct WordTime: Hashable, Sendable, Codable {
    public var start: Int
    public var end: Int
    /// Interpolated: the engine gave no event of its own.
    public var isEstimated: Bool

    public init(start: Int, end: Int, isEstimated: Bool = false) {
        self.start = start
        self.end = end
        self.isEstimated = isEstimated
    }
}
