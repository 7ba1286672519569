import BookModel

/// Decides what stands between the lines of a hard-wrapped paragraph, by what the text itself
/// writes elsewhere.
struct BrokenWords {
    enum Join { case space, nothing, healed }

    private var known: Set<CodeUnits> = []

    init() {}

    /// Learns the text's words, in lower case.
    init(_ units: CodeUnits) {
        var word: CodeUnits = []
        for unit in units {
            if Self.isLetter(unit) || unit == 0x2D {
                word.append(unit < 0x80 && (0x41...0x5A).contains(unit) ? unit + 32 : unit)
            } else if !word.isEmpty {
                known.insert(word)
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { known.insert(word) }
    }

    /// `before` ends in `last`; the next line is `content` of `units`.
    ///
    /// "exam-" + "ple" is healed where the text has "example"; "well-" + "known" keeps its hyphen;
    /// East Asian lines join without a space.
    func join(
        _ last: UInt16, _ before: CodeUnits, _ units: CodeUnits, _ content: Range<Int>
    ) -> Join {
        let next = units.scalar(at: content.lowerBound).scalar
        if let scalar = Unicode.Scalar(last), TextScript.isEastAsian(scalar),
            TextScript.isEastAsian(next)
        {
            return .nothing
        }
        if last == 0xAD { return .healed }
        guard last == 0x2D || last == 0x2010, before.count > 1,
            Self.isLetter(before[before.count - 2]),
            next.properties.isAlphabetic
        else { return .space }
        let head = before.dropLast().reversed().prefix { Self.isLetter($0) }.reversed()
        let tail = units[content].prefix { Self.isLetter($0) }
        let whole = Self.lowered(CodeUnits(head) + tail)
        return known.contains(whole) && next.properties.isLowercase ? .healed : .nothing
    }

    private static func lowered(_ word: CodeUnits) -> CodeUnits {
        word.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) }
        return Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
    }
}
