import BookModel

/// Decides what stands between the lines of a hard-wrapped paragraph, by what the text itself
/// writes elsewhere.
struct BrokenWords {
    enum Join { case space, nothing, healed }

    /// How often each word stands in the text, in lower case; the halves of broken ones do not
    /// count.
    private var counts: [CodeUnits: Int] = [:]
    /// The text's lines end inside words, as many of its words show; else hyphens at their ends
    /// are those of the words, as in the texts of Project Gutenberg.
    private var breaksWords = false

    init() {}

    /// Learns the text's words.
    init(_ units: CodeUnits) {
        var word: CodeUnits = []
        var halves: [(head: CodeUnits, tail: CodeUnits)] = []
        var isRest = false
        for unit in units + [0x20] {
            if Self.isLetter(unit) || unit == 0x2D {
                word.append(unit < 0x80 && (0x41...0x5A).contains(unit) ? unit + 32 : unit)
            } else if !word.isEmpty {
                let isHalf = word.last == 0x2D
                if isRest, let last = halves.indices.last {
                    halves[last].tail = word
                } else if !isHalf {
                    counts[word, default: 0] += 1
                }
                isRest = isHalf && TextLine.isLineEnd(unit)
                if isRest { halves.append((word.dropLast(), [])) }
                word.removeAll(keepingCapacity: true)
            } else if !TextLine.isLineEnd(unit), !TextLine.isSpace(unit) {
                isRest = false
            }
        }
        let known = halves.map { sign($0.head, $0.tail) }
        let (broken, kept) = (known.count { $0 > 0 }, known.count { $0 < 0 })
        breaksWords = broken >= 3 && broken > 2 * kept
    }

    /// Positive where the text writes the word in one more often, negative for a hyphen.
    private func sign(_ head: CodeUnits, _ tail: CodeUnits) -> Int {
        ((counts[head + tail] ?? 0) - (counts[head + [0x2D] + tail] ?? 0)).signum()
    }

    /// `before` ends in `last`; the next line is `content` of `units`.
    ///
    /// "exam-" + "ple" is healed where the text has "example", or where it breaks words and has not
    /// both halves as words; "well-" + "known" keeps its hyphen where the text has "well-known",
    /// and where nothing tells; "Jekyll-" + "Hyde" always. East Asian lines join without a space.
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
        return heals(Self.lowered(CodeUnits(head)), Self.lowered(CodeUnits(tail)))
            && next.properties.isLowercase ? .healed : .nothing
    }

    private func heals(_ head: CodeUnits, _ tail: CodeUnits) -> Bool {
        let sign = sign(head, tail)
        // No word is broken behind its first letter or before its last.
        guard sign == 0, breaksWords, head.count > 1, tail.count > 1 else { return sign > 0 }
        return counts[head] == nil || counts[tail] == nil
    }

    private static func lowered(_ word: CodeUnits) -> CodeUnits {
        word.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) }
        return Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
    }
}
