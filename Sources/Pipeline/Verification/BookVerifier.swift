public import BookModel
import Foundation
import Reading
import Timing

/// Checks a book's folder: that every file is as its manifest says, that the MP3s decode to the
/// samples that their sidecars count, and that the sidecars keep their promises.
public struct BookVerifier: Sendable {
    /// What is wrong with one file.
    public struct Fault: Hashable, Sendable {
        public let file: String
        public let reason: String
    }

    private let folder: Timing.BookFolder
    private let path: String

    /// - Throws: `.unreadableInput` where the folder holds no book.
    public init(path: String) throws(LecternError) {
        self.path = path
        folder = try Timing.BookFolder(path: path)
    }

    public var title: String { folder.manifest.title }
    public var fileCount: Int { folder.manifest.files.count }

    /// All faults, in the manifest's order; none where the book is whole.
    public func faults() -> [Fault] {
        var found: [Fault] = []
        for file in folder.manifest.files {
            if let reason = fault(of: file) { found.append(Fault(file: file.name, reason: reason)) }
        }
        for (index, chapter) in folder.manifest.chapters.enumerated() {
            found += faults(of: chapter, at: index)
        }
        return found
    }

    private func fault(of file: BookManifest.File) -> String? {
        let place = path + "/" + file.name
        guard let size = try? FileManager.default.attributesOfItem(atPath: place)[.size] as? Int
        else {
            return "is missing"
        }
        guard size == file.bytes else { return "has \(size) bytes, not \(file.bytes)" }
        let digest = try? FileDigest.sha256(of: InputFile(path: place, name: file.name))
        guard let digest else { return "cannot be read" }
        return digest == file.sha256 ? nil : "is not the file that was made: its SHA-256 differs"
    }

    private func faults(of chapter: BookManifest.Chapter, at index: Int) -> [Fault] {
        var found: [Fault] = []
        var timeline: ChapterTimeline?
        do {
            let read = try folder.timeline(at: index).chapter
            timeline = read
            found += faults(of: read, in: chapter).map { Fault(file: chapter.timing, reason: $0) }
            found += captionFaults(read, in: chapter)
        } catch {
            found.append(
                Fault(
                    file: chapter.timing,
                    reason: error.reason + (error.cause.map { ": " + $0 } ?? "")))
        }
        do {
            let sound = try SoundChecker.check(path + "/" + chapter.audio, against: timeline)
            found += faults(of: sound, in: chapter, words: timeline?.words.count ?? 0)
                .map { Fault(file: chapter.audio, reason: $0) }
        } catch {
            found.append(
                Fault(
                    file: chapter.audio,
                    reason: error.reason + (error.cause.map { ": " + $0 } ?? "")))
        }
        return found
    }

    private func faults(of timeline: ChapterTimeline, in chapter: BookManifest.Chapter) -> [String]
    {
        var reasons = TimelineChecker.faults(in: timeline).map(\.description)
        if timeline.audio.file != chapter.audio { reasons.append("names another MP3") }
        if timeline.audio.sampleCount != chapter.sampleCount {
            reasons.append(
                "counts \(timeline.audio.sampleCount) samples, the manifest \(chapter.sampleCount)")
        }
        return reasons
    }

    /// One word in a hundred, or two, may be swallowed by the voice; more is a sidecar out of step.
    private func faults(
        of sound: SoundReport, in chapter: BookManifest.Chapter, words: Int
    ) -> [String] {
        var reasons: [String] = []
        if sound.sampleCount != chapter.sampleCount {
            reasons.append("decodes to \(sound.sampleCount) samples, not \(chapter.sampleCount)")
        }
        if sound.silentWords > max(2, words / 100) {
            reasons.append("has no sound at the time of \(sound.silentWords) of \(words) words")
        }
        return reasons
    }

    private func captionFaults(
        _ timeline: ChapterTimeline, in chapter: BookManifest.Chapter
    ) -> [Fault] {
        let clock = SampleClock(rate: timeline.audio.sampleRate)
        let base =
            chapter.timing.hasSuffix(".json") ? String(chapter.timing.dropLast(5)) : chapter.timing
        let listed = Set(folder.manifest.files.map(\.name))
        return [".srt", ".vtt"].compactMap { ending in
            guard listed.contains(base + ending), let bytes = try? folder.read(base + ending) else {
                return nil
            }
            let reason = CaptionChecker.fault(
                in: String(decoding: bytes, as: UTF8.self), isWebVTT: ending == ".vtt",
                duration: clock.milliseconds(timeline.audio.sampleCount))
            return reason.map { Fault(file: base + ending, reason: $0) }
        }
    }
}
