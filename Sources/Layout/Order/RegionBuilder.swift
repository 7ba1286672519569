import BookModel

/// Chains lines that follow each other in a column, and puts the chains in reading order.
struct RegionBuilder {
    let sheet: Int
    let lines: [Line]
    let columns: Columns
    let body: BodyStyle
    let dividers: Dividers

    /// The regions of a page, with what is set into its columns apart.
    static func regions(of sheet: Sheet, at index: Int, body: BodyStyle) -> [Region] {
        let running = sheet.lines.filter { $0.facing < 0 }
        let insets = Insets(running, columns: sheet.columns, body: body)
        let dividers = Dividers(sheet, body: body)
        func part(_ isInset: Bool) -> [Region] {
            let lines = zip(insets.widened, insets.isInset).filter { $1 == isInset }.map(\.0)
            return RegionBuilder(
                sheet: index, lines: lines, columns: sheet.columns, body: body, dividers: dividers
            ).chains()
        }
        var regions = part(false)
        if insets.isInset.contains(true) {
            regions += part(true).map { region in
                var region = region
                region.columns = nil
                return region
            }
        }
        regions += facing(sheet, index, body) + dividers.regions(of: index)
        return Bands(page: sheet.page, body: body).sorted(regions).filter { !$0.lines.isEmpty }
    }

    /// A region for each of the blocks that stand side by side.
    private static func facing(_ sheet: Sheet, _ index: Int, _ body: BodyStyle) -> [Region] {
        let lines = sheet.lines.filter { $0.facing >= 0 }
        let ids = Set(lines.map(\.facing)).sorted()
        return ids.compactMap { id in
            let own = lines.filter { $0.facing == id }.sorted { $0.box.y0 < $1.box.y0 }
            guard let first = own.first else { return nil }
            let box = own.reduce(first.box) { $0.union($1.box) }
            let span = sheet.columns.span(of: box, em: body.size) ?? 0...0
            var region = Region(sheet: index, lines: own, box: box, columns: span)
            region.isFacing = true
            return region
        }
    }

    private func chains() -> [Region] {
        var spans = lines.map { $0.isTurned ? nil : columns.span(of: $0.box, em: body.size) }
        takeHanging(&spans)
        if columns.all.count > 1 {
            widenHeadings(&spans)
            widenTableTitles(&spans)
        }
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

    /// A speaker's name or a heading that hangs out of its column: it reaches up to it or is
    /// in the text's size, and no text stands beside it, as it does beside marginal notes.
    private func takeHanging(_ spans: inout [ClosedRange<Int>?]) {
        let outside = lines.indices.filter { spans[$0] == nil && !lines[$0].isTurned }
        for index in outside where lines[index].table < 0 {
            let box = lines[index].box
            let isBeside = lines.indices.contains { other in
                let text = lines[other].box
                return other != index && !lines[other].isTurned
                    && min(box.y1, text.y1) - max(box.y0, text.y0) > 0.2 * box.height
            }
            if !isBeside { spans[index] = home(of: lines[index]) }
        }
    }

    /// The columns that a line between or just beside them belongs to.
    private func home(of line: Line) -> ClosedRange<Int>? {
        let distances = columns.all.map { distance(line.box, $0) }
        let touched = distances.indices.filter { distances[$0] < 0 }
        if let first = touched.first, let last = touched.last, first < last { return first...last }
        guard let least = distances.min(), let near = distances.firstIndex(of: least),
            least < 0.5 * body.size || least < 3 * body.size && line.size > 0.96 * body.size,
            line.box.x0 < columns.all[0].x0 || line.box.x1 > columns.all[columns.all.count - 1].x1
        else { return nil }
        return near...near
    }

    /// From a box to a column, from side to side; below 0 where they share a strip.
    private func distance(_ box: Box, _ column: Columns.Column) -> Float {
        max(column.x0 - box.x1, box.x0 - column.x1)
    }

    /// A short heading that parts all columns, not only its own: the others leave the same white
    /// space free at its height, and go on below it where its own does.
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
            guard let below else { continue }
            let parts = all.allSatisfy { column in
                guard !span.contains(column) else { return true }
                let inside = lines.indices.filter { own[$0]?.contains(column) == true }
                    .map { lines[$0].box }
                let slack = 0.3 * body.leading
                let top = lines[index].box.y0
                // At the head of the page nothing stands above, whichever column holds the heading.
                // The line above it of a title over all columns is no text.
                let text = lines.indices.filter {
                    own[$0]?.contains(column) == true && !(isHeading($0) && own[$0] == all)
                }
                return text.contains { lines[$0].box.centreY < above ?? middle } == (above != nil)
                    && inside.contains { abs($0.y0 - below) < body.leading }
                    && !inside.contains { $0.y1 > top + slack && $0.y0 < below - slack }
            }
            if parts { spans[index] = all }
        }
    }

    /// The title of a table over several columns: alone in its row right above the table, in the
    /// middle of it and of its own column. Not: the last line of a column's text.
    private func widenTableTitles(_ spans: inout [ClosedRange<Int>?]) {
        for table in lines.indices where lines[table].table >= 0 {
            guard let wide = spans[table], wide.count > 1 else { continue }
            let box = lines[table].box
            for index in lines.indices where lines[index].table < 0 && !lines[index].isTurned {
                guard let span = spans[index], span.count < wide.count else { continue }
                let (own, size) = (lines[index].box, lines[index].size)
                let column = columns.range(span)
                let isCentred =
                    abs(own.centreX - box.centreX) < 1.5 * size && own.x0 > column.x0 + size
                    && own.x1 < column.x1 - size
                let isClose = own.centreY < box.y0 && box.y0 - own.y1 < 2.5 * body.leading
                let isAlone = !lines.indices.contains { other in
                    other != index && other != table && !lines[other].isTurned
                        && lines[other].box.y1 > own.y0 + 0.3 * own.height
                        && lines[other].box.y0 < box.y0
                }
                if isCentred, isClose, isAlone { spans[index] = wide }
            }
        }
    }

    /// Same kind of text, not far apart.
    private func follows(_ a: Line, _ b: Line) -> Bool {
        guard a.table < 0, b.table < 0, !dividers.part(a, b) else { return false }
        let gap = b.box.y0 - a.box.y1
        // A note stands apart from the text above it, though its type is hardly smaller.
        if gap > 0.7 * body.leading, b.size < 0.93 * a.size { return false }
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
