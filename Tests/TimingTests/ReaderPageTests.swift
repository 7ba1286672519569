import BookModel
import Foundation
import Testing
import Timing

@Suite struct ReaderPageTests {
    private static let template = ReaderPageTemplate(
        html:
            "<title><!--title--></title><style><!--style--></style><!--list-->"
            + "<script id=d><!--data--></script><script><!--script--></script>",
        css: "p { content: \"<!--title-->\" }", script: "if (a<b) {}")

    private func data(_ page: String) throws -> JSONValue {
        let start = try #require(page.firstRange(of: "<script id=d>")).upperBound
        let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
        return try JSONValue(parsing: Array(page[start..<end].utf8))
    }

    @Test func pageHoldsTheListAndNoOpenMarkup() throws {
        let timeline = TimelineFixture(title: "A & B </script><!--x-->").timeline(
            "One\n\nTwo three.")
        let chapter = ReaderChapter(timeline, script: "reader/001.js")
        let bytes = ReaderPageWriter(Self.template).write(
            title: "T </title>", authors: ["N"], language: .english, id: "id", cover: nil,
            chapters: [chapter])
        let page = String(decoding: bytes, as: UTF8.self)
        #expect(page.contains("<title>T &lt;/title></title>"))
        #expect(
            page.contains("<a href=\"01%20-%20A%20%26%20B%20%3C/script%3E%3C%21--x--%3E.mp3\">"))
        #expect(page.contains("p { content: \"<!--title-->\" }"))
        let entry = try #require(try data(page)["chapters"]?.array?.first)
        #expect(entry["title"]?.string == "A & B </script><!--x-->")
        #expect(entry["script"]?.string == "reader/001.js")
        #expect(entry["duration"]?.integer == 25_500)
        #expect(entry["first"] == .array([0, 1, 0]))
        #expect(entry["last"] == .array([0, 1, 9]))
    }

    @Test func scriptsGiveBackTheTimeline() throws {
        let timeline = TimelineReaderTests.rich()
        let script = String(decoding: ReaderScriptWriter.write(timeline, number: 7), as: UTF8.self)
        #expect(script.hasPrefix("lectern.chapter(7, {"))
        let start = try #require(script.firstIndex(of: "{"))
        let end = try #require(script.lastIndex(of: "}"))
        let json = try JSONValue(parsing: Array(script[start...end].utf8))
        func numbers(_ key: String) -> [Int] { json[key]?.array?.compactMap(\.integer) ?? [] }
        func sums(_ key: String) -> [Int] {
            numbers(key).reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }.dropFirst().map { $0 }
        }
        #expect(
            sums("words") == timeline.words.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
        let clock = SampleClock(rate: timeline.audio.sampleRate)
        #expect(
            sums("times")
                == timeline.words.flatMap {
                    [
                        clock.tenThousandths($0.time.lowerBound),
                        clock.tenThousandths($0.time.upperBound),
                    ]
                })
        #expect(numbers("phrases").reduce(0, +) == timeline.words.count)
        #expect(numbers("sentences").count == timeline.sentences.count)
        #expect(numbers("paragraphs").reduce(0, +) == timeline.words.count)
        #expect(json["languages"] == .array([.array([2, 1, "pt-BR"])]))
        // Word 4 has no source, so the runs break there.
        #expect(json["sources"]?.array?.compactMap { $0.array?.first?.integer } == [0, 5])
    }

    @Test func namesAreAsWideAsTheCount() {
        #expect(ReaderScriptWriter.name(7, of: 12) == "reader/007.js")
        #expect(ReaderScriptWriter.name(7, of: 1200) == "reader/0007.js")
    }

    @Test func missingPartsAreAnError() {
        #expect(throws: LecternError.self) { try ReaderPageTemplate(folder: "/nonexistent") }
    }

    /// Every element that the program asks for is in the page.
    @Test func programAndPageAgree() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent()
        let template = try ReaderPageTemplate(
            folder: root.appending(path: "Sources/Timing/ReaderPage/Template").path)
        let ids = Set(template.html.matches(of: /id="([a-z-]+)"/).map { String($0.1) })
        let asked = Set(template.script.matches(of: /\$\("([a-z-]+)"\)/).map { String($0.1) })
        #expect(asked.count > 25)
        #expect(asked.subtracting(ids) == [])
        for part in ["title", "style", "script", "data", "list"] {
            #expect(template.html.contains("<!--\(part)-->"))
        }
    }
}
