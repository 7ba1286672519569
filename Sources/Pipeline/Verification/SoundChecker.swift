import Audio
import BookModel
import Foundation
import Timing

/// What the decoded sound of a file is like.
struct SoundReport: Sendable, Hashable {
    /// Samples of each channel.
    var sampleCount = 0
    /// Words with a letter or digit in whose time there is no sound.
    var silentWords = 0
    /// dB under full scale.
    var rms = -Double.infinity
    var peak = -Double.infinity
    /// Seconds before the first and behind the last sound.
    var head = 0.0
    var tail = 0.0
}

/// Decodes a file once, from front to back, and listens: how many samples, whether each word of the
/// sidecar sounds at its time, how loud it is.
struct SoundChecker {
    /// A word whose RMS is under this, in sample values (−47 dB), is silent.
    private static let silence = 150.0
    /// Words under 20 ms are too short to tell.
    private static let shortest = 50

    private let words: [ChapterTimeline.Word]
    private let isSpoken: [Bool]
    private var next = 0
    private var energy = 0.0
    private var position = 0
    private var total = 0.0
    private var loudest = 0
    private var firstSound: Int?
    private var lastSound = 0
    private var report = SoundReport()

    /// - Throws: `LecternError` where the file does not decode.
    static func check(
        _ path: String, against timeline: ChapterTimeline?
    ) throws(LecternError) -> SoundReport {
        var decoder = try MP3Decoder(path: path)
        var checker = SoundChecker(timeline, rate: decoder.sampleRate)
        while case let samples = try decoder.read(), !samples.isEmpty {
            checker.listen(to: samples, channels: decoder.channelCount)
        }
        return checker.finished(rate: decoder.sampleRate)
    }

    private init(_ timeline: ChapterTimeline?, rate: Int) {
        let timed = Array(timeline?.words ?? []).filter { $0.time.count > rate / Self.shortest }
        words = timed
        let text = timeline?.text ?? []
        isSpoken = timed.map { word in
            text.string(in: word.range).unicodeScalars.contains {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
        }
    }

    private mutating func listen(to samples: [Int16], channels: Int) {
        for index in stride(from: 0, to: samples.count, by: channels) {
            let value = Int(samples[index])
            while next < words.count, position >= words[next].time.upperBound { closeWord() }
            if next < words.count, position >= words[next].time.lowerBound {
                energy += Double(value * value)
            }
            total += Double(value * value)
            loudest = max(loudest, abs(value))
            if abs(value) > Int(Self.silence) {
                firstSound = firstSound ?? position
                lastSound = position
            }
            position += 1
        }
    }

    private mutating func closeWord() {
        let length = Double(max(1, words[next].time.count))
        if isSpoken[next], (energy / length).squareRoot() < Self.silence { report.silentWords += 1 }
        energy = 0
        next += 1
    }

    private mutating func finished(rate: Int) -> SoundReport {
        while next < words.count { closeWord() }
        report.sampleCount = position
        report.rms = Self.decibels((total / Double(max(1, position))).squareRoot())
        report.peak = Self.decibels(Double(loudest))
        report.head = Double(firstSound ?? position) / Double(max(1, rate))
        report.tail = Double(position - lastSound) / Double(max(1, rate))
        return report
    }

    private static func decibels(_ amplitude: Double) -> Double { 20 * log10(amplitude / 32_768) }
}
