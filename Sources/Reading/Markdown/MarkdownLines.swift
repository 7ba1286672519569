/// The lines of a buffer, for what is decided line by line before the text is parsed.
struct MarkdownLines {
    let bytes: [UInt8]
    /// Ranges without line ends, in order.
    let ranges: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var ranges: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x0A || bytes[index] == 0x0D {
                ranges.append(start..<index)
                if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A {
                    index += 1
                }
                start = index + 1
            }
            index += 1
        }
        if start < bytes.count { ranges.append(start..<bytes.count) }
        self.ranges = ranges
    }

    var count: Int { ranges.count }

    func isBlank(_ line: Int) -> Bool {
        bytes[ranges[line]].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Columns of white space at the line's start; a tab goes to the next multiple of four.
    func indentation(_ line: Int) -> Int {
        var column = 0
        for byte in bytes[ranges[line]] {
            if byte == 0x20 {
                column += 1
            } else if byte == 0x09 {
                column += 4 - column % 4
            } else {
                break
            }
        }
        return column
    }

    /// Offset of the line's first byte that is not white space; its end where there is none.
    func contentStart(_ line: Int) -> Int {
        ranges[line].first { bytes[$0] != 0x20 && bytes[$0] != 0x09 } ?? ranges[line].upperBound
    }

    /// The line without white space at its end.
    func trimmed(_ line: Int) -> Range<Int> {
        let start = contentStart(line)
        var end = ranges[line].upperBound
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }
}
