/// How a rate is reached: the engine's own words a minute as far as they go, stretching beyond.
struct Pace: Hashable {
    /// Rates that listeners may ask for.
    static let rates = 0.25...3.0
    /// espeak-ng's own pace, its `espeakRATE_NORMAL`.
    static let normalWordsPerMinute = 175.0
    /// What espeak-ng does by itself. Below 80 it does not go; from 450 on it speeds its sound up
    /// afterwards and leaves the events where they were, past the end of the audio.
    static let engineRange = 80.0...449.0

    /// What the engine is told.
    var wordsPerMinute: Int
    /// How much faster its sound must become; 1 where the engine does all of it.
    var stretch: Double

    init(rate: Double) {
        let clamped = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
        let wanted = clamped * Self.normalWordsPerMinute
        let spoken = min(max(wanted, Self.engineRange.lowerBound), Self.engineRange.upperBound)
        wordsPerMinute = Int(spoken.rounded())
        stretch = spoken == wanted ? 1 : wanted / spoken
    }
}
