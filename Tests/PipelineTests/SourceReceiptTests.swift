import BookModel
import Foundation
import Reading
import Synchronization
import Testing
import Workers

@testable import Pipeline

/// Gives a document for any file and counts how often it is asked.
private final class CountingProvider: DocumentProviding {
    private let count = Mutex(0)

    var reads: Int { count.withLock { $0 } }

    func document(
        of input: InputFile, options: ReadingOptions
    ) async throws(LecternError) -> Document {
        count.withLock { $0 += 1 }
        let start = SourcePosition(unit: SourceUnit(file: 0, page: nil), offset: 0)
        let block = Block(
            role: .paragraph,
            text: MappedText(verbatim: CodeUnits("It began here."), from: start))
        return Document(
            metadata: Metadata(title: "One"), files: [SourceFile(name: input.name, sha256: "00")],
            content: .flow([block]),
            diagnostics: [Diagnostic(.warning, rule: "odd", "something is odd")])
    }
}

/// A source that is one whole file is known before it is read.
@Suite struct SourceReceiptTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID())")
    private let provider = CountingProvider()
    private let store = ReceiptStore()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("%PDF-1.4 the first edition", to: "one.pdf")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// How often the book is read for one run, and what the run says.
    private func run(
        _ name: String = "one.pdf", change: @escaping @Sendable (inout Settings) -> Void = { _ in }
    ) async throws -> (reads: Int, report: BatchReport, findings: [String]) {
        var settings = Settings()
        change(&settings)
        let before = provider.reads
        let findings = Mutex<[String]>([])
        let source = BookSource(
            path: folder.appending(path: name).path, name: name, isFolder: false)
        let report = await BatchRunner(
            scripts: BookScripter(loader: BookLoader(documents: provider)),
            converter: BookConverter(
                synthesizer: SilentSynthesizer(), store: store,
                engine: EngineIdentity(name: "test", version: "1", encoderVersion: "lame"),
                jobs: 1),
            output: folder.appending(path: "out").path, run: settings.run,
            settings: { [settings] _ in settings }
        ).convert(
            [source],
            progress: { event in
                if case .diagnostic(let finding) = event {
                    findings.withLock { $0.append("\(finding)") }
                }
            }, failed: { _ in })
        return (provider.reads - before, report, findings.withLock { $0 })
    }

    @Test func anUnchangedFileIsNotReadAgainAndItsFindingsAreTold() async throws {
        let first = try await run()
        let second = try await run()
        #expect((first.reads, second.reads) == (1, 0))
        #expect(first.findings == ["one.pdf: warning: something is odd [odd]"])
        #expect(second.findings == first.findings)
        #expect(second.report.outcomes.map(\.warnings) == [1])
        #expect(second.report.outcomes.map(\.folder) == first.report.outcomes.map(\.folder))
        #expect(second.report.outcomes.map(\.duration) == first.report.outcomes.map(\.duration))
        #expect(second.report.outcomes.map(\.pages) == first.report.outcomes.map(\.pages))
    }

    @Test func anotherEditionIsRead() async throws {
        _ = try await run()
        try write("%PDF-1.4 the second edition", to: "one.pdf")
        #expect(try await run().reads == 1)
        #expect(try await run().reads == 0)
    }

    @Test(
        arguments: [
            { $0.conversion.rate = 1.5 }, { $0.run.password = "open" },
            { $0.conversion.reading.ignoredPhrases = ["here"] },
        ] as [@Sendable (inout Settings) -> Void])
    func otherSettingsAreRead(_ change: @escaping @Sendable (inout Settings) -> Void) async throws {
        _ = try await run()
        #expect(try await run(change: change).reads == 1)
        #expect(try await run(change: change).reads == 0)
    }

    @Test func aLexiconBesideTheBookCounts() async throws {
        _ = try await run()
        for text in ["began\tbegun\n", "began\tbeginned\n"] {
            try write(text, to: "one.pdf.lexicon")
            #expect(try await run().reads == 1)
            #expect(try await run().reads == 0)
        }
    }

    @Test func aFolderThatIsNotAsItWasIsMadeAgain() async throws {
        let name = try #require(try await run().report.outcomes.first?.folder)
        try write("x", to: "out/\(name)/book.json")
        #expect(try await run().reads == 1)
    }

    /// A picture beside it may be its cover.
    @Test func aMarkdownFileIsReadAgain() async throws {
        try write("# One\n\nIt began here.\n", to: "one.md")
        _ = try await run("one.md")
        #expect(try await run("one.md").reads == 1)
    }
}
