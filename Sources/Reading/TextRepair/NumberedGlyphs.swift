import BookModel

/// Glyphs of which a font tells only the number: U+F0000 + number, two units of a page's text.
enum NumberedGlyphs {
    /// What the numbers stand for, by the name of the font, where that can be told.
    static func alphabets(of pages: [PrintedPage]) -> [String: NumberedAlphabet] {
        var texts: [String: [Int?]] = [:]
        for page in pages {
            let fonts = Set(numbers(of: page).map { page.runs[$0.run].font })
            guard !fonts.isEmpty else { continue }
            let byPlace = Dictionary(
                numbers(of: page).map { ($0.offset, $0.number) }, uniquingKeysWith: { a, _ in a })
            for run in page.runs where fonts.contains(run.font) {
                var text: [Int?] = []
                for offset in run.range where !isSecond(page.text[offset]) {
                    text.append(byPlace[offset])
                }
                texts[run.font, default: []] += text + [nil]
            }
        }
        return texts.compactMapValues { NumberedAlphabet($0) }
    }

    /// For each unit of a page that is half of a numbered glyph: what the glyph stands for, at its
    /// first one. A number that no alphabet knows may be the character's own code.
    static func units(
        of page: PrintedPage, _ alphabets: [String: NumberedAlphabet]
    ) -> [Int: CodeUnits] {
        var result: [Int: CodeUnits] = [:]
        for glyph in numbers(of: page) {
            let alphabet = alphabets[page.runs[glyph.run].font]
            let unit = alphabet.map { $0.units[glyph.number] } ?? plain(glyph.number)
            guard let unit else { continue }
            result[glyph.offset] = [unit]
            result[glyph.offset + 1] = []
        }
        return result
    }

    private static func plain(_ number: Int) -> UInt16? {
        guard number >= 0x20, !(0x7F...0x9F).contains(number), number < 0xD800 else { return nil }
        return UInt16(number)
    }

    private static func numbers(
        of page: PrintedPage
    ) -> [(offset: Int, number: Int, run: Int)] {
        var found: [(offset: Int, number: Int, run: Int)] = []
        var run = 0
        for stretch in page.hidden where stretch.rule == PageFindings.unreadable {
            for offset in stretch.range where (0xDB80...0xDBBF).contains(page.text[offset]) {
                while run < page.runs.count, page.runs[run].range.upperBound <= offset { run += 1 }
                guard run < page.runs.count, offset + 1 < page.text.count else { break }
                let high = Int(page.text[offset]) - 0xD800
                let low = Int(page.text[offset + 1]) - 0xDC00
                found.append((offset, high << 10 + low + 0x10000 - 0xF0000, run))
            }
        }
        return found
    }

    private static func isSecond(_ unit: UInt16) -> Bool { (0xDC00...0xDFFF).contains(unit) }
}
