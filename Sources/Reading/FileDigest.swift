public import BookModel
import CNettle
import Glibc

/// SHA-256 of files and of bytes, by nettle, which uses the processor's own instructions for it.
public enum FileDigest {
    private static let blockSize = 1 << 18

    /// The digest of the file's bytes in lower-case hexadecimal.
    public static func sha256(of input: InputFile) throws(LecternError) -> String {
        let descriptor = open(input.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw LecternError(
                .unreadableInput, file: input.name, "the file cannot be opened",
                remedy: "check its permissions")
        }
        defer { close(descriptor) }
        var context = start()
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
            guard count > 0 else { return finish(&context) }
            nettle_sha256_update(&context, count, block)
        }
    }

    /// The digest of bytes in memory.
    public static func sha256(of bytes: [UInt8]) -> String {
        var context = start()
        nettle_sha256_update(&context, bytes.count, bytes)
        return finish(&context)
    }

    private static func start() -> sha256_ctx {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        return context
    }

    private static func finish(_ context: inout sha256_ctx) -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&context, digest.count, &digest)
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self
        )
    }
}
