/// What an engine makes of one text: sound, and where its words begin.
struct EngineSpeech: Equatable {
    /// Mono, 16 bits, at the engine's own rate.
    var samples: [Int16] = []
    /// In order of time, as the engine gave them.
    var events: [WordEvent] = []
}

/// The engine begins a word.
struct WordEvent: Hashable {
    /// UTF-16 offset in the text that was spoken.
    var offset: Int
    /// Sample of the utterance's own sound.
    var sample: Int
    /// Samples at which the phonemes up to the next event begin.
    var phonemes: [Int] = []
}
