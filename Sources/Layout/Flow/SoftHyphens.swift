public import BookModel

/// Takes the soft hyphens out of a flowing text: they say where a word may be broken, no reader
/// shows them, and with them "extra\u{AD}ordinary" is found neither by a lexicon nor by a search.
///
/// Not: one beside a space, which old files have for a dash; nor those of a printed page, which are
/// seen. They are white space to the ledger.
public enum SoftHyphens {
    static let sign: UInt16 = 0xAD

    public static func removed(from block: Block) -> Block {
        var block = block
        block.apply(edits(of: block.text.units))
        for (row, cells) in block.cells.enumerated() {
            for (column, cell) in cells.enumerated() {
                let edits = edits(of: cell.units)
                if !edits.isEmpty { block.cells[row][column] = cell.applying(edits) }
            }
        }
        return block
    }

    private static func edits(of units: CodeUnits) -> [TextEdit] {
        guard units.contains(sign) else { return [] }
        return units.indices.compactMap { index in
            units[index] == sign && isInside(index, units) ? TextEdit(index..<index + 1) : nil
        }
    }

    private static func isInside(_ index: Int, _ units: CodeUnits) -> Bool {
        func isSpace(_ at: Int) -> Bool {
            !units.indices.contains(at) || UnitClass(units[at]).contains(.space)
                || units[at] <= 0x20
        }
        return !isSpace(index - 1) && !isSpace(index + 1)
    }
}
