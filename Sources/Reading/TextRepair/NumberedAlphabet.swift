import BookModel

/// What the numbered glyphs of a font stand for, found by how they read.
///
/// A font whose glyphs are named by their numbers ("g18", "cid152") and that has no map to Unicode
/// says nothing of its letters but their order: those of an alphabet stand together in nearly every
/// font. Where the small letters begin is told by how often each is used, where the capitals do by
/// the words that the book also has in small letters, where the figures do by its years; marks are
/// told by what stands around them. A language detector has the last word.
///
/// Not: fonts with too little text to tell; text of other alphabets than the Latin.
struct NumberedAlphabet {
    /// By glyph number.
    var units: [Int: UInt16] = [:]

    /// Less text than this many glyphs tells nothing.
    private static let leastGlyphs = 300
    /// Space is the fourth glyph of a TrueType font, behind those for what is missing.
    private static let space = 3

    /// The glyphs of all the font's text in order; `nil` stands for what is no numbered glyph.
    init?(_ text: [Int?]) {
        let glyphs = text.compactMap { $0 }
        guard glyphs.count >= Self.leastGlyphs else { return nil }
        var counts: [Int: Int] = [:]
        for glyph in glyphs { counts[glyph, default: 0] += 1 }
        guard let small = Self.smallLetters(counts) else { return nil }
        for index in 0..<26 { units[small + index] = 0x61 + UInt16(index) }
        if units[Self.space] == nil { units[Self.space] = 0x20 }
        guard Self.reads(text.map { $0.flatMap { units[$0] } ?? 0x20 }) else { return nil }
        if let capitals = capitals(text, before: small) {
            for index in 0..<26 { units[capitals + index] = 0x41 + UInt16(index) }
            if small - capitals == 32 { addASCII(from: capitals) }
        }
        addFigures(text)
        addMarks(text)
    }

    /// The part of all letters that each is in European languages, in tenths of a per cent.
    private static let frequencies = [
        95, 14, 32, 39, 128, 14, 16, 25, 72, 4, 12, 42, 26, 72, 65, 24, 5, 66, 66, 68, 35, 16, 10,
        3, 13, 8,
    ]

    /// The number at which letters as frequent as those of languages begin.
    private static func smallLetters(_ counts: [Int: Int]) -> Int? {
        let total = counts.values.reduce(0, +) - (counts[space] ?? 0)
        let starts = Set(counts.keys.flatMap { max(0, $0 - 25)...$0 }).sorted()
        var best: (start: Int, score: Double)?
        for start in starts {
            let window = (0..<26).map { counts[start + $0] ?? 0 }
            let letters = window.reduce(0, +)
            guard letters * 10 > total * 6 else { continue }
            // The cosine of the angle between what is used and what is usual.
            let dot = zip(window, frequencies).reduce(0.0) { $0 + Double($1.0) * Double($1.1) }
            let length = window.reduce(0.0) { $0 + Double($1) * Double($1) }.squareRoot()
            let score = dot / length
            if score > best?.score ?? 0 { best = (start, score) }
        }
        let usual = frequencies.reduce(0.0) { $0 + Double($1) * Double($1) }.squareRoot()
        return best.flatMap { $0.score > 0.85 * usual ? $0.start : nil }
    }

    private static func reads(_ text: CodeUnits) -> Bool {
        guard let seen = LanguageDetector.detect(Array(text.prefix(20000)).string) else {
            return false
        }
        return seen.isReliable && seen.share >= 60
    }

    /// Where capitals begin: most words with one in front are in the text with a small letter too.
    private func capitals(_ text: [Int?], before small: Int) -> Int? {
        let words = text.split { $0 == nil || $0 == Self.space }.map { $0.compactMap { $0 } }
        let plain = Set(words.filter { word in word.count > 2 && word.allSatisfy { isSmall($0) } })
        let opened = words.filter { word in
            word.count > 2 && !isSmall(word[0]) && word.dropFirst().allSatisfy { isSmall($0) }
        }
        var votes: [Int: Int] = [:]
        for word in opened {
            for letter in 0..<26 where plain.contains([small + letter] + word.dropFirst()) {
                votes[word[0] - letter, default: 0] += 1
            }
        }
        let best = votes.filter { $0.key >= 0 && abs($0.key - small) >= 26 }
            .max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.flatMap { $0.value >= 3 ? $0.key : nil }
    }

    private func isSmall(_ glyph: Int) -> Bool {
        units[glyph].map { (0x61...0x7A).contains($0) } ?? false
    }

    /// Capitals 32 before the small letters: the numbers are those of ASCII, moved.
    private mutating func addASCII(from capitals: Int) {
        for unit in UInt16(0x20)...0x7E {
            let glyph = capitals + Int(unit) - 0x41
            if units[glyph] == nil { units[glyph] = unit }
        }
    }

    /// Ten numbers in a row whose groups of four are years.
    private mutating func addFigures(_ text: [Int?]) {
        let unknown = Set(text.compactMap { $0 }.filter { units[$0] == nil })
        var best: (start: Int, years: Int)?
        for start in unknown.flatMap({ max(0, $0 - 9)...$0 }).sorted() {
            let figures = start..<start + 10
            guard figures.allSatisfy({ units[$0] == nil }) else { continue }
            let groups = text.split { $0.map { !figures.contains($0) } ?? true }
                .map { $0.compactMap { $0 } }
            let years = groups.count { group in
                group.count == 4
                    && (group[0] - start == 1 && group[1] - start >= 7
                        || group[0] - start == 2 && group[1] - start == 0)
            }
            if years > best?.years ?? 2 { best = (start, years) }
        }
        guard let best else { return }
        for index in 0..<10 { units[best.start + index] = 0x30 + UInt16(index) }
    }
}
