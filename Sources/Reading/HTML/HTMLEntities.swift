import BookModel

/// Decodes character references: `&eacute;`, `&#233;`, `&#xE9;`.
enum HTMLEntities {
    private static let table: [String: CodeUnits] = {
        var table: [String: CodeUnits] = [:]
        for entry in HTMLEntityTable.names.description.split(separator: " ") {
            let parts = entry.split(separator: "=")
            guard parts.count == 2 else { continue }
            let scalars = parts[1].split(separator: ",").compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init)
            table[String(parts[0])] = scalars.flatMap {
                Array(UTF16.encode($0) ?? UTF16.EncodedScalar())
            }
        }
        return table
    }()

    private static let bareNames = Set(
        HTMLEntityTable.bareNames.description.split(separator: " ").map { String($0) })

    /// Longest name of the table, in UTF-16 units: `CounterClockwiseContourIntegral`.
    private static let longestName = 32

    /// The reference that begins with the ampersand at `start`: what it stands for and how long it
    /// is; `nil` where there is none.
    static func reference(
        in units: CodeUnits, at start: Int, end limit: Int, allowsBare: Bool = false
    ) -> (text: CodeUnits, length: Int)? {
        guard start + 2 < limit, units[start] == 0x26 else { return nil }
        if units[start + 1] == 0x23 { return numeric(in: units, at: start, end: limit) }
        var end = start + 1
        let last = min(limit, start + 2 + longestName)
        while end < last, isAlphanumeric(units[end]) { end += 1 }
        let name = units.string(in: start + 1..<end)
        if end < limit, units[end] == 0x3B, let text = table[name] {
            return (text, end + 1 - start)
        }
        if allowsBare, bareNames.contains(name), let text = table[name] {
            return (text, end - start)
        }
        return nil
    }

    /// A numeric reference; no character, a surrogate and too large a number are U+FFFD.
    private static func numeric(
        in units: CodeUnits, at start: Int, end limit: Int
    ) -> (CodeUnits, Int)? {
        var index = start + 2
        let isHex = index < limit && units[index] | 0x20 == 0x78
        if isHex { index += 1 }
        let first = index
        var value: UInt32 = 0
        while index < limit, let digit = digit(units[index], isHex: isHex) {
            value = min(value * (isHex ? 16 : 10) + digit, 0x110000)
            index += 1
        }
        guard index > first, index < limit, units[index] == 0x3B else { return nil }
        let scalar = value == 0 ? nil : Unicode.Scalar(windows1252[value] ?? value)
        return (
            Array(UTF16.encode(scalar ?? "\u{FFFD}") ?? UTF16.EncodedScalar()), index + 1 - start
        )
    }

    private static func digit(_ unit: UInt16, isHex: Bool) -> UInt32? {
        switch unit {
        case 0x30...0x39: UInt32(unit - 0x30)
        case 0x41...0x46 where isHex: UInt32(unit - 0x41 + 10)
        case 0x61...0x66 where isHex: UInt32(unit - 0x61 + 10)
        default: nil
        }
    }

    private static func isAlphanumeric(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }

    /// What browsers take the C1 codes for (HTML standard, 13.2.5.80).
    static let windows1252: [UInt32: UInt32] = [
        0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020,
        0x87: 0x2021,
        0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152, 0x8E: 0x017D,
        0x91: 0x2018,
        0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014,
        0x98: 0x02DC,
        0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A, 0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
    ]
}
