import BookModel
import Foundation

/// The bytes of an input file.
enum FileContent {
    /// Largest archive, in bytes.
    static let archiveLimit = 1 << 28
    /// Text formats are read whole; nothing that a person reads aloud is larger (bytes): a long
    /// novel is 3 MB, and each megabyte of text takes about ten of memory.
    static let textLimit = 1 << 26

    /// Throws `.unreadableInput` for a file that is missing, a folder, empty, or not to be opened.
    static func checkReadable(_ input: InputFile) throws(LecternError) {
        _ = try head(of: input, count: 1)
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// The first bytes of the file.
    static func head(of input: InputFile, count: Int = 4096) throws(LecternError) -> [UInt8] {
        try bytes(of: input) { try $0.read(upToCount: count) }
    }

    /// All bytes of the file.
    static func whole(
        _ input: InputFile, limit: Int = textLimit
    ) throws(LecternError) -> [UInt8] {
        let bytes = try bytes(of: input) { try $0.read(upToCount: limit + 1) }
        guard bytes.count <= limit else {
            throw LecternError(
                .unreadableInput, file: input.name,
                "the file is larger than \(limit >> 20) MB, which no text is",
                remedy: "split it")
        }
        return bytes
    }

    private static func bytes(
        of input: InputFile, _ read: (FileHandle) throws -> Data?
    ) throws(LecternError) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder) else {
            throw LecternError(
                .unreadableInput, file: input.name, "no such file", remedy: "check the path")
        }
        guard !isFolder.boolValue, let file = FileHandle(forReadingAtPath: input.path) else {
            let reason = isFolder.boolValue ? "this is a folder" : "the file cannot be opened"
            throw LecternError(
                .unreadableInput, file: input.name, reason,
                remedy: isFolder.boolValue ? "name a file in it" : "check its permissions")
        }
        defer { try? file.close() }
        do {
            let bytes = [UInt8](try read(file) ?? Data())
            if !bytes.isEmpty { return bytes }
        } catch {
            throw LecternError(
                .unreadableInput, file: input.name, "the file cannot be read",
                remedy: "copy it to another place first", cause: "\(error)")
        }
        throw LecternError(
            .unreadableInput, file: input.name, "the file is empty",
            remedy: "check that it was copied whole")
    }
}
