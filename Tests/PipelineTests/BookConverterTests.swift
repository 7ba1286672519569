import Audio
import BookModel
import Foundation
import Speech
import Testing
import Workers

@testable import Pipeline

/// Encodes silence and spreads the words over it, so that a conversion runs without an engine.
struct SilentSynthesizer: PageSynthesizing {
    var failsOn: String?

    func render(_ job: PageJob) async throws(LecternError) -> PageResult {
        if let failsOn, job.utterances.contains(where: { $0.text.contains(failsOn) }) {
            throw LecternError(.partial, "the engine crashed twice")
        }
        var encoder = try MP3Encoder(job.encoder, inputRate: 22_050)
        var times: [WordTime] = []
        for utterance in job.utterances {
            for _ in utterance.words {
                times.append(WordTime(start: encoder.position, end: encoder.position + 2_000))
                try encoder.appendSilence(2_205)
            }
        }
        let segment = try encoder.finish(pause: 4_000)
        return PageResult(
            frames: segment.frames, sampleRate: segment.sampleRate,
            sampleCount: segment.sampleCount,
            words: times)
    }
}

/// Keeps nothing.
struct NoStore: PageKeeping {
    func result(of job: PageJob) throws(LecternError) -> PageResult? { nil }
    func keep(_ result: PageResult, of job: PageJob) throws(LecternError) {}
    func receipt(for key: String) -> [UInt8]? { nil }
    func keepReceipt(_ bytes: [UInt8], for key: String) throws(LecternError) {}
}

@Suite struct BookConverterTests {
    private func block(_ text: String, _ role: BlockRole = .paragraph, page: Int) -> Block {
        let start = SourcePosition(unit: SourceUnit(file: 0, page: page), offset: 0)
        return Block(role: role, text: MappedText(verbatim: CodeUnits(text), from: start))
    }

    private func book() -> Book {
        let pages = (1...3).map { number in
            PrintedPage(
                number: number, label: ["i", "1", "2"][number - 1], width: 400, height: 600)
        }
        return Book(
            metadata: Metadata(title: "Two Chapters"), language: .english,
            files: [SourceFile(name: "two.pdf", sha256: "00")], pages: pages,
            chapters: [
                Chapter(
                    title: "One",
                    blocks: [
                        block("One", .heading, page: 1),
                        block("It began here. It went on.", page: 1),
                        block("The next page.", page: 2),
                    ]),
                Chapter(title: "Two", blocks: [block("A second chapter begins.", page: 2)]),
            ])
    }

    private func convert(
        _ settings: ConversionSettings, synthesizer: SilentSynthesizer = SilentSynthesizer(),
        _ chapters: [Chapter]? = nil
    ) async throws -> (report: BookReport, folder: URL) {
        let output = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID())")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        var book = book()
        if let chapters { book.chapters = chapters }
        let converter = BookConverter(
            synthesizer: synthesizer, store: NoStore(),
            engine: EngineIdentity(name: "test", version: "1", encoderVersion: "lame"), jobs: 2)
        let report = try await converter.convert(
            BookScripter(loader: BookLoader(documents: DirectProvider())).script(
                of: book, settings: settings),
            source: "two.pdf", settings: settings, into: output.path
        ) { _ in }
        return (report, output.appending(path: report.folder))
    }

    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func chaptersBecomeFiles() async throws {
        let (report, folder) = try await convert(ConversionSettings())
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let made = try names(folder)
        for name in ["01 - One.mp3", "01 - One.json", "01 - One.srt", "02 - Two.mp3", "book.json"] {
            #expect(made.contains(name))
        }
        #expect(report.pages == 3)
        #expect(report.failures.isEmpty)
    }

    @Test func pagesBecomeFiles() async throws {
        var settings = ConversionSettings()
        settings.layout = .pages
        let (_, folder) = try await convert(settings)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let made = try names(folder).filter { $0.hasSuffix(".mp3") }
        #expect(made == ["01 - i.mp3", "02 - 1.mp3"])
    }

    /// The display text is that of the block, whatever became of a page of it.
    @Test func aParagraphOverAFailedPageKeepsItsText() async throws {
        var text = MappedText()
        for (index, part) in ["It began here. ", "The next page. ", "It ended."].enumerated() {
            let unit = SourceUnit(file: 0, page: index + 1)
            let units = CodeUnits(part)
            text.append(
                units, origin: .verbatim(SourceRange(unit: unit, range: 0..<units.count)))
        }
        let (report, folder) = try await convert(
            ConversionSettings(), synthesizer: SilentSynthesizer(failsOn: "next page"),
            [Chapter(title: "One", blocks: [Block(role: .paragraph, text: text)])])
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        #expect(report.failures == ["page 2: the engine crashed twice"])
        let sidecar = try String(
            contentsOf: folder.appending(path: "01 - One.json"), encoding: .utf8)
        #expect(sidecar.contains("\"text\": \"It began here. The next page. It ended.\""))
    }

    @Test func aFailedPageCostsThatPage() async throws {
        let (report, folder) = try await convert(
            ConversionSettings(), synthesizer: SilentSynthesizer(failsOn: "next page"))
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        #expect(report.failures == ["page 2: the engine crashed twice"])
        #expect(try names(folder).contains("01 - One.mp3"))
        #expect(try names(folder).contains("02 - Two.mp3"))
    }
}
