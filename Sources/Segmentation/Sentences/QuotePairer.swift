import BookModel

/// A quotation: offsets of its opening and closing marks.
struct QuotePair: Equatable {
    var open: Int
    var close: Int
}

/// Pairs the quotation marks of a text and keeps the outermost pairs.
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
        var found: [QuotePair] = []
        var open: [Int?] = Array(repeating: nil, count: Family.allCases.count)
        for index in text.indices {
            guard let family = Family(text[index]) else { continue }
            switch direction(at: index, family, isOpen: open[family.rawValue] != nil) {
            case .opens:
                // A second opening mark of a family: the first was never closed.
                open[family.rawValue] = index
            case .closes:
                guard let start = open[family.rawValue] else { continue }
                while let last = found.last, last.open > start { found.removeLast() }
                if found.last.map({ $0.close < start }) ?? true {
                    found.append(QuotePair(open: start, close: index))
                }
                open[family.rawValue] = nil
            case .neither: continue
            }
        }
        return found
    }

    private enum Direction { case opens, closes, neither }

    private enum Family: Int, CaseIterable {
        case double, single, angle, corner, whiteCorner

        init?(_ unit: UInt16) {
            switch unit {
            case 0x22, 0x201C...0x201F: self = .double
            case 0x27, 0x2018...0x201B: self = .single
            case 0xAB, 0xBB: self = .angle
            case 0x300C, 0x300D, 0xFF62, 0xFF63: self = .corner
            case 0x300E, 0x300F: self = .whiteCorner
            default: return nil
            }
        }
    }

    private func direction(at index: Int, _ family: Family, isOpen: Bool) -> Direction {
        switch family {
        case .corner, .whiteCorner: return classes[text[index]] == .opening ? .opens : .closes
        case .single: return singleDirection(at: index)
        case .double, .angle: break
        }
        if text[index] == 0x201E { return .opens }
        let before = isSpaceLike(index - 1, or: .opening)
        let after = isSpaceLike(index + 1, or: .closing)
        if before != after { return before ? .opens : .closes }
        switch text[index] {
        case 0x22: return isOpen ? .closes : .opens
        case 0xAB, 0x201C: return .opens
        default: return .closes
        }
    }

    /// ‘…’ and '…' are also the apostrophe: they close only behind a mark.
    private func singleDirection(at index: Int) -> Direction {
        let before = isSpaceLike(index - 1, or: .opening)
        if before, text[index] != 0x2019 {
            return isSpaceLike(index + 1, or: .closing) ? .neither : .opens
        }
        guard text[index] == 0x2019 || text[index] == 0x27, index > 0 else { return .neither }
        switch classes[text[index - 1]] {
        case .terminator, .comma, .dash: return .closes
        default: return .neither
        }
    }

    private func isSpaceLike(_ index: Int, or punctuation: UnitClass) -> Bool {
        guard text.indices.contains(index) else { return true }
        let found = classes[text[index]]
        if found.isSpace || found == .dash || found == punctuation { return true }
        return punctuation == .closing && (found == .terminator || found == .comma)
    }
}
