import Audio
import BookModel
import Foundation
import Reading
import Speech
import Store
import Timing
import Workers

/// Takes rendered pages in order and turns them into whole files: audio, sidecars.
final class FileAssembler {
    private let context: ConversionContext
    private let folder: String
    private let anchors: AnchorFinder
    private let progress: @Sendable (ProgressEvent) -> Void
    private var writer: AudioFileWriter?
    private var builder: TimelineBuilder?
    private var fileIndex = -1
    private(set) var entries: [BookManifest.Chapter] = []
    private(set) var written: [BookManifest.File] = []
    private(set) var readerChapters: [ReaderChapter] = []
    /// Printed pages (or parts) with a word in them.
    private(set) var spokenPages: Set<Int> = []

    init(
        context: ConversionContext, folder: String,
        progress: @escaping @Sendable (ProgressEvent) -> Void
    ) {
        self.context = context
        self.folder = folder
        anchors = AnchorFinder(context.book)
        self.progress = progress
    }

    /// Adds a page; the last page of a file finishes it. A page without a result is left out.
    func append(_ result: PageResult?, file: Int, page: Int) throws(LecternError) {
        if file != fileIndex { begin(file) }
        if let result { try add(result, page: page) }
        if page == context.files[file].pages.count - 1 { try finish() }
    }

    private func begin(_ file: Int) {
        fileIndex = file
        writer = nil
        builder = TimelineBuilder(context.timeline(ofFile: file), anchors: anchors)
    }

    private func add(_ result: PageResult, page: Int) throws(LecternError) {
        let file = context.files[fileIndex]
        if writer == nil {
            builder?.sampleRate = result.sampleRate
            writer = try AudioFileWriter(
                path: folder + "/" + context.names[fileIndex] + ".mp3",
                tag: try TagBuilder(context).tag(ofFile: fileIndex),
                settings: context.encoder, sampleRate: result.sampleRate)
        }
        let position = writer?.position ?? 0
        if context.settings.layout == .book {
            for chapter in file.chapters where chapter.firstPage == page {
                builder?.beginChapter(chapter.title, at: position)
            }
        }
        guard builder?.append(file.pages[page], result, at: position) ?? false else {
            throw LecternError(
                .partial, at: .page(file.pages[page].number), "word times are missing")
        }
        try writer?.append(result)
    }

    private func finish() throws(LecternError) {
        guard let writer = writer.take(), let builder else { return }
        // The next file begins anew; until then nothing holds this one's words.
        self.builder = nil
        let timeline = builder.finish(sampleCount: writer.sampleCount)
        let name = context.names[fileIndex]
        let tags = TagBuilder(context)
        try writer.finish(tag: try tags.tag(ofFile: fileIndex, timeline))
        try list(name + ".mp3")
        try put(name + ".json", TimingJSONWriter.write(timeline))
        try writeCaptions(timeline, name: name)
        if context.settings.readerPage { try writeReaderText(timeline) }
        var entry = BookManifest.Chapter(timeline, timing: name + ".json")
        entry.spoken = spokenDigest
        entries.append(entry)
        spokenPages.formUnion(timeline.pages.map(\.number))
        let seconds = Double(timeline.audio.sampleCount) / Double(max(1, timeline.audio.sampleRate))
        progress(
            .file(
                name: name + ".mp3", index: fileIndex + 1, count: context.files.count,
                seconds: seconds))
    }

    /// The digest of what the engine is given for the file under way.
    private var spokenDigest: String {
        let utterances = context.files[fileIndex].pages.flatMap(\.utterances)
        return Digest.sha256(of: utterances.flatMap { Array("\($0.voice)\n\($0.text)\n".utf8) })
    }

    private func writeReaderText(_ timeline: ChapterTimeline) throws(LecternError) {
        let number = readerChapters.count + 1
        let name = ReaderScriptWriter.name(number, of: context.files.count)
        try put(name, ReaderScriptWriter.write(timeline, number: number))
        readerChapters.append(ReaderChapter(timeline, script: name))
    }

    private func writeCaptions(_ timeline: ChapterTimeline, name: String) throws(LecternError) {
        let sidecars = context.settings.sidecars
        let cue = CueUnit(rawValue: context.settings.cue.rawValue) ?? .phrase
        let author = context.book.metadata.authors.first
        if sidecars.contains(.srt) {
            try put(name + ".srt", SubRipWriter.write(timeline, cue: cue))
        }
        if sidecars.contains(.vtt) {
            try put(name + ".vtt", WebVTTWriter.write(timeline, cue: cue))
        }
        if sidecars.contains(.lrc) {
            try put(name + ".lrc", LyricsWriter.write(timeline, author: author))
        }
        if sidecars.contains(.podcast) {
            try put(name + ".chapters.json", PodcastChaptersWriter.write(timeline, author: author))
        }
    }

    /// Lists a file that is already in the folder.
    private func list(_ name: String) throws(LecternError) {
        let path = folder + "/" + name
        guard let digest = FileDigest.sha256(at: path) else {
            throw LecternError(
                .unwritableOutput, file: path, "is gone since it was written",
                remedy: "check that the folder is still there, or choose another")
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        written.append(BookManifest.File(name: name, bytes: size, sha256: digest))
    }

    /// Writes a file of the folder and lists it.
    func put(_ name: String, _ bytes: [UInt8]) throws(LecternError) {
        try AtomicFile.write(bytes, to: folder + "/" + name)
        written.append(
            BookManifest.File(
                name: name, bytes: bytes.count, sha256: Digest.sha256(of: bytes)))
    }
}
