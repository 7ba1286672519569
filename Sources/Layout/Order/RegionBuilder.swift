import BookModel

/// Chains lines that follow each other in a column, and puts the chains in reading order.
struct RegionBuilder {
    let sheet: Int
    let lines: [Line]
    let columns: Columns
    let body: BodyStyle

    /// The regions of a page, with what is set into its columns apart.
    static func regions(of sheet: Sheet, at index: Int, body: BodyStyle) -> [Region] {
        let insets = Insets(sheet.lines, columns: sheet.columns, body: body)
        func part(_ isInset: Bool) -> [Region] {
            let lines = zip(insets.widened, insets.isInset).filter { $1 == isInset }.map(\.0)
            return RegionBuilder(sheet: index, lines: lines, columns: sheet.columns, body: body)
                .chains()
        }
        var regions = part(false)
        if insets.isInset.contains(true) {
            regions += part(true).map { region in
                var region = region
                region.columns = nil
                return region
            }
        }
        return ReadingOrder.sorted(regions)
    }

    private func chains() -> [Region] {
        var spans = lines.map { $0.isTurned ? nil : columns.span(of: $0.box, em: body.size) }
        if columns.all.count > 1 { widenHeadings(&spans) }
        let boxes = zip(lines, spans).map { line, span -> Box in
            guard let span else { return line.box }
            let range = columns.range(span)
            return Box(
                x0: min(range.x0, line.box.x0), y0: line.box.y0, x1: max(range.x1, line.box.x1),
                y1: line.box.y1)
        }
        let order = lines.indices.sorted {
            (boxes[$0].centreY, boxes[$0].x0, $0) < (boxes[$1].centreY, boxes[$1].x0, $1)
        }
        let below = neighbours(order, boxes)
        var above = [Int](repeating: 0, count: lines.count)
        for next in below { for index in next { above[index] += 1 } }
        var regions: [Region] = []
        var home = [Int](repeating: -1, count: lines.count)
        for index in order {
            if home[index] < 0 {
                home[index] = regions.count
                regions.append(
                    Region(
                        sheet: sheet, lines: [lines[index]], box: boxes[index],
                        columns: spans[index]))
            }
            guard below[index].count == 1, let next = below[index].first, above[next] == 1,
                home[next] < 0,
                spans[index] == spans[next], follows(lines[index], lines[next])
            else { continue }
            home[next] = home[index]
            regions[home[index]].lines.append(lines[next])
            regions[home[index]].box = regions[home[index]].box.union(boxes[next])
        }
        return regions
    }

    /// A short heading that parts all columns, not only its own: the others leave the same white
    /// space free, and go on below it at the same height.
    private func widenHeadings(_ spans: inout [ClosedRange<Int>?]) {
        let own = spans
        let all = 0...columns.all.count - 1
        for index in lines.indices where lines[index].size > 1.1 * body.size {
            guard let span = own[index], span.count < all.count else { continue }
            func isHeading(_ other: Int) -> Bool { lines[other].size > 1.1 * body.size }
            let beside = lines.indices.filter { own[$0]?.overlaps(span) == true && !isHeading($0) }
            let middle = lines[index].box.centreY
            let above = beside.map { lines[$0].box }.filter { $0.centreY < middle }.map(\.y1).max()
            let below = beside.map { lines[$0].box }.filter { $0.centreY > middle }.map(\.y0).min()
            guard let below, let above else { continue }
            let parts = all.allSatisfy { column in
                guard !span.contains(column) else { return true }
                let inside = lines.indices.filter { own[$0]?.contains(column) == true }
                    .map { lines[$0].box }
                let slack = 0.3 * body.leading
                return inside.contains { $0.centreY < above }
                    && inside.contains { abs($0.y0 - below) < body.leading }
                    && !inside.contains { $0.y1 > above + slack && $0.y0 < below - slack }
            }
            if parts { spans[index] = all }
        }
    }

    /// Same kind of text, not far apart.
    private func follows(_ a: Line, _ b: Line) -> Bool {
        guard a.table < 0, b.table < 0 else { return false }
        let gap = b.box.y0 - a.box.y1
        return gap < 1.2 * body.leading && abs(a.size - b.size) < 0.12 * max(a.size, b.size)
    }

    /// For each line the lines that can be seen from it looking down.
    private func neighbours(_ order: [Int], _ boxes: [Box]) -> [[Int]] {
        var below = [[Int]](repeating: [], count: lines.count)
        for (place, a) in order.enumerated() {
            var open = [(boxes[a].x0, boxes[a].x1)]
            for b in order[(place + 1)...] {
                guard
                    boxes[b].centreY > boxes[a].centreY + 0.3
                        * min(boxes[a].height, boxes[b].height)
                else { continue }
                let seen = open.reduce(Float(0)) {
                    $0 + max(0, min($1.1, boxes[b].x1) - max($1.0, boxes[b].x0))
                }
                guard seen > 0.1 * min(boxes[a].width, boxes[b].width), seen > 0 else { continue }
                below[a].append(b)
                open = open.flatMap { cut($0, boxes[b]) }
                if open.isEmpty { break }
            }
        }
        return below
    }

    private func cut(_ range: (Float, Float), _ box: Box) -> [(Float, Float)] {
        var rest: [(Float, Float)] = []
        if box.x0 > range.0 + 1 { rest.append((range.0, min(range.1, box.x0))) }
        if box.x1 < range.1 - 1 { rest.append((max(range.0, box.x1), range.1)) }
        return rest.filter { $0.1 - $0.0 > 1 }
    }
}
