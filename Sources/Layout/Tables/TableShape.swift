import BookModel

/// Rows and columns that pieces of text make, where they make a table.
struct TableShape {
    /// The pieces of each cell, by row and column.
    private(set) var cells: [[[TablePiece]]] = []
    let columns: [ClosedRange<Float>]
    /// The first row is what stands above the second rule.
    let isHeaded: Bool
    private let width: Float

    /// - Parameters:
    ///   - bands: what lies between rules, from the top; one where there are none.
    ///   - cuts: where upright rules part columns; horizontal ones then part the rows.
    ///   - width: of the rules; 0 where there are none.
    init(_ bands: [TablePieces], cuts: [Float], width: Float) {
        self.width = width
        columns = cuts.isEmpty ? Self.columns(bands.flatMap(\.rows)) : Self.columns(cuts)
        // Few rules part groups of rows, many part the rows.
        let rows = bands.reduce(0) { $0 + $1.rows.count }
        let isGrid =
            !cuts.isEmpty && bands.count > 1 && (bands.count > 3 || rows <= 2 * bands.count)
        isHeaded =
            cuts.isEmpty && bands.first.map { $0.rows.count <= 3 } ?? false
            && bands.dropFirst().contains { $0.rows.count > 1 }
        for (index, band) in bands.enumerated() {
            let start = cells.count
            for row in band.rows {
                let placed = place(row)
                if cells.count > start,
                    isGrid || isHeaded && index == 0
                        || goesOn(placed, below: cells[cells.count - 1])
                {
                    for column in placed.indices {
                        cells[cells.count - 1][column] += placed[column]
                    }
                } else {
                    cells.append(placed)
                }
            }
        }
    }

    private static func columns(_ cuts: [Float]) -> [ClosedRange<Float>] {
        let edges = [-Float.greatestFiniteMagnitude] + cuts.sorted() + [.greatestFiniteMagnitude]
        return zip(edges, edges.dropFirst()).map { $0...$1 }
    }

    /// What rows leave free from top to foot parts columns: rows of as many pieces as most of the
    /// text is in. Heads over several columns, and what goes on of a cell, have fewer.
    private static func columns(_ rows: [[TablePiece]]) -> [ClosedRange<Float>] {
        var counts: [Int: Int] = [:]
        for row in rows where row.count > 1 { counts[row.count, default: 0] += row.count }
        let common = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
        let spans = rows.filter { $0.count == common }.flatMap { $0 }
            .map { (x0: $0.box.x0, x1: $0.box.x1, em: $0.line.size) }.sorted { $0.x0 < $1.x0 }
        var columns: [ClosedRange<Float>] = []
        for span in spans {
            if let last = columns.last, span.x0 - last.upperBound < 0.5 * span.em {
                columns[columns.count - 1] = last.lowerBound...max(last.upperBound, span.x1)
            } else {
                columns.append(span.x0...max(span.x0, span.x1))
            }
        }
        return columns
    }

    /// Each piece in the column that most of it lies in, else the nearest.
    private func place(_ row: [TablePiece]) -> [[TablePiece]] {
        var placed = [[TablePiece]](repeating: [], count: max(columns.count, 1))
        for piece in row {
            let box = piece.box
            func shared(_ column: Int) -> Float {
                min(box.x1, columns[column].upperBound) - max(box.x0, columns[column].lowerBound)
            }
            let column = columns.indices.max { shared($0) < shared($1) } ?? 0
            placed[column].append(piece)
        }
        return placed
    }

    /// Whether a row holds what goes on of the cells above it: its first column is empty, or it is
    /// one piece that begins like the rest of a sentence.
    private func goesOn(_ row: [[TablePiece]], below above: [[TablePiece]]) -> Bool {
        let filled = row.indices.filter { !row[$0].isEmpty }
        guard let first = filled.first, filled.allSatisfy({ !above[$0].isEmpty }),
            let piece = row[first].first, let last = above[first].last
        else { return false }
        guard piece.line.base - last.line.base < 1.7 * piece.line.size else { return false }
        if first > 0 { return true }
        return filled.count == 1 && !last.ends.isFinished && piece.ends.startsLower
    }

    // MARK: What it is

    /// Whether several rows below each other are one wide piece each: text, and what stands beside
    /// or below it.
    var holdsProse: Bool {
        let isWide = cells.map { row in
            let pieces = row.flatMap { $0 }
            return pieces.count { $0.box.width > 0.6 * width && $0.line.unitCount > 30 }
        }
        return width > 0
            && (isWide.contains { $0 > 1 }
                || zip(isWide, isWide.dropFirst()).contains { $0.0 > 0 && $0.1 > 0 })
    }

    /// Whether rows lie far from each other, as the words in a drawing do.
    var isScattered: Bool {
        let bases = cells.compactMap { $0.flatMap { $0 }.first?.line }
        return zip(bases, bases.dropFirst()).contains { above, line in
            line.box.y0 - above.box.y1 > 3.5 * max(above.size, line.size)
        }
    }

