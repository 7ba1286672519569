import BookModel

/// Finds lines that the author has broken: verse, addresses.
///
/// Prose is broken where the next word would not have fitted; verse where the author wants it. Its
/// lines begin with capitals below each other, and many end in the middle of a sentence.
///
/// Examples: "How doth the little crocodile / Improve his shining tail,"; the lines of an address.
/// Not: prose set ragged, or in a narrow column; talk, each speech a line and finished; lists;
/// an index, whose lines end in numbers; a list of titles, no line of which ends in a mark; a title
/// page, whose lines are centred; a program.
struct VerseFinder {
    private let places: [BreakRules.Place]
    private let body: BodyStyle

    init(_ places: [BreakRules.Place], body: BodyStyle) {
        (self.places, self.body) = (places, body)
    }

    /// Runs of lines that are verse, by index.
    func runs() -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        for index in places.indices.map({ $0 + 1 }) {
            if index < places.count, follows(places[index - 1], places[index]) { continue }
            let run = start..<index
            if isVerse(run) { runs.append(run) }
            start = index
        }
        return runs
    }

    /// Lines of one stanza: one size and an even step, and not the text above or below it.
    private func follows(_ above: BreakRules.Place, _ place: BreakRules.Place) -> Bool {
        let step = place.line.base - above.line.base
        return abs(above.line.size - place.line.size) < 0.5 && step > 0.5 * place.line.size
            && step < 1.12 * place.leading && isFull(above) == isFull(place)
    }

    private func isFull(_ place: BreakRules.Place) -> Bool {
        place.column.x1 - place.line.box.x1 < 2 * place.line.size
    }

    private func isVerse(_ run: Range<Int>) -> Bool {
        let lines = places[run]
        guard run.count >= 3, let first = lines.first,
            abs(first.line.size - body.size) < 0.2 * body.size, isAligned(lines),
            lines.count(where: \.ends.startsUpper) * 10 >= run.count * 9,
            !lines.allSatisfy(\.ends.endsWithLetter),
            lines.count(where: { $0.ends.isFinished }) * 10 <= run.count * 6,
            lines.count(where: { $0.marker != nil || $0.ends.endsWithDigit }) * 3 < run.count,
            lines.reduce(0, { $0 + $1.line.unitCount }) > 8 * run.count
        else { return false }
        let (pairs, broken) = (run.count - 1, breaks(lines))
        if isShort(lines) { return broken > 0 && broken * 4 >= pairs }
        return pairs > 2 && broken * 10 > pairs * 7
    }

    /// The longest line ends well short of the column's edge.
    private func isShort(_ lines: ArraySlice<BreakRules.Place>) -> Bool {
        guard let column = lines.first?.column else { return false }
        let edge = lines.map(\.line.box.x1).max() ?? 0
        return column.x1 - edge > 0.12 * (column.x1 - column.x0)
    }

    /// Lines begin at no more than three places, near each other.
    private func isAligned(_ lines: ArraySlice<BreakRules.Place>) -> Bool {
        var starts: [Float] = []
        for line in lines.map(\.line) {
            if !starts.contains(where: { abs($0 - line.box.x0) < 0.4 * line.size }) {
                starts.append(line.box.x0)
            }
        }
        let spread = (starts.max() ?? 0) - (starts.min() ?? 0)
        return starts.count <= max(1, min(3, lines.count / 2)) && spread < 5 * body.size
    }

    /// How many lines end though the next one's first word would have fitted behind them.
    private func breaks(_ lines: ArraySlice<BreakRules.Place>) -> Int {
        let edge = lines.map(\.line.box.x1).max() ?? 0
        return zip(lines, lines.dropFirst()).count { above, next in
            guard let word = next.line.words.first else { return false }
            return above.line.box.x1 + 0.3 * above.line.size + word.box.width < edge
        }
    }
}
