/// Finds where speech begins and ends in an engine's sound.
///
/// espeak-ng's silence is exact zero, and its voices fade into it, so that a low threshold cuts
/// nothing that can be heard.
struct SilenceTrimmer {
    /// Largest absolute sample that counts as silence: −72 dB of full scale.
    static let threshold: Int16 = 8

    var sampleRate: Int

    /// The part to keep: all speech with at most 40 ms in front, which is as long as the closure of
    /// a stop, and 5 ms behind. Empty when there is nothing but silence.
    func speech(in samples: [Int16]) -> Range<Int> {
        let end = soundEnd(in: samples, 0..<samples.count)
        guard end > 0 else { return 0..<0 }
        var start = 0
        while start < end, Self.isSilent(samples[start]) { start += 1 }
        let lead = sampleRate * 40 / 1000
        return max(0, start - lead)..<min(samples.count, end + fadeLength)
    }

    /// One past the last sample of the range that is not silence; its lower bound when all is.
    func soundEnd(in samples: [Int16], _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, Self.isSilent(samples[end - 1]) { end -= 1 }
        return end
    }

    /// Takes the click out of sound that begins or ends in the middle of a wave.
    func fadeEdges(of samples: inout [Int16]) {
        let length = min(fadeLength, samples.count / 2)
        guard length > 0, let first = samples.first, let last = samples.last else { return }
        for i in 0..<length where !Self.isSilent(first) {
            samples[i] = Int16(Int(samples[i]) * i / length)
        }
        for i in 0..<length where !Self.isSilent(last) {
            let at = samples.count - 1 - i
            samples[at] = Int16(Int(samples[at]) * i / length)
        }
    }

    /// 5 ms.
    var fadeLength: Int { sampleRate / 200 }

    static func isSilent(_ sample: Int16) -> Bool {
        sample <= threshold && sample >= -threshold
    }
}
