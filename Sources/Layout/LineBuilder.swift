import BookModel

/// Makes lines of words from a page's glyphs.
///
/// The reader's own lines are kept where the text runs across; they are cut where two words stand
/// far apart, and put together again later where no gutter parts them. Vertical pages are built
/// from the glyphs alone, since readers see every character of theirs as a line.
struct LineBuilder {
    let page: PrintedPage
    let index: Int
    let frame: PageFrame
    /// Of a tagged page, by marked-content identifier: the block, or -1.
    var blocks: [Int] = []
    /// … and the language, or -1.
    var languages: [Int] = []
    /// … and the words that stand for it, or -1.
    var replacements: [Int] = []

    func lines(_ styles: inout Styles) -> [Line] {
        let words = words(&styles)
        guard frame.direction == .downward, isMostlyWide else { return words.flatMap(linesAcross) }
        let across = words.filter(runsAcross)
        return verticalLines(words.filter { !runsAcross($0) }.flatMap { $0 })
            + across.map { Line(page: index, words: $0, isTurned: true) }
    }

    private var isMostlyWide: Bool {
        var (wide, letters) = (0, 0)
        for unit in page.text {
            let kind = UnitClass(unit)
            guard kind.contains(.letter) else { continue }
            letters += 1
            if kind.contains(.wide) { wide += 1 }
        }
        return wide * 2 > letters
    }

    /// The words of each of the reader's lines.
    private func words(_ styles: inout Styles) -> [[Word]] {
        var lines: [[Word]] = []
        var words: [Word] = []
        var run = 0
        var look: Look?
        var current: Word?
        var isSpaced = false
        let (text, boxes) = (page.text, page.boxes)
        var hidden = page.hidden[...]
        for offset in text.indices {
            while let next = hidden.first, next.range.upperBound <= offset { hidden.removeFirst() }
            if hidden.first?.range.contains(offset) == true { continue }
            let unit = text[offset]
            if unit == 0x0A {
                if let word = current { words.append(word) }
                if !words.isEmpty { lines.append(words) }
                (words, current, isSpaced) = ([], nil, false)
                continue
            }
            let isBlank =
                unit <= 0x20 || unit == 0xA0 || unit >= 0x2000 && UnitClass(unit).contains(.space)
            let box = offset < boxes.count ? boxes[offset] : Box(x0: 0, y0: 0, x1: 0, y1: 0)
            if isBlank {
                if let word = current { words.append(word) }
                (current, isSpaced) = (nil, !words.isEmpty)
                continue
            }
            while run < page.runs.count, page.runs[run].range.upperBound <= offset {
                run += 1
                look = nil
            }
            let own = look ?? self.look(of: run, at: offset, height: box.height, &styles)
            look = own
            let placed = frame.place(box)
            if var word = current, Look(word) == own, word.range.upperBound == offset,
                goesOn(word, placed), NoteMarker.isAlike(text[offset - 1], unit)
            {
                if placed.height > 0 {
                    word.box = word.box.height > 0 ? word.box.union(placed) : placed
                }
                word.range = word.range.lowerBound..<offset + 1
                current = word
            } else {
                if let word = current { words.append(word) }
                current = Word(
                    range: offset..<offset + 1, box: placed, style: own.style,
                    size: styles[own.style].size, isSpaced: isSpaced)
                current?.block = own.block
                current?.language = own.language
                current?.replacement = own.replacement
                isSpaced = false
            }
        }
        if let word = current { words.append(word) }
        if !words.isEmpty { lines.append(words) }
        return lines
    }

    /// What all units of a word have in common.
    private struct Look: Equatable {
        var style: Int
        var block = -1
        var language = -1
        var replacement = -1

        init(style: Int) { self.style = style }

        init(_ word: Word) {
            (style, block) = (word.style, word.block)
            (language, replacement) = (word.language, word.replacement)
        }
    }

    private func look(
        of run: Int, at offset: Int, height: Float, _ styles: inout Styles
    ) -> Look {
        guard run < page.runs.count, page.runs[run].range.contains(offset) else {
            let plain = StyleRun(range: offset..<offset + 1, font: "", size: height)
            return Look(style: styles.index(of: plain))
        }
        var look = Look(style: styles.index(of: page.runs[run]))
        look.block = Self.entry(for: page.runs[run], in: blocks)
        look.language = Self.entry(for: page.runs[run], in: languages)
        look.replacement = Self.entry(for: page.runs[run], in: replacements)
        return look
    }

    private static func entry(for run: StyleRun, in entries: [Int]) -> Int {
        guard let content = run.content, entries.indices.contains(content) else { return -1 }
        return entries[content]
    }

    /// Readers run a column's last word into the next column's first where no space stands between.
    private func goesOn(_ word: Word, _ box: Box) -> Bool {
        guard box.height > 0, word.box.height > 0 else { return true }
        let em = max(word.size, 4)
        if abs(box.centreY - word.box.centreY) > 0.7 * max(box.height, word.box.height),
            box.x0 < word.box.x0 || box.x0 > word.box.x1 + em
        {
            return false
        }
        return box.x0 - word.box.x1 < 1.2 * em && word.box.x0 - box.x1 < 3 * em
    }

    /// A reader's line, cut where its words stand further apart than word spaces reach.
    private func linesAcross(_ words: [Word]) -> [Line] {
        if isUnbroken(words) { return [line(words)] }
        var lines: [Line] = []
        var part: [Word] = []
        for word in words {
            if let last = part.last {
                let em = max(min(word.size, last.size), 4)
                let gap = word.box.x0 - last.box.x1
                let drop = abs(word.box.centreY - last.box.centreY)
                // A mark across the page is no part of the line it crosses.
                let isOther = max(word.size, last.size) > 5 * min(word.size, last.size)
                if isOther || gap > 1.6 * em || gap < -1.5 * em
                    || drop > 1.2 * max(word.box.height, last.box.height)
                {
                    lines.append(line(part))
                    part = []
                }
            }
            part.append(word)
        }
        if !part.isEmpty { lines.append(line(part)) }
        return lines
    }

    /// Words of two directions jump to and fro in their logical order, and yet fill their line.
    private func isUnbroken(_ words: [Word]) -> Bool {
        guard let first = words.first else { return true }
        var (edge, size) = (-Float.infinity, first.size)
        for word in words.sorted(by: { $0.box.x0 < $1.box.x0 }) {
            if max(word.size, first.size) > 5 * min(word.size, first.size) { return false }
            let em = max(min(word.size, size), 4)
            if word.box.x0 - edge > 1.6 * em, edge > -Float.infinity { return false }
            if abs(word.box.centreY - first.box.centreY) > 0.8
                * max(word.box.height, first.box.height)
            {
                return false
            }
            if word.box.x1 > edge { (edge, size) = (word.box.x1, word.size) }
        }
        return true
    }

    private func line(_ words: [Word]) -> Line {
        var line = Line(page: index, words: words)
        let count = line.unitCount
        if count > 2 {
            line.isTurned =
                line.box.height > 2.5 * line.box.width && line.box.height > 2 * line.size
        }
        return line
    }
}
