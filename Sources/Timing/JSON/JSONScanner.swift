/// What is wrong with a file that should be JSON, and at which byte.
public struct JSONFault: Error, Sendable, Hashable, CustomStringConvertible {
    public var offset: Int
    public var reason: String

    public init(offset: Int, reason: String) {
        self.offset = offset
        self.reason = reason
    }

    public var description: String { "byte \(offset): \(reason)" }
}

/// Reads JSON (RFC 8259) from bytes a value at a time, without a tree: a sidecar of 100,000 words
/// goes straight into arrays. Every malformed input ends in a `JSONFault`; nothing recurses deeper
/// than `maximumDepth`.
public struct JSONScanner {
    public static let maximumDepth = 64

    private let bytes: [UInt8]
    public private(set) var offset = 0

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    public func fault(_ reason: String) -> JSONFault { JSONFault(offset: offset, reason: reason) }

    /// The next byte that is not white space, not yet taken; `nil` at the end.
    public mutating func peek() -> UInt8? {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return bytes[offset]
            }
        }
        return nil
    }

    public mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        offset += 1
        return true
    }

    public mutating func expect(_ byte: UInt8) throws(JSONFault) {
        guard take(byte) else {
            throw fault("“\(Character(Unicode.Scalar(byte)))” expected")
        }
    }

    /// Fails where anything but white space is left.
    public mutating func expectEnd() throws(JSONFault) {
        guard peek() == nil else { throw fault("text behind the end of the value") }
    }

    /// Calls `body` with each key of an object; `body` must take the member's value.
    public mutating func object(
        _ body: (inout JSONScanner, String) throws(JSONFault) -> Void
    ) throws(JSONFault) {
        try expect(0x7B)
        if take(0x7D) { return }
        repeat {
            guard peek() == 0x22 else { throw fault("a member's name expected") }
            let key = try string()
            try expect(0x3A)
            try body(&self, key)
        } while take(0x2C)
        try expect(0x7D)
    }

    /// Calls `body` for each item of an array; `body` must take the item.
    public mutating func array(
        _ body: (inout JSONScanner) throws(JSONFault) -> Void
    ) throws(JSONFault) {
        try expect(0x5B)
        if take(0x5D) { return }
        repeat { try body(&self) } while take(0x2C)
        try expect(0x5D)
    }

    public mutating func string() throws(JSONFault) -> String {
        guard peek() == 0x22 else { throw fault("a string expected") }
        // Most strings are short keys without escapes.
        var end = offset + 1
        while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x5C, bytes[end] >= 0x20 {
            end += 1
        }
        if end < bytes.count, bytes[end] == 0x22 {
            guard let text = String(validating: bytes[(offset + 1)..<end], as: UTF8.self) else {
                throw fault("not UTF-8")
            }
            offset = end + 1
            return text
        }
        return String(decoding: try codeUnits(), as: UTF16.self)
    }

    /// A string as UTF-16 code units; escaped halves of surrogate pairs are kept as they are.
    public mutating func codeUnits() throws(JSONFault) -> [UInt16] {
        guard take(0x22) else { throw fault("a string expected") }
        var units: [UInt16] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case 0x22:
                offset += 1
                return units
            case 0x5C:
                offset += 1
                units.append(try escape())
            case ..<0x20: throw fault("a control character in a string")
            case ..<0x80:
                offset += 1
                units.append(UInt16(byte))
            default: append(try multibyte(), to: &units)
            }
        }
        throw fault("a string without end")
    }

    public mutating func number() throws(JSONFault) -> Double {
        guard let first = peek(), first == 0x2D || 0x30...0x39 ~= first else {
            throw fault("a number expected")
        }
        let start = offset
        let digits = first == 0x2D ? start + 1 : start
        if digits + 1 < bytes.count, bytes[digits] == 0x30, 0x30...0x39 ~= bytes[digits + 1] {
            throw fault("a number with a needless zero in front")
        }
        if let (mantissa, decimals) = plainDecimal() {
            return Double(mantissa) / Self.powers[decimals]
        }
        offset = start
        while offset < bytes.count, Self.isNumberByte(bytes[offset]) { offset += 1 }
        guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
            value.isFinite
        else {
            offset = start
            throw fault("not a number")
        }
        return value
    }

    public mutating func integer() throws(JSONFault) -> Int {
        let start = offset
        guard let value = Int(exactly: try number()), value.magnitude < 1 << 53 else {
            offset = start
            throw fault("a whole number expected")
        }
        return value
    }

    /// Takes a value of any kind and forgets it.
    public mutating func skip() throws(JSONFault) {
        try skip(depth: 0)
    }

    mutating func next() -> UInt8? {
        guard offset < bytes.count else { return nil }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Digits with at most one point, at most 15 of them: exact as a quotient of two doubles. `nil`
    /// for anything else.
    private mutating func plainDecimal() -> (mantissa: Int, decimals: Int)? {
        let isNegative = bytes[offset] == 0x2D
        if isNegative { offset += 1 }
        let start = offset
        var mantissa = 0
        var point: Int?
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0x2E, point == nil, offset > start {
                point = offset
            } else if 0x30...0x39 ~= byte {
                mantissa = mantissa * 10 + Int(byte - 0x30)
            } else {
                break
            }
            offset += 1
            if offset - start > 16 { return nil }
        }
        if offset < bytes.count, Self.isNumberByte(bytes[offset]) { return nil }
        let whole = (point ?? offset) - start
        let decimals = point.map { offset - $0 - 1 } ?? 0
        guard whole > 0, point == nil || decimals > 0, decimals <= 15 else { return nil }
        return (isNegative ? -mantissa : mantissa, decimals)
    }

    private mutating func escape() throws(JSONFault) -> UInt16 {
        switch next() {
        case 0x22: return 0x22
        case 0x5C: return 0x5C
        case 0x2F: return 0x2F
        case 0x62: return 0x08
        case 0x66: return 0x0C
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x75: return try hexadecimal()
        default: throw fault("an unknown escape")
        }
    }

    private mutating func hexadecimal() throws(JSONFault) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                throw fault("four hexadecimal digits expected")
            }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    /// The code point that begins at `offset`, by the table of well-formed UTF-8 (Unicode 3.9).
    private mutating func multibyte() throws(JSONFault) -> Unicode.Scalar {
        let lead = bytes[offset]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard 0xC2...0xF4 ~= lead, offset + length <= bytes.count else { throw fault("not UTF-8") }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in 1..<length {
            let byte = bytes[offset + index]
            guard byte & 0xC0 == 0x80 else { throw fault("not UTF-8") }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let smallest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
        guard value >= smallest, let scalar = Unicode.Scalar(value) else {
            throw fault("not UTF-8")
        }
        offset += length
        return scalar
    }

    private func append(_ scalar: Unicode.Scalar, to units: inout [UInt16]) {
        if scalar.value < 0x10000 {
            units.append(UInt16(scalar.value))
        } else {
            units.append(UTF16.leadSurrogate(scalar))
            units.append(UTF16.trailSurrogate(scalar))
        }
    }
}
