import BookModel
import Foundation
import Testing
import Timing

@Suite struct BookManifestTests {
    static func manifest() -> BookManifest {
        var metadata = Metadata(title: "A Book", authors: ["N. N."])
        metadata.year = 1928
        let timeline = TimelineFixture(title: "One").timeline("One\n\nTwo three.")
        return BookManifest(
            title: "A Book", metadata: metadata, language: .english, sources: timeline.files,
            layout: "chapters",
            versions: .init(lectern: "1.0.0", encoder: "lame 3.100", rules: "1"),
            voice: timeline.voice, settings: [.init("rate", .number(1.25)), .init("bitRate", 64)],
            chapters: [.init(timeline, timing: "01 - One.json")],
            pagesWithoutText: [.init(number: 2, label: "ii", reason: "blank")],
            dropped: [.init(rule: "folio", count: 2, characters: 3, examples: ["1", "12"])],
            files: [.init(name: "01 - One.mp3", bytes: 10, sha256: "ab")])
    }

    @Test func printsKeysInOneOrder() throws {
        let text = String(decoding: Self.manifest().bytes, as: UTF8.self)
        let keys = text.split(separator: "\n").compactMap { $0.firstMatch(of: /^  "(\w+)":/)?.1 }
        #expect(
            keys == [
                "format", "version", "title", "authors", "year", "language", "layout", "duration",
                "source",
                "versions", "voice", "settings", "chapters", "pagesWithoutText", "dropped",
                "failures", "files",
            ])
        let read = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(read["duration"] as? Double == 2.55)
        #expect((read["chapters"] as? [[String: Any]])?.first?["pages"] as? [Int] == [1, 1])
    }

    @Test func ledgerIsSummedUpByRule() {
        var ledger = Ledger()
        for (rule, range, excerpt) in [
            ("folio", 0..<1, "1"), ("head", 3..<9, "TITLE "), ("folio", 20..<22, "12"),
        ] {
            ledger.drop(
                SourceRange(unit: SourceUnit(page: 1), range: range), rule: rule, excerpt: excerpt)
        }
        #expect(
            BookManifest.summary(of: ledger) == [
                .init(rule: "folio", count: 2, characters: 3, examples: ["1", "12"]),
                .init(rule: "head", count: 1, characters: 6, examples: ["TITLE "]),
            ])
    }

    @Test func audiobookshelfChaptersRunOverAllFiles() throws {
        var manifest = Self.manifest()
        manifest.chapters.append(manifest.chapters[0])
        let text = String(decoding: AudiobookshelfMetadata.bytes(manifest), as: UTF8.self)
        #expect(text.contains(#"{"id": 1, "start": 2.55, "end": 5.1, "title": "One"}"#))
        #expect(text.contains(#""narrators": ["espeak-ng en-us"]"#))
        #expect(text.contains(#""publishedYear": "1928""#))
    }
}
