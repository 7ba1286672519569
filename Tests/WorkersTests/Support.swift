import Audio
import BookModel
import Foundation
import Speech
import Workers

/// Programs that were built beside these tests.
enum Program {
    static let worker = path(of: "lectern")
    static let faultWorker = path(of: "FaultWorker")

    private static func path(of name: String) -> String {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let bundle = maps.split(separator: "\n").first { $0.hasSuffix(".xctest") }
            .flatMap { $0.firstIndex(of: "/").map($0.suffix(from:)) }
        let folder = URL(fileURLWithPath: String(bundle ?? "")).deletingLastPathComponent()
        return folder.appendingPathComponent(name).path
    }
}

/// How long what hangs is waited for.
enum Patience {
    /// Seconds for each second of processor time: few where all is well, more for a machine that
    /// stood still meanwhile, whose good pages were late as well.
    static let rising = [1, 8, 60]
}

extension Utterance {
    /// An utterance with a word for each run between spaces.
    init(_ text: String, voice: String = "en-us", pauseAfter: Int = 350) {
        var words: [UtteranceWord] = []
        var start: Int?
        let units = Array(text.utf16)
        for (index, unit) in units.enumerated() {
            if unit == 0x20 {
                if let from = start { words.append(UtteranceWord(range: from..<index)) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let from = start { words.append(UtteranceWord(range: from..<units.count)) }
        self.init(text: text, words: words, voice: voice, pauseAfter: pauseAfter)
    }
}

extension PageJob {
    init(_ texts: [String], voice: String = "en-us", rate: Double = 1, bitRate: Int = 64) {
        self.init(
            voice: VoiceSetting(
                engine: "espeak-ng", engineVersion: EspeakEngine.version, name: voice, rate: rate),
            encoder: EncoderSettings(
                bitRate: bitRate, encoderVersion: EncoderSettings.libraryVersion),
            utterances: texts.map { Utterance($0, voice: voice) })
    }
}
