/// Text as UTF-16 code units, so that an offset is an index and never needs a walk.
///
/// Every offset that crosses a module, process or file boundary counts these units: it is what
/// `NSRange`, JavaScript and the text views of phones use.
public typealias CodeUnits = [UInt16]

extension Array where Element == UInt16 {
    /// The code units of `string`.
    public init(_ string: String) {
        self = Array(string.utf16)
    }

    /// The text; an unpaired surrogate becomes U+FFFD.
    public var string: String { self[...].decoded }

    /// The text of a half-open range of code units, clamped to what is there.
    public func string(in range: Range<Int>) -> String {
        self[range.clamped(to: 0..<count)].decoded
    }

    /// The code point at `index` and how many units it takes (1 or 2); U+FFFD for half a pair.
    public func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let unit = self[index]
        if let scalar = Unicode.Scalar(unit) { return (scalar, 1) }
        if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(self[index + 1]) {
            let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(self[index + 1]) - 0xDC00)
            if let scalar = Unicode.Scalar(value) { return (scalar, 2) }
        }
        return ("\u{FFFD}", 1)
    }
}

extension ArraySlice where Element == UInt16 {
    /// The text; the standard library's decoding takes many times as long for plain ASCII.
    fileprivate var decoded: String {
        guard allSatisfy({ $0 < 0x80 }) else { return String(decoding: self, as: UTF16.self) }
        return String(unsafeUninitializedCapacity: count) { bytes in
            for (place, unit) in enumerated() { bytes[place] = UInt8(truncatingIfNeeded: unit) }
            return count
        }
    }
}
