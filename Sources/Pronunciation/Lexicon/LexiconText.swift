import BookModel

/// A text made ready for comparing: without regard to case or to the kind of white space.
struct LexiconText {
    let units: CodeUnits
    let spaced: CodeUnits
    let folded: CodeUnits

    init(_ units: CodeUnits) {
        self.units = units
        spaced = Self.spaced(units)
        folded = Self.folded(units)
    }

    /// White space of any kind as a plain space.
    static func spaced(_ units: CodeUnits) -> CodeUnits {
        units.map { $0 == 0xA0 || $0 == 0x202F || $0 == 0x3000 || $0 < 0x20 ? 0x20 : $0 }
    }

    static func folded(_ units: CodeUnits) -> CodeUnits {
        spaced(units).map(lower)
    }

    /// Small letters, unit for unit; the straight apostrophe for the curly one.
    private static func lower(_ unit: UInt16) -> UInt16 {
        if unit < 0x80 { return (0x41...0x5A).contains(unit) ? unit + 0x20 : unit }
        if unit == 0x2019 { return 0x27 }
        guard let scalar = Unicode.Scalar(unit), scalar.properties.changesWhenLowercased else {
            return unit
        }
        let mapped = Array(scalar.properties.lowercaseMapping.utf16)
        return mapped.count == 1 ? mapped[0] : unit
    }

    /// Whether a range parts no word, and no surrogate pair or mark from its base.
    func isWhole(_ range: Range<Int>, asWord: Bool) -> Bool {
        let edges = [range.lowerBound, range.upperBound]
        for edge in edges where edge > 0 && edge < units.count {
            let (before, after) = (units[edge - 1], units[edge])
            if UTF16.isTrailSurrogate(after) && UTF16.isLeadSurrogate(before) || Self.isMark(after)
            {
                return false
            }
            if asWord, Self.isWordPart(before), Self.isWordPart(after) { return false }
        }
        return true
    }

    private static func isMark(_ unit: UInt16) -> Bool {
        switch Unicode.Scalar(unit)?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// A letter or digit of a script that parts its words by spaces.
    private static func isWordPart(_ unit: UInt16) -> Bool {
        if (0x2E80...0x9FFF).contains(unit) || (0x0E00...0x0EFF).contains(unit)
            || (0xF900...0xFAFF).contains(unit)
        {
            return false
        }
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
