import CNettle

/// SHA-256 by nettle, which uses the processor's own instructions for it.
public struct Digest {
    private var context = sha256_ctx()

    public init() {
        nettle_sha256_init(&context)
    }

    /// Adds the first `count` bytes.
    public mutating func add(_ bytes: [UInt8], count: Int) {
        nettle_sha256_update(&context, min(count, bytes.count), bytes)
    }

    /// The digest of all that was added, in lower-case hexadecimal; the next begins anew.
    public mutating func finish() -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&context, digest.count, &digest)
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self
        )
    }

    /// The digest of bytes in memory.
    public static func sha256(of bytes: [UInt8]) -> String {
        var digest = Digest()
        digest.add(bytes, count: bytes.count)
        return digest.finish()
    }
}
