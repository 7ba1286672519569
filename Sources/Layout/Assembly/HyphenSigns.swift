import BookModel

/// Tells the sign that broke the lines from the hyphen of words, in books that print two.
///
/// Browsers and style sheets break words with U+2010 and leave U+002D where it is written: the
/// first then stands at ends of lines only, and the second there belongs to its word.
struct HyphenSigns {
    /// The sign that only breaks lines, and the one that only belongs to words.
    private(set) var breaking: UInt16?
    private(set) var lasting: UInt16?

    /// Knows nothing of the book.
    init() {}

    init(_ draft: Draft) {
        var counts: [UInt16: (inner: Int, end: Int)] = [:]
        for sheet in draft.sheets {
            for line in sheet.lines where !line.isTurned {
                let units = line.units(in: sheet.page)
                for (index, unit) in units.enumerated() where Hyphens.isHyphen(unit) {
                    guard index > 0, UnitClass(units[index - 1]).contains(.letter) else { continue }
                    if index == units.count - 1 {
                        counts[unit, default: (0, 0)].end += 1
                    } else if UnitClass(units[index + 1]).contains(.letter) {
                        counts[unit, default: (0, 0)].inner += 1
                    }
                }
            }
        }
        let (breaks, plain) = (counts[0x2010] ?? (0, 0), counts[0x2D] ?? (0, 0))
        guard breaks.inner == 0, breaks.end >= 8, plain.inner >= 3, plain.end * 2 < breaks.end
        else { return }
        (breaking, lasting) = (0x2010, 0x2D)
    }
}
