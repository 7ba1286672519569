/// A word event in the library's own count.
struct RawWordEvent: Equatable {
    /// Code points from 1; 0 for an event that belongs to no word.
    var position: Int
    var sample: Int
    /// Samples at which the library reaches the word's phonemes; none where it does not name them.
    var phonemes: [Int] = []

    /// The event where the word begins to be heard.
    ///
    /// espeak-ng gives it before whatever it does in front of the first phoneme. That is a silence
    /// before stops (their closure, a part of the word) and fricatives; but a vowel behind a nasal
    /// or a liquid, as in "an egg", begins with a sequence of some 30 to 120 ms that sounds as the
    /// consonant first and becomes the vowel halfway, and there the word begins.
    func heard(in samples: [Int16]) -> RawWordEvent {
        guard let phoneme = phonemes.first, sample >= 0, phoneme > sample, phoneme <= samples.count
        else {
            return self
        }
        let lead = samples[sample..<phoneme]
        let silent = lead.reduce(0) { $0 + (SilenceTrimmer.isSilent($1) ? 1 : 0) }
        guard silent * 2 < lead.count else { return self }
        return RawWordEvent(
            position: position, sample: sample + lead.count / 2, phonemes: phonemes)
    }
}
