import Testing

@testable import Speech

@Suite struct RawWordEventTests {
    /// 100 ms of sound at 22,050 Hz with a silent stretch.
    private func sound(silent: Range<Int> = 0..<0) -> [Int16] {
        (0..<2205).map { silent.contains($0) ? 0 : 1000 }
    }

    private func heard(_ sample: Int, _ phoneme: Int?, in samples: [Int16]) -> Int {
        RawWordEvent(position: 1, sample: sample, phonemes: phoneme.map { [$0] } ?? []).heard(
            in: samples
        ).sample
    }

    @Test func aVowelsStartOutOfANasalIsSharedWithIt() {
        #expect(heard(500, 1500, in: sound()) == 1000)
    }

    @Test func theClosureOfAStopIsTheWordsOwn() {
        #expect(heard(500, 1500, in: sound(silent: 500..<1500)) == 500)
        #expect(heard(500, 1500, in: sound(silent: 600..<1500)) == 500)
    }

    @Test func aWordThatBeginsWithItsPhonemeStaysWhereItIs() {
        #expect(heard(500, 500, in: sound()) == 500)
        #expect(heard(500, nil, in: sound()) == 500)
    }

    @Test func eventsOutsideTheSoundAreLeftAlone() {
        #expect(heard(500, 3000, in: sound()) == 500)
        #expect(heard(-1, 30, in: sound()) == -1)
        #expect(heard(0, 10, in: []) == 0)
    }
}
