import BookModel

/// The head and foot of a document of one page, where nothing is repeated.
///
/// Well apart from a page of text at its very edge: a number at the foot; a row in smaller type
/// that is in pieces or holds a number: "Proceedings of the Society     Vol. 12". Not: a line of
/// the text's own size, as a date or a title is; a row in one piece without a number, which may say
/// anything.
extension RunningHeads {
    func ofOnePage() -> [(rule: String, lines: [Int])] {
        guard let sheet = draft.sheets.first, sheet.lines.count >= 10 else { return [] }
        return rows.filter { row in
            guard row.depth == 0, row.side == .top || row.side == .bottom,
                row.gap > draft.body.leading, row.distance < 0.14 * sheet.frame.height
            else { return false }
            if row.side == .bottom, row.isFolio { return true }
            let size = row.lines.map { sheet.lines[$0].size }.max() ?? 0
            return size < 0.93 * draft.body.size && (row.lines.count > 1 || !row.apart.isEmpty)
                && row.length < 100 && !opensNote(row, sheet)
        }.flatMap { row in row.lines.map { (rule(of: $0, in: row), [$0]) } }
    }

    /// A single line at the foot that begins with a note's marker: "1 A letter", "1‘Well".
    private func opensNote(_ row: EdgeRow, _ sheet: Sheet) -> Bool {
        guard row.side == .bottom, let line = row.lines.first,
            let word = sheet.lines[line].words.first
        else { return false }
        let units = sheet.page.text[word.range]
        let marker = units.prefix { NoteMarker.folded([$0]) != nil }
        guard !marker.isEmpty, !row.isFolio else { return false }
        return NoteMarker.folded(units) != nil
            || marker.endIndex < units.endIndex
                && !UnitClass(units[marker.endIndex]).isDisjoint(with: [.letter, .opening])
    }
}
