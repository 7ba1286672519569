import BookModel
import Foundation
import Store
import Timing

/// The folder of one book under the output folder.
///
/// It belongs to the source that its `book.json` names. Another source of the same title gets the
/// name of its file behind the title, whatever the order.
struct BookFolder {
    let path: String
    let name: String
    /// Names that an earlier conversion listed, to be removed when they are no longer made.
    let oldFiles: [String]

    /// Names the source while there is no `book.json` yet, so that an interrupted first run finds
    /// its own folder again.
    private static let marker = ".lectern-source"

    /// Finds or makes the folder.
    ///
    /// - Throws: `LecternError` `.unwritableOutput`.
    init(title: String, source: String, in output: String) throws(LecternError) {
        let chosen = Self.choose(title: title, source: source, in: output)
        name = chosen.name
        oldFiles = chosen.old
        path = output + "/" + chosen.name
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw LecternError(
                .unwritableOutput, file: path, "the folder cannot be written",
                remedy: "check the permissions and the space of the output folder",
                cause: SystemFailure.text(error))
        }
        AtomicFile.removeLeftovers(in: path)
        AtomicFile.removeLeftovers(in: path + "/reader")
        if oldFiles.isEmpty {
            try AtomicFile.write([UInt8](source.utf8), to: path + "/" + Self.marker)
        }
    }

    /// The name that the folder of a source has or would have.
    static func name(title: String, source: String, in output: String) -> String {
        choose(title: title, source: source, in: output).name
    }

    private static func choose(
        title: String, source: String, in output: String
    ) -> (name: String, old: [String]) {
        let names = [
            FileNamer.folder(title: title), FileNamer.folder(title: title, source: source),
        ]
        let taken = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
        for name in names {
            let existing = taken.first { FileNamer.key($0) == FileNamer.key(name) } ?? name
            let owner = owner(of: output + "/" + existing)
            if owner == nil || owner?.source == source { return (existing, owner?.files ?? []) }
        }
        return (names[1], [])
    }

    /// - Throws: `LecternError` `.unwritableOutput`.
    func makeSubfolder(_ name: String) throws(LecternError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path + "/" + name, withIntermediateDirectories: true)
        } catch {
            throw LecternError(
                .unwritableOutput, file: path + "/" + name, "the folder cannot be written",
                remedy: "check the permissions and the space of the output folder",
                cause: SystemFailure.text(error))
        }
    }

    /// Removes a folder in which nothing was made.
    func removeIfEmpty() {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        guard let names, names.allSatisfy({ $0 == Self.marker || $0 == "reader" }),
            (try? FileManager.default.contentsOfDirectory(atPath: path + "/reader"))?.isEmpty
                ?? true
        else { return }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Ends the work: removes what earlier conversions made and this one did not.
    func finish(keeping made: Set<String>) {
        for file in oldFiles where !made.contains(file) && file.isPlainName {
            try? FileManager.default.removeItem(atPath: path + "/" + file)
        }
        try? FileManager.default.removeItem(atPath: path + "/" + Self.marker)
    }

    private struct Manifest: Decodable {
        struct Source: Decodable {
            var name: String?
            var files: [File]
        }
        struct File: Decodable { var file: String }
        struct Listed: Decodable { var name: String }
        struct Chapter: Decodable {
            var audio: String
            var timing: String
        }
        var source: Source
        var chapters: [Chapter]
        var files: [Listed]
    }

    /// The source that a folder belongs to and the files made from it; `nil` for a folder that is
    /// not there or empty. A folder with other things in it belongs to nobody who could ask.
    private static func owner(of folder: String) -> (source: String, files: [String])? {
        if let data = FileManager.default.contents(atPath: folder + "/book.json"),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        {
            let files =
                manifest.files.map(\.name) + manifest.chapters.flatMap { [$0.audio, $0.timing] }
            let source = manifest.source.name ?? manifest.source.files.first?.file
            return (source ?? "", files + ["book.json"])
        }
        if let data = FileManager.default.contents(atPath: folder + "/" + marker) {
            return (String(decoding: data, as: UTF8.self), [])
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // A run that was killed at its very start may have left an unfinished file alone.
        let isEmpty = names.allSatisfy { $0.hasPrefix(AtomicFile.temporaryPrefix) }
        return isEmpty ? nil : ("", [])
    }
}

extension String {
    /// Without a way out of its folder; a subfolder's files are allowed.
    fileprivate var isPlainName: Bool {
        !isEmpty && !hasPrefix("/") && !split(separator: "/").contains("..")
    }
}
