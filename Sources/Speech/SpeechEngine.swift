public import BookModel

/// A text-to-speech engine: sound for one utterance after the other.
///
/// An engine may carry state from one utterance to the next, so a page is spoken by an engine
/// that has said nothing before.
public protocol SpeechEngine {
    /// Samples a second of what it says.
    var sampleRate: Int { get }
    /// Loads a voice and sets the pace, as `speak` does by itself when they change.
    ///
    /// - Throws: `.missingEngine` for a voice that it has not.
    func prepare(voice: String, rate: Double) throws(LecternError)
    /// - Throws: `.missingEngine` for a voice that it has not, `.partial` when it fails.
    func speak(_ utterance: Utterance, rate: Double) throws(LecternError) -> SpokenUtterance
}
