import BookModel

/// Parts words that tight spacing glued together, and joins letters that wide spacing parted.
///
/// Where a glyph stands further from the one before it than its neighbours in the word do, a space
/// was printed: "ofthe" comes apart, "A L I C E" does not stay apart. Words are parted only in
/// books
/// in which several long runs of letters show such gaps, so that one kerned pair parts nothing.
struct WordSpacing {
    /// White space in ems, beyond what the word's other letters leave, that parts words.
    private static let least: Float = 0.075

    static func repair(_ draft: inout Draft) {
        for index in draft.sheets.indices {
            for line in draft.sheets[index].lines.indices {
                joinSpaced(&draft.sheets[index].lines[line], draft.sheets[index].page)
            }
        }
        guard isGlued(draft, Kerns()) else { return }
        let kerns = Kerns(draft)
        guard isGlued(draft, kerns) else { return }
        for index in draft.sheets.indices {
            let sheet = draft.sheets[index]
            for line in sheet.lines.indices where !sheet.lines[line].isTurned {
                let words = sheet.lines[line].words.flatMap { parted($0, sheet, kerns) }
                if words.count != sheet.lines[line].words.count {
                    draft.sheets[index].lines[line].words = words
                }
            }
        }
    }

    /// Three runs of letters, longer than most words are, with gaps inside.
    private static func isGlued(_ draft: Draft, _ kerns: Kerns) -> Bool {
        var long = 0
        for sheet in draft.sheets {
            for line in sheet.lines where !line.isTurned {
                for word in line.words where word.range.count >= 14 {
                    let units = sheet.page.text[word.range]
                    let letters = units.filter(isSpacedLetter).count
                    // Addresses have neither many letters in a row nor gaps.
                    guard letters * 5 >= units.count * 4, !units.contains(0x2F),
                        !units.contains(0x40)
                    else { continue }
                    if !cuts(in: word, sheet, kerns).isEmpty { long += 1 }
                    if long >= 3 { return true }
                }
            }
        }
        return false
    }

    /// Letters of scripts that part words by spaces and are not joined in writing.
    private static func isSpacedLetter(_ unit: UInt16) -> Bool {
        let kind = UnitClass(unit)
        return kind.contains(.letter) && kind.isDisjoint(with: [.wide, .rightToLeft, .unspaced])
    }

    // MARK: Parting

    /// Where in the page's text a new word begins inside this one.
    private static func cuts(in word: Word, _ sheet: Sheet, _ kerns: Kerns) -> [Int] {
        guard word.range.count > 2, sheet.page.boxes.count >= word.range.upperBound else {
            return []
        }
        let gaps = word.range.dropLast().map { offset in
            Kerns.gap(behind: offset, in: word, sheet) - kerns.kern(behind: offset, in: word, sheet)
        }
        let base = max(0, gaps.sorted()[gaps.count / 3])
        return gaps.indices.filter { gaps[$0] - base > least }.map {
            word.range.lowerBound + $0 + 1
        }
        .filter { offset in
            let (last, next) = (
                UnitClass(sheet.page.text[offset - 1]), UnitClass(sheet.page.text[offset])
            )
            return !next.isDisjoint(with: [.letter, .digit, .opening])
                && last.isDisjoint(with: [.wide, .rightToLeft, .unspaced])
                && next.isDisjoint(with: [.wide, .rightToLeft, .unspaced])
        }
    }

    private static func parted(_ word: Word, _ sheet: Sheet, _ kerns: Kerns) -> [Word] {
        let cuts = cuts(in: word, sheet, kerns)
        guard !cuts.isEmpty else { return [word] }
        var pieces: [Word] = []
        var start = word.range.lowerBound
        for end in cuts + [word.range.upperBound] {
            var piece = word
            piece.range = start..<end
            piece.box = sheet.frame.place(sheet.page.boxes[start])
            for offset in start..<end {
                piece.box = piece.box.union(sheet.frame.place(sheet.page.boxes[offset]))
            }
            piece.isSpaced = start == word.range.lowerBound ? word.isSpaced : true
            pieces.append(piece)
            start = end
        }
        return pieces
    }

    // MARK: Letter-spacing

    /// Four and more letters each by itself, evenly apart, are letter-spaced words; a mark may
    /// touch its letter. Not: "I am to go on"; syllables of hangul, which are words too; "T, P, E",
    /// since what a comma ends is a word; "× 10 15 m", where two figures are a number.
    private static func joinSpaced(_ line: inout Line, _ page: PrintedPage) {
        func isPiece(_ word: Word) -> Bool {
            guard word.range.count <= 2 else { return false }
            let units = page.text[word.range]
            if units.contains(where: { (0xAC00...0xD7AF).contains($0) }) { return false }
            return units.count { !UnitClass($0).isDisjoint(with: [.letter, .digit]) } <= 1
        }
        var start = 0
        while start < line.words.count {
            var end = start
            while end < line.words.count, isPiece(line.words[end]) { end += 1 }
            let isLine = end - start == line.words.count
            if end - start >= (isLine ? 3 : 4) { joinSpaced(&line, start..<end, page) }
            start = max(end, start + 1)
        }
    }

    private static func joinSpaced(
        _ line: inout Line, _ range: Range<Int>, _ page: PrintedPage
    ) {
        let gaps = range.dropFirst().map { line.words[$0].box.x0 - line.words[$0 - 1].box.x1 }
        let middle = gaps.sorted()[gaps.count / 3]
        let even = gaps.filter { $0 < 1.5 * middle + 0.08 * line.size }.count
        guard even * 10 >= gaps.count * 6, middle < 0.6 * line.size else { return }
        var start = range.lowerBound
        for end in range where end + 1 == range.upperBound || endsWord(line.words[end], page) {
            if end - start >= 2 {
                for index in start + 1...end
                where gaps[index - range.lowerBound - 1] < 1.5 * middle + 0.08 * line.size {
                    line.words[index].isSpaced = false
                }
            }
            start = end + 1
        }
    }

    private static func endsWord(_ word: Word, _ page: PrintedPage) -> Bool {
        switch page.text[word.range.upperBound - 1] {
        case 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x3001: true
        default: false
        }
    }
}
