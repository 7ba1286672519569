import BookModel
import Languages
import Speech

/// What is said in the place of a sentence that kills the engine: that one is missing, in the
/// language of the voice.
enum GapNotice {
    /// - Parameter voice: an engine voice, with or without a variant: "en-us+f3".
    static func utterance(voice: String) -> Utterance {
        let name = voice.prefix { $0 != "+" }
        let language = LanguageTag(String(name == "cmn" ? "zh" : name)) ?? .english
        var builder = UtteranceBuilder(language: language, voice: voice, pauses: Pauses())
        let text = CodeUnits(Announcements.of(language).sentence)
        let block = Block(role: .announcement, text: MappedText(identity: text))
        return builder.sentences(of: block).flatMap(\.utterances).first { !$0.text.isEmpty }
            ?? Utterance(text: "", words: [], voice: voice, pauseAfter: 0)
    }
}
