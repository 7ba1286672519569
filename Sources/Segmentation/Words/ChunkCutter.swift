import BookModel
import CICU

/// Parts a run without white space into words.
struct ChunkCutter {
    private let text: CodeUnits
    private let classes = UnitClassTable.shared
    /// 1 where ICU starts a word; made when first needed.
    private var marks: [UInt8] = []
    /// Straight quotation marks before `quotesCounted`: an odd one closes.
    private var straightQuotes = 0
    private var quotesCounted = 0

    init(_ text: CodeUnits) {
        self.text = text
    }

    /// Whether a free-standing run opens what follows it: `„`, `«`, `(`, an odd `"`.
    mutating func opens(_ run: Range<Int>) -> Bool {
        run.allSatisfy { isOpening(at: $0) || classes[text[$0]].isExtender }
    }

    mutating func pieces(of chunk: Range<Int>, _ traits: ChunkTraits) -> [Range<Int>] {
        if traits.hasDictionaryScript, marks.isEmpty { marks = Self.dictionaryMarks(text) }
        var pieces: [Range<Int>] = []
        var start = chunk.lowerBound
        var before: Core?
        var index = chunk.lowerBound
        while index < chunk.upperBound {
            let length = text.scalar(at: index).length
            let found = classes.classOfScalar(in: text, at: index)
            if found.isCore {
                if let last = before,
                    let cut = cut(between: last, and: found, at: index, from: start)
                {
                    pieces.append(start..<cut)
                    start = cut
                }
                before = Core(kind: found, end: index + length)
            } else if found.isExtender, before?.end == index {
                before?.end = index + length
            }
            index += length
        }
        pieces.append(start..<chunk.upperBound)
        return pieces
    }

    /// The last letter or digit seen and where it ends, its marks included.
    private struct Core {
        var kind: UnitClass
        var end: Int
    }

    /// Where a word ends between two letters or digits, if it does.
    private mutating func cut(
        between last: Core, and next: UnitClass, at index: Int, from start: Int
    ) -> Int? {
        let isWide = last.kind == .dictionary || next == .dictionary
        let gap = last.end..<index
        if gap.isEmpty {
            guard isWide else { return nil }
            return last.kind == next && marks[index] == 0 ? nil : index
        }
        if isWide || gap.contains(where: { text[$0].isIdeographicPunctuation }) {
            if isThaiAbbreviation(gap, from: start) { return nil }
            if last.kind == .digit, next == .digit, gap.count == 1 { return nil }
            return gap.first { isOpening(at: $0) } ?? index
        }
        return cutAfterDash(in: gap, last.kind, next)
    }

    /// `freedom—and` parts after the dash; `1914–1918` and `A4–A5`'s digits do not.
    private func cutAfterDash(in gap: Range<Int>, _ last: UnitClass, _ next: UnitClass) -> Int? {
        guard last.isLetter || next.isLetter,
            let dash = gap.last(where: { isDash(at: $0, in: gap) })
        else { return nil }
        let joinsDigits = text[dash] == 0x2013 || text[dash] == 0x2012
        if joinsDigits, !(last.isLetter && next.isLetter) { return nil }
        return dash + 1
    }

    private func isDash(at index: Int, in gap: Range<Int>) -> Bool {
        if classes[text[index]] == .dash { return true }
        return text[index] == 0x2D && index > gap.lowerBound && text[index - 1] == 0x2D
    }

    /// `พ.ศ.` and `ก.ค.` are one word each: a full stop after one or two letters.
    private func isThaiAbbreviation(_ gap: Range<Int>, from start: Int) -> Bool {
        guard gap.count == 1, text[gap.lowerBound] == 0x2E, gap.lowerBound - start <= 12 else {
            return false
        }
        let letters = text[start..<gap.lowerBound].reversed().prefix { $0 != 0x2E }
        return letters.count <= 2 && letters.allSatisfy { (0x0E00...0x0EFF).contains($0) }
    }

    private mutating func isOpening(at index: Int) -> Bool {
        if text[index] == 0x22 { return isOddQuote(at: index) }
        return classes[text[index]] == .opening
    }

    private mutating func isOddQuote(at index: Int) -> Bool {
        if index < quotesCounted { (straightQuotes, quotesCounted) = (0, 0) }
        while quotesCounted < index {
            if text[quotesCounted] == 0x22 { straightQuotes += 1 }
            quotesCounted += 1
        }
        return straightQuotes.isMultiple(of: 2)
    }

    private static func dictionaryMarks(_ text: CodeUnits) -> [UInt8] {
        var marks = [UInt8](repeating: 0, count: text.count)
        _ = text.withUnsafeBufferPointer { units in
            marks.withUnsafeMutableBufferPointer { found in
                lectern_icu_mark_words(
                    units.baseAddress, Int32(clamping: units.count), found.baseAddress)
            }
        }
        return marks
    }
}
