import BookModel

/// The one column of pages with little on them: where the book's other pages have theirs.
///
/// A page that holds nothing but the first line of a paragraph looks as if its text began at the
/// indent. Left and right pages are looked at apart.
struct CommonColumns {
    /// Pages with fewer lines of text do not show their column.
    private static let fewest = 10

    private let body: BodyStyle
    /// The commonest column of even and of odd pages.
    private var common: [Columns.Column?] = [nil, nil]

    init(_ sheets: [Sheet], body: BodyStyle) {
        self.body = body
        for side in 0...1 {
            let full = sheets.indices.filter { index in
                index % 2 == side && sheets[index].columns.all.count == 1
                    && lines(of: sheets[index]).count >= Self.fewest
            }.map { sheets[$0].columns.all[0] }
            guard full.count >= 2 else { continue }
            let starts = full.map(\.x0).sorted()
            let ends = full.map(\.x1).sorted()
            let column = Columns.Column(x0: starts[full.count / 2], x1: ends[full.count / 2])
            let alike = full.filter {
                abs($0.x0 - column.x0) < 1 && abs($0.x1 - column.x1) < body.size
            }
            if alike.count * 2 > full.count { common[side] = column }
        }
    }

    private func lines(of sheet: Sheet) -> [Line] {
        sheet.lines.filter { !$0.isTurned && abs($0.size - body.size) < 0.8 && $0.unitCount > 10 }
    }

    /// New columns, with the pages that have them.
    func columns(of sheets: [Sheet]) -> [(sheet: Int, columns: Columns)] {
        sheets.indices.compactMap { index in
            let sheet = sheets[index]
            guard let usual = common[index % 2], sheet.columns.all.count == 1,
                sheet.frame.width == sheets[0].frame.width
            else { return nil }
            let own = sheet.columns.all[0]
            let lines = lines(of: sheet)
            guard !lines.isEmpty, lines.count < Self.fewest, own.x1 < usual.x1 + body.size,
                own.x0 > usual.x0 - 1, own.x0 - usual.x0 < 5 * body.size
            else { return nil }
            return (index, Columns([Columns.Column(x0: usual.x0, x1: max(own.x1, usual.x1))]))
        }
    }
}
