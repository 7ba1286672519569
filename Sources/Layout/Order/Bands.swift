import BookModel

/// Parts a page of columns at a white band over all of them, such as a picture leaves, where its
/// sentences say that all text above it is read before that below.
///
/// Not: a picture in the middle of columns that are read to their feet.
struct Bands {
    let page: PrintedPage
    let body: BodyStyle

    /// How high a band is, in lines of text.
    private static let least: Float = 4

    func sorted(_ regions: [Region]) -> [Region] {
        let plain = ReadingOrder.sorted(regions)
        // Rules have no lines: they part columns, and may frame the picture.
        guard let middle = band(in: regions.filter { !$0.lines.isEmpty }) else { return plain }
        let parts = [
            regions.filter { $0.box.centreY < middle }, regions.filter { $0.box.centreY >= middle },
        ]
        guard parts.allSatisfy(hasColumns) else { return plain }
        let parted = parts.flatMap(ReadingOrder.sorted)
        return fluency(of: parted) > fluency(of: plain) ? parted : plain
    }

    /// The middle of the highest band.
    private func band(in regions: [Region]) -> Float? {
        let boxes = regions.map(\.box).sorted { $0.y0 < $1.y0 }
        guard var foot = boxes.first?.y1 else { return nil }
        var best: (height: Float, middle: Float) = (Self.least * body.leading, -1)
        for box in boxes.dropFirst() {
            if box.y0 - foot > best.height { best = (box.y0 - foot, (box.y0 + foot) / 2) }
            foot = max(foot, box.y1)
        }
        return best.middle < 0 ? nil : best.middle
    }

    private func hasColumns(_ regions: [Region]) -> Bool {
        let spans = regions.compactMap(\.columns)
        return spans.contains { span in spans.contains { !$0.overlaps(span) } }
    }

    /// How often a sentence goes on from one region to the next, less how often it does not.
    private func fluency(of regions: [Region]) -> Int {
        let text = regions.filter { $0.columns != nil && $0.kind == .body }
        return zip(text, text.dropFirst()).reduce(0) { sum, pair in
            guard let last = pair.0.lines.last, let first = pair.1.lines.first else { return sum }
            let above = LineEnds(last.units(in: page))
            let below = LineEnds(first.units(in: page))
            if above.isFinished { return below.startsLower ? sum - 1 : sum }
            return below.startsLower ? sum + 1 : sum - 1
        }
    }
}
