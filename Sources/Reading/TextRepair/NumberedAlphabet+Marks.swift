import BookModel

extension NumberedAlphabet {
    /// What stands on both sides of a glyph, over all the places where it stands.
    private struct Surroundings {
        var count = 0
        var (afterWord, beforeSpace, afterSpace, beforeWord, beforeCapital) = (0, 0, 0, 0, 0)

        /// "word, word", "word. Word"
        var closes: Bool { afterWord * 10 > count * 8 && beforeSpace * 10 > count * 7 }
        /// The share of words behind it that begin with a capital.
        var capitals: Double { Double(beforeCapital) / Double(max(1, beforeSpace)) }
        /// "word (word"
        var opens: Bool { afterSpace * 10 > count * 8 && beforeWord * 10 > count * 8 }
        /// "well-known", "don’t"
        var joins: Bool { afterWord * 10 > count * 7 && beforeWord * 10 > count * 7 }
    }

    /// Full stops, commas, brackets and hyphens, where they stand often enough to tell.
    mutating func addMarks(_ text: [Int?]) {
        let places = surroundings(text).filter { $0.value.count >= 8 }
            .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
        func first(_ unit: UInt16, where isIt: (Surroundings) -> Bool) {
            guard !units.values.contains(unit) else { return }
            if let found = places.first(where: { units[$0.key] == nil && isIt($0.value) }) {
                units[found.key] = unit
            }
        }
        // The two commonest marks that close words are comma and full stop: more sentences than
        // clauses begin with a capital.
        let closing = places.filter { units[$0.key] == nil && $0.value.closes }.prefix(2)
            .sorted { $0.value.capitals < $1.value.capitals }
        if closing.count == 2 {
            first(0x2C) { $0.capitals == closing[0].value.capitals && $0.closes }
            first(0x2E) { $0.capitals == closing[1].value.capitals && $0.closes }
        }
        first(0x28) { $0.opens }
        if units.values.contains(0x28) { first(0x29) { $0.afterWord * 10 > $0.count * 7 } }
        first(0x2D) { $0.joins }
    }

    private func surroundings(_ text: [Int?]) -> [Int: Surroundings] {
        var found: [Int: Surroundings] = [:]
        func unit(_ index: Int) -> UInt16 {
            guard text.indices.contains(index), let glyph = text[index] else { return 0x20 }
            return units[glyph] ?? 0
        }
        for (index, glyph) in text.enumerated() {
            guard let glyph, units[glyph] == nil else { continue }
            var place = found[glyph] ?? Surroundings()
            let (before, after) = (unit(index - 1), unit(index + 1))
            place.count += 1
            // Behind a bracket that is not known yet, too.
            if Self.isWord(before) || before == 0 { place.afterWord += 1 }
            if before == 0x20 { place.afterSpace += 1 }
            if Self.isWord(after) { place.beforeWord += 1 }
            if after == 0x20 {
                place.beforeSpace += 1
                // A line may end behind the space.
                let next = [2, 3, 4].map { unit(index + $0) }.first { $0 != 0x20 }
                if let next, (0x41...0x5A).contains(next) { place.beforeCapital += 1 }
            }
            found[glyph] = place
        }
        return found
    }

    private static func isWord(_ unit: UInt16) -> Bool {
        (0x61...0x7A).contains(unit) || (0x41...0x5A).contains(unit) || (0x30...0x39).contains(unit)
    }
}
