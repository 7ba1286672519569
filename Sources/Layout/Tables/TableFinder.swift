import BookModel

/// Finds tables by what the page shows: rows and columns of cells between rules, or figures in
/// columns without any.
///
/// Examples: three rules with columns of words between them; a grid; three columns of which one
/// holds figures; two columns under "Table 3"; rows of as many short cells each, in columns that
/// begin at one place. Not: columns of prose, whose sentences run on from
/// row to row; contents, whose rows end in page numbers; lists and numbered lines; programs;
/// verse; a page between the rules of its head and foot.
struct TableFinder {
    private let draft: Draft
    private let sheet: Sheet
    private let page: Int
    private let rules: RuledLines

    /// Cells of tables without rules hold no more units than this on average.
    private static let shortCell = 24

    /// Takes the tables off all pages and leaves a line in the place of each.
    static func take(_ draft: inout Draft) {
        for sheet in draft.sheets.indices
        where !draft.sheets[sheet].isContents && !draft.sheets[sheet].isIndex {
            let finder = TableFinder(draft, sheet)
            let isTagged = draft.tags != nil && draft.sheets[sheet].page.structure != nil
            let found = isTagged ? finder.looseShapes() : finder.shapes()
            guard !found.isEmpty else { continue }
            var parts: [(table: Int, lines: [Int])] = []
            for shape in found {
                parts.append((draft.tables.count, Set(shape.pieces.map(\.source)).sorted()))
                draft.tables.append(shape.table(in: draft))
            }
            draft.replace(parts, of: sheet)
        }
    }

    init(_ draft: Draft, _ page: Int) {
        (self.draft, self.page) = (draft, page)
        sheet = draft.sheets[page]
        rules = RuledLines(sheet)
    }

    /// From the top, none over another.
    func shapes() -> [TableShape] {
        guard sheet.frame.direction != .downward else { return [] }
        var found: [TableShape] = []
        for stack in rules.stacks(longerThan: 8 * draft.body.size) {
            for shape in ruled(stack) where isFree(shape, found) { found.append(shape) }
        }
        for shape in plain() where isFree(shape, found) { found.append(shape) }
        return found
    }

    /// On a tagged page: tables whose cells the tags have as groups that stand for nothing, as
    /// browsers do where no cell is a head.
    private func looseShapes() -> [TableShape] {
        guard let tags = draft.tags, sheet.frame.direction != .downward else { return [] }
        return plain().filter { shape in
            let blocks = shape.pieces.map(\.line.block)
            return Set(blocks).count == blocks.count
                && blocks.allSatisfy { $0 >= 0 && tags[$0].isLoose && tags[$0].role == .paragraph }
        }
    }

    private func isFree(_ shape: TableShape, _ found: [TableShape]) -> Bool {
        let taken = Set(found.flatMap { $0.pieces.map(\.source) })
        return !shape.pieces.contains { taken.contains($0.source) }
    }

    // MARK: Between rules

    /// The tables that a stack of rules holds: neighbouring bands in which rows have columns.
    private func ruled(_ stack: [RuledLines.Rule]) -> [TableShape] {
        guard let first = stack.first, let last = stack.last else { return [] }
        let box = Box(x0: first.start, y0: first.place, x1: first.end, y1: last.place)
        let cuts = rules.parting(box)
        let all = TablePieces(sheet, in: box, cuts: cuts)
        let head = self.head(over: box)
        var found: [TableShape] = []
        var bands: [TablePieces] = []
        func close() {
            let shape = TableShape(bands, cuts: cuts, width: box.width)
            if isTable(shape, isGrid: bands.count > 2 && !cuts.isEmpty) { found.append(shape) }
            bands = []
        }
        for (top, foot) in zip(stack, stack.dropFirst()) {
            let band = all.between(top.place, foot.place)
            guard !band.rows.isEmpty else { continue }
            if bands.isEmpty, top.place == first.place, let head { bands.append(head) }
            let parted = band.rows.count { $0.count > 1 }
            let isWrapped = !cuts.isEmpty && parted > 0
            if parted * 2 >= band.rows.count || isWrapped || band.rows.count == 1 && !bands.isEmpty
            {
                bands.append(band)
            } else {
                close()
            }
        }
        close()
        return found
    }

