import BookModel

/// White space that a font itself puts between two letters wherever they meet: "ll" of some
/// italics. A word space between the same two differs from line to line.
struct Kerns {
    private struct Pair: Hashable {
        var style: Int
        var first: UInt16
        var second: UInt16
    }

    private struct Range {
        var least: Float
        var most: Float
        var count = 0

        mutating func add(_ gap: Float) {
            (least, most, count) = (min(least, gap), max(most, gap), count + 1)
        }
    }

    /// In ems: how much the same pair's gaps may differ, and the widest that a kern is.
    private static let tolerance: Float = 0.012
    private static let widest: Float = 0.12

    private var ranges: [Pair: Range] = [:]

    /// Knows no kerns.
    init() {}

    /// Learns those of a book.
    init(_ draft: Draft) {
        for sheet in draft.sheets {
            for line in sheet.lines where !line.isTurned {
                for word in line.words where sheet.page.boxes.count >= word.range.upperBound {
                    for offset in word.range.dropLast() { learn(offset, word, sheet) }
                }
            }
        }
    }

    private mutating func learn(_ offset: Int, _ word: Word, _ sheet: Sheet) {
        let gap = Self.gap(behind: offset, in: word, sheet)
        ranges[pair(offset, word, sheet), default: Range(least: gap, most: gap)].add(gap)
    }

    private func pair(_ offset: Int, _ word: Word, _ sheet: Sheet) -> Pair {
        Pair(
            style: word.style, first: sheet.page.text[offset], second: sheet.page.text[offset + 1])
    }

    /// Between a unit and the next one, in ems.
    static func gap(behind offset: Int, in word: Word, _ sheet: Sheet) -> Float {
        let (first, next) = (sheet.page.boxes[offset], sheet.page.boxes[offset + 1])
        let (a, b) = (sheet.frame.place(first), sheet.frame.place(next))
        return (b.x0 - a.x1) / max(word.size, 1)
    }

    /// The part of that gap which is the font's own, in ems; 0 where it has none.
    func kern(behind offset: Int, in word: Word, _ sheet: Sheet) -> Float {
        guard let range = ranges[pair(offset, word, sheet)], range.count > 2,
            range.most - range.least < Self.tolerance, range.most < Self.widest
        else { return 0 }
        return max(0, range.least)
    }
}
