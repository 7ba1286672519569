import Audio
import BookModel
import Foundation
import Testing

@Suite struct ID3TagTests {
    static func tags() -> AudioTags {
        AudioTags(
            title: "Глава 1: 東京 😀", album: "Book – Ünï", authors: ["Ann Ex", "Б. Игрек"],
            narrator: "espeak-ng en-us",
            track: 3, trackCount: 14, language: LanguageTag(known: "pt-BR"), subtitle: "Sub",
            year: 1928,
            publisher: "House", milliseconds: 61_500, cover: [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
    }

    @Test func readsBackWhatWasWritten() throws {
        let bytes = try ID3TagWriter.write(Self.tags())
        let read = try #require(ID3TagReader.read(bytes))
        #expect(read.version == 3)
        #expect(
            read.frames
                == [
                    "TIT2": "Глава 1: 東京 😀", "TIT3": "Sub", "TALB": "Book – Ünï",
                    "TPE1": "Ann Ex, Б. Игрек",
                    "TPE2": "Ann Ex, Б. Игрек", "TCOM": "espeak-ng en-us", "TRCK": "3/14",
                    "TCON": "Audiobook",
                    "TLAN": "por", "TYER": "1928", "TDRC": "1928", "TPUB": "House", "TLEN": "61500",
                ].filter { read.frames[$0.key] != nil || $0.key != "TYER" && $0.key != "TDRC" })
        #expect(read.frames["TYER"] ?? read.frames["TDRC"] == "1928")
        #expect(read.pictureType == "image/jpeg")
        #expect(read.picture == Self.tags().cover)
        #expect(read.contents == nil)
        #expect(ID3TagReader.size(ofTagIn: bytes) == bytes.count)
    }

    @Test func bytesAreID3v23WithUTF16OnlyWhereNeeded() throws {
        let bytes = try ID3TagWriter.write(Self.tags())
        #expect(bytes.starts(with: [0x49, 0x44, 0x33, 3, 0, 0]))
        func body(of frame: String) throws -> [UInt8] {
            let found = try #require(bytes.firstRange(of: Array(frame.utf8)))
            return Array(bytes[(found.upperBound + 6)...].prefix(3))
        }
        #expect(try body(of: "TIT2").starts(with: [1, 0xFF, 0xFE]))
        #expect(try body(of: "TCON").starts(with: [0]))
        #expect(try body(of: "TYER").starts(with: [0]))
        #expect(try body(of: "TPE1").starts(with: [1, 0xFF, 0xFE]))
        #expect(bytes.firstRange(of: Array("TDRC".utf8)) == nil)
        #expect(try ID3TagWriter.write(Self.tags()) == bytes)
    }

    @Test func chaptersComeInTimeOrderUnderATableOfContents() throws {
        var tags = Self.tags()
        tags.chapters = (0..<12).map {
            .init(title: "Часть \(12 - $0) 😀", time: (11 - $0) * 1000..<(12 - $0) * 1000)
        }
        let read = try #require(ID3TagReader.read(try ID3TagWriter.write(tags)))
        #expect(read.chapterIDs == (1...12).map { $0 < 10 ? "ch00\($0)" : "ch0\($0)" })
        #expect(read.contents == read.chapterIDs)
        #expect(read.chapters == tags.chapters.sorted { $0.time.lowerBound < $1.time.lowerBound })
        #expect(read.chapters.first?.title == "Часть 1 😀")
    }

    @Test(arguments: [
        ("en-GB", "eng"), ("de", "deu"), ("ru", "rus"), ("zh-Hans", "zho"), ("cmn", "zho"),
        ("ja", "jpn"), ("grc", "grc"), ("ar", "ara"),
    ])
    func languagesHaveThreeLetters(_ tag: String, _ code: String) {
        #expect(TagLanguage.code(for: LanguageTag(known: tag)) == code)
    }

    @Test func emptyFieldsAreLeftOutAndBadCoversToo() throws {
        var tags = AudioTags(
            title: "T\0x", album: "A", track: 1, trackCount: 1, language: .english, milliseconds: 1)
        tags.cover = [1, 2, 3]
        tags.authors = ["King, Martin", "B"]
        let read = try #require(ID3TagReader.read(try ID3TagWriter.write(tags)))
        #expect(read.frames["TIT2"] == "Tx")
        #expect(read.frames["TPE1"] == "King, Martin; B")
        #expect(read.frames["TPUB"] == nil)
        #expect(read.picture.isEmpty)
    }

    @Test func whatIsNoTagIsNone() {
        #expect(ID3TagReader.read([]) == nil)
        #expect(ID3TagReader.read([0xFF, 0xFB, 0x90, 0]) == nil)
        #expect(ID3TagReader.size(ofTagIn: [0x49, 0x44, 0x33, 3, 0, 0, 0xFF, 0, 0, 0]) == 0)
        #expect(ID3TagReader.size(ofTagIn: [1, 2]) == 0)
    }

    /// What an independent reader makes of it.
    @Test func ffprobeReadsTitlesChaptersAndCover() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/ffprobe") else { return }
        var tags = Self.tags()
        tags.cover = nil
        tags.chapters = [
            .init(title: "Первая 😀", time: 0..<1500), .init(title: "章", time: 1500..<2600),
        ]
        let silence = [0xFF, 0xFB, 0x90, 0xC4] + [UInt8](repeating: 0, count: 413)
        let file = FileManager.default.temporaryDirectory.appending(
            path: "tag-\(UUID().uuidString).mp3")
        defer { try? FileManager.default.removeItem(at: file) }
        let stream = [[UInt8]](repeating: silence, count: 100).flatMap { $0 }
        try Data(try ID3TagWriter.write(tags) + stream).write(to: file)

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ffprobe")
        process.arguments = [
            "-v", "error", "-show_format", "-show_chapters", "-of", "json", file.path,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let format = try #require((read["format"] as? [String: Any])?["tags"] as? [String: String])
        #expect(format["title"] == tags.title)
        #expect(format["album"] == tags.album)
        #expect(format["album_artist"] == "Ann Ex, Б. Игрек")
        #expect(format["composer"] == tags.narrator)
        #expect(format["track"] == "3/14")
        #expect(format["language"] == "por")
        #expect(format["date"] == "1928")
        #expect(format["genre"] == "Audiobook")
        let chapters = try #require(read["chapters"] as? [[String: Any]])
        #expect(
            chapters.compactMap { ($0["tags"] as? [String: String])?["title"] } == [
                "Первая 😀", "章",
            ])
        #expect(chapters.compactMap { $0["start_time"] as? String } == ["0.000000", "1.500000"])
    }
}
