public import BookModel
import Foundation

/// A finished book on disk: its manifest, and its sidecars read when they are asked for.
public struct BookFolder: Sendable {
    /// As the user named it.
    public let path: String
    public let manifest: BookManifest

    /// Reads `book.json`. Throws `unreadableInput` where there is none or it is damaged.
    public init(path: String) throws(LecternError) {
        self.path = path
        let bytes = try Self.read("book.json", in: path)
        do { manifest = try BookManifest(parsing: bytes) } catch {
            throw LecternError(
                .unreadableInput, file: Self.join(path, "book.json"), "damaged manifest",
                remedy: "convert the book again", cause: error.description)
        }
    }

    /// The sidecar of the chapter at `index` (from 0).
    public func timeline(at index: Int) throws(LecternError) -> Timeline {
        let name = manifest.chapters[index].timing
        do { return Timeline(try TimelineReader.read(try read(name))) } catch let error
            as LecternError
        {
            throw error
        } catch {
            throw LecternError(
                .unreadableInput, file: Self.join(path, name), "damaged timing sidecar",
                remedy: "convert the book again", cause: "\(error)")
        }
    }

    public func read(_ name: String) throws(LecternError) -> [UInt8] {
        try Self.read(name, in: path)
    }

    private static func read(_ name: String, in path: String) throws(LecternError) -> [UInt8] {
        let file = join(path, name)
        do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
            throw LecternError(
                .unreadableInput, file: file, "cannot be read", remedy: remedy(for: path),
                cause: (error as? CocoaError)?.code == .fileReadNoSuchFile ? "no such file" : nil)
        }
    }

    /// The books in a folder that is none itself, such as the output folder of a run.
    private static func remedy(for path: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let books = names.sorted().filter {
            FileManager.default.fileExists(atPath: join(join(path, $0), "book.json"))
        }
        guard !books.isEmpty else { return "name the folder of a converted book" }
        let more = books.count > 3 ? " or another of the \(books.count) books in it" : ""
        return "name " + books.prefix(3).map { "“\(join(path, $0))”" }.joined(separator: " or ")
            + more
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
