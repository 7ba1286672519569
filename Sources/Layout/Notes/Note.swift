import BookModel

/// A footnote or endnote of the book.
struct Note {
    /// Unique in the book.
    var id: String
    var marker: CodeUnits
    /// The sheet on which it begins.
    var sheet: Int
    var isReferred = false
}

/// What note markers look like: a number, a symbol, or a number behind a symbol.
enum NoteMarker {
    private static let symbols: Set<UInt16> = [
        0x2A, 0x2217, 0x2020, 0x2021, 0xA7, 0xB6, 0x2016, 0xFF0A, 0x203B,
    ]
    private static let raised: [UInt16: UInt16] = [
        0xB9: 0x31, 0xB2: 0x32, 0xB3: 0x33, 0x2070: 0x30, 0x2074: 0x34, 0x2075: 0x35, 0x2076: 0x36,
        0x2077: 0x37,
        0x2078: 0x38, 0x2079: 0x39,
    ]

    /// The marker in one writing, `nil` where the units are none: "12", "*", "*2", "(3", "¹".
    static func folded(_ units: some Collection<UInt16>) -> CodeUnits? {
        var core: CodeUnits = []
        for unit in units {
            if let plain = raised[unit] {
                core.append(plain)
            } else if let number = circled(unit) {
                core += CodeUnits(String(number))
            } else if let digit = Numerals.digit(unit) {
                core.append(0x30 + UInt16(digit))
            } else if symbols.contains(unit) {
                core.append(unit == 0x2217 || unit == 0xFF0A ? 0x2A : unit)
            } else if ![0x28, 0x29, 0x5B, 0x5D, 0x2E, 0x2C].contains(unit) {
                return nil
            }
        }
        guard !core.isEmpty, core.count <= 4 else { return nil }
        return core
    }

    /// Whether both or neither are raised digits, which part from the word before them.
    static func isAlike(_ a: UInt16, _ b: UInt16) -> Bool { isRaisedDigit(a) == isRaisedDigit(b) }

    static func isRaisedDigit(_ unit: UInt16) -> Bool { unit > 0xB1 && raised[unit] != nil }

    /// The number in a circle: ① to ⑳, ❶ to ❿.
    private static func circled(_ unit: UInt16) -> Int? {
        switch unit {
        case 0x2460...0x2473: Int(unit) - 0x245F
        case 0x2776...0x277F: Int(unit) - 0x2775
        default: nil
        }
    }

    /// Small and above the line's foot, as note markers in text are; little smaller, but well above
    /// foot and top of the line; or a raised digit by itself.
    static func isRaised(_ word: Word, in line: Line, _ page: PrintedPage) -> Bool {
        if word.range.allSatisfy({ raised[page.text[$0]] != nil }) { return true }
        let rise = line.base - word.box.y1
        if word.size < 0.85 * line.size { return rise > 0.16 * line.size }
        return word.size < 1.02 * line.size && rise > 0.22 * line.size
            && line.crown - word.box.y0 > 0.1 * line.size
    }

    /// "*", "†", "§" …
    static func isSymbol(_ unit: UInt16) -> Bool { symbols.contains(unit) }

    static func value(_ marker: CodeUnits) -> Int? {
        Numerals.arabic(marker.filter { (0x30...0x39).contains($0) })
    }
}
