import BookModel

/// Appends values in the byte form of `PrintedPageCoder`.
struct ByteWriter {
    var bytes: [UInt8] = []

    init(reserving capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// LEB128; negative values do not occur and count as 0.
    mutating func write(integer: Int) {
        var rest = UInt(max(0, integer))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ real: Float) {
        let bits = real.bitPattern
        for shift: UInt32 in [0, 8, 16, 24] {
            bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
    }

    mutating func write(string: String) {
        write(integer: string.utf8.count)
        bytes += string.utf8
    }
}

/// Takes values from bytes that may be anything; every read checks what is left.
struct ByteReader {
    static let malformed = LecternError(
        .partial, "the page data of the reading process is malformed")

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var remaining: Int { bytes.count - position }
    var isAtEnd: Bool { remaining == 0 }

    mutating func take(_ count: Int) throws(LecternError) -> ArraySlice<UInt8> {
        guard count <= remaining else { throw Self.malformed }
        defer { position += count }
        return bytes[position..<position + count]
    }

    mutating func integer(in range: ClosedRange<Int>) throws(LecternError) -> Int {
        var value: UInt = 0
        var shift: UInt = 0
        while true {
            guard position < bytes.count, shift < 56 else { throw Self.malformed }
            let byte = bytes[position]
            position += 1
            value |= UInt(byte & 0x7F) << shift
            if byte & 0x80 == 0 { break }
            shift += 7
        }
        guard range.contains(Int(value)) else { throw Self.malformed }
        return Int(value)
    }

    /// How many items follow that take at least so many bytes each.
    mutating func count(atLeast size: Int) throws(LecternError) -> Int {
        try integer(in: 0...remaining / size)
    }

    mutating func real() throws(LecternError) -> Float {
        guard remaining >= 4 else { throw Self.malformed }
        var bits: UInt32 = 0
        for index in 0..<4 { bits |= UInt32(bytes[position + index]) << UInt32(8 * index) }
        position += 4
        let value = Float(bitPattern: bits)
        guard value.isFinite else { throw Self.malformed }
        return value
    }

    mutating func string() throws(LecternError) -> String {
        let slice = try take(try count(atLeast: 1))
        guard let text = String(validating: slice, as: UTF8.self) else { throw Self.malformed }
        return text
    }
}