    /// Whether most rows have a word or a number in them: drawings and formulas have not.
    func isWorded(_ page: PrintedPage) -> Bool {
        let worded = cells.count { row in
            row.joined().contains { piece in
                piece.line.units(in: page).count {
                    !UnitClass($0).isDisjoint(with: [.letter, .digit])
                } > 1
            }
        }
        return worded * 4 >= cells.count * 3
    }

    /// Whether all is set in about one size: words with readings over them are not.
    var isEven: Bool {
        let sizes = pieces.map(\.line.size)
        return (sizes.max() ?? 0) < 1.3 * (sizes.min() ?? 0)
    }

    /// Whether more than every sixth cell is part of a formula: it begins with "=", or has sums and
    /// integrals in it.
    func holdsFormulas(_ page: PrintedPage) -> Bool {
        let formulas = pieces.count { piece in
            let units = piece.line.units(in: page)
            return units.first == 0x3D || units.contains { (0x220F...0x2211).contains($0) }
                || units.contains { (0x221A...0x2233).contains($0) }
        }
        return formulas * 6 > pieces.count
    }

    var pieces: [TablePiece] { cells.flatMap { $0.flatMap { $0 } } }

    /// Rows with text in at least two columns.
    var fullRows: Int { cells.count { $0.count { !$0.isEmpty } >= 2 } }

    /// The share of cells that end in the middle of a sentence which goes on in the cell below: in
    /// columns of prose nearly every line does.
    var runOn: Float {
        var (pairs, crossing) = (0, 0)
        let widths = columns.indices.map { column in
            cells.flatMap { $0[column] }.map(\.box.width).max() ?? 0
        }
        for (above, row) in zip(cells, cells.dropFirst()) {
            for column in row.indices {
                guard let last = above[column].last, let first = row[column].first else { continue }
                pairs += 1
                if !last.ends.isFinished, first.ends.startsLower, last.line.unitCount > 12,
                    last.box.width > 0.85 * widths[column]
                {
                    crossing += 1
                }
            }
        }
        return pairs > 0 ? Float(crossing) / Float(pairs) : 0
    }

    /// Whether a column holds nothing but what begins list items or numbers lines.
    func isMarginal(_ column: Int, _ page: PrintedPage) -> Bool {
        let units = cells.compactMap { $0[column].first }.map { $0.line.units(in: page) }
        guard !units.isEmpty else { return true }
        if units.allSatisfy({ ListMarker.at(start: $0 + [0x20, 0x61]) != nil }) { return true }
        let numbers = units.compactMap { Numerals.arabic($0.filter { $0 != 0x3A && $0 != 0x2E }) }
        // Years in a row number nothing.
        return numbers.count == units.count && units.count > 2
            && !numbers.allSatisfy({ (1000...2100).contains($0) })
            && zip(numbers, numbers.dropFirst()).allSatisfy { $0.1 == $0.0 + 1 }
    }

    /// Whether its rows end like those of a table of contents: a title, then page numbers that
    /// rise, the roman ones of the front matter first.
    func endsInPages(_ page: PrintedPage) -> Bool {
        var arabic: [Int] = []
        for row in cells {
            let pieces = row.flatMap { $0 }.sorted { $0.box.x0 < $1.box.x0 }
            guard pieces.count > 1, let last = pieces.last else { continue }
            let units = last.line.units(in: page)
            if let value = Numerals.arabic(units) {
                arabic.append(value)
            } else if Numerals.roman(units) == nil || !arabic.isEmpty {
                return false
            }
            let title = pieces[pieces.count - 2].line.units(in: page)
            guard title.contains(where: { UnitClass($0).contains(.letter) }) else { return false }
        }
        return zip(arabic, arabic.dropFirst()).allSatisfy { $0.0 <= $0.1 }
    }

    /// Whether half its rows are those of contents in columns: dots, a number, and nothing behind
    /// it but the next title. Not: "Wheat . . . . 12 14".
    func leadsToPages(_ page: PrintedPage) -> Bool {
        let led = cells.count { row -> Bool in
            let pieces = row.flatMap { $0 }.sorted { $0.box.x0 < $1.box.x0 }
            let units = Array(pieces.map { $0.line.units(in: page) }.joined(separator: [0x20]))
            guard let last = Leader.all(in: units).last else { return false }
            let rest = units[last.number.upperBound...]
            return rest.isEmpty || rest.contains { UnitClass($0).contains(.letter) }
        }
        return led * 2 >= cells.count
    }

    func table(in draft: Draft) -> Table {
        var table = Table(rows: cells.map { $0.map { $0.map(\.line) } }, hasHeaderRow: false)
        let isFull = cells.first.map { $0.count { !$0.isEmpty } * 2 > $0.count } ?? false
        let hasFigures = table.rows.first?.contains { table.isFigure($0, draft) } ?? true
        table.hasHeaderRow =
            isHeaded && isFull && !hasFigures && cells.count > 1 || table.looksHeaded(in: draft)
        return table
    }
}
