import BookModel

/// A line of a text file: its units without the line end, and what it looks like.
struct TextLine {
    /// Without white space at either end.
    var content: Range<Int>
    var indentation: Int

    var isBlank: Bool { content.isEmpty }

    /// The lines of a text; LF, CR, CRLF, form feed and U+2028/2029 end one.
    static func lines(of units: CodeUnits) -> [TextLine] {
        var lines: [TextLine] = []
        var start = units.first == 0xFEFF ? 1 : 0
        var index = start
        while index < units.count {
            if isLineEnd(units[index]) {
                lines.append(TextLine(units, start..<index))
                // A page's end ends the paragraph too.
                if units[index] == 0x0C { lines.append(TextLine(units, index..<index)) }
                if units[index] == 0x0D, index + 1 < units.count, units[index + 1] == 0x0A {
                    index += 1
                }
                start = index + 1
            }
            index += 1
        }
        if start < units.count { lines.append(TextLine(units, start..<units.count)) }
        return lines
    }

    private init(_ units: CodeUnits, _ range: Range<Int>) {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, Self.isSpace(units[low]) { low += 1 }
        while high > low, Self.isSpace(units[high - 1]) { high -= 1 }
        content = low..<high
        indentation = low - range.lowerBound
    }

    static func isLineEnd(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    static func isSpace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x09, 0x0B, 0x20, 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
