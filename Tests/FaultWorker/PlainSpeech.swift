import Foundation
import Speech
import Workers

/// Speaks a page as a worker would, without encoding it, for tests that compare.
enum PlainSpeech {
    /// Writes the page's samples to `output` and a line "start end estimated" for each word behind
    /// `.words`.
    static func speak(job path: String, to output: String) throws -> Int32 {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let job = PageJob(encoded: bytes) else { return 2 }
        let engine = try EspeakEngine()
        try engine.prepare(voice: job.voice.name, rate: job.voice.rate)
        var samples: [Int16] = []
        var lines = ""
        for utterance in job.utterances {
            let spoken = try engine.speak(utterance, rate: job.voice.rate)
            for word in spoken.words {
                lines += "\(samples.count + word.start) \(word.isEstimated ? 1 : 0)\n"
            }
            let pause = Int(
                Double(utterance.pauseAfter * engine.sampleRate) / (1000 * job.voice.rate))
            samples += spoken.samples + [Int16](repeating: 0, count: pause)
        }
        try samples.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: output))
        try lines.write(toFile: output + ".words", atomically: true, encoding: .utf8)
        return 0
    }
}
