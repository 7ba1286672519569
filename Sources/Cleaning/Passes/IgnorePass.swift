import BookModel
import Foundation

/// Leaves out the phrases that the listener never wants to hear.
struct IgnorePass: BlockPass {
    private let matchers: [PhraseMatcher]

    init(phrases: [String]) {
        matchers = phrases.compactMap(PhraseMatcher.init)
    }

    func blocks(for block: Block, ledger: inout Ledger) -> [Block] {
        guard !matchers.isEmpty else { return [block] }
        var block = block
        for row in block.cells.indices {
            for column in block.cells[row].indices {
                clean(&block.cells[row][column], ledger: &ledger)
            }
        }
        let edits = edits(of: block.text, ledger: &ledger)
        guard !edits.isEmpty else { return block.hasText ? [block] : [] }
        block.apply(edits)
        guard block.text.units.contains(where: Self.isSaid) else {
            ledger.drop(block.text, rule: CleaningRule.ignoreList)
            return []
        }
        return [block]
    }

    private func clean(_ cell: inout MappedText, ledger: inout Ledger) {
        let edits = edits(of: cell, ledger: &ledger)
        if !edits.isEmpty { cell = cell.applying(edits) }
    }

    private func edits(of text: MappedText, ledger: inout Ledger) -> [TextEdit] {
        let ranges = matchers.flatMap { $0.ranges(in: text.units) }.sorted {
            $0.lowerBound < $1.lowerBound
        }
        var merged: [Range<Int>] = []
        for range in ranges where !range.isEmpty {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        ledger.drop(text, in: merged, rule: CleaningRule.ignoreList)
        return merged.map { TextEdit(widened($0, in: text.units)) }
    }

    /// With the space on one side, so that none is left double.
    private func widened(_ range: Range<Int>, in units: CodeUnits) -> Range<Int> {
        let endsAtSpace = range.upperBound == units.count || isBlank(units[range.upperBound])
        if range.lowerBound > 0, endsAtSpace, units[range.lowerBound - 1] == 0x20 {
            return range.lowerBound - 1..<range.upperBound
        }
        if range.lowerBound == 0, range.upperBound < units.count, isBlank(units[range.upperBound]) {
            return 0..<range.upperBound + 1
        }
        return range
    }

    /// A letter or digit: what is left of a line when its phrase is gone may be marks only.
    private static func isSaid(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x61...0x7A).contains(unit | 0x20)
            || unit >= 0xAA && !(0x2000...0x2BFF).contains(unit)
                && !(0x3000...0x3004).contains(unit)
    }
}

/// One phrase of the ignore list: literal, or a regular expression between slashes.
///
/// A literal phrase is found whatever white space stands between its words (a line may end there)
/// and with curly or straight quotes; where it begins or ends with a letter, no letter may go on.
struct PhraseMatcher: Sendable {
    private enum Kind: Sendable {
        case literal(CodeUnits)
        case expression(pattern: String)
    }

    private let kind: Kind

    init?(_ phrase: String) {
        if phrase.count > 2, phrase.hasPrefix("/"), phrase.hasSuffix("/") {
            kind = .expression(pattern: String(phrase.dropFirst().dropLast()))
            return
        }
        let units = Self.folded(CodeUnits(phrase))
        guard !units.isEmpty else { return nil }
        kind = .literal(units)
    }

    func ranges(in units: CodeUnits) -> [Range<Int>] {
        switch kind {
        case .literal(let phrase): literalRanges(of: phrase, in: units)
        case .expression(let pattern): expressionRanges(of: pattern, in: units)
        }
    }

    private func expressionRanges(of pattern: String, in units: CodeUnits) -> [Range<Int>] {
        guard
            let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        else { return [] }
        let text = units.string
        return expression.matches(in: text, range: NSRange(location: 0, length: units.count)).map {
            $0.range.location..<$0.range.location + $0.range.length
        }
    }

    private func literalRanges(of phrase: CodeUnits, in units: CodeUnits) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        while index < units.count {
            if Self.folded(units[index]) == phrase[0], let end = match(phrase, units, index) {
                found.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return found
    }

    private func match(_ phrase: CodeUnits, _ units: CodeUnits, _ start: Int) -> Int? {
        var (at, index) = (0, start)
        while at < phrase.count {
            guard index < units.count else { return nil }
            if phrase[at] == 0x20 {
                guard isBlank(units[index]) || units[index] == 0xA0 else { return nil }
                while index < units.count, isBlank(units[index]) || units[index] == 0xA0 {
                    index += 1
                }
            } else {
                // A soft hyphen is no part of a word.
                if units[index] == 0xAD, at > 0 {
                    index += 1
                    continue
                }
                guard Self.folded(units[index]) == phrase[at] else { return nil }
                index += 1
            }
            at += 1
        }
        let goesOnBefore = start > 0 && isWord(units[start - 1]) && isWord(phrase[0])
        let goesOnBehind =
            index < units.count && isWord(units[index]) && isWord(phrase[phrase.count - 1])
        return goesOnBefore || goesOnBehind ? nil : index
    }

    /// Letters and digits of scripts that put spaces between words.
    private func isWord(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x61...0x7A).contains(unit | 0x20)
            || unit >= 0xC0 && unit < 0xE00
    }

    private static func folded(_ units: CodeUnits) -> CodeUnits {
        var result: CodeUnits = []
        for unit in units {
            let isSpace = isBlank(unit) || unit == 0xA0
            if isSpace, result.isEmpty || result.last == 0x20 { continue }
            result.append(isSpace ? 0x20 : folded(unit))
        }
        if result.last == 0x20 { result.removeLast() }
        return result
    }

    private static func folded(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0x2018, 0x2019, 0x201B: 0x27
        case 0x201C, 0x201D, 0x201F: 0x22
        case 0x2010, 0x2011: 0x2D
        default: unit
        }
    }
}
