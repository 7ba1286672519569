import BookModel

/// Makes paragraphs of lines: inside a region by spacing, indents and short last lines; over columns
/// and pages by how the last line ends and the next begins. What interrupts a sentence is put
/// behind the paragraph that it interrupts.
struct ParagraphBuilder {
    let draft: Draft
    let language: LanguageTag

    func paragraphs(_ flow: [Region]) -> [Paragraph] {
        let rules = BreakRules(draft: draft, leadings: Leadings(flow))
        var result: [Paragraph] = []
        var open: Paragraph?
        var last: BreakRules.Place?
        var waiting: [Paragraph] = []
        func close() {
            if let paragraph = open { result.append(paragraph) }
            open = nil
            result += waiting
            waiting = []
        }
        for (index, region) in flow.enumerated() {
            let places = places(of: region)
            let parts = split(places, rules)
            if region.kind != .body {
                waiting += parts.map { Paragraph(lines: $0.map(\.line), kind: region.kind) }
                if open == nil { close() }
                continue
            }
            for (part, lines) in parts.enumerated() {
                guard let first = lines.first else { continue }
                if part == 0, let above = last, open != nil, rules.goesOn(above, first) {
                    open?.lines += lines.map(\.line)
                } else if part == 0, let above = last, open != nil, interrupts(index, flow, above, rules) {
                    waiting += parts.map { Paragraph(lines: $0.map(\.line), kind: .box) }
                    break
                } else {
                    close()
                    open = Paragraph(lines: lines.map(\.line))
                }
                last = lines.last
            }
        }
        close()
        return result
    }

    /// Whether a region stands inside a sentence that goes on in one of the next regions.
    private func interrupts(
        _ index: Int, _ flow: [Region], _ above: BreakRules.Place, _ rules: BreakRules
    ) -> Bool {
        guard !above.ends.isFinished, !above.ends.endsWithColon, !rules.isShort(above, before: above) else { return false }
        for later in flow[(index + 1)...].prefix(5) where later.kind == .body {
            guard later.sheet - flow[index].sheet <= 1 else { break }
            guard let first = places(of: later).first else { continue }
            if first.ends.startsLower, rules.goesOn(above, first) { return true }
        }
        return false
    }

    private func split(_ places: [BreakRules.Place], _ rules: BreakRules) -> [[BreakRules.Place]] {
        var parts: [[BreakRules.Place]] = []
        for place in places {
            if let above = parts.last?.last, let first = parts.last?.first, let count = parts.last?.count,
                !rules.breaks(above, place, start: first.line.box.x0, count: count) {
                parts[parts.count - 1].append(place)
            } else {
                parts.append([place])
            }
        }
        return parts
    }

    /// The region's lines with the edges of the text they stand in.
    private func places(of region: Region) -> [BreakRules.Place] {
        let sheet = draft.sheets[region.sheet]
        let column = region.columns.map(sheet.columns.range)
            ?? Columns.Column(x0: region.box.x0, x1: region.box.x1)
        let rights = rightEdges(region, column)
        return region.lines.enumerated().map { index, line in
            let units = line.units(in: sheet.page)
            let next = index + 1 < region.lines.count ? region.lines[index + 1].box.x0 : nil
            return BreakRules.Place(
                line: line, left: column.x0, right: rights[index], ends: LineEnds(units),
                marker: ListMarker.at(start: units), nextStart: next)
        }
    }

    /// The column's right edge, or that of a narrower block of which at least three lines end there.
    private func rightEdges(_ region: Region, _ column: Columns.Column) -> [Float] {
        let lines = region.lines
        return lines.indices.map { index in
            let near = lines[max(0, index - 4)...min(lines.count - 1, index + 4)].filter {
                abs($0.size - lines[index].size) < 0.5
            }
            let edge = near.map(\.box.x1).max() ?? column.x1
            let full = near.filter { abs($0.box.x1 - edge) < 1.5 }.count
            return edge < column.x1 - lines[index].size && full >= 2 && near.count >= 3 ? edge : column.x1
        }
    }
}
