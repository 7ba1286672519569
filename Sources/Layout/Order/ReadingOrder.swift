import BookModel

/// Puts regions of a page in reading order.
///
/// After Breuel ("High Performance Document Layout Analysis", 2003): what is above comes before
/// what
/// it overlaps from side to side; what is to the left comes before what is to the right, unless
/// something that spans both lies between them in height.
enum ReadingOrder {
    static func sorted(_ regions: [Region]) -> [Region] {
        let boxes = regions.map(\.box)
        var visited = [Bool](repeating: false, count: regions.count)
        var order: [Int] = []
        let seeds = regions.indices.sorted {
            (boxes[$0].y0, boxes[$0].x0, $0) < (boxes[$1].y0, boxes[$1].x0, $1)
        }
        func visit(_ index: Int) {
            guard !visited[index] else { return }
            visited[index] = true
            for other in seeds where !visited[other] && precedes(other, index, boxes) {
                visit(other)
            }
            order.append(index)
        }
        for seed in seeds { visit(seed) }
        return order.map { regions[$0] }
    }

    private static func overlap(_ a: Box, _ b: Box) -> Bool {
        min(a.x1, b.x1) - max(a.x0, b.x0) > 0.1 * min(a.width, b.width)
    }

    private static func precedes(_ a: Int, _ b: Int, _ boxes: [Box]) -> Bool {
        let (first, second) = (boxes[a], boxes[b])
        if overlap(first, second) { return first.centreY < second.centreY }
        guard first.centreX < second.centreX else { return false }
        return !boxes.indices.contains { index in
            guard index != a, index != b else { return false }
            let between = boxes[index]
            return overlap(between, first) && overlap(between, second)
                && between.centreY > min(first.centreY, second.centreY)
                && between.centreY < max(first.centreY, second.centreY)
                && between.y0 >= min(first.y1, second.y1) - 2
                && between.y1 <= max(first.y0, second.y0) + 2
        }
    }
}
