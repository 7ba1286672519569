import BookModel

/// What the last piece of a note looks like, to tell whether another one goes on with it.
struct OpenNote {
    private let size: Float
    private let box: Box
    private let lines: Int
    private let sheet: Int
    let isMonospaced: Bool
    /// Its last line ends as sentences do.
    let isFinished: Bool

    init(_ region: Region, _ draft: Draft) {
        size = region.lines.first?.size ?? 0
        (box, lines, sheet) = (region.box, region.lines.count, region.sheet)
        let coded = region.lines.count { draft.styles[$0.style].isMonospaced }
        isMonospaced = coded * 2 > region.lines.count
        isFinished =
            region.lines.last.map {
                LineEnds($0.plainUnits(in: draft.sheets[region.sheet].page)).isFinished
            } ?? true
    }

    /// Whether it is set like a note that it may be the rest of. Not: a program or a table in a
    /// small type of its own.
    func isRest(of note: OpenNote) -> Bool {
        // An address in a face and size of its own, right below the rest.
        if sheet == note.sheet, lines <= 2, size < 1.08 * note.size,
            box.y0 - note.box.y1 < 0.8 * note.size, box.y0 > note.box.y0
        {
            return true
        }
        return abs(size - note.size) < 0.08 * note.size && (!isMonospaced || note.isMonospaced)
    }
}
