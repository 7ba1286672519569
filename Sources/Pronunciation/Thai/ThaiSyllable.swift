/// One syllable of a Thai word as it is spelled, and how it is said.
struct ThaiSyllable: Sendable, Equatable {
    /// The sound that it begins with, in the engine's notation.
    var onset: String
    /// The class of the consonant that decides the tone.
    var letterClass: ThaiLetters.Class
    /// The consonant itself where it stands alone, to take another's class ("ตลาด").
    var head: UInt16
    var vowel: String
    var isLong: Bool
    var final = ""
    /// The tone mark, U+0E48 to U+0E4B.
    var mark: UInt16?
    /// A consonant without a written vowel: the first part of "สบาย".
    var isBare = false

    /// The tones in the engine's notation, by their pitch as the voice says them: 3 is level, 2
    /// low, 5 falls, 4 is high, 1 rises.
    enum Tone: String, Sendable {
        case middle = "3"
        case low = "2"
        case falling = "5"
        case high = "4"
        case rising = "1"
    }

    var tone: Tone {
        switch (mark, letterClass) {
        case (0xE48, .low): .falling
        case (0xE48, _): .low
        case (0xE49, .low): .high
        case (0xE49, _): .falling
        case (0xE4A, _): .high
        case (0xE4B, _): .rising
        case (_, .middle): isDead ? .low : .middle
        case (_, .high): isDead ? .low : .rising
        case (_, .low): !isDead ? .middle : isLong ? .falling : .high
        }
    }

    /// Ends in a stop or in a short vowel.
    private var isDead: Bool {
        final.isEmpty ? !isLong : ["k", "t", "p"].contains(final)
    }

    /// In the engine's notation, the tone behind the vowel.
    var phonemes: String { onset + vowel + tone.rawValue + final }
}
