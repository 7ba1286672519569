import Audio
public import BookModel
import Foundation
import Normalization
import Pronunciation
import Reading
import Speech
import Store
import Timing
import Workers

/// Converts a loaded book: plans it, renders its pages, writes its folder.
public struct BookConverter: Sendable {
    private let synthesizer: any PageSynthesizing
    private let store: any PageKeeping
    private let engine: EngineIdentity
    private let jobs: Int

    /// - Parameter jobs: how many pages are rendered at once.
    public init(
        synthesizer: any PageSynthesizing, store: any PageKeeping, engine: EngineIdentity, jobs: Int
    ) {
        self.synthesizer = synthesizer
        self.store = store
        self.engine = engine
        self.jobs = jobs
    }

    /// Writes the folder of a book under `output`.
    ///
    /// - Parameters:
    ///   - source: the input as the sidecars name it.
    ///   - key: of the source, where its receipt is to be kept.
    /// - Throws: `LecternError`; a page that fails is not thrown but reported.
    func convert(
        _ script: BookScript, source: String, settings: ConversionSettings,
        key: ReceiptKey? = nil, into output: String,
        progress: @escaping @Sendable (ProgressEvent) -> Void
    ) async throws -> BookReport {
        var context = context(of: script, source: source, settings: settings)
        let pages = script.files.flatMap(\.pages).map(\.number)
        let keys = [key, ReceiptKey(of: context)].compactMap { $0 }
        let words = script.head.words
        let caveats = Self.caveats(of: context.voice.name, for: script.head.language)
        let findings = script.head.diagnostics + caveats + words.lexiconDiagnostics
        progress(.planned(book: context.title, files: script.files.count, pages: pages.count))
        if var report = unchanged(keys.last, source: source, in: output, progress: progress) {
            report.diagnostics = findings
            keepReceipt(of: report, in: output, pages: pages, findings, keys)
            return report
        }
        if let target = settings.loudness.flatMap(LoudnessTarget.named) {
            let loudness = try await measure(context)
            context.encoder = target.applied(to: context.encoder, loudness: loudness)
        }
        var report = try await write(context, in: output, progress: progress)
        keepReceipt(of: report, in: output, pages: pages, findings, keys)
        report.diagnostics += caveats + words.diagnostics
        return report
    }

    /// What must be said of the voice itself, and of a language without rules of its own.
    public static func caveats(
        of voice: String, for language: LanguageTag, in file: String = ""
    ) -> [Diagnostic] {
        let voice = VoiceTable.caveat(of: voice).map {
            Diagnostic(.warning, file: file, rule: "voice-caveat", $0)
        }
        let numbers =
            Normalizer(language: language).spellsNumbers
            ? nil
            : Diagnostic(
                .note, file: file, rule: "unspelled-numbers",
                "there are no rules to spell numbers in the language “\(language)”: the engine is "
                    + "given the digits and says them its own way")
        return [voice, numbers].compactMap { $0 }
    }

    /// The report of a conversion whose folder is already there, whole and made of the same; its
    /// pages are told as kept.
    func unchanged(
        _ key: ReceiptKey?, source: String, in output: String,
        progress: (ProgressEvent) -> Void
    ) -> BookReport? {
        guard
            let receipt = key.flatMap({ store.receipt(for: $0.text) })
                .flatMap(FolderReceipt.init(encoded:)), receipt.isTrue(of: source, in: output)
        else { return nil }
        for (index, number) in receipt.pages.enumerated() {
            let kept = PageProgress(
                number: number, index: index + 1, count: receipt.pages.count, wasKept: true,
                isFailed: false, seconds: 0, characters: 0)
            progress(.page(kept))
        }
        progress(
            .finished(
                book: receipt.title, folder: output + "/" + receipt.folder,
                seconds: receipt.duration))
        return receipt.report
    }

    /// Without a receipt the next run is slower and nothing else, so a store that is full or cannot
    /// be written does not fail a book that is whole.
    private func keepReceipt(
        of report: BookReport, in output: String, pages: [Int], _ findings: [Diagnostic],
        _ keys: [ReceiptKey]
    ) {
        guard report.failures.isEmpty,
            let receipt = FolderReceipt(
                of: report, in: output + "/" + report.folder, pages: pages, findings: findings)
        else { return }
        for key in keys { try? store.keepReceipt(receipt.encoded, for: key.text) }
    }

