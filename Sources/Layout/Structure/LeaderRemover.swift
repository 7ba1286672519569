import BookModel

/// Takes the dots that lead to a number out of the text, and in lists of contents the number too:
/// nobody wants to hear it.
enum LeaderRemover {
    static let rule = "leader"

    static func run(_ chapters: inout [Chapter], _ ledger: inout Ledger) {
        for chapter in chapters.indices {
            let isContents = chapters[chapter].matter == .contents
            for block in chapters[chapter].blocks.indices {
                clean(&chapters[chapter].blocks[block], isContents: isContents, &ledger)
            }
        }
    }

    private static func clean(_ block: inout Block, isContents: Bool, _ ledger: inout Ledger) {
        guard block.role != .code else { return }
        let isContents = isContents || block.isContents
        block.apply(edits(block.text, isContents: isContents, &ledger))
        for (row, cells) in block.cells.enumerated() {
            for (column, cell) in cells.enumerated() {
                let edits = edits(cell, isContents: isContents, &ledger)
                if !edits.isEmpty { block.cells[row][column] = cell.applying(edits) }
            }
        }
    }

    private static func edits(
        _ text: MappedText, isContents: Bool, _ ledger: inout Ledger
    ) -> [TextEdit] {
        var cursor = SpanCursor(text.spans)
        return Leader.all(in: text.units).map { leader in
            var range = leader.dots
            if isContents { range = range.lowerBound..<leader.number.upperBound }
            for source in cursor.sourceRanges(of: range) {
                ledger.drop(source, rule: rule, excerpt: text.units.string(in: range))
            }
            let isEnd = range.upperBound == text.count
            while range.lowerBound > 0, text.units[range.lowerBound - 1] == 0x20 {
                range = range.lowerBound - 1..<range.upperBound
            }
            let isSpaced = isEnd || text.units[range.upperBound] == 0x20
            return TextEdit(range, text: isSpaced ? [] : [0x20], isInserted: true)
        }
    }
}
