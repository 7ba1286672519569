extension PrintedPage {
    /// The rectangles of a range of the page's text, one for each line it stands on, in text order.
    ///
    /// Neighbouring glyphs belong to one line when they overlap by half across the writing
    /// direction and lie side by side along it; that holds for horizontal and vertical writing.
    public func lineBoxes(of range: Range<Int>) -> [Box] {
        var found: [Box] = []
        for index in range.clamped(to: 0..<min(text.count, boxes.count)) {
            let box = boxes[index]
            guard box.width > 0 || box.height > 0 else { continue }
            if let last = found.last, last.goesOn(with: box) {
                found[found.count - 1] = last.union(box)
            } else {
                found.append(box)
            }
        }
        return found
    }
}

extension Box {
    fileprivate func goesOn(with next: Box) -> Bool {
        let across = min(y1, next.y1) - max(y0, next.y0)
        let along = min(x1, next.x1) - max(x0, next.x0)
        let size = max(height, next.height)
        if across > 0.5 * min(height, next.height) { return along > -2 * size }
        return along > 0.5 * min(width, next.width) && across > -size
            && next.height <= 3 * next.width
    }
}
