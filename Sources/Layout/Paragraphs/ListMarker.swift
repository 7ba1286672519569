import BookModel

/// What a list item may begin with.
enum ListMarker: Equatable {
    case bullet
    /// - – * and other marks that also stand in running text.
    case dash
    case number(Int)
    case letter

    /// The marker that a line's first word is, when text follows it.
    static func at(start units: CodeUnits) -> ListMarker? {
        guard let end = units.firstIndex(where: { $0 == 0x20 }), end < units.count - 1, end <= 6
        else { return nil }
        let word = Array(units[..<end])
        if word.count == 1 {
            if bullets.contains(word[0]) { return .bullet }
            if dashes.contains(word[0]) { return .dash }
        }
        guard let last = word.last, last == 0x2E || last == 0x29 || last == 0x3001 else {
            return nil
        }
        var core = word.dropLast()
        if core.first == 0x28 { core = core.dropFirst() }
        if let value = Numerals.arabic(Array(core)), value < 200 { return .number(value) }
        if core.count == 1, let unit = core.first, UnitClass(unit).contains(.letter), last == 0x29 {
            return .letter
        }
        return nil
    }

    /// The marker that a line begins with. A letter in a font of signs is a bullet, an "o" in
    /// typewriter type before other text is Word's; an "o" in the text's own font is a word.
    static func at(start line: Line, in page: PrintedPage, _ styles: Styles) -> ListMarker? {
        if isPictorial(line, in: page, styles) {
            return isLetterO(line, page) ? .dash : .bullet
        }
        return at(start: line.plainUnits(in: page))
    }

    /// Whether a line's first word is a sign that only its font shows: "§" or "v" in Wingdings.
    static func isPictorial(_ line: Line, in page: PrintedPage, _ styles: Styles) -> Bool {
        guard line.words.count > 1, line.words[1].isSpaced, line.words[0].range.count == 1 else {
            return false
        }
        // What has a character of its own says itself what it is.
        guard page.text[line.firstUnit] < 0x2000 else { return false }
        let (sign, text) = (styles[line.words[0].style], styles[line.words[1].style])
        guard sign.font != text.font else { return false }
        let name = sign.font.lowercased()
        return ["wingdings", "webdings", "dingbat"].contains { name.contains($0) }
            || sign.isMonospaced && !text.isMonospaced && isLetterO(line, page)
    }

    private static func isLetterO(_ line: Line, _ page: PrintedPage) -> Bool {
        page.text[line.words[0].range] == [0x6F]
    }

    private static let bullets: Set<UInt16> = [
        0x2022, 0x25E6, 0x25AA, 0x25AB, 0x25CF, 0x25CB, 0x25A0, 0x25A1, 0x2023, 0x2043, 0x2219,
        0x25B6, 0x27A2,
        0x2756, 0x2794, 0x25C6, 0x25C7, 0xF0B7, 0xF0A7, 0xF0D8, 0x30FB,
    ]
    private static let dashes: Set<UInt16> = [0x2D, 0x2013, 0x2014, 0x2A, 0x2217, 0xB7, 0x2212]
}
