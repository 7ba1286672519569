import Testing

@testable import Audio

@Suite struct LevelTests {
    private static func decibels(_ loudness: Loudness) -> Double {
        Double(
            -LoudnessTarget(name: "", rmsMillibels: 0, peakMillibels: 0, hasRoomTone: false)
                .gainMillibels(for: loudness)) / 100
    }

    @Test func gainIsInHundredthsOfADecibel() {
        #expect(Gain(millibels: 0).applied(to: [1, -5, 32767]) == [1, -5, 32767])
        #expect(Gain(millibels: 602).applied(to: [1000, -1000]) == [2000, -2000])
        #expect(Gain(millibels: -2000).applied(to: [1000]) == [100])
        #expect(Gain(millibels: 2000).applied(to: [20000, -20000]) == [32767, -32768])
    }

    @Test func loudnessAddsUpInAnyOrder() {
        var (a, b, whole) = (Loudness(), Loudness(), Loudness())
        a.add([100, -300])
        b.add([5, -32768])
        b.addSilence(10)
        whole.add([5, -32768, 100, -300])
        whole.addSilence(10)
        var sum = b
        sum.add(a)
        #expect(sum == whole)
        #expect(sum.peak == 32768 && sum.sampleCount == 14)
    }

    @Test func theTargetIsReachedByTheGain() {
        var loudness = Loudness()
        loudness.add((0..<22050).map { Int16($0 % 2 == 0 ? 1036 : -1036) })  // −30 dB
        #expect(abs(LoudnessTarget.acx.gainMillibels(for: loudness) - 950) <= 1)
        #expect(LoudnessTarget.acx.gainMillibels(for: Loudness()) == 0)
        #expect(LoudnessTarget.named("acx") == .acx && LoudnessTarget.named("loud") == nil)
    }

    @Test func theLimiterHoldsItsCeilingAndLeavesQuietPartsAlone() {
        let limiter = Limiter(sampleRate: 22050, ceilingMillibels: -600)
        var samples = (0..<8000).map { Int16(4000 * ($0 / 50 % 2 == 0 ? 1 : -1)) }
        samples[4000] = 32767
        samples[4100] = -32768
        samples[7999] = 30000
        let limited = limiter.limited(samples)
        #expect(limited.allSatisfy { abs(Int($0)) <= 16423 })
        #expect(limited[4000] > 15000)
        #expect(Array(limited[0..<3850]) == Array(samples[0..<3850]))
        #expect(limiter.limited(Array(samples[0..<3000])) == Array(samples[0..<3000]))
    }

    @Test func roomToneIsLowAndDoesNotDependOnTheCuts() {
        let tone = RoomTone()
        let whole = tone.added(to: [Int16](repeating: 0, count: 20000), at: 0)
        let second = tone.added(to: [Int16](repeating: 0, count: 9000), at: 11000)
        #expect(Array(whole[11000...]) == second)
        var loudness = Loudness()
        loudness.add(whole)
        #expect(Self.decibels(loudness) < -73 && Self.decibels(loudness) > -77)
    }

    @Test func resamplingKeepsEverySampleInItsPlace() {
        // A click and a tone: twice the rate, the same times.
        var click = [Int16](repeating: 0, count: 2000)
        click[1000] = 20000
        let doubled = Resampler(from: 22050, to: 44100).resample(click)
        #expect(doubled.count == 4000)
        #expect(doubled.indices.max { doubled[$0] < doubled[$1] } == 2000)
        let other = Resampler(from: 22050, to: 48000)
        #expect(other.scaled(22050) == 48000)
        let moved = other.resample(click)
        let peak = moved.indices.max { moved[$0] < moved[$1] } ?? 0
        #expect(abs(peak - other.scaled(1000)) <= 1)
        #expect(Resampler(from: 22050, to: 22050).resample(click) == click)
    }
}

@Suite struct MP3FrameHeaderTests {
    @Test func aHeaderIsReadAsItWasWritten() throws {
        for (version, bitRate, sampleRate, length) in [
            (.mpeg2, 64, 22050, 208), (.mpeg1, 192, 44100, 626), (.mpeg25, 16, 8000, 144),
        ] as [(MP3FrameHeader.Version, Int, Int, Int)] {
            let header = MP3FrameHeader(
                version: version, bitRate: bitRate, sampleRate: sampleRate, isMono: true)
            #expect(MP3FrameHeader(header.bytes) == header)
            #expect(header.length == length)
        }
    }

    @Test(arguments: [
        [], [0xFF], [0x49, 0x44, 0x33, 4], [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xF3, 0, 0],
    ])
    func whatIsNoHeaderIsNone(bytes: [UInt8]) {
        #expect(MP3FrameHeader(bytes) == nil)
    }
}
