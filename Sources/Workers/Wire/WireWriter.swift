/// Writes values into bytes: integers little-endian and of fixed width, lengths in front of what
/// has a length. The same value always gives the same bytes, which is why a page's key can be made
/// of it.
public struct WireWriter {
    public private(set) var bytes: [UInt8] = []

    /// - Parameter capacity: bytes that will be written, as far as that is known.
    public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    public mutating func write(_ value: UInt8) { bytes.append(value) }

    public mutating func write(_ value: UInt32) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    public mutating func write(_ value: Int) {
        withUnsafeBytes(of: Int64(value).littleEndian) { bytes.append(contentsOf: $0) }
    }

    public mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

    public mutating func write(_ value: Double) { write(Int(bitPattern: UInt(value.bitPattern))) }

    public mutating func write(_ value: [UInt8]) {
        write(UInt32(truncatingIfNeeded: value.count))
        bytes += value
    }

    public mutating func write(_ value: String) {
        write(UInt32(truncatingIfNeeded: value.utf8.count))
        bytes.append(contentsOf: value.utf8)
    }

    public mutating func write<Value>(_ value: Value?, _ put: (inout WireWriter, Value) -> Void) {
        write(value != nil)
        if let value { put(&self, value) }
    }

    public mutating func write<Value>(_ values: [Value], _ put: (inout WireWriter, Value) -> Void) {
        write(UInt32(truncatingIfNeeded: values.count))
        for value in values { put(&self, value) }
    }
}
