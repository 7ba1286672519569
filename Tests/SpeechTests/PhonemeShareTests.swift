import BookModel
import Testing

@testable import Speech

@Suite struct PhonemeShareTests {
    /// A phoneme each 100 samples.
    private func cuts(
        _ text: String, phonemes: Int, silent: Range<Int> = 0..<0
    ) -> [Int]? {
        var words: [Range<Int>] = []
        for part in text.split(separator: " ") {
            let start = words.last.map { $0.upperBound + 1 } ?? 0
            words.append(start..<start + part.utf16.count)
        }
        let samples = (0..<phonemes * 100).map { Int16(silent.contains($0) ? 0 : 1000) }
        return PhonemeShare(samples: samples, text: CodeUnits(text)).cuts(
            of: 0..<phonemes * 100, at: (0..<phonemes).map { $0 * 100 }, among: words)
    }

    @Test(arguments: [
        // What espeak-ng says: fɹʌmðə, ɒvðə, ðeəwɒz, ɐwaɪl, hɐzbɪn, dɪdnɒt, ðatɪt.
        ("from the", 6, 4), ("of the", 4, 2), ("there was", 5, 2), ("a while", 4, 1),
        ("has been", 6, 3), ("did not", 6, 3), ("that it", 5, 3),
    ])
    func aWordTakesThePhonemesOfItsLetters(text: String, phonemes: Int, second: Int) {
        #expect(cuts(text, phonemes: phonemes) == [second * 100])
    }

    @Test func everyWordHasAPhoneme() {
        #expect(cuts("a I extraordinary", phonemes: 3) == [100, 200])
        #expect(cuts("extraordinary a I", phonemes: 3) == [100, 200])
    }

    @Test func fewerPhonemesThanWordsTellNothing() {
        #expect(cuts("of the", phonemes: 1) == nil)
    }

    @Test func theClosureOfAStopIsItsOwn() {
        // "had to": the closure of the t ends where its event is given.
        #expect(cuts("had to", phonemes: 5, silent: 250..<300) == [250])
        #expect(cuts("had to", phonemes: 5, silent: 150..<300) == [200])
    }
}
