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
    /// Labels of the printed pages by their numbers.
    private let labels: [Int: String]
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
        labels = Dictionary(
            context.script.head.printedPages.map { ($0.number, $0.label) }
        ) { first, _ in first }
        self.progress = progress
    }

    /// Adds a page; the last page of a file finishes it. A page without a result is left out.
    ///
    /// - Parameter index: among the pages of all files.
    func append(_ script: PageScript, _ result: PageResult?, at index: Int) throws(LecternError) {
        let (file, page) = context.script.place(of: index)
        if file != fileIndex { begin(file) }
        if let result { try add(script, result, page: page) } else { builder?.skip(script) }
        if page == context.script.files[file].pages.count - 1 { try finish() }
    }

    private func begin(_ file: Int) {
        fileIndex = file
        writer = nil
        builder = TimelineBuilder(context.timeline(ofFile: file), labels: labels)
    }

    private func add(
        _ script: PageScript, _ result: PageResult, page: Int
    ) throws(LecternError) {
        if writer == nil {
            builder?.sampleRate = result.sampleRate
            writer = try AudioFileWriter(
                path: folder + "/" + context.names[fileIndex] + ".mp3",
                tag: try TagBuilder(context).tag(ofFile: fileIndex),
                settings: context.encoder, sampleRate: result.sampleRate)
        }
        let position = writer?.position ?? 0
        if context.settings.layout == .book {
            for chapter in context.script.files[fileIndex].chapters where chapter.firstPage == page
            {
                builder?.beginChapter(chapter.title, at: position)
            }
        }
        guard builder?.append(script, result, at: position) ?? false else {
            throw LecternError(.partial, at: .page(script.number), "word times are missing")
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
        try put(name + ".json") { TimingJSONWriter.write(timeline, to: &$0) }
        try writeCaptions(timeline, name: name)
        if context.settings.readerPage { try writeReaderText(timeline) }
        var entry = BookManifest.Chapter(timeline, timing: name + ".json")
        entry.spoken = context.script.files[fileIndex].spoken
        entries.append(entry)
        spokenPages.formUnion(timeline.pages.map(\.number))
        let seconds = Double(timeline.audio.sampleCount) / Double(max(1, timeline.audio.sampleRate))
        progress(
            .file(
                name: name + ".mp3", index: fileIndex + 1, count: context.script.files.count,
                seconds: seconds))
    }

    private func writeReaderText(_ timeline: ChapterTimeline) throws(LecternError) {
        let number = readerChapters.count + 1
        let name = ReaderScriptWriter.name(number, of: context.script.files.count)
        try put(name) { ReaderScriptWriter.write(timeline, number: number, to: &$0) }
        readerChapters.append(ReaderChapter(timeline, script: name))
    }

    private func writeCaptions(_ timeline: ChapterTimeline, name: String) throws(LecternError) {
        let sidecars = context.settings.sidecars
        let cue = CueUnit(rawValue: context.settings.cue.rawValue) ?? .phrase
        let author = context.script.head.metadata.authors.first
        if sidecars.contains(.srt) {
            try put(name + ".srt") { SubRipWriter.write(timeline, cue: cue, to: &$0) }
        }
        if sidecars.contains(.vtt) {
            try put(name + ".vtt") { WebVTTWriter.write(timeline, cue: cue, to: &$0) }
        }
        if sidecars.contains(.lrc) {
            try put(name + ".lrc") { LyricsWriter.write(timeline, author: author, to: &$0) }
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

    /// Writes a file of the folder as it is made, and lists it.
    private func put(
        _ name: String, _ write: (inout ByteWriter) -> Void
    ) throws(LecternError) {
        let sink = try FileSink(path: folder + "/" + name)
        var out = ByteWriter { sink.add($0) }
        write(&out)
        sink.add(out.bytes)
        written.append(try sink.finish(as: name))
    }

    /// Writes a file of the folder and lists it.
    func put(_ name: String, _ bytes: [UInt8]) throws(LecternError) {
        try AtomicFile.write(bytes, to: folder + "/" + name)
        written.append(
            BookManifest.File(
                name: name, bytes: bytes.count, sha256: Digest.sha256(of: bytes)))
    }
}
