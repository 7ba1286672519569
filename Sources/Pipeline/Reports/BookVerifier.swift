import Audio
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
        func fault(_ file: String, _ reason: String) {
            found.append(Fault(file: file, reason: reason))
        }
        do {
            let timeline = try folder.timeline(at: index).chapter
            for problem in TimelineChecker.faults(in: timeline) {
                fault(chapter.timing, problem.description)
            }
            if timeline.audio.file != chapter.audio { fault(chapter.timing, "names another MP3") }
            if timeline.audio.sampleCount != chapter.sampleCount {
                fault(
                    chapter.timing,
                    "counts \(timeline.audio.sampleCount) samples, the manifest \(chapter.sampleCount)"
                )
            }
        } catch {
            fault(chapter.timing, error.reason + (error.cause.map { ": " + $0 } ?? ""))
        }
        do {
            var decoder = try MP3Decoder(path: path + "/" + chapter.audio)
            let count = try decoder.countRest()
            if count != chapter.sampleCount {
                fault(chapter.audio, "decodes to \(count) samples, not \(chapter.sampleCount)")
            }
        } catch {
            fault(chapter.audio, error.reason + (error.cause.map { ": " + $0 } ?? ""))
        }
        return found
    }
}
