import BookModel

extension Draft {
    /// Finds each page's columns and puts rows together inside them.
    mutating func arrangeRows() {
        let known = commonGutters()
        for index in sheets.indices {
            let gutters = ColumnFinder(parting: sheets[index].lines, body: body).gutters(
                known: known
            ).map(\.x)
            sheets[index].lines = RowMerger(
                body: body, gutters: gutters, page: sheets[index].page, frame: sheets[index].frame,
                tags: tags
            ).merged(sheets[index].lines)
            sheets[index].columns = Columns(
                sheets[index].lines, gutters: gutters, body: body, width: sheets[index].frame.width)
        }
        for (sheet, columns) in CommonColumns(sheets, body: body).columns(of: sheets) {
            sheets[sheet].columns = columns
        }
        let capped = sheets.indices.filter { index in
            sheets[index].lines.contains { $0.size > 1.6 * body.size && $0.unitCount <= 3 }
        }
        guard !capped.isEmpty else { return }
        let words = Vocabulary(self)
        for index in capped {
            sheets[index].lines = DropCaps(page: sheets[index].page, body: body, words: words)
                .joined(sheets[index].lines)
        }
    }

    /// Gutters that several pages have.
    private func commonGutters() -> [Float] {
        var counts: [(x: Float, pages: Int)] = []
        for sheet in sheets {
            for gutter in ColumnFinder(parting: sheet.lines, body: body).gutters(known: []) {
                if let at = counts.firstIndex(where: { abs($0.x - gutter.x) < body.size }) {
                    counts[at].pages += 1
                } else {
                    counts.append((gutter.x, 1))
                }
            }
        }
        return counts.filter { $0.pages >= 2 }.map(\.x)
    }

    /// All regions of the book in reading order.
    func orderedFlow() -> [Region] {
        sheets.indices.flatMap { index in
            RegionBuilder.regions(of: sheets[index], at: index, body: body).map { region in
                var region = region
                if let table = region.lines.first?.table, table >= 0 { region.kind = .table }
                return region
            }
        }
    }
}
