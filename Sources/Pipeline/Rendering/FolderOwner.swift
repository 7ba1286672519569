import Foundation
import Store

/// To which source a book's folder belongs, and what earlier conversions made in it.
///
/// `book.json` says it. Where that is damaged or lost, the sidecars do, which name the file that
/// they were made from.
struct FolderOwner {
    /// Names that an earlier conversion listed.
    private(set) var files: [String] = []
    /// Whether `book.json` cannot be read, and the folder is known by what else is in it.
    private(set) var isDamaged = false
    /// Names of the source, or of its files.
    private var names: Set<String> = []
    private var remains = ""

    /// Names the source while there is no `book.json` yet, so that an interrupted first run finds
    /// its own folder again.
    static let marker = ".lectern-source"

    /// `nil` for a folder that is not there or empty. A folder with other things in it belongs to
    /// nobody who could ask.
    init?(of folder: String) {
        let data = FileManager.default.contents(atPath: folder + "/book.json")
        if let data, let manifest = try? JSONDecoder().decode(Manifest.self, from: data) {
            let audio = manifest.chapters.flatMap { [$0.audio, $0.timing] }
            files = manifest.files.map(\.name) + audio + ["book.json"]
            names = [manifest.source.name ?? manifest.source.files.first?.file ?? ""]
            return
        }
        if let data = FileManager.default.contents(atPath: folder + "/" + Self.marker) {
            names = [String(decoding: data, as: UTF8.self)]
            return
        }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // A run that was killed at its very start may have left an unfinished file alone.
        if entries.allSatisfy({ $0.hasPrefix(AtomicFile.temporaryPrefix) }) { return nil }
        isDamaged = true
        remains = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
        for entry in entries.sorted() { addSidecar(entry, entries, in: folder) }
    }

    /// - Parameter files: the names of the source's files.
    func isSource(_ name: String, files: [String]) -> Bool {
        guard isDamaged else { return names.contains(name) }
        return names.contains(name) || files.count > 1 && !names.isDisjoint(with: files)
            || remains.contains(Self.member("name", name))
            || remains.contains(Self.member("file", name))
    }

    private mutating func addSidecar(_ name: String, _ entries: [String], in folder: String) {
        guard name.hasSuffix(".json"),
            let data = FileManager.default.contents(atPath: folder + "/" + name),
            let sidecar = try? JSONDecoder().decode(Sidecar.self, from: data),
            sidecar.format == "lectern.timing"
        else { return }
        names.formUnion(sidecar.source.files?.compactMap(\.file) ?? [])
        if let file = sidecar.source.file { names.insert(file) }
        let stem = name.dropLast("json".count)
        files += entries.filter { $0.hasPrefix(stem) }
    }

    /// As `book.json` writes it.
    private static func member(_ key: String, _ value: String) -> String {
        let json = (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
        return "\"\(key)\": " + (json ?? "").replacingOccurrences(of: "\\/", with: "/")
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

    private struct Sidecar: Decodable {
        struct Source: Decodable {
            var file: String?
            var files: [File]?
        }
        struct File: Decodable { var file: String? }
        var format: String
        var source: Source
    }
}