    /// Names of columns that stand close over the first rule, with none above them.
    private func head(over box: Box) -> TablePieces? {
        let reach = Box(
            x0: box.x0, y0: box.y0 - 2 * draft.body.size, x1: box.x1, y1: box.y0)
        let rows = TablePieces(sheet, in: reach).rows
        guard rows.count == 1, rows[0].count > 1 else { return nil }
        let isBelowRule = rules.horizontal.contains {
            $0.place > reach.y0 - draft.body.size && $0.place < box.y0 - 1 && $0.end > box.x0
                && $0.start < box.x1
        }
        return isBelowRule ? nil : TablePieces(rows: rows)
    }

    private func isTable(_ shape: TableShape, isGrid: Bool) -> Bool {
        guard shape.columns.count >= 2, shape.cells.count >= 2, shape.fullRows >= 2,
            shape.fullRows * 2 >= shape.cells.count, shape.runOn < 0.2, !isCode(shape),
            !shape.endsInPages(sheet.page), isGrid || !isContents(shape),
            shape.isWorded(sheet.page),
            !shape.holdsFormulas(sheet.page),
            isGrid || !shape.holdsProse && !shape.isScattered
        else { return false }
        return isGrid || shape.columns.count > 2 || !shape.isMarginal(0, sheet.page)
    }

    /// Contents in columns: rows lead to pages, or "Contents" stands over them.
    private func isContents(_ shape: TableShape) -> Bool {
        if shape.leadsToPages(sheet.page) { return true }
        guard let top = shape.pieces.map(\.box.y0).min() else { return false }
        return sheet.lines.contains { line in
            line.box.y0 < top && ChapterWords.matter(of: line.units(in: sheet.page)) == .contents
        }
    }

    /// Most of it is set in typewriter type, or one of two columns is: a program and its output.
    private func isCode(_ shape: TableShape) -> Bool {
        guard !draft.styles[draft.body.style].isMonospaced else { return false }
        func isMostlyCode(_ pieces: [TablePiece]) -> Bool {
            pieces.count { draft.styles[$0.line.style].isMonospaced } * 2 > pieces.count
        }
        if isMostlyCode(shape.pieces) { return true }
        return shape.columns.count == 2
            && (0..<2).contains { column in isMostlyCode(shape.cells.flatMap { $0[column] }) }
    }

    // MARK: Without rules

    /// Runs of rows that each have at least two pieces, below each other without much between.
    private func plain() -> [TableShape] {
        var found: [TableShape] = []
        var aligned: [TableShape] = []
        var run: [[TablePiece]] = []
        /// Under a row that is the caption of a table.
        var isNamed = false
        func close() {
            if run.count >= 3 {
                let shape = TableShape([TablePieces(rows: run)], cuts: [], width: 0)
                if isTable(shape, isGrid: false), isCompact(shape) {
                    if isPlainTable(shape, isNamed: isNamed) {
                        found.append(shape)
                    } else if isAligned(shape) {
                        aligned.append(shape)
                    }
                }
            }
            (run, isNamed) = ([], false)
        }
        for row in TablePieces(sheet, in: nil).rows {
            if let last = run.last?.first, row[0].line.base - last.line.base > 3 * last.line.size {
                close()
            }
            let text = Array(
                row.map { $0.line.units(in: sheet.page) }.joined(separator: [0x20]))
            if AsideFinder.isTableCaption(text) {
                close()
                isNamed = true
            } else if row.count > 1 || goesOn(row[0], below: run.last) {
                run.append(row)
            } else {
                close()
            }
        }
        close()
        return found + (partText(aligned) ? [] : aligned)
    }

