import BookModel
import Synchronization
import Testing

@testable import Timing

@Suite struct ByteWriterTests {
    /// What is handed on, and the rest, are the file; no portion is much longer than the others.
    @Test func portionsAreTheFile() {
        let timeline = TimelineFixture().timeline(
            (0..<2000).map { "Sentence number \($0) of many." }.joined(separator: " "))
        let portions = Mutex<[[UInt8]]>([])
        var out = ByteWriter { portion in portions.withLock { $0.append(portion) } }
        SubRipWriter.write(timeline, to: &out)
        let found = portions.withLock { $0 } + [out.bytes]
        #expect(found.count > 2)
        #expect(found.allSatisfy { $0.count < 1 << 17 })
        #expect(Array(found.joined()) == SubRipWriter.write(timeline))
    }

    private static let box = Box(x0: 1, y0: 2, x1: 3, y1: 4)
    private static let printed = SourceRange(unit: SourceUnit(file: 0, page: 7), range: 5..<9)
    private static let written = SourceRange(unit: SourceUnit(file: 2), range: 5..<9)

    @Test(
        arguments: [
            [], [.init(source: printed, boxes: [box])], [.init(source: printed)],
            [.init(source: printed, boxes: [box, box])],
            [.init(source: printed, line: 3, column: 1, boxes: [box])],
            [.init(source: SourceRange(unit: printed.unit, range: 5..<70_005), boxes: [box])],
            [.init(source: written, line: 3, column: 1)], [.init(source: written, line: 3)],
            [.init(source: printed, boxes: [box]), .init(source: written, line: 1, column: 2)],
            [
                .init(
                    source: SourceRange(unit: SourceUnit(file: 1, page: 7), range: 5..<9),
                    boxes: [box])
            ],
            [.init(source: SourceRange(unit: SourceUnit(), range: 1 << 40..<1 << 41), line: 1)],
        ] as [[ChapterTimeline.Anchor]])
    func aWordKeepsItsPlaces(_ anchors: [ChapterTimeline.Anchor]) {
        var word = ChapterTimeline.Word(
            range: 3..<8, time: 1 << 40..<1 << 40 + 900, isEstimated: true,
            language: LanguageTag("fr"), sources: anchors)
        #expect(word.sources == anchors)
        #expect(word.firstSource == anchors.first?.source)
        #expect((word.range, word.time) == (3..<8, 1 << 40..<1 << 40 + 900))
        #expect(word.language == LanguageTag("fr"))
        #expect(word.isEstimated)
        word.range = 4..<4
        word.isEstimated = false
        #expect(word.range == 4..<4 && !word.isEstimated)
        (word.range, word.isEstimated) = (3..<8, true)
        let same = word
        word.sources = []
        #expect((word == same) == anchors.isEmpty)
        word.sources = anchors
        #expect(word == same)
    }
}

extension ByteWriterTests {
    /// A chapter of 5,000 pages has 300,000 words or more.
    @Test func aWordIsSmall() {
        #expect(MemoryLayout<ChapterTimeline.Word>.stride == 48)
    }
}
