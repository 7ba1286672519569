import BookModel

/// Finds numbers printed beside lines: in one column outside the text, rising by one step down the
/// page, whatever the paragraphs do.
///
/// Examples: 28, 29, 30 … beside every line of a manuscript; 5, 10, 15 beside a poem. Not: verse
/// numbers, which stand where other lines of the column begin or count verses; numbered list items;
/// a column of figures in a table, which does not rise by one step.
struct LineNumbers {
    private struct Candidate {
        var word: Word
        var value: Int
        var box: Box
        /// Nothing else stands on its line.
        var isAlone: Bool
    }

    /// Where a book's line numbers stand.
    struct Place: Hashable {
        var style: Int
        /// Left and right edge in whole points.
        var x0: Int
        var x1: Int

        init(_ word: Word) {
            (style, x0, x1) = (word.style, Int(word.box.x0.rounded()), Int(word.box.x1.rounded()))
        }

        func isNear(_ other: Place) -> Bool {
            style == other.style && (abs(x0 - other.x0) <= 2 || abs(x1 - other.x1) <= 2)
        }
    }

    private let sheet: Sheet
    private let body: BodyStyle
    /// Where other pages have theirs.
    private let known: [Place]

    /// The words that number lines, for each page: a page with few of them has them where the
    /// others do.
    static func find(on sheets: [Sheet], body: BodyStyle) -> [Set<Range<Int>>] {
        let found = sheets.map { LineNumbers(sheet: $0, body: body, known: []).find() }
        guard found.filter({ !$0.isEmpty }).count >= 2 else { return found }
        var places: Set<Place> = []
        for (sheet, numbers) in zip(sheets, found) {
            for word in sheet.lines.flatMap(\.words) where numbers.contains(word.range) {
                places.insert(Place(word))
            }
        }
        let known = places.sorted { ($0.style, $0.x0, $0.x1) < ($1.style, $1.x0, $1.x1) }
        return zip(sheets, found).map { sheet, numbers in
            numbers.isEmpty ? LineNumbers(sheet: sheet, body: body, known: known).find() : numbers
        }
    }

    private func find() -> Set<Range<Int>> {
        var found: Set<Range<Int>> = []
        for side in [{ $0.first }, { $0.last }] as [([Word]) -> Word?] {
            let candidates = sheet.lines.filter { !$0.isTurned }.compactMap {
                candidate($0, side($0.words))
            }
            guard candidates.count >= (known.isEmpty ? 4 : 1) else { continue }
            for column in columns(candidates) where isOutside(column) && isRising(column) {
                // Beside their text they number its lines, or they are no line numbers: a verse's
                // number may hang in the margin too.
                guard column.allSatisfy(\.isAlone) || countsLines(column) else { continue }
                found.formUnion(column.map(\.word.range))
            }
        }
        return found
    }

    private func candidate(_ line: Line, _ word: Word?) -> Candidate? {
        guard let word, word.range.count <= 4,
            let value = Numerals.arabic(Array(sheet.page.text[word.range]))
        else { return nil }
        // The first word of a numbered line is as large and as near as any other.
        let rest = line.words.filter { $0.range != word.range }
        let gaps = rest.map { max($0.box.x0 - word.box.x1, word.box.x0 - $0.box.x1) }
        if let gap = gaps.min(), gap < 0.7 * body.size, word.size > 0.9 * line.size { return nil }
        return Candidate(
            word: word, value: value, box: word.box, isAlone: line.words.count == 1)
    }

    /// Candidates that share their right or left edge.
    private func columns(_ candidates: [Candidate]) -> [[Candidate]] {
        var columns: [[Candidate]] = []
        for candidate in candidates.sorted(by: { $0.box.y0 < $1.box.y0 }) {
            let at = columns.firstIndex { column in
                guard let first = column.first else { return false }
                return abs(first.box.x1 - candidate.box.x1) < 2.5
                    || abs(first.box.x0 - candidate.box.x0) < 2.5
            }
            if let at { columns[at].append(candidate) } else { columns.append([candidate]) }
        }
        return columns.filter { column in
            column.count >= 4
                || column.allSatisfy { number in known.contains { $0.isNear(Place(number.word)) } }
        }
    }

    /// Boxes of the lines without the column's own words, and how many units they have.
    private func others(_ column: [Candidate]) -> [(box: Box, units: Int)] {
        let own = Set(column.map(\.word.range))
        return sheet.lines.filter { !$0.isTurned }.compactMap { line in
            let rest = line.words.filter { !own.contains($0.range) }
            guard let first = rest.first else { return nil }
            let box = rest.dropFirst().reduce(first.box) { $0.union($1.box) }
            return (box, rest.reduce(0) { $0 + $1.range.count })
        }
    }

    /// No text above or below the numbers reaches into their column.
    private func isOutside(_ column: [Candidate]) -> Bool {
        let x0 = column.map(\.box.x0).min() ?? 0
        let x1 = column.map(\.box.x1).max() ?? 0
        let y0 = column.map(\.box.y0).min() ?? 0
        let y1 = column.map(\.box.y1).max() ?? 0
        var beside = 0
        for (box, units) in others(column) where box.y1 > y0 && box.y0 < y1 {
            if box.x0 < x1 + 1, box.x1 > x0 - 1 { return false }
            if units > 10 { beside += 1 }
        }
        return beside * 2 >= column.count
    }

    private func isRising(_ column: [Candidate]) -> Bool {
        if column.count == 1 { return true }
        let steps = zip(column, column.dropFirst()).map { $1.value - $0.value }
        guard let step = steps.filter({ $0 > 0 }).sorted().first, step <= 10 else { return false }
        let regular = steps.filter { $0 == step || $0 == 2 * step }.count
        return regular * 10 >= steps.count * 8
    }

    /// Whether as many lines of text lie between two numbers as their difference says.
    private func countsLines(_ column: [Candidate]) -> Bool {
        var rows: [Float] = []
        for middle in others(column).map(\.box.centreY).sorted()
        where middle - (rows.last ?? -.infinity) > 0.4 * body.size {
            rows.append(middle)
        }
        let right = zip(column, column.dropFirst()).filter { above, next in
            let slack = 0.3 * body.size
            let between = rows.filter {
                $0 > above.box.centreY + slack && $0 <= next.box.centreY + slack
            }
            return between.count == next.value - above.value
        }
        return right.count * 10 >= (column.count - 1) * 7
    }
}