    /// Renders the pages and writes the folder.
    private func write(
        _ context: ConversionContext, in output: String,
        progress: @escaping @Sendable (ProgressEvent) -> Void
    ) async throws -> BookReport {
        let folder = try BookFolder(
            title: context.title, source: context.source, files: context.sources.map(\.name),
            in: output)
        if context.settings.readerPage { try folder.makeSubfolder("reader") }
        let assembler = FileAssembler(context: context, folder: folder.path, progress: progress)
        var run = RunTally(pages: context.script.pageCount)
        do {
            try await render(context, assembler, tally: &run, progress: progress)
            try finish(context, assembler, folder, run)
        } catch {
            folder.removeIfEmpty()
            throw error
        }
        var report = run.report(context: context, folder: folder.name, entries: assembler.entries)
        report.diagnostics += folder.findings
        progress(.finished(book: context.title, folder: folder.path, seconds: report.duration))
        return report
    }

    /// The script with names, and what its pages are rendered with.
    func context(
        of script: BookScript, source: String, settings: ConversionSettings
    ) -> ConversionContext {
        let voice = VoiceSetting(
            engine: engine.name, engineVersion: engine.version, name: script.head.voice,
            rate: settings.rate)
        let encoder = EncoderSettings(
            bitRate: settings.bitRate, quality: settings.quality, sampleRate: settings.sampleRate,
            encoderVersion: engine.encoderVersion)
        return ConversionContext(
            script: script, source: source, settings: settings, voice: voice, encoder: encoder)
    }

    /// Whether a page was rendered before.
    func isKept(_ job: PageJob) throws(LecternError) -> Bool {
        try store.result(of: job) != nil
    }

    /// How loud the book is before any gain. Its pages are rendered, and kept, for that.
    private func measure(_ context: ConversionContext) async throws -> Loudness {
        var loudness = Loudness()
        try await RenderQueue(synthesizer: synthesizer, store: store, width: jobs).run(
            count: context.script.pageCount,
            job: { (index) throws(LecternError) in context.job(try context.script.page(index)) },
            consume: { outcome in
                if let page = try? outcome.result.get() { loudness.add(page.loudness) }
            })
        return loudness
    }

    private func render(
        _ context: ConversionContext, _ assembler: FileAssembler, tally: inout RunTally,
        progress: @escaping @Sendable (ProgressEvent) -> Void
    ) async throws {
        let queue = RenderQueue(synthesizer: synthesizer, store: store, width: jobs)
        try await queue.run(
            count: context.script.pageCount,
            job: { (index) throws(LecternError) in context.job(try context.script.page(index)) },
            consume: { outcome in
                let page = try context.script.page(outcome.index)
                progress(.page(try tally.count(outcome, page: page)))
                try assembler.append(page, try? outcome.result.get(), at: outcome.index)
            })
    }

    private func writeReaderPage(
        _ context: ConversionContext, _ assembler: FileAssembler
    ) throws(LecternError) {
        let head = context.script.head
        let template = try ReaderPageTemplate(folder: ResourceLocator().path("reader") ?? "reader")
        try assembler.put(
            "index.html",
            ReaderPageWriter(template).write(
                title: context.title, authors: head.metadata.authors, language: head.language,
                id: "\(context.title)|\(head.sources.first?.name ?? "")",
                cover: assembler.written.contains { $0.name == "cover.jpg" } ? "cover.jpg" : nil,
                chapters: assembler.readerChapters))
    }

    private func finish(
        _ context: ConversionContext, _ assembler: FileAssembler, _ folder: BookFolder,
        _ run: RunTally
    ) throws(LecternError) {
        if let cover = context.script.head.metadata.cover, cover.starts(with: [0xFF, 0xD8]) {
            try assembler.put("cover.jpg", cover)
        }
        if context.settings.readerPage { try writeReaderPage(context, assembler) }
        let builder = ManifestBuilder(context: context, engine: engine)
        let draft = builder.manifest(of: assembler, failures: run.failures)
        try assembler.put("metadata.json", AudiobookshelfMetadata.bytes(draft))
        let manifest = builder.manifest(of: assembler, failures: run.failures)
        try AtomicFile.write(manifest.bytes, to: folder.path + "/book.json")
        let audio = manifest.chapters.map(\.audio)
        folder.finish(keeping: Set(manifest.files.map(\.name) + audio + ["book.json"]))
    }
}

/// The versions that decide how a page sounds.
public struct EngineIdentity: Sendable, Hashable {
    public var name: String
    public var version: String
    /// "lame 3.100".
    public var encoderVersion: String

    public init(name: String, version: String, encoderVersion: String) {
        self.name = name
        self.version = version
        self.encoderVersion = encoderVersion
    }
}
