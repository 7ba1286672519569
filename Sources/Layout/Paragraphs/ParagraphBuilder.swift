import BookModel

/// Makes paragraphs of lines: inside a region by spacing, indents and short last lines, or as the
/// tags have it; over columns and pages `ParagraphJoiner` goes on.
struct ParagraphBuilder {
    let draft: Draft
    let language: LanguageTag

    /// Lines of one region that belong together.
    struct Chunk {
        var places: [BreakRules.Place]
        var kind: Region.Kind
        var region: Int
        /// Nothing of its region stands above it.
        var isFirst: Bool
        var note: Int?
        /// The tagged block, -1 where none is known.
        var block = -1
        /// Its lines are the author's.
        var isVerse = false
    }

    func paragraphs(_ flow: [Region]) -> [Paragraph] {
        let rules = BreakRules(
            draft: draft, leadings: Leadings(flow), indents: Indents(flow, draft),
            speakers: Speakers(flow, draft))
        let chunks = flow.indices.flatMap { chunkList(flow[$0], index: $0, rules) }
        return ParagraphJoiner(chunks: chunks, flow: flow, draft: draft, rules: rules).joined()
    }

    private func chunkList(_ region: Region, index: Int, _ rules: BreakRules) -> [Chunk] {
        let places = places(of: region, rules)
        if region.kind == .note { return noteChunks(places, region, index) }
        if region.isFacing, region.kind == .body {
            return [
                Chunk(places: places, kind: .body, region: index, isFirst: true, isVerse: true)
            ]
        }
        let verses = region.kind == .body ? verses(places, region) : []
        let parts = split(places, verses, rules)
        var start = 0
        return parts.enumerated().map { part, lines in
            defer { start += lines.count }
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
            let block = draft.tags == nil ? -1 : lines.first?.line.block ?? -1
            if let tags = draft.tags, block >= 0, kind != .side, kind != .table {
                kind = Self.kind(of: tags[block])
            }
            return Chunk(
                places: lines, kind: kind, region: index, isFirst: part == 0, block: block,
                isVerse: kind == .body && verses.contains { $0.lowerBound == start })
        }
    }

    private static func kind(of block: TagTree.Block) -> Region.Kind {
        switch block.role {
        case .caption: .caption
        case .sidebar: .box
        default: .body
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

    /// Lines of verse, but not where tags say that they are something else.
    private func verses(_ places: [BreakRules.Place], _ region: Region) -> [Range<Int>] {
        guard !draft.sheets[region.sheet].isContents else { return [] }
        return VerseFinder(places, body: draft.body).runs().filter { run in
            places[run].allSatisfy { place in
                let style = draft.styles[place.line.style]
                let isCode = style.isMonospaced && !draft.styles[draft.body.style].isMonospaced
                guard !isCode, !style.isBold else { return false }
                guard let tags = draft.tags, place.line.block >= 0 else { return true }
                return [.paragraph, .quotation].contains(tags[place.line.block].role)
            }
        }
    }

    private func split(
        _ places: [BreakRules.Place], _ verses: [Range<Int>], _ rules: BreakRules
    ) -> [[BreakRules.Place]] {
        var parts: [[BreakRules.Place]] = []
        for (index, place) in places.enumerated() {
            let verse = verses.first { $0.contains(index) || $0.upperBound == index }
            if let verse {
                let isInside = index > verse.lowerBound && index < verse.upperBound
                if isInside { parts[parts.count - 1].append(place) } else { parts.append([place]) }
            } else if let above = parts.last?.last, let count = parts.last?.count,
                !breaks(
                    above, place, rules, count: count, openNumber: parts.last?.first?.leadNumber)
            {
                parts[parts.count - 1].append(place)
            } else {
                parts.append([place])
            }
        }
        return parts
    }

    /// What the tags say, else what the page shows.
    private func breaks(
        _ above: BreakRules.Place, _ place: BreakRules.Place, _ rules: BreakRules, count: Int,
        openNumber: Int?
    ) -> Bool {
        if draft.tags != nil {
            let (a, b) = (above.line.block, place.line.block)
            // White space between lines shows two paragraphs, whatever the tags say.
            let step = place.line.base - above.line.base
            if a == b, a >= 0 { return above.ends.isFinished && step > 1.5 * place.leading }
            if a >= 0, b >= 0 { return true }
        }
        return rules.breaks(above, place, count: count, openNumber: openNumber)
    }

    /// The region's lines with the edges of the text they stand in.
    private func places(of region: Region, _ rules: BreakRules) -> [BreakRules.Place] {
        let sheet = draft.sheets[region.sheet]
        let column =
            region.columns.map(sheet.columns.range)
            ?? Columns.Column(x0: region.box.x0, x1: region.box.x1)
        // Lines of a program never wrap.
        let hasCode = region.lines.contains { draft.styles[$0.style].isMonospaced }
        let edges = Measure(
            lines: region.lines, column: column, firstIndent: rules.firstIndent,
            page: region.kind == .body && !hasCode ? sheet.page : nil
        ).edges()
        return region.lines.enumerated().map { index, line in
            let units = line.plainUnits(in: sheet.page)
            let next = index + 1 < region.lines.count ? region.lines[index + 1].box.x0 : nil
            return BreakRules.Place(
                line: line, column: column, left: edges[index].left, right: edges[index].right,
                isNarrow: edges[index].right < column.x1, isInset: edges[index].isInset,
                ends: LineEnds(units),
                marker: ListMarker.at(start: line, in: sheet.page, draft.styles),
                leadNumber: Self.leadNumber(units), nextStart: next,
                leading: rules.leadings.leading(at: line.size, sheet: region.sheet),
                isTop: index == 0)
        }
    }
}
