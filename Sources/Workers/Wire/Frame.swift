import BookModel

/// One message on the wire between host and worker.
///
///     magic "LCTN"  version  kind   length   checksum  payload
///     4 bytes       1 byte   1 byte 4 bytes  4 bytes   length bytes
///
/// Integers are little-endian; the checksum is a CRC-32 of kind, length and payload. A
/// conversation:
///
///     worker  hello      protocol version, versions of engine and encoder
///     host    prepare    voice and encoder settings, once
///     worker  ready      or failure
///     host    render     page after page: a job and its limits
///     worker  page       or failure
///
/// or, after `hello`, `read` and then `part` after `part` up to `done`, or `unpack` and then
/// `entry` after `entry` up to `done`. A planner is sent `plan` and answers with `part` after
/// `part` up to `done`.
struct Frame: Equatable {
    enum Kind: UInt8 {
        case hello = 1, prepare, ready, render, page, failure, read, part, done, unpack, entry
        case plan
    }

    static let version: UInt8 = 1
    static let headerLength = 14
    /// Payloads are shorter than this: an hour of a page's audio fits with room to spare.
    static let longestPayload = 1 << 28
    private static let magic: [UInt8] = Array("LCTN".utf8)

    var kind: Kind
    var payload: [UInt8]

    var header: [UInt8] {
        var writer = WireWriter()
        writer.write(kind.rawValue)
        writer.write(UInt32(truncatingIfNeeded: payload.count))
        let covered = writer.bytes
        writer.write(Checksum(covered, payload).value)
        return Self.magic + [Self.version] + writer.bytes
    }

    /// What a header says of the frame that it begins; `nil` when it is no header.
    static func expectation(_ header: [UInt8]) -> Expectation? {
        guard header.count == headerLength, header.starts(with: magic), header[4] == version,
            let kind = Kind(rawValue: header[5])
        else { return nil }
        func word(_ at: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(header[at + $1]) << (8 * UInt32($1)) }
        }
        let length = Int(word(6))
        guard length < longestPayload else { return nil }
        return Expectation(
            kind: kind, length: length, checksum: word(10), covered: Array(header[5..<10]))
    }

    struct Expectation {
        var kind: Kind
        var length: Int
        var checksum: UInt32
        fileprivate var covered: [UInt8]

        /// The frame, if the payload is the one that was meant.
        func frame(_ payload: [UInt8]) -> Frame? {
            guard payload.count == length, Checksum(covered, payload).value == checksum else {
                return nil
            }
            return Frame(kind: kind, payload: payload)
        }
    }
}
