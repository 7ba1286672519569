/// An utterance's sound without the pause after it, and when its words are said.
public struct SpokenUtterance: Equatable, Sendable {
    /// Mono, 16 bits, at the engine's rate.
    public var samples: [Int16]
    /// One for each word of the utterance, in samples from its first.
    public var words: [WordTime]

    public init(samples: [Int16], words: [WordTime]) {
        self.samples = samples
        self.words = words
    }
}
