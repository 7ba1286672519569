/// Appends text to a growing run of UTF-8 bytes: what every file writer is built on.
///
/// Numbers are written from integers, so that a time has the same digits on every machine, and
/// nothing goes through `String`: 100,000 words of timing take some tens of milliseconds.
public struct ByteWriter: Sendable {
    public private(set) var bytes: [UInt8] = []
    private let drain: (@Sendable ([UInt8]) -> Void)?

    /// So many bytes are handed on at once, about.
    private static let portion = 1 << 16

    public init(reserving capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
        drain = nil
    }

    /// A writer that hands on what is written, portion by portion, so that a file need not be in
    /// memory. The last portion is left in `bytes`.
    public init(draining drain: @escaping @Sendable ([UInt8]) -> Void) {
        self.drain = drain
    }

    /// What `write` writes.
    public static func bytes(of write: (inout ByteWriter) -> Void) -> [UInt8] {
        var out = ByteWriter(reserving: 4096)
        write(&out)
        return out.bytes
    }

    /// This writer, which is left empty: so that what is written is not copied with it.
    mutating func taken() -> ByteWriter {
        defer { bytes = [] }
        return self
    }

    public mutating func write(_ text: StaticString) {
        handOn()
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Hands on a portion, where there is one. To be called now and then by what writes much.
    mutating func handOn() {
        guard let drain, bytes.count >= Self.portion else { return }
        drain(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    public mutating func write(text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    public mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    public mutating func write(_ number: Int) {
        if number < 0 {
            bytes.append(0x2D)
            write(digits: number.magnitude, width: 1)
        } else {
            write(digits: UInt(number), width: 1)
        }
    }

    /// `number` in decimal, with zeros in front up to `width` digits.
    public mutating func write(_ number: Int, width: Int) {
        write(digits: number.magnitude, width: width)
    }

    /// `tenThousandths` / 10,000 with one to four decimals, none of them a needless zero: `1200.0`,
    /// `4.05`, `0.0001`.
    public mutating func write(tenThousandths: Int) {
        if tenThousandths < 0 { bytes.append(0x2D) }
        let magnitude = tenThousandths.magnitude
        write(digits: magnitude / 10_000, width: 1)
        bytes.append(0x2E)
        var rest = magnitude % 10_000
        var width = 4
        while width > 1, rest % 10 == 0 {
            rest /= 10
            width -= 1
        }
        write(digits: rest, width: width)
    }

    /// One code point as UTF-8.
    public mutating func write(scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        case ..<0x80:
            bytes.append(UInt8(value))
        case ..<0x800:
            bytes.append(UInt8(0xC0 | value >> 6))
            bytes.append(continuation(value))
        case ..<0x10000:
            bytes.append(UInt8(0xE0 | value >> 12))
            bytes.append(continuation(value >> 6))
            bytes.append(continuation(value))
        default:
            bytes.append(UInt8(0xF0 | value >> 18))
            bytes.append(continuation(value >> 12))
            bytes.append(continuation(value >> 6))
            bytes.append(continuation(value))
        }
    }

    private func continuation(_ value: UInt32) -> UInt8 { UInt8(0x80 | value & 0x3F) }

    private mutating func write(digits number: UInt, width: Int) {
        let start = bytes.count
        var rest = number
        repeat {
            bytes.append(UInt8(0x30 + rest % 10))
            rest /= 10
        } while rest > 0
        while bytes.count - start < width { bytes.append(0x30) }
        bytes[start...].reverse()
    }
}
