import BookModel
import Foundation
import Testing

@testable import Speech

/// One engine in a process, so one suite, one test after the other.
@Suite(.serialized) struct EspeakEngineTests {
    /// The process's engine; only this suite speaks in it.
    private nonisolated(unsafe) static let shared = Result { () throws(LecternError) in
        try EspeakEngine()
    }

    var engine: EspeakEngine { get throws { try Self.shared.get() } }

    /// An utterance whose words are the runs between spaces.
    private func utterance(_ text: String, voice: String = "en-us") -> Utterance {
        var words: [UtteranceWord] = []
        var at = 0
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            let length = part.utf16.count
            if length > 0 { words.append(UtteranceWord(range: at..<at + length)) }
            at += length + 1
        }
        return Utterance(text: text, words: words, voice: voice, pauseAfter: 0)
    }

    private func level(_ samples: ArraySlice<Int16>) -> Double {
        let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
        return (sum / Double(max(1, samples.count))).squareRoot()
    }

    @Test func thereIsOneEngineInAProcess() throws {
        _ = try engine
        #expect(throws: LecternError.self) { try EspeakEngine() }
    }

    @Test(arguments: [0.25, 0.5, 1.0, 1.7, 2.5, 3.0])
    func everyWordHasItsTimeAtEveryRate(rate: Double) throws {
        let text = "In the middle of the night, there was a cat on the roof of the house."
        let spoken = try engine.speak(utterance(text), rate: rate)
        #expect(spoken.words.count == 16)
        #expect(spoken.words.filter { !$0.isEstimated }.count >= 10)
        #expect(zip(spoken.words, spoken.words.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect(spoken.words.allSatisfy { $0.end > $0.start && $0.end <= spoken.samples.count })
        for word in spoken.words where !word.isEstimated {
            #expect(level(spoken.samples[word.start..<word.end]) > 150)
        }
    }

    @Test func paceFollowsTheRate() throws {
        let text = utterance("This is a sentence of some length about nothing in particular.")
        let normal = Double(try engine.speak(text, rate: 1).samples.count)
        for rate in [0.25, 0.5, 2.0, 3.0] {
            let share = Double(try engine.speak(text, rate: rate).samples.count) * rate / normal
            #expect(share > 0.8 && share < 1.25, "\(rate): \(share)")
        }
    }

    /// Loudness of what changes fast, where vowels have far more than nasals: the level of the
    /// differences between neighbouring samples.
    private func brightness(_ samples: ArraySlice<Int16>) -> Double {
        let steps = zip(samples, samples.dropFirst()).map { Double($1) - Double($0) }
        return (steps.reduce(0) { $0 + $1 * $1 } / Double(max(1, steps.count))).squareRoot()
    }

    @Test(arguments: [
        ("Then an egg fell.", "en-us"), ("Then an open door.", "en-gb"),
        ("Un hombre en un avión.", "es"), ("Он один.", "ru"),
    ])
    func aVowelBehindANasalBeginsWhereTheNasalEnds(text: String, voice: String) throws {
        let said = utterance(text, voice: voice)
        let spoken = try engine.speak(said, rate: 0.75)
        // The first word that begins with a vowel behind one that ends with a nasal.
        let pairs = zip(text.split(separator: " "), text.split(separator: " ").dropFirst())
        let at = try #require(
            pairs.enumerated().first {
                "nн".contains($1.0.suffix(1)) && "aehoо".contains($1.1.prefix(1))
            }?.offset)
        let start = spoken.words[at + 1].start
        let before = brightness(spoken.samples[start - 660..<start - 220])
        let behind = brightness(spoken.samples[start + 440..<start + 1320])
        #expect(behind > 3 * before, "\(before) \(behind)")
    }

    @Test func positionsSurviveSurrogatesAndCombiningMarks() throws {
        let russian = try engine.speak(
            utterance("Мой и\u{306}од 😀 здесь и там.", voice: "ru"), rate: 1)
        #expect(russian.words.count == 6)
        #expect(russian.words[3].start > russian.words[1].start)
        #expect(!russian.words[5].isEstimated)
    }

    @Test func phonemesAreReadOnlyWhenAskedFor() throws {
        var said = utterance("say [[h@l'oU]] now")
        let asText = try engine.speak(said, rate: 1).samples.count
        said.usesPhonemes = true
        let asPhonemes = try engine.speak(said, rate: 1)
        #expect(asPhonemes.samples.count < asText)
        #expect(asPhonemes.words.allSatisfy { !$0.isEstimated })
    }

    @Test func markupInABookIsText() throws {
        let plain = try engine.speak(utterance("now"), rate: 1).samples.count
        let marked = try engine.speak(utterance("<break time='9s'/> now"), rate: 1).samples.count
        #expect(marked > 2 * plain && marked < plain + 8 * 22050)
    }

    @Test(arguments: ["", " ", "…", "\u{0}"])
    func whatIsNotSaidIsFifteenMillisecondsAWord(text: String) throws {
        let words = [UtteranceWord(range: 0..<0), UtteranceWord(range: 0..<text.utf16.count)]
        let spoken = try engine.speak(
            Utterance(text: text, words: words, voice: "en-us", pauseAfter: 0), rate: 1)
        #expect(spoken.words.map(\.start) == [0, 330])
        #expect(spoken.samples.count == 660)
    }

    @Test func anUnsaidWordInFrontHasASilenceOfItsOwn() throws {
        let words = [UtteranceWord(range: 0..<0), UtteranceWord(range: 0..<5)]
        let spoken = try engine.speak(
            Utterance(text: "Hello", words: words, voice: "en-us", pauseAfter: 0), rate: 1)
        #expect(spoken.words[0] == WordTime(start: 0, end: 330, isEstimated: true))
        #expect(spoken.words[1].start >= 330)
    }

    @Test func anUnknownVoiceIsAMissingEngine() throws {
        let engine = try engine
        let error = #expect(throws: LecternError.self) {
            try engine.speak(utterance("Hello", voice: "xx-nonsense"), rate: 1)
        }
        #expect(error?.code == .missingEngine)
        let after = try engine.speak(utterance("Hello"), rate: 1)
        #expect(after.samples.count > 5000)
    }
}
