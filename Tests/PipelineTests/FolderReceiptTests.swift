import BookModel
import Foundation
import Testing
import Workers

@testable import Pipeline

/// Keeps receipts in memory, and counts the pages it is asked for.
final class ReceiptStore: PageKeeping, @unchecked Sendable {
    private let lock = NSLock()
    private var receipts: [String: [UInt8]] = [:]
    private var asked = 0
    private let isFull: Bool

    init(isFull: Bool = false) { self.isFull = isFull }

    var pagesAsked: Int { lock.withLock { asked } }

    func result(of job: PageJob) throws(LecternError) -> PageResult? {
        lock.withLock { asked += 1 }
        return nil
    }
    func keep(_ result: PageResult, of job: PageJob) throws(LecternError) {}
    func receipt(for key: String) -> [UInt8]? { lock.withLock { receipts[key] } }
    func keepReceipt(_ bytes: [UInt8], for key: String) throws(LecternError) {
        if isFull { throw LecternError(.unwritableOutput, "no space is left") }
        lock.withLock { receipts[key] = bytes }
    }
}

@Suite struct FolderReceiptTests {
    private var store = ReceiptStore()
    private let output = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID())")

    /// Pages asked of the store by one conversion of a one-page book.
    private func pagesAsked(
        _ text: String = "It began here.", settings: ConversionSettings = ConversionSettings()
    ) async throws -> Int {
        let start = SourcePosition(unit: SourceUnit(file: 0, page: 1), offset: 0)
        let block = Block(
            role: .paragraph, text: MappedText(verbatim: CodeUnits(text), from: start))
        let book = Book(
            metadata: Metadata(title: "One"), language: .english,
            files: [SourceFile(name: "one.pdf", sha256: "00")],
            pages: [PrintedPage(number: 1, label: "1", width: 400, height: 600)],
            chapters: [Chapter(title: "One", blocks: [block])])
        let before = store.pagesAsked
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let script = try await BookScripter(loader: BookLoader(documents: DirectProvider())).script(
            of: book, settings: settings)
        _ = try await BookConverter(
            synthesizer: SilentSynthesizer(), store: store,
            engine: EngineIdentity(name: "test", version: "1", encoderVersion: "lame"), jobs: 1
        ).convert(script, source: "one.pdf", settings: settings, into: output.path) { _ in }
        return store.pagesAsked - before
    }

    private func tamper(_ name: String) throws {
        try Data("x".utf8).write(to: output.appending(path: "One/" + name))
    }

    @Test func sameInputsAndAWholeFolderNeedNoPage() async throws {
        #expect(try await pagesAsked() == 1)
        #expect(try await pagesAsked() == 0)
    }

    @Test(arguments: ["01 - One.mp3", "01 - One.json", "book.json", "index.html"])
    func aFileThatIsNotAsItWasIsMadeAgain(_ name: String) async throws {
        _ = try await pagesAsked()
        try tamper(name)
        #expect(try await pagesAsked() == 1)
        #expect(try await pagesAsked() == 0)
    }

    @Test func aMissingFileIsMadeAgain() async throws {
        _ = try await pagesAsked()
        try FileManager.default.removeItem(at: output.appending(path: "One/01 - One.srt"))
        #expect(try await pagesAsked() == 1)
    }

    @Test func aReceiptThatCannotBeKeptFailsNoBook() async throws {
        var full = self
        full.store = ReceiptStore(isFull: true)
        #expect(try await full.pagesAsked() == 1)
        #expect(try await full.pagesAsked() == 1)
    }

    @Test func otherTextOrSettingsAreOtherInputs() async throws {
        _ = try await pagesAsked()
        #expect(try await pagesAsked("It began there.") == 1)
        var settings = ConversionSettings()
        settings.sidecars = [.srt, .lrc]
        #expect(try await pagesAsked(settings: settings) == 1)
        settings.bitRate = 32
        #expect(try await pagesAsked(settings: settings) == 1)
        #expect(try await pagesAsked(settings: settings) == 0)
    }
}
