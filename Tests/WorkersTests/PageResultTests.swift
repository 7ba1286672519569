import Speech
import Testing
import Workers

/// What a worker answers is believed only where it can be an answer to the job.
@Suite struct PageResultTests {
    private static let job = PageJob(["One two."])

    @Test(arguments: [
        ([0..<10, 10..<20], true),
        ([0..<10, 5..<20], false),
        ([0..<10, 10..<31], false),
        ([0..<10], false),
        ([0..<10, 10..<20, 20..<30], false),
    ])
    func everyWordHasATimeAndTheyRise(times: [Range<Int>], isAnswer: Bool) {
        let result = PageResult(
            frames: [], sampleRate: 22_050, sampleCount: 30,
            words: times.map { WordTime(start: $0.lowerBound, end: $0.upperBound) })
        #expect(result.answers(Self.job) == isAnswer)
    }
}
