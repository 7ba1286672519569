import BookModel

/// Finds short blocks of lines that stand side by side and are read one after the other: the
/// addresses of a letter's head, the authors of a paper with their places.
///
/// Examples: the receiver's four lines beside the sender's six; two authors, each with a place and
/// an address. Not: the columns of a page, which are longer; rows of a list or a time table, one
/// side of which has figures in every row or a single word; names over a signature, whose rows say
/// as much as their columns.
struct FacingBlocks {
    private let lines: [Line]
    private let page: PrintedPage
    private let body: BodyStyle

    private static let longest = 8
    /// White space between two blocks, in ems.
    private static let leastGap: Float = 2

    /// Marks the lines of such blocks on all pages.
    static func mark(_ draft: inout Draft) {
        for index in draft.sheets.indices where !draft.sheets[index].isContents {
            let sheet = draft.sheets[index]
            guard sheet.frame.direction != .downward else { continue }
            let found = FacingBlocks(sheet, draft.body).blocks()
            for (block, lines) in found.enumerated() {
                for line in lines { draft.sheets[index].lines[line].facing = block }
            }
        }
    }

    init(_ sheet: Sheet, _ body: BodyStyle) {
        (lines, page, self.body) = (sheet.lines, sheet.page, body)
    }

    /// The lines of each block, by index, from the top.
    func blocks() -> [[Int]] {
        let rows = rows()
        var found: [[Int]] = []
        var row = 0
        while row < rows.count {
            guard isParted(rows[row]) else {
                row += 1
                continue
            }
            let run = run(around: row, rows)
            let columns = columns(of: run.flatMap { rows[$0] })
            if columns.count <= 3, areFacing(columns, rows: run.map { rows[$0] }) {
                found += columns
            }
            row = run.upperBound
        }
        return found
    }

    // MARK: Rows

    private func rows() -> [[Int]] {
        let order = lines.indices.filter { !lines[$0].isTurned && lines[$0].table < 0 }
            .sorted { (lines[$0].box.centreY, $0) < (lines[$1].box.centreY, $1) }
        var rows: [[Int]] = []
        for index in order {
            if let last = rows.last?.first {
                let (a, b) = (lines[last].box, lines[index].box)
                let shared = min(a.y1, b.y1) - max(a.y0, b.y0)
                if shared > 0.5 * min(a.height, b.height) {
                    rows[rows.count - 1].append(index)
                    continue
                }
            }
            rows.append([index])
        }
        return rows.map { row in row.sorted { lines[$0].box.x0 < lines[$1].box.x0 } }
    }

    private func isParted(_ row: [Int]) -> Bool {
        row.count > 1
            && zip(row, row.dropFirst()).allSatisfy {
                lines[$1].box.x0 - lines[$0].box.x1 > Self.leastGap * lines[$0].size
            }
    }

    /// The rows close to a parted one that leave the same white space free.
    private func run(around row: Int, _ rows: [[Int]]) -> Range<Int> {
        var run = row..<row + 1
        func extends(to next: Int, beside last: Int) -> Bool {
            guard rows.indices.contains(next), let a = rows[last].first, let b = rows[next].first
            else { return false }
            let gap = max(lines[a].box.y0, lines[b].box.y0) - min(lines[a].box.y1, lines[b].box.y1)
            guard gap < 0.7 * min(lines[a].size, lines[b].size) else { return false }
            if isParted(rows[next]) { return true }
            guard rows[next].count == 1 else { return false }
            let count = columns(of: run.flatMap { rows[$0] }).count
            return columns(of: (run.lowerBound..<run.upperBound).flatMap { rows[$0] } + rows[next])
                .count == count
        }
        while extends(to: run.upperBound, beside: run.upperBound - 1) {
            run = run.lowerBound..<run.upperBound + 1
        }
        while extends(to: run.lowerBound - 1, beside: run.lowerBound) {
            run = run.lowerBound - 1..<run.upperBound
        }
        return run
    }

    /// Lines over each other, from left to right; white space parts them from the others.
    private func columns(of pieces: [Int]) -> [[Int]] {
        var columns: [[Int]] = []
        var edge = -Float.infinity
        for index in pieces.sorted(by: { lines[$0].box.x0 < lines[$1].box.x0 }) {
            let line = lines[index]
            if columns.isEmpty || line.box.x0 - edge > Self.leastGap * line.size {
                columns.append([index])
            } else {
                columns[columns.count - 1].append(index)
            }
            edge = max(edge, line.box.x1)
        }
        return columns.map { column in column.sorted { lines[$0].box.y0 < lines[$1].box.y0 } }
    }

    // MARK: What they say

    private func areFacing(_ columns: [[Int]], rows: [[Int]]) -> Bool {
        guard columns.count > 1, columns.allSatisfy({ (2...Self.longest).contains($0.count) }),
            columns.contains(where: { $0.count > 2 }), columns.allSatisfy(isBlock),
            columns.allSatisfy({ !isListed($0) })
        else { return false }
        let lengths = Set(columns.map(\.count))
        return lengths.count > 1 || columns.count(where: isPlace) > 1
    }

    /// Begins or ends at one edge or has one middle; short lines that begin like names and none of
    /// which ends a sentence.
    private func isBlock(_ column: [Int]) -> Bool {
        let own = column.map { lines[$0] }
        let isAligned = [\Box.x0, \Box.x1, \Box.centreX].contains { side in
            let edges = own.map { $0.box[keyPath: side] }
            return (edges.max() ?? 0) - (edges.min() ?? 0) < 0.6 * body.size
        }
        let ends = own.map { LineEnds($0.units(in: page)) }
        return isAligned && own.allSatisfy { $0.unitCount <= 45 && $0.size > 0.7 * body.size }
            && ends.allSatisfy { !$0.endsWithColon && !$0.endsWithHyphen && !$0.startsLower }
            && ends.count { $0.isFinished } * 4 <= ends.count
            && own.contains { $0.words.count { $0.isSpaced } > 0 }
    }

    /// A figure in every row, or a single word throughout: a column of a list.
    private func isListed(_ column: [Int]) -> Bool {
        let figured = column.count { hasFigure(lines[$0]) }
        let single = column.count { line in !lines[line].words.contains { $0.isSpaced } }
        return figured == column.count || single * 4 > column.count * 3
    }

    /// Holds a house's number, a code, a date or a mail address.
    private func isPlace(_ column: [Int]) -> Bool {
        column.contains { hasFigure(lines[$0]) || lines[$0].units(in: page).contains(0x40) }
    }

    private func hasFigure(_ line: Line) -> Bool {
        line.units(in: page).contains { UnitClass($0).contains(.digit) }
    }
}