    /// Whether what is left of a page without these tables has columns that it had not with them:
    /// other rows of such a list, with longer cells.
    private func partText(_ shapes: [TableShape]) -> Bool {
        guard !shapes.isEmpty else { return false }
        let own = Set(shapes.flatMap { $0.pieces.map(\.source) })
        let body = draft.body.adapted(to: sheet.lines)
        func gutters(_ lines: [Line]) -> Int {
            ColumnFinder(parting: lines, body: body).gutters(known: []).count
        }
        let rest = sheet.lines.indices.filter { !own.contains($0) }.map { sheet.lines[$0] }
        return gutters(rest) > gutters(sheet.lines)
    }

    /// Whether a piece alone in its row stands under one that is not the first of the row above.
    private func goesOn(_ piece: TablePiece, below row: [TablePiece]?) -> Bool {
        guard let row, row.count > 1 else { return false }
        return piece.line.base - row[0].line.base < 1.7 * piece.line.size
            && row.dropFirst().contains { abs($0.box.x0 - piece.box.x0) < 2 }
    }

    /// Cells are short and hold no sentences that run on.
    private func isCompact(_ shape: TableShape) -> Bool {
        let cells = shape.cells.flatMap { $0 }.filter { !$0.isEmpty }
        let units = cells.reduce(0) { $0 + $1.reduce(0) { $0 + $1.line.unitCount } }
        return units <= Self.shortCell * cells.count && shape.runOn == 0 && shape.isEven
    }

    /// A column of figures among at least three, or the word of a caption.
    private func isPlainTable(_ shape: TableShape, isNamed: Bool) -> Bool {
        if isNamed || hasCaption(shape) { return true }
        let table = shape.table(in: draft)
        let bullets = shape.isMarginal(0, sheet.page) ? 1 : 0
        guard shape.columns.count - bullets >= 3 else { return false }
        return shape.columns.indices.contains { column in
            let below = table.rows.map { $0[column] }.filter { !$0.isEmpty }
            let figures = below.count { table.isFigure($0, draft) }
            return below.count >= 3 && figures * 10 >= below.count * 6
                && !shape.isMarginal(column, sheet.page)
        }
    }

    /// Rows of short cells in clear columns, where the page's text has none. Not: addresses side by
    /// side; words of a drawing, under or over its caption.
    private func isAligned(_ shape: TableShape) -> Bool {
        guard sheet.frame.direction == .rightward, !shape.isMarginal(0, sheet.page),
            shape.isAligned(sheet.page),
            !hasLine(near: shape, where: { AsideFinder.isCaption($0, isApart: true) })
        else { return false }
        let own = Set(shape.pieces.map(\.source))
        let body = draft.body.adapted(to: sheet.lines)
        let facing = FacingBlocks(sheet, body).blocks().joined()
        let gutters = ColumnFinder(parting: sheet.lines, body: body).gutters(known: [])
        return !facing.contains(where: own.contains) && !shape.isParted(by: gutters.map(\.x))
    }

    /// A line just above or below that names a table.
    private func hasCaption(_ shape: TableShape) -> Bool {
        hasLine(near: shape, where: AsideFinder.isTableCaption)
    }

    private func hasLine(near shape: TableShape, where matches: (CodeUnits) -> Bool) -> Bool {
        let boxes = shape.pieces.map(\.box)
        guard let first = boxes.first else { return false }
        let box = boxes.reduce(first) { $0.union($1) }
        let reach = 3 * draft.body.leading
        return sheet.lines.contains { line in
            guard line.box.y1 > box.y0 - reach, line.box.y0 < box.y1 + reach,
                line.box.y1 < box.y0 + 2 || line.box.y0 > box.y1 - 2, line.box.x0 < box.x1,
                line.box.x1 > box.x0
            else { return false }
            return matches(line.units(in: sheet.page))
        }
    }
}
