public import BookModel
import Glibc

/// SHA-256 of files.
public enum FileDigest {
    private static let blockSize = 1 << 18

    /// The digest of the file at `path`; `nil` where it cannot be read.
    public static func sha256(at path: String) -> String? {
        try? sha256(of: InputFile(path: path, name: path))
    }

    /// The digest of the file's bytes in lower-case hexadecimal.
    public static func sha256(of input: InputFile) throws(LecternError) -> String {
        let descriptor = open(input.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw LecternError(
                .unreadableInput, file: input.name, "the file cannot be opened",
                remedy: "check its permissions")
        }
        defer { close(descriptor) }
        var digest = Digest()
        var block = [UInt8](repeating: 0, count: blockSize)
        while true {
            let count = read(descriptor, &block, blockSize)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw LecternError(
                    .unreadableInput, file: input.name, "the file cannot be read",
                    remedy: "copy it to another place first",
                    cause: String(cString: strerror(errno)))
            }
            guard count > 0 else { return digest.finish() }
            digest.add(block, count: count)
        }
    }
}
