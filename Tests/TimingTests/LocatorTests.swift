import BookModel
import Foundation
import Testing
import Timing

@Suite struct LocatorTests {
    /// A finished book of two chapters on pages 1 and 2, without its audio.
    static func withBook(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "locator-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var manifest = BookManifestTests.manifest()
        manifest.chapters = []
        let texts = ["One\n\nFirst here. Second here.", "Два\n\nПервое. Второе 😀 тут."]
        for (index, text) in texts.enumerated() {
            let fixture = TimelineFixture(
                title: "T\(index + 1)", index: index + 1, count: 2, page: index + 1)
            let timeline = fixture.timeline(text)
            let name = "0\(index + 1) - T.json"
            try Data(TimingJSONWriter.write(timeline)).write(to: folder.appending(path: name))
            manifest.chapters.append(.init(timeline, timing: name))
        }
        try Data(manifest.bytes).write(to: folder.appending(path: "book.json"))
        try body(folder.path)
    }

    @Test func manifestComesBackWhole() throws {
        let manifest = BookManifestTests.manifest()
        var expected = manifest
        expected.metadata.title = manifest.title
        #expect(try BookManifest(parsing: manifest.bytes) == expected)
        for bad in ["{}", "[]", "{\"format\": \"lectern.book\", \"version\": 9}"] {
            #expect(throws: SidecarFault.self) { try BookManifest(parsing: Array(bad.utf8)) }
        }
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        for name in ["../x", "/etc/passwd", "a//b", "", "."] {
            let bad = text.replacing("01 - One.json", with: name)
            #expect(throws: SidecarFault.self) { try BookManifest(parsing: Array(bad.utf8)) }
        }
    }

    @Test func findsByTimeOverTheBookAndInAChapter() throws {
        try Self.withBook { path in
            let locator = Locator(try BookFolder(path: path))
            let first = try #require(try locator.locate(.init(time: "0:01.15")))
            #expect((first.chapter, first.word.text, first.offset) == (1, "First", 5))
            #expect(first.sentence.text == "First here.")
            #expect(first.source == "p1:5")
            let second = try #require(try locator.locate(.init(time: "2@0:00.6")))
            #expect((second.chapter, second.word.text) == (2, "Два"))
            #expect(
                try locator.locate(.init(time: Location.clock(second.bookTime)))?.word.text == "Два"
            )
            #expect(try locator.locate(.init(time: "0:02.05"))?.isExact == true)
            #expect(throws: LecternError.self) { try locator.locate(.init(time: "1:00:00")) }
            #expect(throws: LecternError.self) { try locator.locate(.init(time: "3@0:00")) }
        }
    }

    @Test func findsByOffsetAndSource() throws {
        try Self.withBook { path in
            let locator = Locator(try BookFolder(path: path))
            #expect(try locator.locate(.init(offset: "2:13"))?.word.text == "Второе")
            #expect(try locator.locate(.init(source: "p2:14"))?.word.text == "Второе")
            #expect(try locator.locate(.init(source: "p1:26"))?.word.text == "here.")
            #expect(try locator.locate(.init(source: "p2"))?.chapter == 2)
            let error = #expect(throws: LecternError.self) {
                try locator.locate(.init(source: "p3"))
            }
            #expect(error?.code == .usage && error?.remedy.contains("p2:") == true)
            #expect(throws: LecternError.self) { try locator.locate(.init(offset: "1:5000")) }
            #expect(throws: LecternError.self) { try locator.locate(.init(source: "other.md:1:1")) }
        }
    }

    @Test func theNoteSaysOnWhichSideThePlaceLies() throws {
        try Self.withBook { path in
            let locator = Locator(try BookFolder(path: path))
            let last = try #require(try locator.locate(.init(offset: "1:29")))
            #expect(!last.isExact && last.isPast)
            #expect(last.text.contains("spoken last before it"))
            let next = try #require(try locator.locate(.init(offset: "1:4")))
            #expect(!next.isExact && !next.isPast && next.word.text == "First")
            #expect(next.text.contains("spoken next"))
            let exact = try #require(try locator.locate(.init(offset: "1:5")))
            #expect(exact.isExact && !exact.isPast && !exact.text.contains("note"))
        }
    }

    @Test func stepsOverSentencesAndChapters() throws {
        try Self.withBook { path in
            let locator = Locator(try BookFolder(path: path))
            func step(_ offset: String, _ step: LocateQuery.Step) throws -> String? {
                try locator.locate(.init(offset: offset), step: step)?.sentence.text
            }
            #expect(try step("1:6", .next) == "Second here.")
            #expect(try step("1:20", .next) == "Два")
            #expect(try step("2:20", .next) == nil)
            #expect(try step("2:20", .previous) == "Первое.")
            #expect(try step("2:0", .previous) == "Second here.")
            #expect(try step("1:0", .previous) == "One")
        }
    }

    @Test func aPlaceOfAnotherKindIsToldHowToBeWritten() throws {
        try Self.withBook { path in
            let locator = Locator(try BookFolder(path: path))
            let manifest = try BookFolder(path: path).manifest
            let file = try #require(manifest.sources.first?.name)
            let error = #expect(throws: LecternError.self) {
                try locator.locate(.init(source: "\(file):1:1"))
            }
            #expect(error?.remedy.contains("p37:120") == true)
            #expect(error?.code == .usage)
        }
    }

    @Test func theFolderOfARunNamesItsBooks() throws {
        try Self.withBook { path in
            let output = URL(fileURLWithPath: path).deletingLastPathComponent()
                .appending(path: "run-\(UUID())")
            defer { try? FileManager.default.removeItem(at: output) }
            try FileManager.default.createDirectory(
                at: output, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: path, toPath: output.path + "/Book")
            let error = #expect(throws: LecternError.self) { try BookFolder(path: output.path) }
            #expect(error?.remedy == "name “\(output.path)/Book”")
        }
    }

    @Test func bookFoldersThatAreNone() throws {
        #expect(throws: LecternError.self) { try BookFolder(path: "/nonexistent") }
        try Self.withBook { path in
            try Data("{".utf8).write(to: URL(fileURLWithPath: path + "/02 - T.json"))
            let locator = Locator(try BookFolder(path: path))
            let error = #expect(throws: LecternError.self) {
                try locator.locate(.init(offset: "2:0"))
            }
            #expect(error?.code == .unreadableInput)
            #expect(error?.file.hasSuffix("02 - T.json") == true)
        }
    }

    @Test(
        arguments: [
            ("1:02:03.5", 3723.5, nil), ("0:30", 30, nil), ("90", 90, nil), ("4@0:30", 30, 4),
            ("125:00", 7500, nil), ("1:00.0001", 60.0001, nil),
        ] as [(String, Double, Int?)])
    func timesAreRead(_ text: String, _ seconds: Double, _ chapter: Int?) throws {
        guard case .time(let value, let number) = try LocateQuery(time: text) else {
            Issue.record("not a time")
            return
        }
        #expect(abs(value - seconds) < 1e-9)
        #expect(number == chapter)
    }

    @Test(arguments: [
        "", ":", "1:60", "1:60:00", "-1", "1:2:3:4", "@1:00", "0@1:00", "x@1", "1@2@3", "1.5:00",
        "1:0x", "nan", "1e3",
    ])
    func timesThatAreNone(_ text: String) {
        #expect(throws: LecternError.self) { try LocateQuery(time: text) }
    }
}
