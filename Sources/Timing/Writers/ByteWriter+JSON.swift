import BookModel

extension ByteWriter {
    /// `units` as a JSON string with its quotes. Half a surrogate pair becomes U+FFFD, which is one
    /// unit as well, so that offsets into the text stay true.
    public mutating func write(jsonString units: some RandomAccessCollection<UInt16>) {
        write(byte: 0x22)
        var index = units.startIndex
        while index < units.endIndex {
            let unit = units[index]
            index = units.index(after: index)
            handOn()
            if unit < 0x80 {
                write(jsonASCII: UInt8(unit))
            } else if UTF16.isLeadSurrogate(unit), index < units.endIndex,
                UTF16.isTrailSurrogate(units[index])
            {
                let value =
                    0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(units[index]) - 0xDC00)
                write(scalar: Unicode.Scalar(value) ?? "\u{FFFD}")
                index = units.index(after: index)
            } else {
                write(jsonScalar: Unicode.Scalar(unit) ?? "\u{FFFD}")
            }
        }
        write(byte: 0x22)
    }

    public mutating func write(jsonString text: String) {
        write(jsonString: CodeUnits(text))
    }

    /// U+2028 and U+2029 end a line in JavaScript before ES2019; escaped, the same bytes can be
    /// read as JSON and as script.
    private mutating func write(jsonScalar scalar: Unicode.Scalar) {
        switch scalar {
        case "\u{2028}": write("\\u2028")
        case "\u{2029}": write("\\u2029")
        default: write(scalar: scalar)
        }
    }

    private mutating func write(jsonASCII byte: UInt8) {
        switch byte {
        case 0x22: write("\\\"")
        case 0x5C: write("\\\\")
        case 0x0A: write("\\n")
        case 0x0D: write("\\r")
        case 0x09: write("\\t")
        case ..<0x20, 0x7F:
            write("\\u00")
            write(hexDigit: byte >> 4)
            write(hexDigit: byte & 15)
        default: write(byte: byte)
        }
    }

    private mutating func write(hexDigit value: UInt8) {
        write(byte: value < 10 ? 0x30 + value : 0x57 + value)
    }

    /// `[a, b]`.
    public mutating func write(jsonRange range: Range<Int>) {
        write("[")
        write(range.lowerBound)
        write(", ")
        write(range.upperBound)
        write("]")
    }
}
