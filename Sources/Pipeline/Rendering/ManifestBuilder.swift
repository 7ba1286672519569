import BookModel
import Timing

/// Makes `book.json` of a finished conversion.
struct ManifestBuilder {
    let context: ConversionContext
    let engine: EngineIdentity

    func manifest(of assembler: FileAssembler, failures: [String]) -> BookManifest {
        let head = context.script.head
        var manifest = BookManifest(
            title: context.title, metadata: head.metadata, language: head.language,
            sources: context.sources,
            layout: context.settings.layout.rawValue,
            versions: BookManifest.Versions(
                lectern: ProgramVersion.current, encoder: engine.encoderVersion,
                rules: ProgramVersion.rules),
            voice: context.timeline(ofFile: 0).voice)
        manifest.sourceName = context.source
        manifest.settings = settings
        manifest.chapters = assembler.entries
        manifest.pagesWithoutText = silentPages(spoken: assembler.spokenPages)
        manifest.dropped = head.dropped
        manifest.lexicon = head.words.fired.map(Self.count)
        manifest.unlistedNames = head.words.unlisted.map(Self.count)
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
        context.script.head.printedPages.filter { !spoken.contains($0.number) }
    }
}
