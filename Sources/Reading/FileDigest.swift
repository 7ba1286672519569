public import BookModel
import CPoppler
import Foundation

/// SHA-256 of files, by GLib.
public enum FileDigest {
    private static let blockSize = 1 << 18

    /// The digest of the file's bytes in lower-case hexadecimal.
    public static func sha256(of input: InputFile) throws(LecternError) -> String {
        guard let file = FileHandle(forReadingAtPath: input.path),
            let checksum = g_checksum_new(G_CHECKSUM_SHA256)
        else {
            throw LecternError(.unreadableInput, file: input.name, "the file cannot be opened")
        }
        defer { g_checksum_free(checksum) }
        do {
            while let block = try file.read(upToCount: blockSize), !block.isEmpty {
                update(checksum, block)
            }
        } catch {
            throw LecternError(
                .unreadableInput, file: input.name, "the file cannot be read", cause: "\(error)")
        }
        return g_checksum_get_string(checksum).map { String(cString: $0) } ?? ""
    }

    /// The digest of bytes in memory.
    public static func sha256(of bytes: [UInt8]) -> String {
        guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return "" }
        defer { g_checksum_free(checksum) }
        update(checksum, Data(bytes))
        return g_checksum_get_string(checksum).map { String(cString: $0) } ?? ""
    }

    private static func update(_ checksum: OpaquePointer, _ block: Data) {
        block.withUnsafeBytes { bytes in
            g_checksum_update(
                checksum, bytes.bindMemory(to: guchar.self).baseAddress, gssize(bytes.count))
        }
    }
}
