import BookModel

/// A quotation: offsets of its opening and closing marks.
struct QuotePair: Equatable {
    var open: Int
    var close: Int
}

/// Pairs the quotation marks of a text; quotations within quotations are not told apart.
///
/// Whether `“`, `»` or `"` opens is told by the white space around it, since languages use them
/// both ways (“English”, „Deutsch“, »Dansk«, ”Svenska”).
struct QuotePairer {
    private let text: CodeUnits
    private let classes = UnitClassTable.shared

    init(_ text: CodeUnits) {
        self.text = text
    }

    func pairs() -> [QuotePair] {
        var pairs: [QuotePair] = []
        var open: Int?
        var depth = 0
        for index in text.indices where Self.isQuote(text[index]) {
            switch direction(at: index, isOpen: open != nil) {
            case .opens:
                if open == nil { (open, depth) = (index, 0) } else { depth += 1 }
            case .closes:
                guard let start = open else { continue }
                if depth > 0 { depth -= 1 } else { pairs.append(QuotePair(open: start, close: index)); open = nil }
            case .neither: continue
            }
        }
        return pairs
    }

    private enum Direction { case opens, closes, neither }

    private static func isQuote(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x22, 0xAB, 0xBB, 0x2018...0x201F, 0x300C...0x300F, 0xFF62, 0xFF63: true
        default: false
        }
    }

    private func direction(at index: Int, isOpen: Bool) -> Direction {
        switch text[index] {
        case 0x300C, 0x300E, 0xFF62, 0x201E, 0x201F: return .opens
        case 0x300D, 0x300F, 0xFF63: return .closes
        case 0x2018...0x201B: return singleDirection(at: index)
        default: break
        }
        let before = isSpaceLike(index - 1, or: .opening)
        let after = isSpaceLike(index + 1, or: .closing)
        if before != after { return before ? .opens : .closes }
        switch text[index] {
        case 0x22: return isOpen ? .closes : .opens
        case 0xAB, 0x201C: return .opens
        default: return .closes
        }
    }

    /// ‘…’ is also the apostrophe: it closes only behind a mark.
    private func singleDirection(at index: Int) -> Direction {
        let before = isSpaceLike(index - 1, or: .opening)
        if text[index] != 0x2019 { return before ? .opens : .neither }
        guard index > 0 else { return .neither }
        let found = classes[text[index - 1]]
        return found == .terminator || found == .comma || found == .dash ? .closes : .neither
    }

    private func isSpaceLike(_ index: Int, or punctuation: UnitClass) -> Bool {
        guard text.indices.contains(index) else { return true }
        let found = classes[text[index]]
        if found.isSpace || found == .dash || found == punctuation { return true }
        return punctuation == .closing && (found == .terminator || found == .comma)
    }
}
