public import BookModel
import Speech

/// Finds a voice that this machine has not before a book is read for it.
public enum VoiceCheck {
    /// - Throws: `.missingEngine` where the settings ask for a voice by name and the engine says
    ///   that it has none.
    public static func check(_ settings: ConversionSettings) throws(LecternError) {
        guard let voice = settings.voice, EspeakWordList.hasVoice(voice) == false else { return }
        throw LecternError(
            .missingEngine, "espeak-ng has no voice “\(voice)”",
            remedy: "`lectern voices` lists what there is")
    }
}
