import BookModel

/// Takes the tables of a tagged book: rows and cells are what the tags say.
///
/// Not: tables that only lay a page out, of one row or column, or with whole pages in a cell.
enum TaggedTables {
    /// A table, which may go on over several pages: its rows by their elements' numbers.
    private struct Found {
        var rows: [Row] = []
        var lines: [(sheet: Int, line: Int)] = []
    }

    private struct Row {
        var number: Int
        var rank: Int
        var cells: [Cell] = []
    }

    private struct Cell {
        var number: Int
        var rank: Int
        var isHeader: Bool
        var lines: [Line] = []
    }

    /// More units than the cells of a table hold on average.
    private static let mostUnits = 300

    static func take(_ draft: inout Draft) {
        guard let tags = draft.tags, tags.blocks.contains(where: { $0.cell != nil }) else { return }
        for sheet in draft.sheets.indices {
            draft.sheets[sheet].lines = draft.sheets[sheet].lines.flatMap { parts(of: $0, tags) }
        }
        var bySheet: [Int: [(table: Int, lines: [Int])]] = [:]
        for found in gather(draft, tags) where isTable(found) {
            let table = draft.tables.count
            draft.tables.append(Self.table(found, draft))
            for sheet in Set(found.lines.map(\.sheet)).sorted() {
                let lines = found.lines.filter { $0.sheet == sheet }.map(\.line)
                bySheet[sheet, default: []].append((table, lines))
            }
        }
        for (sheet, parts) in bySheet.sorted(by: { $0.key < $1.key }) {
            draft.replace(parts, of: sheet)
        }
    }

    /// A reader's line that runs over cells comes apart between them.
    private static func parts(of line: Line, _ tags: TagTree) -> [Line] {
        func cell(_ word: Word) -> Int? { word.block < 0 ? nil : tags[word.block].cell?.number }
        var parts: [[Word]] = []
        for word in line.words {
            if let last = parts.last?.last, cell(last) == cell(word) {
                parts[parts.count - 1].append(word)
            } else {
                parts.append([word])
            }
        }
        guard parts.count > 1 else { return [line] }
        return parts.map { Line(page: line.page, words: $0, isTurned: line.isTurned) }
    }

    /// The tables of the book in the order in which they begin.
    private static func gather(_ draft: Draft, _ tags: TagTree) -> [Found] {
        var tables: [Found] = []
        var known: [Int: Int] = [:]
        for sheet in draft.sheets.indices {
            for (index, line) in draft.sheets[sheet].lines.enumerated() where line.block >= 0 {
                let block = tags[line.block]
                guard let cell = block.cell else { continue }
                let at = known[cell.table] ?? tables.count
                if at == tables.count { tables.append(Found()) }
                known[cell.table] = at
                tables[at].lines.append((sheet, index))
                put(line, cell, block.rank, into: &tables[at].rows)
            }
        }
        return tables
    }

    private static func put(
        _ line: Line, _ cell: TagTree.Cell, _ rank: Int, into rows: inout [Row]
    ) {
        let row = rows.lastIndex { $0.number == cell.row } ?? rows.count
        if row == rows.count { rows.append(Row(number: cell.row, rank: rank)) }
        let at = rows[row].cells.lastIndex { $0.number == cell.number } ?? rows[row].cells.count
        if at == rows[row].cells.count {
            rows[row].cells.append(
                Cell(number: cell.number, rank: rank, isHeader: cell.isHeader))
        }
        rows[row].cells[at].lines.append(line)
    }

    private static func isTable(_ found: Found) -> Bool {
        let cells = found.rows.flatMap(\.cells)
        let units = cells.flatMap(\.lines).reduce(0) { $0 + $1.unitCount }
        let wide = found.rows.count { $0.cells.count >= 2 }
        return found.rows.count >= 2 && wide * 2 >= found.rows.count
            && units <= mostUnits * cells.count
    }

    /// Cells stand in their row from one side to the other, whatever order the tags have them in.
    private static func inColumns(_ rows: [[Cell]]) -> [[Cell]] {
        func x(_ cell: Cell) -> Float { cell.lines.first?.box.x0 ?? 0 }
        let steps = rows.flatMap { row in zip(row, row.dropFirst()).map { x($1) - x($0) } }
        let rising = steps.count { $0 > 0 }
        guard rising > 0, rising < steps.count else { return rows }
        let isLeftward = rising * 2 < steps.count
        return rows.map { row in row.sorted { isLeftward ? x($0) > x($1) : x($0) < x($1) } }
    }

    private static func table(_ found: Found, _ draft: Draft) -> Table {
        let rows = inColumns(
            found.rows.sorted { $0.rank < $1.rank }
                .map { row in row.cells.sorted { $0.rank < $1.rank } })
        var table = Table(rows: rows.map { $0.map(\.lines) }, hasHeaderRow: false)
        table.align()
        // Where most cells are marked as heads, none is.
        let cells = rows.joined()
        let isMarked =
            cells.count(where: \.isHeader) * 2 < cells.count
            && rows.first.map { $0.allSatisfy(\.isHeader) } ?? false
        table.hasHeaderRow = isMarked || table.looksHeaded(in: draft)
        return table
    }
}
