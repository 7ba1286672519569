import BookModel
import Glibc
import Speech

/// An engine that fails on texts with a fault in them.
struct FaultyEngine: SpeechEngine {
    let engine: EspeakEngine

    var sampleRate: Int { engine.sampleRate }

    func prepare(voice: String, rate: Double) throws(LecternError) {
        if voice == "fault:start" { abort() }
        try engine.prepare(voice: voice, rate: rate)
    }

    func speak(_ utterance: Utterance, rate: Double) throws(LecternError) -> SpokenUtterance {
        try Fault(in: utterance.text)?.happen()
        return try engine.speak(utterance, rate: rate)
    }
}
