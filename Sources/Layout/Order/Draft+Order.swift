import BookModel

extension Draft {
    /// Puts lowered quotes back into their lines.
    mutating func joinLowQuotes() {
        for index in sheets.indices {
            sheets[index].lines = LowQuotes.joined(sheets[index].lines, sheets[index].page)
        }
    }

    /// Finds each page's columns and puts rows together inside them.
    mutating func arrangeRows() {
        FacingBlocks.mark(&self)
        let known = knownGutters()
        for index in sheets.indices {
            let own = body.adapted(to: sheets[index].lines)
            let gutters = ColumnFinder(
                parting: sheets[index].lines.filter { $0.facing < 0 }, body: own
            ).gutters(
                known: known[index]
            ).map(\.x)
            sheets[index].lines = RowMerger(
                body: own, gutters: gutters, page: sheets[index].page, frame: sheets[index].frame,
                tags: tags
            ).merged(sheets[index].lines)
            sheets[index].columns = Columns(
                sheets[index].lines, gutters: gutters, body: body, width: sheets[index].frame.width)
        }
        for (sheet, columns) in CommonColumns(sheets, body: body).columns(of: sheets) {
            sheets[sheet].columns = columns
        }
        let capped = sheets.indices.filter { index in
            sheets[index].lines.contains { line in
                line.words.first.map { $0.size > 1.6 * body.size && $0.range.count <= 3 } ?? false
            }
        }
        guard !capped.isEmpty else { return }
        let words = Vocabulary(self)
        for index in capped {
            sheets[index].lines = DropCaps(page: sheets[index].page, body: body, words: words)
                .joined(sheets[index].lines)
        }
    }

    /// For each page the gutters that several pages have, or a page beside it has beyond doubt.
    private func knownGutters() -> [[Float]] {
        let own = sheets.map { sheet in
            ColumnFinder(
                parting: sheet.lines.filter { $0.facing < 0 }, body: body.adapted(to: sheet.lines)
            ).gutters(known: [])
        }
        var counts: [(x: Float, pages: Int)] = []
        for gutter in own.joined() {
            if let at = counts.firstIndex(where: { abs($0.x - gutter.x) < body.size }) {
                counts[at].pages += 1
            } else {
                counts.append((gutter.x, 1))
            }
        }
        let common = counts.filter { $0.pages >= 2 }.map(\.x)
        return own.indices.map { index in
            let beside = [index - 1, index + 1].filter { own.indices.contains($0) }
            return common
                + beside.flatMap { own[$0] }.filter { $0.rows >= Self.sureRows }.map(\.x)
        }
    }

    /// Rows on both sides of a gutter of which no page beside needs to show the like.
    private static let sureRows = 12

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
