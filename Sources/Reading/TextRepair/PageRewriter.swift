import BookModel

/// Writes a page's text anew, character by character, and moves boxes, styles and hidden stretches
/// along.
struct PageRewriter {
    private let page: PrintedPage
    private let codePage: CodePage?
    private let usesCork: Bool
    private let alphabets: [String: NumberedAlphabet]

    init(
        _ page: PrintedPage, codePage: CodePage?, usesCork: Bool,
        alphabets: [String: NumberedAlphabet] = [:]
    ) {
        self.page = page
        self.codePage = codePage
        self.usesCork = usesCork
        self.alphabets = alphabets
    }

    func rewritten() -> PrintedPage {
        var result = page
        result.text = []
        result.boxes = []
        /// Where each unit of the old text begins in the new one.
        var starts: [Int] = []
        starts.reserveCapacity(page.text.count + 1)
        var readable = [Bool](repeating: false, count: page.text.count)
        let isForeign = foreignWords()
        let isUnread = unreadable()
        let numbered = NumberedGlyphs.units(of: page, alphabets)
        for (index, unit) in page.text.enumerated() {
            starts.append(result.text.count)
            let (units, isRead) =
                numbered[index].map { ($0, true) }
                ?? letters(for: unit, isForeign: isForeign[index], isUnread: isUnread[index])
            readable[index] = isRead
            result.text += units
            for part in units.indices { result.boxes.append(box(index, part, of: units.count)) }
        }
        starts.append(result.text.count)
        for index in result.runs.indices {
            let range = result.runs[index].range
            result.runs[index].range = starts[range.lowerBound]..<starts[range.upperBound]
        }
        result.hidden = hidden(starts, readable)
        return result
    }

    /// What a unit stands for, and whether one that could not be read now can.
    private func letters(
        for unit: UInt16, isForeign: Bool, isUnread: Bool
    ) -> (CodeUnits, Bool) {
        if isUnread, (0xF000...0xF0FF).contains(unit) {
            if usesCork, let known = CorkEncoding.units(of: UInt8(unit & 0xFF)) {
                return (known, true)
            }
            if let codePage, unit >= 0xF080 {
                let mapped = codePage.unit(for: unit & 0xFF)
                // A sign may as well be another font's: TeX's symbols stand at the same places.
                if Unicode.Scalar(mapped)?.properties.isAlphabetic == true {
                    return ([mapped], true)
                }
            }
            return ([0xFFFD], false)
        }
        guard let codePage, isForeign else { return ([unit], false) }
        return ([codePage.unit(for: unit)], false)
    }

    /// For each unit whether it is part of a word of the other charset: one with as many characters
    /// from beyond ASCII as from it. So "naïve" stays on a Russian page.
    private func foreignWords() -> [Bool] {
        var flags = [Bool](repeating: false, count: page.text.count)
        guard codePage != nil else { return flags }
        var start = 0
        for index in 0...page.text.count {
            guard index == page.text.count || page.text[index] <= 0x20 else { continue }
            let word = page.text[start..<index]
            let upper = word.count { CodePage.byte(of: $0) != nil }
            let plain = word.count { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
            if upper > 0, upper >= plain { for place in start..<index { flags[place] = true } }
            start = index + 1
        }
        return flags
    }

    private func unreadable() -> [Bool] {
        var flags = [Bool](repeating: false, count: page.text.count)
        for stretch in page.hidden where stretch.rule == PageFindings.unreadable {
            for index in stretch.range { flags[index] = true }
        }
        return flags
    }

    private func box(_ index: Int, _ part: Int, of count: Int) -> Box {
        var box = page.boxes[index]
        guard count > 1 else { return box }
        let width = box.width / Float(count)
        box.x0 += width * Float(part)
        box.x1 = box.x0 + width
        return box
    }

    /// The hidden stretches without what can be read now.
    private func hidden(_ starts: [Int], _ readable: [Bool]) -> [HiddenText] {
        var result: [HiddenText] = []
        for stretch in page.hidden {
            var start = stretch.range.lowerBound
            for index in stretch.range
            where stretch.rule == PageFindings.unreadable && readable[index] {
                if start < index {
                    result.append(
                        HiddenText(range: starts[start]..<starts[index], rule: stretch.rule))
                }
                start = index + 1
            }
            if start < stretch.range.upperBound {
                let range = starts[start]..<starts[stretch.range.upperBound]
                result.append(HiddenText(range: range, rule: stretch.rule))
            }
        }
        return result
    }
}

/// The codes of TeX's Cork encoding (T1, T2A for Cyrillic) and of its symbols (TS1: the bullet)
/// that are controls elsewhere.
enum CorkEncoding {
    private static let units: [UInt8: String] = [
        0x0D: "‚", 0x0E: "‹", 0x0F: "›", 0x10: "“", 0x11: "”", 0x12: "„", 0x13: "«", 0x14: "»",
        0x15: "–", 0x16: "—", 0x19: "ı", 0x1A: "ȷ", 0x1B: "ff", 0x1C: "fi", 0x1D: "fl", 0x1E: "ffi",
        0x1F: "ffl", 0x7F: "-", 0x88: "•",
    ]

    static func units(of code: UInt8) -> CodeUnits? { units[code].map { CodeUnits($0) } }
}
