public import BookModel

/// A text-to-speech engine: sound for one utterance after the other.
///
/// An engine may carry state from one utterance to the next, so a page is spoken by an engine
/// that has said nothing before.
public protocol SpeechEngine {
    /// Samples a second of what it says.
    var sampleRate: Int { get }
    /// - Throws: `.missingEngine` for a voice that it has not, `.partial` when it fails.
    func speak(_ utterance: Utterance, rate: Double) throws(LecternError) -> SpokenUtterance
}
