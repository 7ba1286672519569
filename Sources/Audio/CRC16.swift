/// The checksum of LAME's tag: polynomial x¹⁶ + x¹⁵ + x² + 1, reflected, starting at 0.
struct CRC16: Hashable {
    private(set) var value: UInt16 = 0

    /// Eight bytes at a step: `tables[256 * n + byte]` is what `byte` adds with `n` bytes behind
    /// it.
    mutating func update(_ bytes: [UInt8]) {
        let whole = bytes.count / 8 * 8
        var sum = value
        Self.tables.withUnsafeBufferPointer { table in
            bytes.withUnsafeBufferPointer { bytes in
                var index = 0
                while index < whole {
                    var next = table[1792 + Int(UInt8(truncatingIfNeeded: sum) ^ bytes[index])]
                    next ^= table[1536 + Int(UInt8(sum >> 8) ^ bytes[index + 1])]
                    for place in 2..<8 {
                        next ^= table[256 * (7 - place) + Int(bytes[index + place])]
                    }
                    sum = next
                    index += 8
                }
                for byte in bytes[whole...] {
                    sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
                }
            }
        }
        value = sum
    }

    private static let tables: [UInt16] = {
        var tables: [UInt16] = []
        for index in 0..<UInt16(256) {
            var value = index
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1 }
            tables.append(value)
        }
        for index in 256..<2048 {
            let before: UInt16 = tables[index - 256]
            let low = Int(before & 0xFF)
            tables.append(before >> 8 ^ tables[low])
        }
        return tables
    }()
}
