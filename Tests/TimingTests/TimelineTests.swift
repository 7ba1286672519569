import BookModel
import Foundation
import Testing
import Timing

@Suite struct TimelineTests {
    static let english =
        "The Dog\n\nIt barked. “Who’s there?” he said 😀 twice. Nobody, 👩‍👩‍👧 nobody!\n\nThe end"
    static let russian = "Пёс\n\nОн лаял. Йод и и\u{306}од — одно! Кто там? Никого 😀 нет."

    /// What a reader without binary search would do.
    private struct Linear {
        let chapter: ChapterTimeline

        func word(at sample: Int) -> Int? {
            chapter.words.indices.last { chapter.words[$0].time.lowerBound <= sample }
                ?? chapter.words.indices.first
        }

        func sample(at offset: Int) -> Int? {
            let word =
                chapter.words.first { $0.range.contains(offset) }
                ?? chapter.words.first { $0.range.lowerBound > offset }
            return word?.time.lowerBound ?? chapter.words.last?.time.upperBound
        }

        func next(_ offset: Int) -> Int? {
            let current = chapter.sentences.indices.last {
                chapter.sentences[$0].range.lowerBound <= offset
            }
            return chapter.sentences.indices.first { $0 > (current ?? -1) }
        }

        func previous(_ offset: Int) -> Int {
            let starts = chapter.sentences.map(\.range.lowerBound).filter { $0 <= offset }
            return starts.dropLast().last ?? chapter.sentences.first?.range.lowerBound ?? 0
        }
    }

    @Test(arguments: [english, russian])
    func agreesWithALinearReader(_ text: String) throws {
        let timeline = Timeline(TimelineFixture().timeline(text))
        let linear = Linear(chapter: timeline.chapter)
        for sample in stride(from: 0, through: timeline.chapter.audio.sampleCount + 100, by: 97) {
            #expect(timeline.position(atSample: sample)?.word == linear.word(at: sample))
        }
        for offset in 0...timeline.chapter.text.count + 2 {
            #expect(timeline.sample(atOffset: offset) == linear.sample(at: offset))
            #expect(timeline.nextSentence(afterOffset: offset) == linear.next(offset))
            #expect(timeline.previousSentenceStart(beforeOffset: offset) == linear.previous(offset))
        }
    }

    @Test(arguments: [english, russian])
    func timeAndOffsetAreInverse(_ text: String) throws {
        let timeline = Timeline(TimelineFixture().timeline(text))
        for (index, word) in timeline.chapter.words.enumerated() {
            let sample = try #require(timeline.sample(atOffset: word.range.lowerBound))
            let position = try #require(timeline.position(atSample: sample))
            #expect(position.word == index)
            #expect(position.offset == word.range.lowerBound)
            #expect(position.isSounding)
            #expect(timeline.chapter.phrases[position.phrase].range.contains(word.range))
            #expect(timeline.chapter.sentences[position.sentence].range.contains(word.range))
            #expect(timeline.chapter.paragraphs[position.paragraph].range.contains(word.range))
        }
    }

    @Test func pausesBelongToTheWordBefore() throws {
        let timeline = Timeline(TimelineFixture().timeline("One two"))
        let position = try #require(timeline.position(atSeconds: 0.72))
        #expect(position.word == 0)
        #expect(!position.isSounding)
        #expect(timeline.position(atSeconds: 0)?.word == 0)
        #expect(timeline.position(atSeconds: .nan)?.word == 0)
        #expect(timeline.position(atSeconds: 1e12)?.word == 1)
    }

    @Test func emptyChaptersAnswerNothing() {
        let timeline = Timeline(TimelineFixture().timeline(""))
        #expect(timeline.position(atSample: 0) == nil)
        #expect(timeline.sample(atOffset: 0) == nil)
        #expect(timeline.nextSentence(afterOffset: 0) == nil)
        #expect(timeline.previousSentenceStart(beforeOffset: 0) == 0)
        #expect(timeline.anchor(atOffset: 0) == nil)
    }

    @Test func offsetsCountCodeUnitsThroughEmojiAndCombiningMarks() throws {
        let timeline = Timeline(TimelineFixture().timeline(Self.russian))
        let text = timeline.chapter.text
        // й as one unit and as two, and what stands behind them.
        let composed = try #require(timeline.word(atOffset: 15))
        #expect(text.string(in: timeline.chapter.words[composed].range) == "Йод")
        let decomposed = try #require(timeline.word(atOffset: 21))
        #expect(timeline.chapter.words[decomposed].range.count == 4)
        let last = try #require(timeline.chapter.words.last)
        #expect(text.string(in: last.range) == "нет.")
        #expect(last.range.upperBound == text.count)
    }

