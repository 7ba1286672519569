import BookModel

/// A piece of a row: words without a wide space between them, and the line that they are part of.
struct TablePiece {
    var line: Line
    /// Index into the sheet's lines.
    var source: Int
    var ends: LineEnds

    var box: Box { line.box }
}

/// The pieces of a page or a part of it, in rows from the top, each from the left.
struct TablePieces {
    let rows: [[TablePiece]]

    /// Spaces wider than this part of the type's size part cells; word spaces are seldom as wide.
    private static let gap: Float = 0.8

    /// Pieces of all lines that lie inside the box, cut at the rules that run through them.
    init(_ sheet: Sheet, in box: Box?, cuts: [Float] = []) {
        var pieces: [TablePiece] = []
        for (index, line) in sheet.lines.enumerated() where !line.isTurned && line.table < 0 {
            if let box, !Self.lies(line.box, in: box) { continue }
            for words in Self.parts(line, cuts: cuts) {
                let part = Line(page: line.page, words: words)
                pieces.append(
                    TablePiece(
                        line: part, source: index, ends: LineEnds(part.plainUnits(in: sheet.page))))
            }
        }
        rows = Self.rows(pieces)
    }

    init(rows: [[TablePiece]]) { self.rows = rows }

    /// The rows whose middle lies between two heights.
    func between(_ top: Float, _ foot: Float) -> TablePieces {
        TablePieces(
            rows: rows.filter { $0[0].box.centreY > top && $0[0].box.centreY < foot })
    }

    private static func lies(_ inner: Box, in box: Box) -> Bool {
        inner.centreY > box.y0 && inner.centreY < box.y1 && inner.x0 > box.x0 - 3
            && inner.x1 < box.x1 + 3
    }

    private static func parts(_ line: Line, cuts: [Float]) -> [[Word]] {
        var parts: [[Word]] = []
        for word in line.words {
            if let last = parts.last?.last {
                let isCut = cuts.contains { last.box.centreX < $0 && word.box.centreX > $0 }
                if isCut || word.box.x0 - last.box.x1 > gap * line.size {
                    var first = word
                    first.isSpaced = false
                    parts.append([first])
                    continue
                }
            }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(word)
        }
        return parts
    }

    private static func rows(_ pieces: [TablePiece]) -> [[TablePiece]] {
        var rows: [[TablePiece]] = []
        for piece in pieces.sorted(by: { ($0.line.base, $0.box.x0) < ($1.line.base, $1.box.x0) }) {
            if let first = rows.last?.first,
                piece.line.base - first.line.base < 0.35 * max(piece.line.size, first.line.size)
            {
                rows[rows.count - 1].append(piece)
            } else {
                rows.append([piece])
            }
        }
        return rows.map { $0.sorted { $0.box.x0 < $1.box.x0 } }
    }
}
