import BookModel

/// A table found on the pages: rows of cells, each the lines that it holds.
struct Table {
    var rows: [[[Line]]]
    var hasHeaderRow: Bool

    /// Puts the cells of rows that have fewer than others into the columns in which they stand, and
    /// empty ones beside them.
    mutating func align() {
        let width = rows.map(\.count).max() ?? 0
        let full = rows.filter { $0.count == width }
        let centres = (0..<width).map { column -> Float? in
            let boxes = full.flatMap { $0[column] }.map(\.box)
            guard !boxes.isEmpty else { return nil }
            return boxes.reduce(0) { $0 + $1.centreX } / Float(boxes.count)
        }
        for index in rows.indices where rows[index].count < width {
            var row = [[Line]](repeating: [], count: width)
            var next = 0
            for (place, cell) in rows[index].enumerated() {
                let last = width - rows[index].count + place
                guard next <= last else { break }
                let x = cell.first?.box.centreX ?? 0
                let column =
                    cell.isEmpty
                    ? next
                    : (next...last).min {
                        abs((centres[$0] ?? .infinity) - x) < abs((centres[$1] ?? .infinity) - x)
                    } ?? next
                row[column] = cell
                next = column + 1
            }
            rows[index] = row
        }
    }

    /// Whether the first row names the columns: it is bold and the second is not, or it has words
    /// over columns of figures.
    func looksHeaded(in draft: Draft) -> Bool {
        guard rows.count >= 2, let first = rows.first, first.count > 1,
            first.dropFirst().allSatisfy({ !$0.isEmpty })
        else { return false }
        if isBold(first, draft), !isBold(rows[1], draft) { return true }
        guard !first.contains(where: { isFigure($0, draft) }) else { return false }
        return first.indices.contains { column in
            let below = rows.dropFirst().map { $0[column] }.filter { !$0.isEmpty }
            return below.count >= 2 && below.allSatisfy { isFigure($0, draft) }
        }
    }

    private func isBold(_ row: [[Line]], _ draft: Draft) -> Bool {
        row.allSatisfy { cell in
            cell.allSatisfy { line in line.words.allSatisfy { draft.styles[$0.style].isBold } }
        }
    }

    /// "1,200", "–3.5 %", "$40": more digits than letters.
    func isFigure(_ cell: [Line], _ draft: Draft) -> Bool {
        var (digits, letters) = (0, 0)
        for line in cell {
            for unit in line.units(in: draft.sheets[line.page].page) {
                let kind = UnitClass(unit)
                if kind.contains(.digit) { digits += 1 }
                if kind.contains(.letter) { letters += 1 }
            }
        }
        return digits > letters
    }
}

extension Draft {
    /// Puts lines in the place of a page's lines that make up tables, one for each table.
    mutating func replace(_ parts: [(table: Int, lines: [Int])], of sheet: Int) {
        var stands: [Int: Line] = [:]
        var gone: Set<Int> = []
        for part in parts {
            guard let first = part.lines.min() else { continue }
            let words = part.lines.sorted().flatMap { sheets[sheet].lines[$0].words }
            var stand = Line(page: sheet, words: words)
            stand.table = part.table
            stands[first] = stand
            gone.formUnion(part.lines)
        }
        sheets[sheet].lines = sheets[sheet].lines.enumerated().compactMap { index, line in
            stands[index] ?? (gone.contains(index) ? nil : line)
        }
    }
}
