import BookModel
import Languages

/// Skips the notes, reads them at the chapter's end, or behind the sentence that refers to them.
struct NotePass: CleaningPass {
    let policy: ReadingOptions.Footnotes
    /// Words that announce the notes; `nil` says nothing.
    let words: Announcements?

    func apply(to chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        guard policy != .skip else { return skipped(chapters, ledger: &ledger) }
        var notes = NoteStore(chapters)
        return chapters.enumerated().map { index, chapter in
            var chapter = chapter
            let blocks = chapter.blocks.filter { !$0.isNote }
            var rest: [Block] = []
            if policy == .inline {
                chapter.blocks = blocks.flatMap { inline($0, &notes) }
            } else {
                chapter.blocks = blocks
                for block in blocks { rest += notes.take(block.noteReferences.map(\.id)) }
            }
            rest += notes.takeUnreferred(of: index)
            if let first = rest.first, let words {
                chapter.blocks.append(heading(words.notes, before: first))
            }
            chapter.blocks += rest
            return chapter
        }
    }

    private func skipped(_ chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        chapters.map { chapter in
            var chapter = chapter
            for block in chapter.blocks where block.isNote {
                ledger.drop(block, rule: CleaningRule.footnote)
            }
            chapter.blocks.removeAll(where: \.isNote)
            return chapter
        }
    }

    private func heading(_ text: String, before note: Block) -> Block {
        var block = Block(role: .announcement, text: MappedText())
        block.text.append(text, origin: .inserted(at: note.start))
        return block
    }

    // MARK: Inline

    /// The block, cut behind each sentence that refers to a note, with the notes between.
    private func inline(_ block: Block, _ notes: inout NoteStore) -> [Block] {
        guard !block.noteReferences.isEmpty else { return [block] }
        var found: [Block] = []
        var start = 0
        for (end, ids) in cuts(of: block) {
            let taken = notes.take(ids)
            guard !taken.isEmpty else { continue }
            if let part = part(of: block, start..<end) { found.append(part) }
            found += announced(taken)
            start = end
        }
        if let part = part(of: block, start..<block.text.count) { found.append(part) }
        return found
    }

    /// Where the sentences end that refer to notes, rising, with the notes of each.
    private func cuts(of block: Block) -> [(end: Int, ids: [String])] {
        let cutsAtSentences = [.paragraph, .quotation, .listItem, .sidebar].contains(block.role)
        var cuts: [(end: Int, ids: [String])] = []
        for reference in block.noteReferences.sorted(by: { $0.offset < $1.offset }) {
            let units = block.text.units
            let end =
                cutsAtSentences ? SentenceEnd.behind(reference.offset, in: units) : units.count
            if let last = cuts.indices.last, cuts[last].end == end {
                cuts[last].ids.append(reference.id)
            } else {
                cuts.append((end, [reference.id]))
            }
        }
        return cuts
    }

    private func part(of block: Block, _ range: Range<Int>) -> Block? {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, isBlank(block.text.units[low]) { low += 1 }
        while high > low, isBlank(block.text.units[high - 1]) { high -= 1 }
        if low == 0, high == block.text.count {
            return block.text.isEmpty && block.cells.isEmpty ? nil : block
        }
        return low < high ? block.piece(low..<high) : nil
    }

    /// The notes with "Note:" in front of the first.
    private func announced(_ notes: [Block]) -> [Block] {
        guard let words, var first = notes.first, first.role != .announcement else { return notes }
        first.insert(CodeUnits(words.note + " "), at: 0)
        return [first] + notes.dropFirst()
    }
}

extension Block {
    var isNote: Bool { noteID != nil || role == .footnote }
}

/// The notes of a book, each to be taken once.
struct NoteStore {
    private var notes: [String: [Block]] = [:]
    /// The blocks of notes that nothing in the book refers to, by chapter.
    private var unreferred: [[Block]]

    init(_ chapters: [Chapter]) {
        var referred: Set<String> = []
        for chapter in chapters {
            for block in chapter.blocks { referred.formUnion(block.noteReferences.map(\.id)) }
        }
        unreferred = Array(repeating: [], count: chapters.count)
        for (index, chapter) in chapters.enumerated() {
            for block in chapter.blocks where block.isNote {
                if let id = block.noteID, referred.contains(id) {
                    notes[id, default: []].append(block)
                } else {
                    unreferred[index].append(block)
                }
            }
        }
    }

    /// The blocks of the notes, and of the notes that these refer to, that were not taken before.
    mutating func take(_ ids: [String]) -> [Block] {
        var found: [Block] = []
        var waiting = Array(ids.reversed())
        while let id = waiting.popLast() {
            guard let blocks = notes.removeValue(forKey: id) else { continue }
            found += blocks
            waiting += blocks.flatMap { $0.noteReferences.map(\.id) }.reversed()
        }
        return found
    }

    mutating func takeUnreferred(of chapter: Int) -> [Block] {
        let found = unreferred[chapter]
        unreferred[chapter] = []
        return found
    }
}

/// The end of the sentence that a place lies in, well enough to put a note behind it.
enum SentenceEnd {
    /// The offset behind the end mark (and its closing quotes) of the sentence that the unit before
    /// `offset` belongs to; the end of the text without one.
    static func behind(_ offset: Int, in units: CodeUnits) -> Int {
        var index = min(offset, units.count)
        // A marker right behind the end mark belongs to the sentence that has just ended.
        var before = index
        while before > 0, isCloser(units[before - 1]) || isBlank(units[before - 1]) { before -= 1 }
        if before > 0, isEnd(units, at: before - 1) { return index }
        while index < units.count {
            if isEnd(units, at: index) {
                var end = index + 1
                while end < units.count, isEndMark(units[end]) || isCloser(units[end]) { end += 1 }
                if end == units.count || isWide(units[index])
                    || isBlank(units[end]) && startsSentence(units, at: end)
                {
                    return end
                }
                index = end
            } else {
                index += 1
            }
        }
        return units.count
    }

    private static func isEnd(_ units: CodeUnits, at index: Int) -> Bool {
        guard isEndMark(units[index]) else { return false }
        guard units[index] == 0x2E else { return true }
        // "J. Smith", "Dr. No": a short capitalized word in front of the full stop is no end.
        var start = index
        while start > 0, isLetter(units[start - 1]) { start -= 1 }
        let isShort = index - start >= 1 && index - start <= 2
        return !(isShort && units[start] >= 0x41 && units[start] <= 0x5A)
    }

    /// What follows the space is no small letter.
    private static func startsSentence(_ units: CodeUnits, at space: Int) -> Bool {
        var index = space
        while index < units.count, isBlank(units[index]) { index += 1 }
        guard index < units.count else { return true }
        return !units.scalar(at: index).scalar.properties.isLowercase
    }

    private static func isEndMark(_ unit: UInt16) -> Bool {
        unit == 0x2E || unit == 0x21 || unit == 0x3F || unit == 0x2026 || unit == 0x61F
            || unit == 0x6D4
            || unit == 0x964 || isWide(unit)
    }

    private static func isWide(_ unit: UInt16) -> Bool {
        unit == 0x3002 || unit == 0xFF01 || unit == 0xFF1F
    }

    private static func isCloser(_ unit: UInt16) -> Bool {
        [0x22, 0x27, 0x29, 0x5D, 0xBB, 0x2019, 0x201D, 0x203A, 0x300D, 0x300F, 0xFF09].contains(
            unit)
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        (0x61...0x7A).contains(unit | 0x20) || unit >= 0xC0 && unit < 0x2000
    }
}
