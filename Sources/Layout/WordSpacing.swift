import BookModel

/// Parts words that tight spacing glued together, and joins letters that wide spacing parted.
///
/// What a character advances is learned for each character of each style over the book. Where a
/// glyph stands further from the one before it than that, and than its neighbours do, a space was
/// printed: "ofthe" comes apart, "A L I C E" does not stay apart. Only books that show the fault
/// are touched.
struct WordSpacing {
    /// White space in ems, beyond the usual advance, that parts words.
    private static let least: Float = 0.085
    private static let bins = 128
    private var slots: [Int: Int] = [:]
    private var counts: [UInt32] = []

    static func repair(_ draft: inout Draft) {
        for index in draft.sheets.indices {
            for line in draft.sheets[index].lines.indices {
                joinSpaced(&draft.sheets[index].lines[line])
            }
        }
        guard isGlued(draft) else { return }
        var spacing = WordSpacing()
        for sheet in draft.sheets { spacing.learn(sheet) }
        for index in draft.sheets.indices {
            let sheet = draft.sheets[index]
            for line in sheet.lines.indices where !sheet.lines[line].isTurned {
                let words = sheet.lines[line].words.flatMap { spacing.parted($0, sheet) }
                if words.count != sheet.lines[line].words.count { draft.sheets[index].lines[line].words = words }
            }
        }
    }

    /// Several runs of letters longer than words are.
    private static func isGlued(_ draft: Draft) -> Bool {
        var long = 0
        for sheet in draft.sheets {
            for line in sheet.lines {
                for word in line.words where word.range.count >= 17 {
                    if word.range.allSatisfy({ isSpacedLetter(sheet.page.text[$0]) }) { long += 1 }
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

    // MARK: Advances

    private mutating func learn(_ sheet: Sheet) {
        for line in sheet.lines where !line.isTurned {
            for word in line.words where word.range.count > 1 {
                for offset in word.range.dropLast() {
                    guard let bin = bin(offset, word, sheet) else { continue }
                    let key = word.style << 16 | Int(sheet.page.text[offset])
                    if let slot = slots[key] {
                        counts[slot + bin] += 1
                    } else {
                        slots[key] = counts.count
                        counts += [UInt32](repeating: 0, count: Self.bins)
                        counts[counts.count - Self.bins + bin] += 1
                    }
                }
            }
        }
    }

    private func step(_ offset: Int, _ word: Word, _ sheet: Sheet) -> Float {
        let first = sheet.frame.place(sheet.page.boxes[offset])
        let next = sheet.frame.place(sheet.page.boxes[offset + 1])
        return (next.x0 - first.x0) / max(word.size, 1)
    }

    private func bin(_ offset: Int, _ word: Word, _ sheet: Sheet) -> Int? {
        guard offset + 1 < sheet.page.boxes.count else { return nil }
        let bin = Int(step(offset, word, sheet) * 80)
        return bin >= 0 && bin < Self.bins ? bin : nil
    }

    /// The middle advance of a character, in ems.
    private func advance(_ unit: UInt16, _ style: Int) -> Float? {
        guard let slot = slots[style << 16 | Int(unit)] else { return nil }
        let total = (0..<Self.bins).reduce(UInt32(0)) { $0 + counts[slot + $1] }
        var sum: UInt32 = 0
        for bin in 0..<Self.bins {
            sum += counts[slot + bin]
            if sum * 5 >= total * 2 { return (Float(bin) + 0.5) / 80 }
        }
        return nil
    }

    // MARK: Parting

    private func parted(_ word: Word, _ sheet: Sheet) -> [Word] {
        guard word.range.count > 2, sheet.page.boxes.count >= word.range.upperBound else { return [word] }
        let excess = word.range.dropLast().map { offset -> Float in
            advance(sheet.page.text[offset], word.style).map { step(offset, word, sheet) - $0 } ?? 0
        }
        let base = max(0, excess.sorted()[excess.count / 3])
        let cuts = excess.indices.filter { index in
            let next = sheet.page.text[word.range.lowerBound + index + 1]
            let isMark = UnitClass(next).isDisjoint(with: [.letter, .digit, .opening])
            let isLone = index == 0 && !Self.standsAlone(sheet.page.text[word.range.lowerBound])
            return excess[index] - base > Self.least && !isMark && !isLone
        }.map { word.range.lowerBound + $0 + 1 }
        guard !cuts.isEmpty else { return [word] }
        var pieces: [Word] = []
        var start = word.range.lowerBound
        for end in cuts + [word.range.upperBound] {
            var piece = word
            piece.range = start..<end
            piece.box = sheet.frame.place(sheet.page.boxes[start])
            for offset in start..<end { piece.box = piece.box.union(sheet.frame.place(sheet.page.boxes[offset])) }
            piece.isSpaced = start == word.range.lowerBound ? word.isSpaced : true
            pieces.append(piece)
            start = end
        }
        return pieces
    }

    /// Small letters and the capitals that are words by themselves; "T" before "he" is none, but a
    /// ligature whose width the reader shared out.
    private static func standsAlone(_ unit: UInt16) -> Bool {
        let capitals = Array("IAOYÀÉÓИВСКУОЯАІЙ".utf16)
        return !UnitClass(unit).contains(.upper) || capitals.contains(unit)
    }

    // MARK: Letter-spacing

    /// Four and more letters each by itself, evenly apart, are letter-spaced words.
    private static func joinSpaced(_ line: inout Line) {
        var start = 0
        while start < line.words.count {
            var end = start
            while end < line.words.count, line.words[end].range.count == 1 || end > start && line.words[end].range.count == 2 {
                end += 1
            }
            if end - start >= 4 { joinSpaced(&line, start..<end) }
            start = max(end, start + 1)
        }
    }

    private static func joinSpaced(_ line: inout Line, _ range: Range<Int>) {
        let gaps = range.dropFirst().map { line.words[$0].box.x0 - line.words[$0 - 1].box.x1 }
        let middle = gaps.sorted()[gaps.count / 3]
        let even = gaps.filter { $0 < 1.5 * middle + 0.08 * line.size }.count
        guard even * 10 >= gaps.count * 6, middle < 0.6 * line.size else { return }
        for (index, gap) in zip(range.dropFirst(), gaps) where gap < 1.5 * middle + 0.08 * line.size {
            line.words[index].isSpaced = false
        }
    }
}
