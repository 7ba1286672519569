import BookModel

/// Joins a drop cap to the word it begins, and the lines beside it to their paragraph's left edge.
///
/// Examples: a three-line "A" before "lice was beginning"; a raised "T" on the first line's foot.
/// Not: a large figure that numbers a chapter, with nothing close beside it.
struct DropCaps {
    let page: PrintedPage
    let body: BodyStyle
    let words: Vocabulary

    func joined(_ lines: [Line]) -> [Line] {
        var lines = lines
        var gone: Set<Int> = []
        for index in lines.indices where isCap(lines[index]) {
            let cap = lines[index]
            let beside = lines.indices.filter { other in
                guard other != index, lines[other].size < 0.62 * cap.size else { return false }
                let box = lines[other].box
                let em = lines[other].size
                return box.x0 > cap.box.x1 - 0.8 * em && box.x0 < cap.box.x1 + 2.2 * em
                    && box.centreY > cap.box.y0 - 0.3 * em && box.centreY < cap.box.y1 + 0.2 * em
            }.sorted { lines[$0].box.centreY < lines[$1].box.centreY }
            guard let host = beside.first else { continue }
            lines[host] = join(cap, lines[host])
            for line in beside { lines[line].box.x0 = cap.box.x0 }
            gone.insert(index)
        }
        return gone.isEmpty
            ? lines : lines.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    }

    private func isCap(_ line: Line) -> Bool {
        guard !line.isTurned, line.size > 1.6 * body.size, line.words.count <= 2 else {
            return false
        }
        let units = line.units(in: page)
        let letters = units.filter { UnitClass($0).contains(.letter) }
        return letters.count == 1 && units.count <= 3 && !UnitClass(letters[0]).contains(.wide)
    }

    private func join(_ cap: Line, _ host: Line) -> Line {
        var rest = host.words
        if !rest.isEmpty { rest[0].isSpaced = standsAlone(cap, host) }
        var line = Line(page: host.page, words: cap.words + rest)
        line.box = host.box
        line.box.x0 = cap.box.x0
        (line.size, line.style) = (host.size, host.style)
        return line
    }

    /// "I was", "A man": the rest is a word of the book, and with the letter it is none.
    private func standsAlone(_ cap: Line, _ host: Line) -> Bool {
        let letter = cap.units(in: page).filter { UnitClass($0).contains(.letter) }
        let tail = host.units(in: page).prefix { Vocabulary.isWordUnit($0) }
        guard let first = tail.first, UnitClass(first).contains(.letter) else { return false }
        let whole = Vocabulary.fold((letter + tail)[...])
        let single = Vocabulary.fold(letter[...])
        return words.count(whole) == 0 && words.count(Vocabulary.fold(tail)) > 0
            && words.count(single) > 1
    }
}
