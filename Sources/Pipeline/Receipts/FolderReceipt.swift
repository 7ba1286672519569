import BookModel
import Foundation
import Reading

/// What the store remembers of a finished conversion: that some inputs made this `book.json`.
///
/// Where the same inputs come again and the folder still holds what its `book.json` lists, nothing
/// has to be read, joined or written anew.
struct FolderReceipt: Codable, Equatable {
    let title: String
    /// The folder's name under the output folder.
    let folder: String
    /// SHA-256 of `book.json`.
    let manifest: String
    /// Seconds of audio.
    let duration: Double
    /// The numbers of the book's pages in the order in which they are spoken.
    let pages: [Int]
    /// What was found in the book, to be told again. It is not told again which of its names the
    /// engine does not know.
    let findings: [Diagnostic]

    /// - Parameter path: of the finished folder.
    /// - Returns: `nil` where the folder has no `book.json`.
    init?(of report: BookReport, in path: String, pages: [Int], findings: [Diagnostic]) {
        guard let data = FileManager.default.contents(atPath: path + "/book.json") else {
            return nil
        }
        (title, folder, duration) = (report.book, report.folder, report.duration)
        (self.pages, self.findings) = (pages, findings)
        manifest = Digest.sha256(of: [UInt8](data))
    }

    init?(encoded: [UInt8]) {
        guard let receipt = try? JSONDecoder().decode(Self.self, from: Data(encoded)) else {
            return nil
        }
        self = receipt
    }

    /// Equal receipts are equal bytes.
    var encoded: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
    }

    /// A report of work that was not needed.
    var report: BookReport {
        BookReport(
            book: title, folder: folder, pages: pages.count, renderedPages: 0, failures: [],
            duration: duration, diagnostics: findings)
    }

    /// Whether the folder is the source's own and holds just what this conversion left: `book.json`
    /// and each file in it.
    func isTrue(of source: String, in output: String) -> Bool {
        let path = output + "/" + folder
        guard BookFolder.name(title: title, source: source, in: output) == folder,
            let data = FileManager.default.contents(atPath: path + "/book.json"),
            Digest.sha256(of: [UInt8](data)) == manifest,
            let listed = try? JSONDecoder().decode(Listing.self, from: data)
        else { return false }
        return listed.files.allSatisfy {
            FileDigest.sha256(at: path + "/" + $0.name) == $0.sha256
        }
    }

    private struct Listing: Decodable {
        struct File: Decodable {
            var name: String
            var sha256: String
        }
        var files: [File]
    }
}
