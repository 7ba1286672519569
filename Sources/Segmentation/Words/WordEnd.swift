import BookModel

/// The marks at a word's end, read backwards through closing quotes, brackets and what joined it.
struct WordEnd: Equatable {
    /// Full stops among the closing marks; `...` counts three.
    var stops = 0
    /// `!`, `?`, `。` and the like: marks that are never part of an abbreviation.
    var isStrong = false
    var hasEllipsis = false
    /// `,`, `;`, `:` and kin come last.
    var comma: UInt16?
    /// A dash comes last, or behind the other marks.
    var hasDash = false
    /// A closing quote or bracket stands behind the marks.
    var isClosed = false
    /// Offset of the first of the marks: where the bare word ends.
    var stem: Int

    var isTerminator: Bool { comma == nil && (isStrong || hasEllipsis || stops > 0) }
    /// One lone full stop: a sentence's or an abbreviation's.
    var isSingleStop: Bool { comma == nil && !isStrong && !hasEllipsis && stops == 1 }
    var endsPhrase: Bool { comma != nil || isTerminator || hasDash }

    init(of word: Word, in text: CodeUnits) {
        let classes = UnitClassTable.shared
        var index = word.range.upperBound
        stem = index
        scan: while index > word.range.lowerBound {
            let unit = text[index - 1]
            switch classes[unit] {
            case .terminator: note(terminator: unit)
            case .comma:
                if !isTerminator, comma == nil { comma = unit } else if isTerminator { break scan }
            case .dash:
                if isTerminator || comma != nil { break scan }
                hasDash = true
            case .closing:
                isClosed = isClosed || !isTerminator
            case .space, .lineEnd, .opening: break
            case .other, .surrogate, .mark, .format:
                if unit == 0x2D, index - 2 >= word.range.lowerBound, text[index - 2] == 0x2D {
                    hasDash = true
                }
                if unit == 0x22 || unit == 0x27 { isClosed = isClosed || !isTerminator }
                if classes.classOfScalar(in: text, at: index - 1).isCore { break scan }
            default: break scan
            }
            index -= 1
        }
        stem = index
        if stops > 2 { hasEllipsis = true }
    }

    private mutating func note(terminator unit: UInt16) {
        switch unit {
        case 0x2E, 0x2024, 0xFF0E: stops += 1
        case 0x2025, 0x2026, 0x22EF: hasEllipsis = true
        default: isStrong = true
        }
    }
}
