import BookModel

/// Finds which kana of a reading stand for which characters, so that a word's part can be told.
enum KanaAlignment {
    struct Part: Equatable {
        var source: Range<Int>
        var said: Range<Int>
        /// One kana said as written.
        var isKana = false
    }

    /// Kana at the word's start and end that are said as written map one to one; what lies between
    /// (the kanji) maps as a whole.
    static func parts(of surface: CodeUnits, said: CodeUnits) -> [Part] {
        guard !said.isEmpty, !surface.isEmpty else { return [] }
        let limit = min(surface.count, said.count)
        var front = 0
        while front < limit, matches(surface[front], said[front]) { front += 1 }
        var back = 0
        while back < limit - front,
            matches(surface[surface.count - 1 - back], said[said.count - 1 - back])
        { back += 1 }
        let middleSource = front..<surface.count - back
        let middleSaid = front..<said.count - back
        // What is left must be on both sides or on neither.
        if middleSource.isEmpty != middleSaid.isEmpty {
            return [Part(source: 0..<surface.count, said: 0..<said.count)]
        }
        var parts = (0..<front).map { Part(source: $0..<$0 + 1, said: $0..<$0 + 1, isKana: true) }
        if !middleSource.isEmpty { parts.append(Part(source: middleSource, said: middleSaid)) }
        for offset in (0..<back).reversed() {
            let (own, kana) = (surface.count - 1 - offset, said.count - 1 - offset)
            parts.append(Part(source: own..<own + 1, said: kana..<kana + 1, isKana: true))
        }
        return parts
    }

    private static func matches(_ written: UInt16, _ said: UInt16) -> Bool {
        guard Kana.isKana(written) else { return false }
        let kana = Kana.katakana(written)
        if kana == said || Kana.isLengthened(kana, as: said) { return true }
        // The particles は, へ, を.
        return kana == 0x30CF && said == 0x30EF || kana == 0x30D8 && said == 0x30A8
            || kana == 0x30F2 && said == 0x30AA
    }
}
