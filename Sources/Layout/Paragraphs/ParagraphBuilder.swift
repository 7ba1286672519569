import BookModel

/// Makes paragraphs of lines: inside a region by spacing, indents and short last lines; over
/// columns
/// and pages by how the last line ends and the next begins. What interrupts a sentence is put
/// behind the paragraph that it interrupts.
struct ParagraphBuilder {
    let draft: Draft
    let language: LanguageTag

    /// Lines of one region that belong together.
    private struct Chunk {
        var places: [BreakRules.Place]
        var kind: Region.Kind
        var region: Int
        /// Nothing of its region stands above it.
        var isFirst: Bool
        var note: Int?
    }

    func paragraphs(_ flow: [Region]) -> [Paragraph] {
        let rules = BreakRules(
            draft: draft, leadings: Leadings(flow), indents: Indents(flow, draft))
        let chunks = flow.indices.flatMap { chunkList(flow[$0], index: $0, rules) }
        var result: [Paragraph] = []
        var open: Paragraph?
        var last: BreakRules.Place?
        var waiting: [Paragraph] = []
        var lastNote: Int?
        var isApart = false
        var openNumber: Int?
        func close() {
            if let paragraph = open { result.append(paragraph) }
            open = nil
            result += waiting
            waiting = []
        }
        func append(_ chunk: Chunk, to note: Int) {
            let lines = chunk.places.map(\.line)
            if let at = waiting.lastIndex(where: { $0.note == note }) {
                waiting[at].lines += lines
            } else if let at = result.lastIndex(where: { $0.note == note }) {
                result[at].lines += lines
            }
        }
        for (index, chunk) in chunks.enumerated() {
            let lines = chunk.places.map(\.line)
            if chunk.kind == .note, chunk.note == nil, let note = lastNote {
                append(chunk, to: note)
                continue
            }
            if chunk.kind != .body {
                lastNote = chunk.note ?? lastNote
                waiting.append(Paragraph(lines: lines, kind: chunk.kind, note: chunk.note))
                isApart = true
                if open == nil { close() }
                continue
            }
            guard let first = chunk.places.first else { continue }
            if let above = last, open != nil, chunk.isFirst || isApart {
                if rules.goesOn(above, first, openNumber: openNumber, isApart: isApart) {
                    open?.lines += lines
                    (last, isApart) = (chunk.places.last, false)
                    continue
                }
                if interrupts(index, chunks, flow, above, rules) {
                    waiting.append(Paragraph(lines: lines, kind: .box))
                    isApart = true
                    continue
                }
            }
            close()
            open = Paragraph(lines: lines, isInset: chunk.places.allSatisfy(\.isInset))
            openNumber = first.leadNumber
            (last, isApart) = (chunk.places.last, false)
        }
        close()
        return result
    }

    /// Whether a chunk stands inside a sentence that goes on in one of the next ones.
    private func interrupts(
        _ index: Int, _ chunks: [Chunk], _ flow: [Region], _ above: BreakRules.Place,
        _ rules: BreakRules
    ) -> Bool {
        guard !above.ends.isFinished, !above.ends.endsWithColon,
            above.shortfall < 2 * above.line.size
        else { return false }
        guard let own = chunks[index].places.first, own.line.size < 1.15 * draft.body.size else {
            return false
        }
        let sheet = flow[chunks[index].region].sheet
        var plain = 0
        for later in chunks[(index + 1)...].prefix(12) where later.kind == .body {
            guard flow[later.region].sheet - sheet <= 1, plain < 2, let first = later.places.first
            else { break }
            // More than a box of the text's own style is the text itself.
            if !rules.isAside(first.line) { plain += 1 }
            if first.ends.startsLower, rules.goesOn(above, first, openNumber: nil) { return true }
        }
        return false
    }

    private func chunkList(_ region: Region, index: Int, _ rules: BreakRules) -> [Chunk] {
        let places = places(of: region, rules)
        if region.kind == .note { return noteChunks(places, region, index) }
        let parts = split(places, rules)
        return parts.enumerated().map { part, lines in
            var kind = region.kind
            if kind == .body, let first = lines.first {
                let isOther = rules.isAside(first.line)
                let units = first.line.units(in: draft.sheets[region.sheet].page)
                if AsideFinder.isCaption(
                    units, isApart: isOther || parts.count == 1 && lines.count < 4)
                {
                    kind = .caption
                }
            }
            return Chunk(places: lines, kind: kind, region: index, isFirst: part == 0)
        }
    }

    private func noteChunks(_ places: [BreakRules.Place], _ region: Region, _ index: Int) -> [Chunk]
    {
        var chunks: [Chunk] = []
        for (line, place) in places.enumerated() {
            if let start = region.noteStarts.first(where: { $0.line == line }) {
                chunks.append(
                    Chunk(
                        places: [place], kind: .note, region: index, isFirst: false,
                        note: start.note))
            } else if chunks.isEmpty {
                chunks.append(Chunk(places: [place], kind: .note, region: index, isFirst: true))
            } else {
                chunks[chunks.count - 1].places.append(place)
            }
        }
        return chunks
    }

    /// "12 And it came", "12. The river".
    private static func leadNumber(_ units: CodeUnits) -> Int? {
        if case .number(let value) = ListMarker.at(start: units) { return value }
        guard let end = units.firstIndex(of: 0x20), end <= 3 else { return nil }
        return Numerals.arabic(Array(units[..<end]))
    }

    private func split(_ places: [BreakRules.Place], _ rules: BreakRules) -> [[BreakRules.Place]] {
        var parts: [[BreakRules.Place]] = []
        for place in places {
            if let above = parts.last?.last, let count = parts.last?.count,
                !rules.breaks(above, place, count: count, openNumber: parts.last?.first?.leadNumber)
            {
                parts[parts.count - 1].append(place)
            } else {
                parts.append([place])
            }
        }
        return parts
    }

    /// The region's lines with the edges of the text they stand in.
    private func places(of region: Region, _ rules: BreakRules) -> [BreakRules.Place] {
        let sheet = draft.sheets[region.sheet]
        let column =
            region.columns.map(sheet.columns.range)
            ?? Columns.Column(x0: region.box.x0, x1: region.box.x1)
        let edges = Measure(
            lines: region.lines, column: column, firstIndent: rules.firstIndent
        ).edges()
        return region.lines.enumerated().map { index, line in
            let units = line.plainUnits(in: sheet.page)
            let next = index + 1 < region.lines.count ? region.lines[index + 1].box.x0 : nil
            return BreakRules.Place(
                line: line, left: edges[index].left, right: edges[index].right,
                isNarrow: edges[index].right < column.x1, isInset: edges[index].isInset,
                ends: LineEnds(units), marker: ListMarker.at(start: units),
                leadNumber: Self.leadNumber(units), nextStart: next,
                leading: rules.leadings.leading(at: line.size, sheet: region.sheet),
                isTop: index == 0)
        }
    }
}
