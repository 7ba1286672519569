public import BookModel
import Pronunciation
import Reading
import Speech

/// Finds a voice or a language that this machine has not before a book is read for it.
public enum VoiceCheck {
    /// - Throws: `.missingEngine` where the settings ask for a voice by name and the engine says
    ///   that it has none, or for a language that no voice speaks.
    public static func check(_ settings: ConversionSettings) throws(LecternError) {
        try checkLanguages(settings.reading)
        guard let voice = settings.voice else {
            guard let language = settings.reading.language,
                VoiceTable.voice(for: language) == nil
            else { return }
            throw .unspoken(language)
        }
        guard EspeakWordList.hasVoice(voice) == false else { return }
        throw LecternError(
            .missingEngine, "espeak-ng has no voice “\(voice)”",
            remedy: "`lectern voices` lists what there is")
    }

    /// For a book that is only read: its language needs no voice, but must be one.
    ///
    /// - Throws: `.missingEngine` where the settings name a language that there is not.
    public static func checkLanguages(_ options: ReadingOptions) throws(LecternError) {
        for tag in [options.language, options.defaultLanguage].compactMap({ $0 })
        where VoiceTable.voice(for: tag) == nil && !LanguageCodes.isKnown(tag) {
            throw .unspoken(tag)
        }
    }
}

extension LecternError {
    /// A language that no voice of this machine speaks.
    static func unspoken(_ language: LanguageTag) -> LecternError {
        LecternError(
            .missingEngine, "no voice speaks the language “\(language)”",
            remedy: "`lectern voices` lists what there is; --language names another")
    }
}
