import BookModel

/// A table on its way.
struct FlowTable {
    /// How many columns and rows a cell covers.
    struct Span {
        var columns = 1
        var rows = 1

        init() {}

        /// - Parameters: as the file has them; what no table needs is not believed.
        init(columns: Int?, rows: Int?) {
            self.columns = min(max(1, columns ?? 1), 100)
            self.rows = min(max(1, rows ?? 1), 1000)
        }
    }

    private(set) var rows: [[MappedText]] = []
    var hasHeaderRow = false
    var noteReferences: [NoteReference] = []
    /// What stands outside a cell is read in front of the table, as browsers show it.
    private(set) var isInCell = false
    /// Tables inside cells are read as text of the cell.
    var depth = 1

    private var span = Span()
    /// In how many of the next rows a column is covered from above.
    private var covered: [Int] = []

    mutating func openRow() {
        for index in covered.indices where covered[index] > 0 { covered[index] -= 1 }
        rows.append([])
    }

    mutating func openCell(_ span: Span) {
        isInCell = true
        self.span = span
        skipCovered()
    }

    /// Ends the open cell. The columns that it covers besides its own are empty, so that the next
    /// cell stands under its own heading.
    mutating func append(_ cell: MappedText) {
        isInCell = false
        guard let last = rows.indices.last else { return }
        let column = rows[last].count
        rows[last].append(cell)
        rows[last] += Array(repeating: MappedText(), count: span.columns - 1)
        guard span.rows > 1 else { return }
        while covered.count < column + span.columns { covered.append(0) }
        for index in column..<column + span.columns { covered[index] = span.rows }
    }

    mutating func removeEmptyRows() {
        rows.removeAll { row in row.allSatisfy(\.isEmpty) }
    }

    private mutating func skipCovered() {
        guard let last = rows.indices.last else { return }
        while rows[last].count < covered.count, covered[rows[last].count] > 0 {
            rows[last].append(MappedText())
        }
    }
}
