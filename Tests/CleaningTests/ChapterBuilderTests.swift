import BookModel
import Testing

@testable import Cleaning

@Suite struct ChapterBuilderTests {
    /// Headings by level ("1 Title") and text, long enough to count, between them.
    private func blocks(_ lines: [String]) -> [Block] {
        var sample = CleaningSample()
        for line in lines {
            if let level = line.first.flatMap({ Int(String($0)) }) {
                sample.add(.heading, String(line.dropFirst(2)), level: level)
            } else {
                sample.add(
                    .paragraph, line == "~" ? String(repeating: "Some words. ", count: 300) : line)
            }
        }
        return sample.blocks
    }

    private func chapters(
        _ lines: [String], title: String? = nil, _ change: (inout ReadingOptions) -> Void = { _ in }
    ) -> [Chapter] {
        var options = ReadingOptions()
        change(&options)
        return ChapterBuilder(options: options).chapters(
            of: blocks(lines), metadata: Metadata(title: title),
            files: [SourceFile(name: "sub/my-book.md", sha256: "")])
    }

    private func titles(_ lines: [String]) -> [String] {
        chapters(lines).map(\.title)
    }

    @Test func oneTitleOverChapters() {
        #expect(titles(["1 Book", "2 A", "~", "2 B", "~"]) == ["A", "B"])
        #expect(titles(["1 Book", "~", "2 A", "~", "2 B", "~"]) == ["Book", "A", "B"])
        #expect(
            chapters(["1 Book", "2 A", "~", "2 B", "~"])[0].blocks.map(\.title).first == "Book")
    }

    @Test func aTitlePageOfHeadings() {
        #expect(
            titles(["1 Title: X", "2 Author: Y", "2 Year: 1900", "2 One", "~", "2 Two", "~"]) == [
                "One", "Two",
            ])
    }

    @Test func chaptersOfTheFirstLevel() {
        #expect(titles(["1 A", "~", "2 a", "~", "1 B", "~"]) == ["A", "B"])
    }

    @Test func longPartsAreNoChapters() {
        let long = Array(repeating: "~", count: 30)
        let lines = ["1 P", "2 A"] + long + ["2 B"] + long + ["1 Q", "2 C"] + long
        let found = chapters(lines)
        #expect(found.map(\.title) == ["A", "B", "C"])
        #expect(found.map(\.part) == ["P", "P", "Q"])
    }

    @Test func theLevelMayBeAskedFor() {
        let found = chapters(["1 A", "~", "2 a", "~", "1 B", "~"]) { $0.chapterLevel = 2 }
        #expect(found.map(\.title) == ["A", "a", "B"])
        #expect(found.map(\.part) == [nil, "A", nil])
    }

    @Test func withoutHeadingsTheBookIsOneChapter() {
        #expect(chapters(["~", "~"]).map(\.title) == ["my-book"])
        #expect(chapters(["~"], title: "My Book").map(\.title) == ["My Book"])
    }

    @Test func headingsInQuotationsDoNotDivide() {
        var sample = CleaningSample()
        sample.add(.heading, "In a box", level: 7)
        sample.add(.paragraph, "Text")
        let found = ChapterBuilder(options: ReadingOptions())
            .chapters(of: sample.blocks, metadata: Metadata(title: "T"), files: [])
        #expect(found.map(\.title) == ["T"])
    }

    @Test func contentsAndIndexAreKnownByTitleAndForm() {
        let found = chapters([
            "1 Inhaltsverzeichnis", "Eins 1", "Zwei 2", "1 A", "~", "1 Index", "~", "1 B", "~",
        ])
        #expect(found.map(\.matter) == [.contents, .body, .body, .body])
    }

    @Test func anOutlineWithPlacesDivides() {
        let blocks = blocks(["~", "~", "~"])
        let entries = [
            OutlineEntry(title: "Part", level: 1, page: nil),
            OutlineEntry(title: "One", level: 1, page: nil, position: blocks[0].start),
            OutlineEntry(title: "Two", level: 1, page: nil, position: blocks[1].start),
            OutlineEntry(title: "", level: 1, page: nil),
            OutlineEntry(title: "Three", level: 1, page: nil, position: blocks[2].start),
        ]
        let found = ChapterBuilder(options: ReadingOptions())
            .chapters(of: blocks, metadata: Metadata(), files: [], outline: entries)
        #expect(found.map(\.title) == ["One", "Two", "Three"])
        #expect(found.map(\.part) == ["Part", "Part", nil])
    }
}
