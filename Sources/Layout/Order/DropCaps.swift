import BookModel

/// Joins a drop cap to the word it begins, and the lines beside it to their paragraph's left edge.
///
/// The word stands in the topmost line beside the letter, wherever a reader puts the letter: before
/// the second line, at whose height its foot is, or by itself. Some printers float the letter and
/// do not move the first line out of its way; that line lies over the letter's upper half.
///
/// Examples: a three-line "A" before "lice was beginning"; a raised "T" on the first line's foot.
/// Not: a large figure that numbers a chapter, with nothing close beside it; the last line of the
/// paragraph above, at the top of the letter's square.
struct DropCaps {
    let page: PrintedPage
    let body: BodyStyle
    let words: Vocabulary

    func joined(_ lines: [Line]) -> [Line] {
        var (lines, rests) = parted(lines)
        var gone: Set<Int> = []
        for index in lines.indices where isCap(lines[index]) {
            let cap = lines[index]
            let right = lines.indices.filter {
                $0 == rests[index] || $0 != index && isBeside(lines[$0], cap)
            }
            let under = lines.indices.filter { other in
                other != index && !right.contains(other) && lies(lines[other], over: cap)
                    && right.contains { lines[$0].box.centreY > lines[other].box.centreY }
            }
            let beside = (right + under).sorted { lines[$0].box.centreY < lines[$1].box.centreY }
            guard let host = beside.first else { continue }
            let isSpaced =
                rests[index] == host
                ? lines[host].words.first?.isSpaced : standsAlone(cap, lines[host])
            lines[host] = join(cap, lines[host], isSpaced: isSpaced ?? false)
            if let rest = rests[index], rest != host { lines[rest].words[0].isSpaced = false }
            for line in beside { lines[line].box.x0 = cap.box.x0 }
            gone.insert(index)
        }
        return gone.isEmpty
            ? lines : lines.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    }

    /// The lines with letters that readers put before one of them by themselves, and for each such
    /// letter the rest of its line.
    private func parted(_ lines: [Line]) -> (lines: [Line], rests: [Int: Int]) {
        var parted: [Line] = []
        var rests: [Int: Int] = [:]
        for line in lines {
            guard let count = capWords(of: line), line.words.count > count else {
                parted.append(line)
                continue
            }
            rests[parted.count] = parted.count + 1
            parted.append(Line(page: line.page, words: Array(line.words[..<count])))
            parted.append(Line(page: line.page, words: Array(line.words[count...])))
        }
        return (parted, rests)
    }

    /// How many words at a line's start are a cap: its letter, with an opening quote before it.
    private func capWords(of line: Line) -> Int? {
        guard !line.isTurned, line.table < 0 else { return nil }
        let large = line.words.prefix { $0.size > 1.6 * body.size }
        guard (1...2).contains(large.count), let size = large.map(\.size).min(),
            line.words.dropFirst(large.count).allSatisfy({ $0.size < 0.62 * size }),
            isCap(Line(page: line.page, words: Array(large)))
        else { return nil }
        return large.count
    }

    private func isCap(_ line: Line) -> Bool {
        guard !line.isTurned, line.size > 1.6 * body.size, line.words.count <= 2 else {
            return false
        }
        let units = line.units(in: page)
        let letters = units.filter { UnitClass($0).contains(.letter) }
        return letters.count == 1 && units.count <= 3 && !UnitClass(letters[0]).contains(.wide)
    }

    /// To the right of the letter, at its height.
    private func isBeside(_ line: Line, _ cap: Line) -> Bool {
        guard line.size < 0.62 * cap.size, !line.isTurned else { return false }
        let (box, em) = (line.box, line.size)
        return box.x0 > cap.box.x1 - 0.8 * em && box.x0 < cap.box.x1 + 2.2 * em
            && box.centreY > cap.box.y0 - 0.3 * em && box.centreY < cap.box.y1 + 0.2 * em
    }

    /// A first line that begins where the letter does, over its upper half; the square's top is
    /// white.
    private func lies(_ line: Line, over cap: Line) -> Bool {
        guard line.size < 0.62 * cap.size, !line.isTurned else { return false }
        let top = (line.box.centreY - cap.box.y0) / max(cap.box.height, 1)
        return abs(line.box.x0 - cap.box.x0) < 0.8 * line.size && top > 0.12 && top < 0.5
    }

    private func join(_ cap: Line, _ host: Line, isSpaced: Bool) -> Line {
        var rest = host.words
        if !rest.isEmpty { rest[0].isSpaced = isSpaced }
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
