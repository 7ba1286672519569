import BookModel

/// Finds numbers printed beside lines: in one column outside the text, rising by one step down the
/// page, whatever the paragraphs do.
///
/// Examples: 28, 29, 30 … beside every line of a manuscript; 5, 10, 15 beside a poem. Not: verse
/// numbers, which stand where other lines of the column begin; numbered list items; a column of
/// figures in a table, which does not rise by one step.
struct LineNumbers {
    private struct Candidate {
        var line: Int
        var value: Int
        var box: Box
    }

    /// Indices of lines to drop.
    static func find(on sheet: Sheet, body: BodyStyle) -> [Int] {
        var candidates: [Candidate] = []
        for (index, line) in sheet.lines.enumerated() where !line.isTurned && line.words.count == 1
        {
            guard let word = line.words.first, word.range.count <= 4,
                let value = Numerals.arabic(Array(sheet.page.text[word.range]))
            else { continue }
            candidates.append(Candidate(line: index, value: value, box: line.box))
        }
        guard candidates.count >= 4 else { return [] }
        let taken = Set(candidates.map(\.line))
        let others = sheet.lines.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
        return columns(candidates).filter { isOutside($0, others, body) && isRising($0) }
            .flatMap { $0 }.map(\.line)
    }

    /// Candidates that share their right or left edge.
    private static func columns(_ candidates: [Candidate]) -> [[Candidate]] {
        var columns: [[Candidate]] = []
        for candidate in candidates.sorted(by: { $0.box.y0 < $1.box.y0 }) {
            let at = columns.firstIndex { column in
                guard let first = column.first else { return false }
                return abs(first.box.x1 - candidate.box.x1) < 2.5
                    || abs(first.box.x0 - candidate.box.x0) < 2.5
            }
            if let at { columns[at].append(candidate) } else { columns.append([candidate]) }
        }
        return columns.filter { $0.count >= 4 }
    }

    /// No text above or below the numbers reaches into their column.
    private static func isOutside(
        _ column: [Candidate], _ others: [Line], _ body: BodyStyle
    ) -> Bool {
        let x0 = column.map(\.box.x0).min() ?? 0
        let x1 = column.map(\.box.x1).max() ?? 0
        let y0 = column.map(\.box.y0).min() ?? 0
        let y1 = column.map(\.box.y1).max() ?? 0
        var beside = 0
        for line in others where !line.isTurned && line.box.y1 > y0 && line.box.y0 < y1 {
            if line.box.x0 < x1 + 1, line.box.x1 > x0 - 1 { return false }
            if line.unitCount > 10 { beside += 1 }
        }
        return beside * 2 >= column.count
    }

    private static func isRising(_ column: [Candidate]) -> Bool {
        let steps = zip(column, column.dropFirst()).map { $1.value - $0.value }
        guard let step = steps.filter({ $0 > 0 }).sorted().first, step <= 10 else { return false }
        let regular = steps.filter { $0 == step || $0 == 2 * step }.count
        return regular * 10 >= steps.count * 8
    }
}
