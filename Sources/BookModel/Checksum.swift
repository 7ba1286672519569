import CDeflate

/// A CRC-32 (ISO 3309, as in zip and PNG): tells bytes that were damaged on the wire or the disk
/// from those that were written.
public struct Checksum: Hashable, Sendable {
    public private(set) var value: UInt32 = 0

    public init() {}

    /// Of `parts`, one behind the other.
    public init(_ parts: [UInt8]...) {
        for part in parts { update(part) }
    }

    public mutating func update(_ bytes: [UInt8]) {
        value = bytes.withUnsafeBytes { libdeflate_crc32(value, $0.baseAddress, $0.count) }
    }
}