    // MARK: Anchors

    @Test(arguments: [
        ("p37", SourceAnchor(.page(37, offset: 0))),
        ("p37:120", SourceAnchor(.page(37, offset: 120))),
        ("b.pdf:p2:5", SourceAnchor(file: "b.pdf", .page(2, offset: 5))),
        ("a/b.md:12:3", SourceAnchor(file: "a/b.md", .line(12, column: 3))),
        ("C:x.md:12:3", SourceAnchor(file: "C:x.md", .line(12, column: 3))),
    ])
    func anchorsAreReadAndPrinted(_ text: String, _ anchor: SourceAnchor) {
        #expect(SourceAnchor(text) == anchor)
        #expect(anchor.description == text)
    }

    @Test(arguments: [
        "", "p", "p0", "p-1", "37", "p37:", "p37:x", "12:3", "a.md:12", "a.md:0:1", "a.md:1:0",
        ":1:1", "p99999999999999999999",
    ])
    func anchorsThatAreNone(_ text: String) {
        #expect(SourceAnchor(text) == nil)
    }

    @Test func anchorsSurviveAnotherConversion() throws {
        // The same source, converted with its first two paragraphs skipped: other offsets, same
        // source.
        let whole = TimelineFixture(isPaged: true).timeline(Self.english)
        let cut = try #require(Self.english.range(of: "“Who")?.lowerBound)
        let skipped = Self.english[..<cut].utf16.count
        let part = TimelineFixture(sourceOffset: skipped).timeline(String(Self.english[cut...]))
        let (first, second) = (Timeline(whole), Timeline(part))
        for word in whole.words {
            let anchor = try #require(first.anchor(atOffset: word.range.lowerBound))
            let resumed = try #require(second.resumeOffset(for: anchor))
            let expected = word.range.lowerBound < skipped ? 0 : word.range.lowerBound - skipped
            #expect(resumed <= expected)
            #expect(second.sentence(atOffset: resumed) == second.sentence(atOffset: expected))
            #expect(second.chapter.sentences.contains { $0.range.lowerBound == resumed })
        }
    }

    @Test func anchorsBetweenWordsGoForward() throws {
        let timeline = Timeline(TimelineFixture(page: 3).timeline("One two. Three four."))
        #expect(timeline.word(atOrAfter: SourceAnchor(.page(3, offset: 5)))?.word == 1)
        #expect(timeline.word(atOrAfter: SourceAnchor(.page(3, offset: 7)))?.word == 1)
        let gap = timeline.word(atOrAfter: SourceAnchor(.page(3, offset: 8)))
        #expect(gap?.word == 2)
        #expect(gap?.isExact == false)
        #expect(timeline.word(atOrAfter: SourceAnchor(.page(1, offset: 0)))?.word == 0)
        #expect(timeline.word(atOrAfter: SourceAnchor(.page(3, offset: 20))) == nil)
        #expect(timeline.resumeOffset(for: SourceAnchor(.page(3, offset: 15))) == 9)
    }

    @Test func anchorsFollowTheSourceNotTheSpokenOrder() {
        // A note of page 1 that is read at the chapter's end.
        var chapter = TimelineFixture().timeline("Body goes on. Note.")
        chapter.words[3].sources[0].source.range = 5..<6
        chapter.words[1].sources[0].source.range = 10..<14
        chapter.words[2].sources[0].source.range = 15..<18
        let timeline = Timeline(chapter)
        #expect(timeline.word(atOrAfter: SourceAnchor(.page(1, offset: 5)))?.word == 3)
        #expect(timeline.word(atOrAfter: SourceAnchor(.page(1, offset: 6)))?.word == 1)
    }

    @Test func linesAndColumnsAreFound() {
        let chapter = TimelineFixture(isPaged: false).timeline("One two three")
        let timeline = Timeline(chapter)
        #expect(
            timeline.word(atOrAfter: SourceAnchor(file: "book.pdf", .line(1, column: 1)))?.word == 0
        )
        #expect(
            timeline.word(atOrAfter: SourceAnchor(file: "x/book.pdf", .line(1, column: 6)))?.word
                == 1)
        #expect(
            timeline.word(atOrAfter: SourceAnchor(file: "book.pdf", .line(1, column: 8)))?.word == 2
        )
        #expect(
            timeline.word(atOrAfter: SourceAnchor(file: "book.pdf", .line(2, column: 1))) == nil)
        #expect(timeline.word(atOrAfter: SourceAnchor(file: "other", .line(1, column: 1))) == nil)
    }
}
