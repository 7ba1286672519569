import BookModel
import Foundation

/// The bytes of an input file.
enum FileContent {
    /// Text formats are read whole; nothing that a person reads aloud is larger (bytes).
    private static let sizeLimit = 1 << 28

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
    static func whole(_ input: InputFile) throws(LecternError) -> [UInt8] {
        let bytes = try bytes(of: input) { try $0.read(upToCount: sizeLimit) }
        guard bytes.count < sizeLimit else {
            throw LecternError(
                .unreadableInput, file: input.name, "the file is too large to be a text")
        }
        return bytes
    }

    private static func bytes(
        of input: InputFile, _ read: (FileHandle) throws -> Data?
    ) throws(LecternError) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder) else {
            throw LecternError(.unreadableInput, file: input.name, "no such file")
        }
        guard !isFolder.boolValue, let file = FileHandle(forReadingAtPath: input.path) else {
            let reason = isFolder.boolValue ? "this is a folder" : "the file cannot be opened"
            throw LecternError(.unreadableInput, file: input.name, reason)
        }
        defer { try? file.close() }
        do {
            let bytes = [UInt8](try read(file) ?? Data())
            if !bytes.isEmpty { return bytes }
        } catch {
            throw LecternError(
                .unreadableInput, file: input.name, "the file cannot be read", cause: "\(error)")
        }
        throw LecternError(.unreadableInput, file: input.name, "the file is empty")
    }
}
