import BookModel

/// What stands between a note's number, which is not read, and its text: "2. Ibid.", "2) Ibid.".
enum NoteStart {
    static func trimmed(_ block: Block, ledger: inout Ledger) -> Block {
        let units = block.text.units
        guard block.noteID != nil, let first = units.first,
            [0x2E, 0x29, 0x3A, 0x5D, 0x2D, 0x2013, 0x2014].contains(first)
        else { return block }
        let end = 1 + units.dropFirst().prefix { $0 == 0x20 || $0 == 0xA0 }.count
        // ".5 is a half" begins with its point.
        guard end > 1, end < units.count else { return block }
        for source in block.text.sourceRanges(of: 0..<1) {
            ledger.drop(source, rule: "note-marker", excerpt: units.string(in: 0..<1))
        }
        var block = block
        block.apply([TextEdit(0..<end)])
        return block
    }
}
