import BookModel
import Glibc

/// The file of one entry: eight bytes of magic, a CRC-32 and the length of the rest, the rest.
enum StoreEntry {
    private static let magic = Array("LECTPAG1".utf8)
    private static let headerLength = 20

    static func header(of bytes: [UInt8]) -> [UInt8] {
        magic + little(Int(Checksum(bytes).value), 4) + little(bytes.count, 8)
    }

    /// What the file holds; `nil` when it is missing or not as it was written.
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size >= headerLength,
            let head = read(headerLength, from: descriptor),
            let bytes = read(Int(status.st_size) - headerLength, from: descriptor),
            head == header(of: bytes)
        else { return nil }
        return bytes
    }

    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
        var done = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while done < count, let start = buffer.baseAddress {
                let got = Glibc.read(descriptor, start + done, count - done)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { break }
                done += got
            }
            filled = done
        }
        return done == count ? bytes : nil
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
