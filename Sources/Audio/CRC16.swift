/// The checksum of LAME's tag: polynomial x¹⁶ + x¹⁵ + x² + 1, reflected, starting at 0.
struct CRC16: Hashable {
    private(set) var value: UInt16 = 0

    mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            value = value >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
        }
    }

    private static let table: [UInt16] = (0..<256).map { index in
        (0..<8).reduce(UInt16(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1 }
    }
}
