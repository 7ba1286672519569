import BookModel

/// How far the book sets the first line of a paragraph in, learned over all its lines.
enum FirstLineIndent {
    /// In points; `nil` where the book does not indent, or not by one measure.
    static func learn(_ flow: [Region], _ draft: Draft) -> Float? {
        var counts: [Int: Int] = [:]
        var lines = 0
        for region in flow where region.kind == .body {
            guard let span = region.columns else { continue }
            let left = draft.sheets[region.sheet].columns.range(span).x0
            for (line, next) in zip(region.lines, region.lines.dropFirst()) {
                guard abs(line.size - draft.body.size) < 0.6 else { continue }
                lines += 1
                let indent = line.box.x0 - left
                let em = line.size
                guard indent > 0.5 * em, indent < 5 * em, abs(next.box.x0 - left) < 0.3 * em else {
                    continue
                }
                counts[Int((indent * 2).rounded()), default: 0] += 1
            }
        }
        func weight(_ step: Int) -> Int {
            (counts[step - 1] ?? 0) + (counts[step] ?? 0) * 2 + (counts[step + 1] ?? 0)
        }
        let best = counts.keys.max { a, b in weight(a) == weight(b) ? a > b : weight(a) < weight(b)
        }
        guard let best, weight(best) >= 10, weight(best) * 25 >= lines else { return nil }
        return Float(best) / 2
    }
}
