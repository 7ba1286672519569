import BookModel
import Foundation
import Reading
import Store
import Timing
import Workers

/// What the store remembers of a finished conversion: that these inputs made this `book.json`.
///
/// Where the same inputs come again and the folder still holds what its `book.json` lists, nothing
/// has to be joined and written anew.
struct FolderReceipt: Codable, Equatable {
    /// SHA-256 of `book.json`.
    var manifest: String
    /// Seconds of audio.
    var duration: Double

    /// Everything that decides a folder's bytes, as a key of the store: the program itself, the
    /// libraries that it runs with, the book as it was planned, the settings.
    static func key(
        of context: ConversionContext, template: String?
    ) -> String {
        var parts = [program, context.title, context.source]
        parts += context.names + context.trackTitles
        parts += context.book.files.flatMap { [$0.name, $0.sha256] }
        parts += settings(context.settings)
        var metadata = context.book.metadata
        let cover = metadata.cover.take() ?? []
        parts += ["\(metadata)", Digest.sha256(of: cover)]
        for file in context.files {
            parts += file.pages.map { PageStore.key(of: context.job($0).encoded) }
        }
        if let template {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: template)) ?? []
            parts += names.sorted().map { digest(of: template + "/" + $0) }
        }
        // Each part behind its length, so that no two lists run into the same bytes.
        return PageStore.key(of: parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
    }

    /// The settings without what differs from run to run: sets are listed in order.
    private static func settings(_ given: ConversionSettings) -> [String] {
        var rest = given
        let sets = [
            rest.sidecars.map(\.rawValue), Array(rest.reading.keptRules),
            Array(rest.reading.droppedRules), rest.reading.skippedMatter.map { "\($0)" },
        ]
        rest.sidecars = []
        (rest.reading.keptRules, rest.reading.droppedRules) = ([], [])
        rest.reading.skippedMatter = []
        return ["\(rest)"] + sets.map { $0.sorted().joined(separator: ",") }
    }

    /// The program's own bytes, and the size and time of every library in its memory. Asked for
    /// when a run begins: what is loaded on demand later is not the same in every run.
    static let program: String = {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let libraries = Set(
            maps.split(separator: "\n").compactMap { line in
                line.firstIndex(of: "/").map { String(line[$0...]) }
            }.filter { $0.contains(".so") })
        let states = libraries.sorted().map { path -> String in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(path) \(attributes?[.size] ?? 0) \(time)"
        }
        return digest(of: ResourceLocator.executable) + states.joined(separator: "\n")
    }()

    private static func digest(of path: String) -> String {
        (try? FileDigest.sha256(of: InputFile(path: path, name: path))) ?? ""
    }

    /// Equal receipts are equal bytes.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }

    /// Whether the folder holds just what this conversion left: `book.json` and each file in it.
    func isTrue(of folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/book.json"),
            Digest.sha256(of: [UInt8](data)) == manifest,
            let listed = try? JSONDecoder().decode(Listing.self, from: data)
        else { return false }
        return listed.files.allSatisfy { Self.digest(of: folder + "/" + $0.name) == $0.sha256 }
    }

    private struct Listing: Decodable {
        struct File: Decodable {
            var name: String
            var sha256: String
        }
        var files: [File]
    }
}
