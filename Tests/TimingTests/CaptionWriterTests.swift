import BookModel
import Testing
import Timing

@Suite struct CaptionWriterTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func subRipIsNumberedWithHours() {
        let timeline = TimelineFixture().timeline("One two, three. Four")
        #expect(
            text(SubRipWriter.write(timeline)) == """
                1
                00:00:00,500 --> 00:00:00,950
                One two,

                2
                00:00:01,000 --> 00:00:01,200
                three.

                3
                00:00:01,250 --> 00:00:01,450
                Four

                """)
        #expect(text(SubRipWriter.write(timeline, cue: .sentence)).contains("One two, three."))
        #expect(
            text(SubRipWriter.write(timeline, cue: .word)).split(separator: "\n").last == "Four")
    }

    @Test func hoursGoBeyondNinetyNine() {
        var timeline = TimelineFixture().timeline("Late")
        let start = 24_000 * 3600 * 123
        timeline.phrases = [.init(range: 0..<4, time: start..<start + 24_000)]
        timeline.audio.sampleCount = start + 48_000
        #expect(text(SubRipWriter.write(timeline)).contains("123:00:00,000 --> 123:00:01,000"))
        #expect(text(WebVTTWriter.write(timeline)).contains("123:00:00.000 --> 123:00:01.000"))
    }

    @Test func webVTTCarriesWordTimesAndLanguages() {
        var timeline = TimelineFixture().timeline("He said да нет & <i>")
        timeline.words[2].language = LanguageTag(known: "ru")
        timeline.words[3].language = LanguageTag(known: "ru")
        #expect(
            text(WebVTTWriter.write(timeline, cue: .sentence)) == """
                WEBVTT

                1
                00:00:00.500 --> 00:00:01.950
                He <00:00:00.750>said <00:00:01.000><lang ru>да <00:00:01.250>нет</lang> \
                <00:00:01.500>&amp; <00:00:01.750>&lt;i&gt;

                """)
    }

    @Test(arguments: [
        ("a --> b", "a --\u{2060}> b", "a --&gt; b"),
        ("<b>x</b>", "<\u{2060}b\u{2060}>x<\u{2060}/b\u{2060}>", "&lt;b&gt;x&lt;/b&gt;"),
        ("{\\an8}x", "{\u{2060}\\an8}x", "{\\an8}x"),
        ("1 < 2", "1 < 2", "1 <00:00:00.750>&lt; <00:00:01.000>2"),
        ("Schluß {3}", "Schluß {3}", "Schluß <00:00:00.750>{3}"),
    ])
    func markupStaysText(_ source: String, _ subRip: String, _ webVTT: String) {
        let timeline = TimelineFixture().timeline(source)
        #expect(text(SubRipWriter.write(timeline)).split(separator: "\n").last == Substring(subRip))
        let line =
            text(WebVTTWriter.write(timeline)).split(separator: "\n").last.map(String.init) ?? ""
        #expect(line == webVTT || line.replacing(/<\d\d:\d\d:\d\d\.\d\d\d>/, with: "") == webVTT)
    }

    @Test func lineBreaksBecomeSpaces() {
        let timeline = TimelineFixture().timeline("O Rose\nthou art")
        #expect(text(SubRipWriter.write(timeline)).hasSuffix("\nO Rose thou art\n"))
        #expect(text(LyricsWriter.write(timeline)).contains("]O Rose thou art\n"))
    }

    @Test func cuesNeverOverlapAndAreNeverEmpty() {
        var timeline = TimelineFixture(wordMilliseconds: 1).timeline("a b c d e f")
        for index in timeline.words.indices {
            timeline.words[index].time = 1000 + index * 5..<1000 + index * 5 + 3
        }
        timeline.audio.sampleCount = 1000 + 6 * 5
        var last = 0
        let cues = Array(timeline.cues(by: .word))
        for cue in cues {
            #expect(cue.time.lowerBound >= last)
            #expect(!cue.time.isEmpty)
            last = cue.time.upperBound
        }
        #expect(last <= SampleClock(rate: 24_000).milliseconds(timeline.audio.sampleCount))
        #expect(cues.map(\.words.count).reduce(0, +) == 6)
    }

    @Test func rightToLeftAndUnspacedTextStaysAsItIs() {
        let arabic = TimelineFixture(language: LanguageTag(known: "ar")).timeline("قال: نعم.")
        #expect(text(SubRipWriter.write(arabic)).hasSuffix("\nقال: نعم.\n"))
        var japanese = TimelineFixture(language: LanguageTag(known: "ja")).timeline("東京です。")
        let word = japanese.words[0]
        japanese.words = [
            .init(range: 0..<2, time: word.time.lowerBound..<14_160),
            .init(range: 2..<5, time: 14_160..<word.time.upperBound),
        ]
        #expect(text(WebVTTWriter.write(japanese)).hasSuffix("\n東京<00:00:00.590>です。\n"))
    }

    @Test func lyricsHaveALineASentenceAndRisingStamps() {
        let timeline = TimelineFixture(title: "A [b]").timeline("[00:01] One. Two. Three")
        #expect(
            text(LyricsWriter.write(timeline, author: "N. N."))
                == """
                [ti:A [\u{2060}b)]
                [ar:N. N.]
                [al:A Book]
                [la:en]
                [00:00.50][\u{2060}00:01] One.
                [00:01.00]Two.
                [00:01.25]Three
                [00:02.40]

                """.replacing("A [\u{2060}b)", with: "A [b)"))
    }

    @Test func podcastChaptersFollowTheHeadings() throws {
        let timeline = TimelineFixture(title: "Start").timeline("Start\n\nBody text.")
        let read = text(PodcastChaptersWriter.write(timeline))
        #expect(read.contains(#""version": "1.2.0""#))
        #expect(read.contains(#"{"startTime": 0.0, "title": "Start", "endTime": 2.55}]"#))
    }
}
