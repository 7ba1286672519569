import BookModel

/// Reads tables row by row ("column: cell; column: cell."), announces or skips them.
struct TablePass: BlockPass {
    let policy: ReadingOptions.Tables
    let announcement: String

    func blocks(for block: Block, ledger: inout Ledger) -> [Block] {
        guard block.role == .table, !block.cells.isEmpty else { return [block] }
        switch policy {
        case .rows: return rows(of: block, ledger: &ledger)
        case .announce, .skip:
            ledger.drop(block, rule: CleaningRule.table)
            return policy == .announce ? [block.announcement(announcement)] : []
        }
    }

    private func rows(of block: Block, ledger: inout Ledger) -> [Block] {
        let heads = block.hasHeaderRow && block.cells.count > 1 ? block.cells[0] : []
        var rows: [Block] = []
        for cells in block.cells.dropFirst(heads.isEmpty ? 0 : 1) {
            var row = Block(
                role: .table, text: text(of: cells, heads: heads), language: block.language)
            guard !row.text.isEmpty else { continue }
            row.noteID = block.noteID
            rows.append(row)
        }
        // A column without a cell in any row has its head said nowhere.
        for (column, head) in heads.enumerated()
        where !block.cells.dropFirst().contains(where: { hasText($0, column) }) {
            ledger.drop(head, rule: CleaningRule.table)
        }
        if !rows.isEmpty { rows[rows.count - 1].noteReferences = block.noteReferences }
        return rows
    }

    private func hasText(_ row: [MappedText], _ column: Int) -> Bool {
        column < row.count && !row[column].isEmpty
    }

    private func text(of cells: [MappedText], heads: [MappedText]) -> MappedText {
        var text = MappedText()
        for (column, cell) in cells.enumerated() where !cell.isEmpty {
            let place = cell.sourcePosition(at: 0)
            if !text.isEmpty { text.append("; ", origin: .inserted(at: place)) }
            if column < heads.count, !heads[column].isEmpty {
                text.append(heads[column])
                let hasMark =
                    heads[column].units.last.map { $0 == 0x3A || $0 == 0x3F || $0 == 0xFF1A }
                    ?? false
                text.append(hasMark ? " " : ": ", origin: .inserted(at: place))
            }
            text.append(cell)
        }
        guard let last = text.units.last, !Self.endMarks.contains(last) else { return text }
        text.append(".", origin: .inserted(at: text.sourcePosition(at: text.count)))
        return text
    }

    /// . ! ? : ; … 。 ！ ？
    private static let endMarks: Set<UInt16> = [
        0x2E, 0x21, 0x3F, 0x3A, 0x3B, 0x2026, 0x3002, 0xFF01, 0xFF1F,
    ]
}
