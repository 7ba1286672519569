import BookModel

/// Names the pages whose reading order is a guess: blocks of text that lie over each other, or that
/// each seem to come before the next in a circle.
///
/// Not: a caption or a note of a few words beside the text; lines whose tall boxes touch.
enum OrderDoubt {
    /// Blocks with fewer units of text decide nothing.
    private static let leastUnits = 60
    /// The share of the smaller block that another must cover.
    private static let leastOverlap: Float = 0.25

    static func diagnostics(for flow: [Region], in draft: Draft) -> [Diagnostic] {
        var bySheet: [[Region]] = Array(repeating: [], count: draft.sheets.count)
        for region in flow where isText(region) { bySheet[region.sheet].append(region) }
        return bySheet.indices.compactMap { sheet in
            guard
                isDoubtful(bySheet[sheet]) || isMingled(draft.sheets[sheet].lines)
                    || isReadAcross(draft.sheets[sheet])
            else { return nil }
            return Diagnostic(
                .warning, at: .page(draft.sheets[sheet].page.number), rule: "order-uncertain",
                "blocks of text overlap; the order in which they are read is a guess: "
                    + "look at the page, and mask what is no part of the text")
        }
    }

    private static func isText(_ region: Region) -> Bool {
        region.columns != nil && region.lines.count >= 2
            && !region.lines.contains(where: \.isTurned)
            && region.lines.reduce(0) { $0 + $1.unitCount } >= leastUnits
    }

    private static func isDoubtful(_ regions: [Region]) -> Bool {
        let boxes = regions.map(box)
        for (index, first) in boxes.enumerated() {
            for second in boxes[(index + 1)...] where overlap(first, second) > leastOverlap {
                return true
            }
        }
        return false
    }

    /// Whether several lines are printed over each other.
    private static func isMingled(_ lines: [Line]) -> Bool {
        let boxes = lines.filter { !$0.isTurned && $0.unitCount >= 8 }.map { line in
            let half = min(line.box.height, line.size) * 0.3
            return Box(
                x0: line.box.x0, y0: line.box.centreY - half, x1: line.box.x1,
                y1: line.box.centreY + half)
        }.sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
        var count = 0
        for (index, first) in boxes.enumerated() {
            for second in boxes[(index + 1)...] {
                if second.y0 >= first.y1 { break }
                if overlap(first, second) > 0.15 { count += 1 }
            }
        }
        return count >= 4
    }

    /// Whether words break off in the middle of several lines, as they do where columns are read
    /// across: "the docu-   must themselves be free". Not: "pre- and postwar".
    private static func isReadAcross(_ sheet: Sheet) -> Bool {
        let broken = sheet.lines.count { line in
            line.table < 0
                && zip(line.words, line.words.dropFirst()).contains { word, next in
                    next.box.x0 - word.box.x1 > 0.6 * line.size && word.range.count > 2
                        && LineEnds(CodeUnits(sheet.page.text[word.range])).breaksWord
                        && UnitClass(sheet.page.text[next.range.lowerBound]).contains(.letter)
                }
        }
        return broken >= 4
    }

    /// The block's own extent, each line as high as its type.
    private static func box(_ region: Region) -> Box {
        let boxes = region.lines.map { line -> Box in
            let half = min(line.box.height, line.size) / 2
            return Box(
                x0: line.box.x0, y0: line.box.centreY - half, x1: line.box.x1,
                y1: line.box.centreY + half)
        }
        return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    }

    private static func overlap(_ a: Box, _ b: Box) -> Float {
        let width = min(a.x1, b.x1) - max(a.x0, b.x0)
        let height = min(a.y1, b.y1) - max(a.y0, b.y0)
        guard width > 0, height > 0 else { return 0 }
        return width * height / max(1, min(a.width * a.height, b.width * b.height))
    }
}
