import Testing

@testable import Speech

@Suite struct PaceTests {
    @Test(
        arguments: [
            (1.0, 175, 1.0), (2.0, 350, 1.0), (0.5, 88, 1.0), (3.0, 449, 525.0 / 449),
            (0.25, 80, 43.75 / 80),
            (9.0, 449, 525.0 / 449), (0.0, 80, 43.75 / 80),
        ] as [(Double, Int, Double)])
    func theEngineDoesWhatItCanAndStretchingTheRest(rate: Double, words: Int, stretch: Double) {
        let pace = Pace(rate: rate)
        #expect(pace.wordsPerMinute == words)
        #expect(abs(pace.stretch - stretch) < 1e-9)
    }

    @Test func stretchingChangesTheLengthByTheSpeed() throws {
        let tone = (0..<44100).map { Int16(8000 * ($0 / 75 % 2 == 0 ? 1 : -1)) }
        for speed in [0.547, 1.17] {
            let stretched = try TimeStretcher(sampleRate: 22050, speed: speed).stretch(tone)
            #expect(abs(Double(stretched.count) * speed / 44100 - 1) < 0.03)
        }
        #expect(try TimeStretcher(sampleRate: 22050, speed: 1).stretch(tone) == tone)
        #expect(try TimeStretcher(sampleRate: 22050, speed: 2).stretch([]) == [])
    }
}

@Suite struct SilenceTrimmerTests {
    let trimmer = SilenceTrimmer(sampleRate: 22050)

    @Test func silenceIsCutToFortyMillisecondsInFrontAndFiveBehind() {
        let sound = [Int16](repeating: 0, count: 5000) + [Int16](repeating: 900, count: 1000)
        #expect(trimmer.speech(in: sound + [Int16](repeating: 0, count: 7000)) == 4118..<6110)
        #expect(trimmer.speech(in: sound) == 4118..<6000)
        #expect(trimmer.speech(in: Array(sound.dropFirst(4900))) == 0..<1100)
        #expect(trimmer.speech(in: [Int16](repeating: 8, count: 100)).isEmpty)
        #expect(trimmer.speech(in: []).isEmpty)
    }

    @Test func onlyAnEdgeInTheMiddleOfAWaveIsFaded() {
        var cut = [Int16](repeating: 900, count: 1000)
        trimmer.fadeEdges(of: &cut)
        #expect(cut[0] == 0 && cut[999] == 0 && cut[500] == 900 && cut[55] == 450)
        var smooth = [0] + [Int16](repeating: 900, count: 998) + [0]
        let before = smooth
        trimmer.fadeEdges(of: &smooth)
        #expect(smooth == before)
    }
}

@Suite struct CodePointsTests {
    @Test func positionsCountCodePointsFromOne() {
        let points = CodePoints("a😀b")
        func offset(_ position: Int) -> Int? {
            points.event(RawWordEvent(position: position, sample: 0))?.offset
        }
        #expect([0, 1, 2, 3, 4].map(offset) == [nil, 0, 1, 3, nil])
    }

    @Test func combiningMarksAreCodePointsOfTheirOwn() {
        let points = CodePoints("и\u{306}х")
        #expect(
            points.event(RawWordEvent(position: 3, sample: 5)) == WordEvent(offset: 2, sample: 5))
    }

    @Test func aZeroHidesNothing() {
        #expect(CodePoints("a\0b").utf8 == [0x61, 0x20, 0x62, 0])
    }

    @Test func whiteSpaceIsBlank() {
        #expect(CodePoints(" \n\t").isBlank && CodePoints("").isBlank && !CodePoints(".").isBlank)
    }
}
