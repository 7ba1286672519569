import BookModel

/// What shows a table without rules or figures: the rows themselves.
extension TableShape {
    /// Whether every row has a cell in every column, each column begins, ends or has its middle at
    /// one place, and none of the white between them is as narrow as a space.
    ///
    /// Not: speakers and their speeches, of whom some speak twice; items behind "ii." or "B)";
    /// lines that go on in small letters in all columns; terms and what they mean, in sentences.
    func isAligned(_ page: PrintedPage) -> Bool {
        let rows = cells.map { $0.compactMap(\.first) }
        guard rows.count >= 3, rows.allSatisfy({ $0.count == columns.count }) else { return false }
        let isApart = rows.allSatisfy { row in
            zip(row, row.dropFirst()).allSatisfy { $1.box.x0 - $0.box.x1 > $0.line.size }
        }
        guard isApart, columns.indices.allSatisfy({ isAligned($0, rows) }) else { return false }
        if columns.indices.allSatisfy({ goesOn($0, rows) }) { return false }
        let sentences = rows.count { $0.last?.ends.isFinished ?? false }
        guard sentences * 2 <= rows.count else { return false }
        let names = rows.map { $0[0].line.units(in: page) }
        if names.allSatisfy({ $0.count <= 5 && $0.last.map(Self.endsLabel) ?? false }) {
            return false
        }
        return Set(names).count == names.count || columns.count > 2
    }

    /// . ) :
    private static func endsLabel(_ unit: UInt16) -> Bool {
        unit == 0x2E || unit == 0x29 || unit == 0x3A
    }

    /// Whether most lines of a column begin like the rest of a sentence.
    private func goesOn(_ column: Int, _ rows: [[TablePiece]]) -> Bool {
        let pairs = zip(rows, rows.dropFirst())
        let small = pairs.count { !$0[column].ends.isFinished && $1[column].ends.startsLower }
        return small * 2 > rows.count - 1
    }

    private func isAligned(_ column: Int, _ rows: [[TablePiece]]) -> Bool {
        let boxes = rows.map { $0[column].box }
        let edges: [(Box) -> Float] = [{ $0.x0 }, { $0.x1 }, { $0.centreX }]
        return edges.contains { edge in
            let places = boxes.map(edge)
            return (places.max() ?? 0) - (places.min() ?? 0) < 1.5
        }
    }

    /// Whether the white between two of its columns lies where text has a gutter: then the columns
    /// are read one after the other.
    func isParted(by gutters: [Float]) -> Bool {
        zip(columns, columns.dropFirst()).contains { left, right in
            gutters.contains { $0 > left.upperBound - 1 && $0 < right.lowerBound + 1 }
        }
    }
}
