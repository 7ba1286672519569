import BookModel

extension EdgeRows {
    /// What stands over and under the text of a page whose lines run down: before the place where
    /// its lines begin, or behind the one where they end.
    func rowsBeside() -> [[EdgeRow]] {
        guard sheet.frame.direction == .downward, let text = textRange() else { return [] }
        let reach = sheet.lines.indices.filter { !sheet.lines[$0].words.isEmpty }
        let before = reach.filter { sheet.lines[$0].box.x1 < text.lowerBound }
        let behind = reach.filter { sheet.lines[$0].box.x0 > text.upperBound }
        return [rows(before, .start), rows(behind, .end)]
    }

    /// Where most lines of the text begin and end; `nil` where too few tell.
    private func textRange() -> ClosedRange<Float>? {
        let lines = sheet.lines.filter { !$0.isTurned && $0.unitCount >= 6 }
        guard let size = lines.map(\.size).sorted().dropFirst(lines.count / 2).first else {
            return nil
        }
        let own = lines.filter { abs($0.size - size) < 0.1 * size }
        let starts = own.map(\.box.x0).sorted()
        let ends = own.map(\.box.x1).sorted()
        guard own.count >= 2 else { return nil }
        let (low, high) = (starts[0] - 0.3 * size, ends[ends.count - 1] + 0.3 * size)
        return low < high ? low...high : nil
    }

    /// Lines grouped by their distance from the edge, each group from left to right on paper.
    private func rows(_ lines: [Int], _ side: EdgeRow.Side) -> [EdgeRow] {
        let order = lines.sorted {
            (sheet.lines[$0].box.centreX, $0) < (sheet.lines[$1].box.centreX, $1)
        }
        var groups: [[Int]] = []
        var box = Box(x0: 0, y0: 0, x1: 0, y1: 0)
        for index in order {
            let own = sheet.lines[index].box
            let shared = min(box.x1, own.x1) - max(box.x0, own.x0)
            if !groups.isEmpty, shared > 0.5 * min(box.width, own.width) {
                groups[groups.count - 1].append(index)
                box = box.union(own)
            } else {
                groups.append([index])
                box = own
            }
        }
        if side == .end { groups.reverse() }
        return groups.prefix(Self.reach).enumerated().map { depth, group in
            let sorted = group.sorted { sheet.lines[$0].box.y0 > sheet.lines[$1].box.y0 }
            return row(sorted, side, depth, next: nil)
        }
    }
}
