import Speech

/// Stands in for an utterance that the engine cannot say.
struct GapFiller {
    var sampleRate: Int
    var rate: Double

    /// Silence of about the length that the utterance would have had: 14 characters a second.
    func silence(for utterance: Utterance) -> SpokenUtterance {
        let length = Int(Double(utterance.text.utf16.count * sampleRate) / (14 * rate))
        let least = utterance.words.count * sampleRate / 50
        let samples = [Int16](repeating: 0, count: max(length, least, sampleRate / 4))
        return filled(utterance, with: SpokenUtterance(samples: samples, words: []))
    }

    /// The sound of something else, its time shared among the words of the utterance.
    func filled(_ utterance: Utterance, with other: SpokenUtterance) -> SpokenUtterance {
        let count = max(1, utterance.words.count)
        let total = other.samples.count
        let words = utterance.words.indices.map { index in
            WordTime(
                start: total * index / count, end: total * (index + 1) / count, isEstimated: true)
        }
        return SpokenUtterance(samples: other.samples, words: words)
    }
}
