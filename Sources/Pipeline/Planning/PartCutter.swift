import BookModel

/// Cuts a chapter without printed pages into parts of about equal size.
///
/// The number of parts comes from the length rounded coarsely, and each cut is the paragraph (or,
/// in very long paragraphs, sentence) end near its ideal place whose own content marks it best, so
/// that editing one word moves no cut.
struct PartCutter {
    /// About two printed pages: long enough that a part's own costs vanish, short enough that an
    /// edit renders little again.
    static let targetLength = 3_200

    /// A place where a part may end.
    struct Candidate {
        /// Offset in the chapter, in UTF-16 units, of the end.
        var offset: Int
        /// Hash of the text before it, which decides between neighbours.
        var mark: UInt64
    }

    /// Indices of the candidates after which a part ends, rising; the last end is not among them.
    func cuts(length: Int, candidates: [Candidate]) -> [Int] {
        let rounded = coarse(length)
        let count = max(1, (rounded + Self.targetLength / 2) / Self.targetLength)
        guard count > 1 else { return [] }
        let size = Double(rounded) / Double(count)
        var chosen: [Int] = []
        var index = 0
        for part in 1..<count {
            let ideal = Double(part) * size
            let window = (ideal - size * 0.3)...(ideal + size * 0.3)
            var best: Int?
            while index < candidates.count - 1,
                Double(candidates[index].offset) <= window.upperBound
            {
                if window.contains(Double(candidates[index].offset)) {
                    if best.map({ candidates[index].mark < candidates[$0].mark }) ?? true {
                        best = index
                    }
                }
                index += 1
            }
            if let best { chosen.append(best) }
        }
        return chosen
    }

    /// Rounded to eighths of an octave, about 9 %: small edits keep the number of parts.
    private func coarse(_ length: Int) -> Int {
        guard length > Self.targetLength else { return length }
        var step = 1
        while length / step >= 16 { step *= 2 }
        return (length + step / 2) / step * step
    }

    /// FNV-1a over the code units: the same on every machine.
    static func mark(_ units: ArraySlice<UInt16>) -> UInt64 {
        units.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
