import BookModel

extension LineBuilder {
    /// Lines of a vertical page: glyphs whose centres share a column, in order down the column.
    func verticalLines(_ words: [Word]) -> [Line] {
        let glyphs = words.flatMap(glyphs(of:))
        let base = Self.commonSize(glyphs)
        let large = glyphs.filter { $0.size > 0.7 * base }
        let small = glyphs.filter { $0.size <= 0.7 * base }
        return columns(large) + columns(small)
    }

    /// Whether the reader's line is set from left to right on a page of columns: a running head, a
    /// caption. Not: two digits side by side in a column.
    func runsAcross(_ words: [Word]) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        let boxes = page.boxes
        guard boxes.indices.contains(first.range.lowerBound),
            boxes.indices.contains(last.range.upperBound - 1)
        else { return false }
        let (a, b) = (boxes[first.range.lowerBound], boxes[last.range.upperBound - 1])
        return b.centreX - a.centreX > 1.5 * first.size
            && abs(b.centreY - a.centreY) < 0.5 * first.size
    }

    /// The square that a wide character stands in: fonts give boxes up to half as high again.
    private func square(_ box: Box, _ size: Float) -> Box {
        guard box.width > 1.1 * size else { return box }
        let middle = box.centreX
        return Box(x0: middle - size / 2, y0: box.y0, x1: middle + size / 2, y1: box.y1)
    }

    /// Words of wide characters come apart: the reader's order says nothing on vertical pages.
    private func glyphs(of word: Word) -> [Word] {
        guard word.range.contains(where: { UnitClass(page.text[$0]).contains(.wide) }) else {
            return [word]
        }
        var found: [Word] = []
        var offset = word.range.lowerBound
        while offset < word.range.upperBound {
            let length = min(page.text.scalar(at: offset).length, word.range.upperBound - offset)
            var glyph = word
            glyph.range = offset..<offset + length
            if offset < page.boxes.count {
                glyph.box = square(frame.place(page.boxes[offset]), word.size)
            }
            glyph.isSpaced = word.isSpaced && offset == word.range.lowerBound
            found.append(glyph)
            offset += length
        }
        return found
    }

    static func commonSize(_ words: [Word]) -> Float {
        var counts: [Int: Int] = [:]
        for word in words { counts[Int((word.size * 2).rounded()), default: 0] += word.range.count }
        let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
        return Float(best?.key ?? 20) / 2
    }

    private func columns(_ glyphs: [Word]) -> [Line] {
        let sorted = glyphs.sorted { ($0.box.centreY, $0.box.x0) < ($1.box.centreY, $1.box.x0) }
        var lines: [Line] = []
        var column: [Word] = []
        for glyph in sorted {
            if let first = column.first, glyph.box.centreY - first.box.centreY > 0.5 * first.size {
                lines += pieces(column)
                column = []
            }
            column.append(glyph)
        }
        return lines + pieces(column)
    }

    private func pieces(_ column: [Word]) -> [Line] {
        var lines: [Line] = []
        var part: [Word] = []
        for glyph in column.sorted(by: { $0.box.x0 < $1.box.x0 }) {
            if let last = part.last, glyph.box.x0 - last.box.x1 > 1.6 * last.size {
                lines.append(Line(page: index, words: part))
                part = []
            }
            part.append(glyph)
        }
        if !part.isEmpty { lines.append(Line(page: index, words: part)) }
        return lines
    }
}
