import BookModel

/// Decides whether a line begins a new paragraph below another.
struct BreakRules {
    let draft: Draft
    let leadings: Leadings

    /// A line with what surrounds it in its column.
    struct Place {
        var line: Line
        /// Edges of the text that the line belongs to.
        var left: Float
        var right: Float
        var ends: LineEnds
        var marker: ListMarker?
        /// The line below it in the same region.
        var nextStart: Float?

        var indent: Float { line.box.x0 - left }
        var shortfall: Float { right - line.box.x1 }
    }

    /// `above` is the last line of a paragraph of `count` lines whose first starts at `start`.
    func breaks(_ above: Place, _ place: Place, start: Float, count: Int) -> Bool {
        let em = place.line.size
        if hasOtherStyle(above.line, place.line) { return true }
        let leading = leadings.leading(at: em)
        let step = place.line.base - above.line.base
        if step > 1.12 * leading + 0.4 || step < 0.3 * leading { return true }
        if place.marker == .bullet { return true }
        if isShort(above, before: place) { return true }
        return breaksByEdge(above, place, start: start, count: count)
    }

    private func breaksByEdge(_ above: Place, _ place: Place, start: Float, count: Int) -> Bool {
        let em = place.line.size
        let shift = place.line.box.x0 - above.line.box.x0
        if case .number(let value) = place.marker, case .number(let last) = above.marker, value == last + 1,
            abs(shift) < 0.5 * em { return true }
        if shift > 0.7 * em {
            // Hanging lines follow a first line that is full; anything else is a new first line.
            let hangs = count == 1 && (place.nextStart.map { abs($0 - place.line.box.x0) < 0.5 * em } ?? true)
            return !(hangs && (above.marker != nil || !above.ends.isFinished))
        }
        if shift < -0.7 * em {
            // The first line was indented; or a hanging or quoted block ends.
            return count > 1
        }
        return false
    }

    /// The next line's first word would have fitted behind it.
    func isShort(_ above: Place, before place: Place) -> Bool {
        let em = above.line.size
        guard above.shortfall > 1.2 * em else { return false }
        let word = place.line.words.first?.box.width ?? 0
        return above.shortfall > word + 0.6 * em
    }

    func hasOtherStyle(_ a: Line, _ b: Line) -> Bool {
        if abs(a.size - b.size) > 0.08 * max(a.size, b.size) { return true }
        let (first, second) = (draft.styles[a.style], draft.styles[b.style])
        let wholeBold = first.isBold != second.isBold && isUniform(a, \.isBold) && isUniform(b, \.isBold)
        let wholeCode = first.isMonospaced != second.isMonospaced && isUniform(a, \.isMonospaced)
            && isUniform(b, \.isMonospaced)
        return wholeBold || wholeCode
    }

    private func isUniform(_ line: Line, _ trait: KeyPath<Styles.Style, Bool>) -> Bool {
        let value = draft.styles[line.style][keyPath: trait]
        return line.words.allSatisfy { draft.styles[$0.style][keyPath: trait] == value }
    }

    /// Whether a paragraph goes on from the foot of one column into the head of another.
    func goesOn(_ above: Place, _ place: Place) -> Bool {
        if hasOtherStyle(above.line, place.line) || place.marker == .bullet { return false }
        if above.ends.endsWithHyphen, !above.ends.isFinished { return !place.ends.startsUpper || !isShort(above, before: place) }
        if place.ends.startsLower { return !(isShort(above, before: place) && above.ends.isFinished) }
        if isShort(above, before: place) { return false }
        let em = place.line.size
        let isFirstLine = place.indent > 0.7 * em && place.nextStart.map { place.line.box.x0 - $0 > 0.5 * em } ?? true
        if isFirstLine { return false }
        if !above.ends.isFinished { return place.marker == nil }
        return abs(place.indent - 0) < 0.7 * em
    }
}
