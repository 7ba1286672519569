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
    private let wordList: WordReport.WordList?

    /// - Parameters:
    ///   - jobs: how many pages are rendered at once.
    ///   - wordList: asked which of the book's names the engine has; `nil` reports none.
    public init(
        synthesizer: any PageSynthesizing, store: any PageKeeping, engine: EngineIdentity,
        jobs: Int, wordList: WordReport.WordList? = nil
    ) {
        self.synthesizer = synthesizer
        self.store = store
        self.engine = engine
        self.jobs = jobs
        self.wordList = wordList
    }

    /// Writes the folder of `book` under `output`.
    ///
    /// - Parameters:
    ///   - book: cut to the selection.
    ///   - source: the input as the sidecars name it.
    ///   - key: of the source, where its receipt is to be kept.
    /// - Throws: `LecternError`; a page that fails is not thrown but reported.
    func convert(
        _ book: Book, source: String, settings: ConversionSettings, lexicon: Lexicon = Lexicon(),
        key: ReceiptKey? = nil, into output: String,
        progress: @escaping @Sendable (ProgressEvent) -> Void
    ) async throws -> BookReport {
        var context = try await context(
            of: book, source: source, settings: settings, lexicon: lexicon)
        let pages = context.files.flatMap(\.pages)
        let keys = [key, ReceiptKey(of: context)].compactMap { $0 }
        context.words = WordReport(lexicon, LexiconUse(lexicon, in: context.files).counts)
        let caveats = Self.caveats(of: context.voice.name, for: book.language)
        let findings = book.diagnostics + caveats + context.words.diagnostics
        progress(.planned(book: context.title, files: context.files.count, pages: pages.count))
        if var report = unchanged(keys.last, source: source, in: output, progress: progress) {
            report.diagnostics = findings
            keepReceipt(of: report, in: output, pages: pages, findings, keys)
            return report
        }
        context.words.ask(wordList, of: book, lexicon, context.voice.name)
        if let target = settings.loudness.flatMap(LoudnessTarget.named) {
            let loudness = try await measure(context)
            context.encoder = target.applied(to: context.encoder, loudness: loudness)
        }
        var report = try await write(context, in: output, progress: progress)
        keepReceipt(of: report, in: output, pages: pages, findings, keys)
        report.diagnostics += caveats + context.words.diagnostics
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
        of report: BookReport, in output: String, pages: [PlannedPage], _ findings: [Diagnostic],
        _ keys: [ReceiptKey]
    ) {
        guard report.failures.isEmpty,
            let receipt = FolderReceipt(
                of: report, in: output + "/" + report.folder, pages: pages.map(\.number),
                findings: findings)
        else { return }
        for key in keys { try? store.keepReceipt(receipt.encoded, for: key.text) }
    }

    /// Renders the pages and writes the folder.
    private func write(
        _ context: ConversionContext, in output: String,
        progress: @escaping @Sendable (ProgressEvent) -> Void
    ) async throws -> BookReport {
        let folder = try BookFolder(
            title: context.title, source: context.source, files: context.book.files.map(\.name),
            in: output)
        if context.settings.readerPage { try folder.makeSubfolder("reader") }
        let assembler = FileAssembler(context: context, folder: folder.path, progress: progress)
        var run = RunTally(pages: context.files.reduce(0) { $0 + $1.pages.count })
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

    /// The plan with names and keys, without rendering anything.
    func context(
        of book: Book, source: String, settings: ConversionSettings, lexicon: Lexicon
    ) async throws(LecternError) -> ConversionContext {
        let planner = BookPlanner(settings: settings, lexicon: lexicon)
        let voice = VoiceSetting(
            engine: engine.name, engineVersion: engine.version,
            name: try planner.voice(for: book.language), rate: settings.rate)
        let encoder = EncoderSettings(
            bitRate: settings.bitRate, quality: settings.quality, sampleRate: settings.sampleRate,
            encoderVersion: engine.encoderVersion)
        return ConversionContext(
            book: book, title: book.title(orNameOf: source), source: source, settings: settings,
            files: try await planner.plan(book), voice: voice, encoder: encoder)
    }

    /// Whether a page was rendered before.
    func isKept(_ job: PageJob) throws(LecternError) -> Bool {
        try store.result(of: job) != nil
    }

    /// How loud the book is before any gain. Its pages are rendered, and kept, for that.
    private func measure(_ context: ConversionContext) async throws -> Loudness {
        let pages = context.files.flatMap(\.pages)
        var loudness = Loudness()
        try await RenderQueue(synthesizer: synthesizer, store: store, width: jobs).run(
            count: pages.count, job: { context.job(pages[$0]) },
            consume: { outcome in
                if let page = try? outcome.result.get() { loudness.add(page.loudness) }
            })
        return loudness
    }

    private func render(
        _ context: ConversionContext, _ assembler: FileAssembler, tally: inout RunTally,
        progress: @escaping @Sendable (ProgressEvent) -> Void
    ) async throws {
        let places = context.files.enumerated().flatMap { file, planned in
            planned.pages.indices.map { (file: file, page: $0) }
        }
        let queue = RenderQueue(synthesizer: synthesizer, store: store, width: jobs)
        try await queue.run(
            count: places.count,
            job: { context.job(context.files[places[$0].file].pages[places[$0].page]) },
            consume: { outcome in
                let place = places[outcome.index]
                let page = context.files[place.file].pages[place.page]
                progress(.page(try tally.count(outcome, page: page)))
                try assembler.append(try? outcome.result.get(), file: place.file, page: place.page)
            })
    }

    private func writeReaderPage(
        _ context: ConversionContext, _ assembler: FileAssembler
    ) throws(LecternError) {
        let book = context.book
        let template = try ReaderPageTemplate(folder: ResourceLocator().path("reader") ?? "reader")
        try assembler.put(
            "index.html",
            ReaderPageWriter(template).write(
                title: context.title, authors: book.metadata.authors, language: book.language,
                id: "\(context.title)|\(book.files.first?.name ?? "")",
                cover: assembler.written.contains { $0.name == "cover.jpg" } ? "cover.jpg" : nil,
                chapters: assembler.readerChapters))
    }

    private func finish(
        _ context: ConversionContext, _ assembler: FileAssembler, _ folder: BookFolder,
        _ run: RunTally
    ) throws(LecternError) {
        if let cover = context.book.metadata.cover, cover.starts(with: [0xFF, 0xD8]) {
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
