public import BookModel
import Pronunciation
public import Speech

/// The voices of this machine, best first for a language.
public struct VoiceCatalogue: Sendable {
    public let voices: [EngineVoice]

    /// - Throws: `.missingEngine` where the engine or its data are not installed.
    public init() throws(LecternError) {
        voices = try EspeakEngine().voices()
    }

    init(_ voices: [EngineVoice]) {
        self.voices = voices
    }

    /// The voices for a language: the one a conversion takes first, then those made for the very
    /// tag,
    /// then those of the language, by the engine's own preference.
    ///
    /// - Throws: `.missingEngine` where there is none.
    public func voices(for language: LanguageTag) throws(LecternError) -> [EngineVoice] {
        let own = VoiceTable.voice(for: language)
        let ranked = voices.compactMap { voice in
            rank(voice, for: language, own: own).map { ($0, voice) }
        }
        guard !ranked.isEmpty else {
            throw LecternError(
                .missingEngine, "no voice of this machine speaks “\(language)”",
                remedy: "`lectern voices` lists the languages that there are")
        }
        return ranked.sorted { ($0.0, $0.1.name) < ($1.0, $1.1.name) }.map(\.1)
    }

    private func rank(_ voice: EngineVoice, for language: LanguageTag, own: String?) -> Int? {
        if voice.name == own { return -1 }
        let tag = language.description.lowercased()
        let ranks = voice.languages.compactMap { spoken -> Int? in
            if spoken.tag.lowercased() == tag { return spoken.priority }
            return spoken.tag.prefix { $0 != "-" } == language.language
                ? 1000 + spoken.priority : nil
        }
        return ranks.min()
    }
}
