import BookModel
import CArchive

/// The files of a ZIP archive that a book may need, read into memory; nothing is ever written to
/// disk, so that no path in an archive leads anywhere.
struct ZipArchive {
    /// By path, `/` between parts.
    let files: [String: [UInt8]]

    /// Most entries that are looked at.
    static let mostEntries = 20_000
    /// Largest single file, in bytes, unpacked.
    static let largestFile = 64 << 20
    /// Largest sum of all files, in bytes, unpacked: an archive that claims more is no book.
    static let largestSum = 256 << 20

    enum Failure: Error {
        case damaged(String)
        case tooLarge
        case encrypted
    }

    /// Reads the files whose paths `isWanted` accepts.
    init(_ bytes: [UInt8], isWanted: (String) -> Bool) throws(Failure) {
        let reader = ArchiveReader()
        try reader.open(bytes)
        var files: [String: [UInt8]] = [:]
        var sum = 0
        var count = 0
        while let path = try reader.next() {
            count += 1
            guard count <= Self.mostEntries else { throw .tooLarge }
            guard files[path] == nil, isWanted(path) else { continue }
            let content = try reader.content(limit: min(Self.largestFile, Self.largestSum - sum))
            sum += content.count
            files[path] = content
        }
        self.files = files
    }
}

/// Owns a libarchive reader.
private final class ArchiveReader {
    private let archive: OpaquePointer?
    private var entry: OpaquePointer?
    /// libarchive reads from the buffer as long as the archive is open.
    private var buffer: UnsafeMutableRawBufferPointer?

    init() {
        archive = archive_read_new()
    }

    deinit {
        if let archive { archive_read_free(archive) }
        buffer?.deallocate()
    }

    func open(_ bytes: [UInt8]) throws(ZipArchive.Failure) {
        guard let archive else { throw .damaged("no memory") }
        archive_read_support_format_zip_seekable(archive)
        archive_read_support_format_zip_streamable(archive)
        let copy = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(1, bytes.count), alignment: 1)
        copy.copyBytes(from: bytes)
        buffer = copy
        guard archive_read_open_memory(archive, copy.baseAddress, bytes.count) == ARCHIVE_OK else {
            throw failure
        }
    }

    /// The path of the next file; `nil` at the end.
    func next() throws(ZipArchive.Failure) -> String? {
        guard let archive else { return nil }
        switch archive_read_next_header(archive, &entry) {
        case ARCHIVE_EOF: return nil
        case ARCHIVE_OK, ARCHIVE_WARN:
            guard let entry else { return "" }
            if archive_entry_is_encrypted(entry) != 0 { throw .encrypted }
            if let name = archive_entry_pathname_utf8(entry) { return String(cString: name) }
            return archive_entry_pathname(entry).map { String(cString: $0) } ?? ""
        default: throw failure
        }
    }

    /// The current file's bytes.
    func content(limit: Int) throws(ZipArchive.Failure) -> [UInt8] {
        var content: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = block.withUnsafeMutableBytes {
                archive_read_data(archive, $0.baseAddress, $0.count)
            }
            if count == 0 { return content }
            guard count > 0 else { throw failure }
            content += block[..<count]
            guard content.count <= limit else { throw .tooLarge }
        }
    }

    private var failure: ZipArchive.Failure {
        .damaged(archive.flatMap(archive_error_string).map { String(cString: $0) } ?? "unknown")
    }
}
