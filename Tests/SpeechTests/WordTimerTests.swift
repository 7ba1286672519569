import Testing

@testable import Speech

@Suite struct WordTimerTests {
    /// 22,050 samples a second; sound but for the given silent stretches.
    static func timer(_ count: Int, silent: [Range<Int>] = []) -> WordTimer {
        var samples = [Int16](repeating: 1000, count: count)
        for range in silent { for index in range { samples[index] = 0 } }
        return WordTimer(sampleRate: 22050, samples: samples)
    }

    static func words(_ ranges: Range<Int>...) -> [UtteranceWord] {
        ranges.map { UtteranceWord(range: $0) }
    }

    static func expectOrder(_ times: [WordTime], within count: Int) {
        var last = 0
        for time in times {
            #expect(time.start >= last && time.end >= time.start && time.end <= count)
            last = time.end
        }
    }

    @Test func aWordStartsAtItsEventAndEndsWhereTheNextStarts() {
        let times = Self.timer(9000).times(
            of: Self.words(0..<3, 4..<8, 9..<12),
            events: [
                WordEvent(offset: 0, sample: 0), WordEvent(offset: 4, sample: 3000),
                WordEvent(offset: 9, sample: 6000),
            ])
        #expect(
            times == [
                WordTime(start: 0, end: 3000), WordTime(start: 3000, end: 6000),
                WordTime(start: 6000, end: 9000),
            ])
    }

    @Test func aWordDoesNotLastThroughThePauseBehindIt() {
        let times = Self.timer(9000, silent: [2000..<5000]).times(
            of: Self.words(0..<4, 5..<8),
            events: [WordEvent(offset: 0, sample: 0), WordEvent(offset: 5, sample: 5000)])
        #expect(times[0].end == 2000)
        #expect(times[1] == WordTime(start: 5000, end: 9000))
    }

    @Test func wordsSaidAsOneShareItsTimeByTheirLength() {
        // "In the cat": one event for "In the".
        let times = Self.timer(9000).times(
            of: Self.words(0..<2, 3..<6, 7..<10),
            events: [WordEvent(offset: 0, sample: 0), WordEvent(offset: 7, sample: 7000)])
        #expect(times[0] == WordTime(start: 0, end: 3000))
        #expect(times[1] == WordTime(start: 3000, end: 7000, isEstimated: true))
        #expect(!times[2].isEstimated)
    }

    @Test func ofSeveralEventsAtAWordTheFirstCounts() {
        let times = Self.timer(9000).times(
            of: Self.words(0..<8, 9..<12),
            events: [
                WordEvent(offset: 0, sample: 100), WordEvent(offset: 3, sample: 2000),
                WordEvent(offset: 6, sample: 4000), WordEvent(offset: 9, sample: 6000),
            ])
        #expect(times[0] == WordTime(start: 100, end: 6000))
    }

    @Test func wordsOfOneExpansionShareItEqually() {
        let times = Self.timer(8000).times(
            of: Self.words(0..<10, 0..<10), events: [WordEvent(offset: 0, sample: 0)])
        #expect(
            times == [
                WordTime(start: 0, end: 4000, isEstimated: true),
                WordTime(start: 4000, end: 8000, isEstimated: true),
            ])
    }

    @Test func aWordThatIsNotSaidTakesFifteenMillisecondsOfTheOneBefore() {
        let times = Self.timer(9000).times(
            of: Self.words(0..<4, 4..<4, 5..<8),
            events: [WordEvent(offset: 0, sample: 0), WordEvent(offset: 5, sample: 5000)])
        #expect(times[0] == WordTime(start: 0, end: 4670))
        #expect(times[1] == WordTime(start: 4670, end: 5000, isEstimated: true))
        #expect(times[2] == WordTime(start: 5000, end: 9000))
    }

    @Test func eventsOutOfOrderAreLeftOut() {
        let times = Self.timer(9000).times(
            of: Self.words(0..<3, 4..<8, 9..<12),
            events: [
                WordEvent(offset: 9, sample: 0), WordEvent(offset: 0, sample: 100),
                WordEvent(offset: 4, sample: 3000), WordEvent(offset: 9, sample: 6000),
            ])
        Self.expectOrder(times, within: 9000)
        #expect(times[0].start == 100 && times[1].start == 3000)
    }

    @Test func eventsPastTheEndAndBeforeTheStartStayInside() {
        let times = Self.timer(900).times(
            of: Self.words(0..<3, 4..<8),
            events: [WordEvent(offset: 0, sample: -5), WordEvent(offset: 4, sample: 99999)])
        Self.expectOrder(times, within: 900)
    }

    @Test func withoutAnyEventTheWordsShareAll() {
        let times = Self.timer(9000).times(of: Self.words(0..<4, 5..<9), events: [])
        #expect(times.allSatisfy { $0.isEstimated })
        #expect(times[0].start == 0 && times[1].end == 9000)
        Self.expectOrder(times, within: 9000)
    }

    @Test func anEventAtABracketBelongsToTheWordBehindIt() {
        let groups = WordTimer.Group.groups(of: Self.words(0..<3, 5..<8, 20..<22))
        #expect(WordTimer.group(at: 4, in: groups) == 1)
        #expect(WordTimer.group(at: 3, in: groups) == 1)
        #expect(WordTimer.group(at: 10, in: groups) == nil)
        #expect(WordTimer.group(at: 22, in: groups) == nil)
        #expect(WordTimer.group(at: -1, in: groups) == nil)
    }

    @Test(
        arguments: [
            ([1, 2, 3], [0, 1, 2]), ([9, 1, 2], [1, 2]), ([1, 9, 2, 3], [0, 2, 3]), ([], []),
            ([2, 2], [1]),
        ] as [([Int], [Int])])
    func theLongestRise(values: [Int], indices: [Int]) {
        #expect(WordTimer.longestRise(values) == indices)
    }

    /// Any events at all give times that rise and stay inside.
    @Test func timesRiseWhateverTheEvents() {
        var random = SplitMix(state: 7)
        for _ in 0..<300 {
            var words: [UtteranceWord] = []
            var at = 0
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let length = Int.random(in: 0...5, using: &random)
                words.append(UtteranceWord(range: at..<at + length))
                if Bool.random(using: &random) { at += length + 1 }
            }
            let count = Int.random(in: 0...5000, using: &random)
            let events = (0..<Int.random(in: 0...15, using: &random)).map { _ in
                WordEvent(
                    offset: Int.random(in: -2...40, using: &random),
                    sample: Int.random(in: -10...6000, using: &random))
            }
            let times = Self.timer(count).times(of: words, events: events)
            #expect(times.count == words.count)
            Self.expectOrder(times, within: count)
        }
    }
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
