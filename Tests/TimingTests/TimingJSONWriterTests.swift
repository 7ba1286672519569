import BookModel
import Foundation
import Testing
import Timing

@Suite struct TimingJSONWriterTests {
    @Test func writesTheDocumentedFormInOneOrder() {
        let timeline = TimelineFixture(title: "Creators").timeline("Creators\n\nIn 1928 it.")
        let text = String(decoding: TimingJSONWriter.write(timeline), as: UTF8.self)
        #expect(
            text == """
                {
                "format": "lectern.timing", "version": 1,
                "book": "A Book", "language": "en",
                "chapter": {"index": 1, "count": 1, "title": "Creators"},
                "audio": {"file": "01 - Creators.mp3", "sampleRate": 24000, "sampleCount": 67200, \
                "duration": 2.8, "encoderDelay": 1105},
                "voice": {"engine": "espeak-ng", "engineVersion": "1.51", "name": "en-us", \
                "rate": 1.0},
                "text": "Creators\\n\\nIn 1928 it.",
                "source": {"file": "book.pdf", "sha256": "\(String(repeating: "a", count: 64))"},
                "pages": [
                {"number": 1, "label": "1", "range": [0, 21], "time": [0.0, 2.8]}],
                "paragraphs": [
                {"role": "heading", "range": [0, 8], "time": [0.5, 0.7]},
                {"role": "paragraph", "range": [10, 21], "time": [1.15, 1.85]}],
                "sentences": [
                {"range": [0, 8], "time": [0.5, 0.7]},
                {"range": [10, 21], "time": [1.15, 1.85]}],
                "phrases": [
                {"range": [0, 8], "time": [0.5, 0.7]},
                {"range": [10, 21], "time": [1.15, 1.85]}],
                "words": [
                {"range": [0, 8], "time": [0.5, 0.7], "source": {"page": 1, "range": [0, 8]}, \
                "box": [72.0, 101.5, 81.2, 112.0]},
                {"range": [10, 12], "time": [1.15, 1.35], "source": {"page": 1, \
                "range": [10, 12]}, \
                "box": [72.0, 101.5, 81.2, 112.0]},
                {"range": [13, 17], "time": [1.4, 1.6], "source": {"page": 1, \
                "range": [13, 17]}, \
                "box": [72.0, 101.5, 81.2, 112.0]},
                {"range": [18, 21], "time": [1.65, 1.85], "source": {"page": 1, \
                "range": [18, 21]}, \
                "box": [72.0, 101.5, 81.2, 112.0]}]
                }

                """)
    }

    @Test func optionalKeysAppearOnlyWhereTheySaySomething() {
        var timeline = TimelineFixture().timeline("one two three")
        let other = SourceRange(unit: SourceUnit(file: 1, page: 2), range: 0..<3)
        let box = Box(x0: 1, y0: 2, x1: 3.333, y1: 4)
        timeline.files.append(.init(name: "b.pdf", sha256: ""))
        timeline.words[0].sources = []
        timeline.words[1].sources.append(.init(source: other, boxes: [box]))
        timeline.words[1].isEstimated = true
        timeline.words[2].sources = [.init(source: other, boxes: [box, box])]
        timeline.words[2].language = LanguageTag(known: "ru")
        timeline.chapters = [.init(title: "A", range: 0..<13, time: 0..<24_000)]
        let lines = String(decoding: TimingJSONWriter.write(timeline), as: UTF8.self).split(
            separator: "\n")
        #expect(lines.contains(#"{"title": "A", "range": [0, 13], "time": [0.0, 1.0]}],"#))
        #expect(lines.contains(#"{"range": [0, 3], "time": [0.5, 0.7]},"#))
        let second =
            #"{"range": [4, 7], "time": [0.75, 0.95], "sources": ["#
            + #"{"file": 0, "page": 1, "range": [4, 7], "#
            + #""box": [72.0, 101.5, 81.2, 112.0]}, {"file": 1, "page": 2, "range": [0, 3], "#
            + #""box": [1.0, 2.0, 3.33, 4.0]}], "estimated": true},"#
        #expect(lines.contains(Substring(second)))
        #expect(
            lines.contains {
                $0.hasSuffix(
                    #""boxes": [[1.0, 2.0, 3.33, 4.0], [1.0, 2.0, 3.33, 4.0]], "language": "ru"}]"#)
            })
        #expect(lines.contains { $0.hasPrefix(#""source": {"files": [{"file": "book.pdf""#) })
    }

    @Test func textKeepsItsLengthThroughEscapesAndBrokenSurrogates() throws {
        var timeline = TimelineFixture().timeline(
            "a \"b\" \\ 😀 \u{2028} й и\u{306} שלום \u{1} \u{7F}")
        timeline.text.append(0xD83D)
        let bytes = TimingJSONWriter.write(timeline)
        let read = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let text = try #require(read["text"] as? String)
        #expect(CodeUnits(text).dropLast() == timeline.text.dropLast())
        #expect(text.utf16.count == timeline.text.count)
    }

    @Test(arguments: [
        (0, "0.0"), (1, "0.0001"), (10, "0.001"), (12_000_000, "1200.0"), (40_500, "4.05"),
        (-15_000, "-1.5"),
    ])
    func timesHaveAtMostFourDecimals(_ value: Int, _ text: String) {
        var out = ByteWriter()
        out.write(tenThousandths: value)
        #expect(String(decoding: out.bytes, as: UTF8.self) == text)
    }

    @Test func clockKeepsOrderAndRoundsOnce() {
        let clock = SampleClock(rate: 22_050)
        #expect(clock.tenThousandths(22_050) == 10_000)
        #expect(clock.tenThousandths(22_050 * 100_000 + 1) == 1_000_000_000)
        #expect(clock.tenThousandths(2) == 1)
        for sample in stride(from: 0, to: 100_000, by: 7) {
            #expect(clock.tenThousandths(sample) <= clock.tenThousandths(sample + 1))
            #expect(clock.samples(seconds: clock.seconds(sample)) == sample)
        }
    }
}
