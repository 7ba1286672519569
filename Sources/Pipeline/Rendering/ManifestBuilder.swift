import BookModel
import Timing

/// Makes `book.json` of a finished conversion.
struct ManifestBuilder {
    let context: ConversionContext
    let engine: EngineIdentity

    func manifest(of assembler: FileAssembler, failures: [String]) -> BookManifest {
        let book = context.book
        var manifest = BookManifest(
            title: context.title, metadata: book.metadata, language: book.language,
            sources: book.files.map { ChapterTimeline.File(name: $0.name, sha256: $0.sha256) },
            layout: context.settings.layout.rawValue,
            versions: BookManifest.Versions(
                lectern: ProgramVersion.current, encoder: engine.encoderVersion,
                rules: ProgramVersion.rules),
            voice: context.timeline(ofFile: 0).voice)
        manifest.sourceName = context.source
        manifest.settings = settings
        manifest.chapters = assembler.entries
        manifest.pagesWithoutText = silentPages(spoken: assembler.spokenPages)
        manifest.dropped = BookManifest.summary(of: book.ledger)
        manifest.lexicon = context.words.fired.map(Self.count)
        manifest.unlistedNames = context.words.unlisted.map(Self.count)
        manifest.failures = failures
        manifest.files = assembler.written
        return manifest
    }

    private static func count(_ line: WordReport.Line) -> BookManifest.WordCount {
        BookManifest.WordCount(word: line.word, count: line.count)
    }

    private var settings: [JSONValue.Member] {
        let settings = context.settings
        return [
            .init("rate", .number(settings.rate)),
            .init("bitRate", .integer(settings.bitRate)),
            .init("quality", .integer(settings.quality)),
            .init("loudness", settings.loudness.map(JSONValue.string) ?? .null),
            .init("cue", .string(settings.cue.rawValue)),
            .init("footnotes", .string(settings.reading.footnotes.rawValue)),
            .init("tables", .string(settings.reading.tables.rawValue)),
            .init("code", .string(settings.reading.code.rawValue)),
            .init("math", .string(settings.reading.math.rawValue)),
            .init("images", .string(settings.reading.images.rawValue)),
            .init("urls", .string(settings.reading.urls.rawValue)),
            .init("emoji", .string(settings.reading.emoji.rawValue)),
        ]
    }

    private func silentPages(spoken: Set<Int>) -> [BookManifest.SilentPage] {
        context.book.pages.filter { !spoken.contains($0.number) }.map { page in
            let hasText = page.text.contains { $0 > 0x20 }
            let reason = hasText ? "all-dropped" : page.images.isEmpty ? "blank" : "no-text-layer"
            return BookManifest.SilentPage(number: page.number, label: page.label, reason: reason)
        }
    }
}
