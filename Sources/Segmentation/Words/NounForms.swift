/// Tells German nouns from names by the other words of a book, all in lower case.
struct NounForms {
    private let words: Set<String>
    /// Hashes of the beginnings and, read from the back, of the ends of longer words.
    private var beginnings: Set<UInt64> = []
    private var ends: Set<UInt64> = []

    private static let shortest = 4
    private static let endings = ["en", "er", "es", "e", "n", "ern", "nen", "em", "se", "sen"]
    private static let suffixes = [
        "ung", "ungen", "heit", "heiten", "keit", "keiten", "schaft", "schaften", "ion", "ionen",
        "tät", "täten", "ismus", "nis", "nisse", "tum", "chen", "lein", "ling", "linge", "enz",
        "anz",
    ]

    init(words: Set<String>) {
        self.words = words
        for word in words {
            let units = Array(word.utf16)
            guard units.count >= 2 * Self.shortest else { continue }
            beginnings.formUnion(Self.hashes(units).dropFirst(Self.shortest - 1).dropLast(3))
            ends.formUnion(Self.hashes(units.reversed()).dropFirst(Self.shortest - 1).dropLast(3))
        }
    }

    /// FNV-1a of each beginning.
    private static func hashes(_ units: [UInt16]) -> [UInt64] {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        return units.map { unit in
            hash = (hash ^ UInt64(unit)) &* 0x100_0000_01B3
            return hash
        }
    }

    /// Whether another case or number of the word occurs ("Datei", "Dateien"). A name has only the
    /// genitive's "s".
    func hasOtherForm(_ word: String) -> Bool {
        if Self.suffixes.contains(where: { word.hasSuffix($0) && word.count > $0.count + 2 }) {
            return true
        }
        return Self.endings.contains { ending in
            words.contains(word + ending)
                || word.hasSuffix(ending) && word.count > ending.count + 2
                    && words.contains(String(word.dropLast(ending.count)))
        }
    }

    /// Whether the word is put together of others, or others of it: "Rechner", "Anwenderrechner".
    func isCompound(_ word: String) -> Bool {
        let units = Array(word.utf16)
        guard units.count >= Self.shortest else { return false }
        if let hash = Self.hashes(units).last, beginnings.contains(hash) { return true }
        if let hash = Self.hashes(units.reversed()).last, ends.contains(hash) { return true }
        guard units.count >= 2 * Self.shortest else { return false }
        return (Self.shortest...(units.count - 3)).contains { length in
            words.contains(String(word.suffix(length)))
        }
    }
}
