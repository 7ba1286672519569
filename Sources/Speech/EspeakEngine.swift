public import BookModel
import CEspeak
import Synchronization

/// espeak-ng in this process.
///
/// There is one in a process and for its whole life: the library is not thread-safe, terminating
/// and initializing it again can hang, and what it has said changes what it says next. A page that
/// must always sound the same is spoken in a process forked from one whose engine is still silent.
public final class EspeakEngine: SpeechEngine {
    public let sampleRate: Int
    /// What the library was last told, so that telling it the same again is left out.
    private var voice = ""
    private var wordsPerMinute = 0

    /// - Throws: `.missingEngine` when the engine's data is missing or this process has one
    ///   already.
    public init() throws(LecternError) {
        guard EspeakSession.claim() else {
            throw LecternError(.missingEngine, "espeak-ng is in use in this process already")
        }
        let options = Int32(espeakINITIALIZE_DONT_EXIT | espeakINITIALIZE_PHONEME_EVENTS)
        let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 1000, nil, options)
        guard rate > 0 else {
            throw LecternError(
                .missingEngine, "espeak-ng does not start", remedy: "install espeak-ng-data")
        }
        sampleRate = Int(rate)
        espeak_SetSynthCallback(EspeakSession.receive)
    }

    /// The library's version: "1.51".
    public static var version: String {
        String(cString: espeak_Info(nil)).split(separator: " ").first.map(String.init) ?? ""
    }

    public func prepare(voice name: String, rate: Double) throws(LecternError) {
        if name != voice {
            guard Self.selectVoice(name) else {
                throw LecternError(
                    .missingEngine, "espeak-ng has no voice '\(name)'",
                    remedy: "lectern voices lists what there is")
            }
            voice = name
            wordsPerMinute = 0
        }
        let pace = Pace(rate: rate)
        if pace.wordsPerMinute != wordsPerMinute {
            espeak_SetParameter(espeakRATE, Int32(pace.wordsPerMinute), 0)
            wordsPerMinute = pace.wordsPerMinute
        }
    }

    /// Voices go by their language, whose file may be called otherwise: en-gb is gmw/en.
    static func selectVoice(_ name: String) -> Bool {
        if espeak_SetVoiceByName(name) == EE_OK { return true }
        let parts = name.split(separator: "+", maxSplits: 1)
        guard let tag = parts.first, let file = file(ofLanguage: String(tag)) else {
            return false
        }
        return espeak_SetVoiceByName(parts.count > 1 ? "\(file)+\(parts[1])" : file) == EE_OK
    }

    public func speak(_ utterance: Utterance, rate: Double) throws(LecternError) -> SpokenUtterance
    {
        try prepare(voice: utterance.voice, rate: rate)
        let speech = try synthesize(utterance.text, usesPhonemes: utterance.usesPhonemes)
        let timing = UtteranceTiming(
            sampleRate: sampleRate, stretch: Pace(rate: rate).stretch, words: utterance.words,
            text: CodeUnits(utterance.text))
        return try timing.spoken(speech)
    }

    /// The engine's own sound, untouched, and its words' events where they begin to be heard.
    func synthesize(_ text: String, usesPhonemes: Bool) throws(LecternError) -> EngineSpeech {
        let points = CodePoints(text)
        guard !points.isBlank else { return EngineSpeech() }
        EspeakSession.begin()
        let flags = UInt32(espeakCHARS_UTF8) | (usesPhonemes ? UInt32(espeakPHONEMES) : 0)
        let result = points.utf8.withUnsafeBufferPointer {
            espeak_Synth($0.baseAddress, $0.count, 0, POS_CHARACTER, 0, flags, nil, nil)
        }
        let (samples, events) = EspeakSession.end()
        guard result == EE_OK else {
            throw LecternError(
                .partial, "espeak-ng fails to speak", cause: "status \(result.rawValue)")
        }
        let heard = events.compactMap { points.event($0.heard(in: samples)) }
        return EngineSpeech(samples: samples, events: heard)
    }
}

/// Explicit non-conformance: the library behind it has one state for the process and no locks.
@available(*, unavailable)
extension EspeakEngine: Sendable {}
