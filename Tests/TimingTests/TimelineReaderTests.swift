import BookModel
import Foundation
import Testing
import Timing

@Suite struct TimelineReaderTests {
    static func rich() -> ChapterTimeline {
        var timeline = TimelineFixture().timeline(
            "Title\n\nOne “two” йод и\u{306}од 😀 end. Next one, here.")
        timeline.words[1].isEstimated = true
        timeline.words[2].language = LanguageTag(known: "pt-BR")
        let box = Box(x0: 1.5, y0: 2, x1: 3, y1: 4)
        timeline.words[3].sources[0].boxes = [box, box]
        timeline.words[4].sources = []
        timeline.words[5].sources.append(
            .init(source: SourceRange(unit: SourceUnit(page: 2), range: 0..<4), boxes: [box]))
        timeline.chapters = [.init(title: "A", range: 0..<7, time: 0..<24_000)]
        return timeline
    }

    @Test func readsBackWhatWasWritten() throws {
        for timeline in [
            Self.rich(), TimelineFixture(isPaged: false).timeline("One two.\n\nThree."),
        ] {
            let bytes = TimingJSONWriter.write(timeline)
            let read = try TimelineReader.read(bytes)
            #expect(read == timeline)
            #expect(TimingJSONWriter.write(read) == bytes)
        }
    }

    @Test func printedTimesSurviveAtOddRates() throws {
        for rate in [11_025, 16_000, 22_050, 44_100, 48_000] {
            let bytes = TimingJSONWriter.write(
                TimelineFixture(rate: rate, wordMilliseconds: 173).timeline("a b c d e f g h. i j"))
            #expect(TimingJSONWriter.write(try TimelineReader.read(bytes)) == bytes)
        }
    }

    @Test func unknownKeysAreSkipped() throws {
        let text = String(decoding: TimingJSONWriter.write(Self.rich()), as: UTF8.self)
            .replacing(#""version": 1,"#, with: #""version": 1, "later": {"a": [1, {"b": null}]},"#)
            .replacing(#""role": "heading""#, with: #""role": "hologram", "x": [1]"#)
        let read = try TimelineReader.read(Array(text.utf8))
        #expect(read.paragraphs[0].role == .paragraph)
        #expect(read.words == Self.rich().words)
    }

    /// Each change makes the file wrong in one way.
    @Test(arguments: [
        (#""version": 1"#, #""version": 2"#, "version"), ("lectern.timing", "other", "format"),
        (#""range": [0, 5]"#, #""range": [5, 0]"#, "byte"),
        (#""range": [0, 5]"#, #""range": [-1, 5]"#, "byte"),
        (#""range": [0, 5]"#, #""range": [0, 99999999999999999999]"#, "byte"),
        (#""range": [0, 5]"#, #""range": [0.5, 5]"#, "byte"),
        (#""range": [0, 5]"#, #""range": [0, 5, 6]"#, "byte"),
        (#""range": [0, 5]"#, #""range": "0-5""#, "byte"),
        (#""time": [0.5, 0.7]"#, #""time": [0.7, 0.5]"#, "byte"),
        (#""time": [0.5, 0.7]"#, #""time": [0.5, 1e300]"#, "byte"),
        (#""time": [0.5, 0.7]"#, #""times": 0"#, "byte"),
        (#""language": "en""#, #""language": "?""#, "byte"),
        (#""sampleRate": 24000"#, #""sampleRate": 0"#, "audio"),
        (#""sampleCount": "#, #""sampleCount": -"#, "audio"), (#""words""#, #""werds""#, "words"),
        (#""phrases""#, #""words""#, "byte"), (#""box": [72.0, "#, #""box": ["#, "byte"),
    ])
    func hostileFilesGiveTypedErrors(_ part: String, _ replacement: String, _ place: String) {
        let text = String(decoding: TimingJSONWriter.write(Self.rich()), as: UTF8.self)
        #expect(text.contains(part))
        let bad = text.replacing(part, with: replacement, maxReplacements: 1)
        let fault = #expect(throws: SidecarFault.self) { try TimelineReader.read(Array(bad.utf8)) }
        #expect(fault?.place.hasPrefix(place) == true)
    }

    @Test func everyTruncationIsAnError() {
        let bytes = TimingJSONWriter.write(TimelineFixture().timeline("Йод 😀 two."))
        for length in 0..<bytes.count - 2 {
            #expect(throws: SidecarFault.self) { try TimelineReader.read(Array(bytes[..<length])) }
        }
    }

    @Test func checkerFindsEachKindOfFault() {
        func faults(_ change: (inout ChapterTimeline) -> Void) -> [String] {
            var timeline = Self.rich()
            change(&timeline)
            return TimelineChecker.faults(in: timeline).map(\.description)
        }
        #expect(faults { _ in } == [])
        #expect(
            faults { $0.words[2].range = 9..<16 }.contains {
                $0.hasPrefix("words[2].range: starts at 9")
            })
        #expect(
            faults { $0.words[1].time = 60_000..<60_010 }.contains { $0.hasPrefix("words[2].time") }
        )
        #expect(
            faults { $0.audio.sampleCount = 30_000 }.contains {
                $0.hasSuffix("ends after the audio")
            })
        #expect(
            faults { $0.phrases.remove(at: 0) }.contains(
                "words[0].range: lies in no one of phrases"))
        #expect(
            faults { $0.sentences.removeLast() }.contains { $0.hasSuffix("in no one of sentences") }
        )
        #expect(
            faults { $0.words.remove(at: 1) }.contains { $0.hasPrefix("text: the character at 7") })
        #expect(
            faults { $0.words[0].range = 0..<6 }.contains { $0.hasPrefix("words[0].range: is “") })
        #expect(
            faults {
                $0.phrases[1].range = 7..<30; $0.phrases.remove(at: 2)
            }.contains { $0.hasPrefix("phrases[1]: holds") })
        #expect(faults { $0.words[0].range = 3..<3 }.contains("words[0].range: is empty"))
    }

    @Test func largeChaptersAreFast() throws {
        let text = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
        let timeline = TimelineFixture().timeline(text)
        let clock = ContinuousClock()
        var bytes: [UInt8] = []
        let writing = clock.measure { bytes = TimingJSONWriter.write(timeline) }
        // Unoptimised code on a loaded machine; optimised, 100,000 words take about 30 ms.
        #expect(writing < .seconds(60))
        #expect(try TimelineReader.read(bytes).words.count == 20_000)
    }
}
