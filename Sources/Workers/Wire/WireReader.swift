/// Reads what `WireWriter` wrote. Bytes that are not so are an error, never a trap.
public struct WireReader {
    public struct Malformed: Error {
        public init() {}
    }

    private let bytes: [UInt8]
    private var position = 0

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public var isAtEnd: Bool { position == bytes.count }

    public mutating func byte() throws(Malformed) -> UInt8 {
        guard position < bytes.count else { throw Malformed() }
        defer { position += 1 }
        return bytes[position]
    }

    public mutating func flag() throws(Malformed) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        default: throw Malformed()
        }
    }

    public mutating func count() throws(Malformed) -> Int { Int(try integer(UInt32.self)) }

    public mutating func int() throws(Malformed) -> Int { Int(try integer(Int64.self)) }

    public mutating func double() throws(Malformed) -> Double {
        Double(bitPattern: try integer(UInt64.self))
    }

    public mutating func block() throws(Malformed) -> [UInt8] {
        let length = try count()
        guard length <= bytes.count - position else { throw Malformed() }
        defer { position += length }
        return Array(bytes[position..<position + length])
    }

    public mutating func string() throws(Malformed) -> String {
        guard let text = String(validating: try block(), as: UTF8.self) else { throw Malformed() }
        return text
    }

    public mutating func optional<Value>(
        _ get: (inout WireReader) throws(Malformed) -> Value
    ) throws(Malformed) -> Value? {
        try flag() ? try get(&self) : nil
    }

    /// - Parameter least: bytes that each value takes at least, so that a false count cannot ask
    ///   for
    ///   more memory than there are bytes.
    public mutating func array<Value>(
        least: Int, _ get: (inout WireReader) throws(Malformed) -> Value
    ) throws(Malformed) -> [Value] {
        let count = try count()
        guard count <= (bytes.count - position) / max(1, least) else { throw Malformed() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try get(&self)) }
        return values
    }

    private mutating func integer<Value: FixedWidthInteger>(
        _ type: Value.Type
    ) throws(Malformed) -> Value {
        let size = MemoryLayout<Value>.size
        guard size <= bytes.count - position else { throw Malformed() }
        let value = bytes.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: position, as: Value.self)
        }
        position += size
        return Value(littleEndian: value)
    }
}
