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
                .unreadableInput, file: file, "cannot be read",
                remedy: "name the folder of a converted book",
                cause: (error as? CocoaError)?.code == .fileReadNoSuchFile ? "no such file" : nil)
        }
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
