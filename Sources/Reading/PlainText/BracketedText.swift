import BookModel

/// What the makers of Project Gutenberg's texts put in square brackets: footnotes and their marks,
/// pictures.
///
/// "[Footnote 3: It rained.]" is the note that "[3]" before it refers to; a bracketed number
/// without such a note is text. "[Illustration: A cat]" is a picture with its text.
struct BracketedText {
    private(set) var blocks: [Block]
    private(set) var ledger = Ledger()
    /// The next blocks that belong to a note are looked through for its end.
    private static let longestNote = 8

    init(_ blocks: [Block]) {
        self.blocks = blocks
        var notes: [(label: CodeUnits, block: Int, id: String)] = []
        var index = 0
        while index < self.blocks.count {
            if let label = noteLabel(index), let end = noteEnd(index) {
                let id = "note-\(notes.count + 1)"
                notes.append((label, index, id))
                makeNote(index...end, id: id, prefix: Self.note.count + label.count + 1)
                index = end
            } else if begins(index, Self.picture), ends(index) {
                makePicture(index)
            }
            index += 1
        }
        self.blocks.removeAll { $0.role == .image && $0.text.isEmpty }
        guard !notes.isEmpty else { return }
        tieMarks(to: notes.map { ($0.label, $0.id) })
    }

    private static let note = CodeUnits("[Footnote ")
    private static let picture = CodeUnits("[Illustration")

    private func begins(_ index: Int, _ units: CodeUnits) -> Bool {
        blocks[index].text.units.starts(with: units)
    }

    private func ends(_ index: Int) -> Bool { blocks[index].text.units.last == 0x5D }

    // MARK: Notes

    /// "3" of "[Footnote 3: …".
    private func noteLabel(_ index: Int) -> CodeUnits? {
        guard begins(index, Self.note) else { return nil }
        let label = blocks[index].text.units.dropFirst(Self.note.count).prefix(5)
            .prefix { $0 != 0x3A }
        let colon = Self.note.count + label.count
        guard !label.isEmpty, colon < blocks[index].text.count,
            blocks[index].text.units[colon] == 0x3A
        else { return nil }
        return CodeUnits(label)
    }

    private func noteEnd(_ index: Int) -> Int? {
        (index..<min(blocks.count, index + Self.longestNote)).first { at in
            ends(at) || at > index && (blocks[at].role == .heading || begins(at, Self.note))
        }.flatMap { ends($0) ? $0 : nil }
    }

    private mutating func makeNote(_ range: ClosedRange<Int>, id: String, prefix: Int) {
        for index in range {
            blocks[index].role = .footnote
            blocks[index].level = 0
            blocks[index].noteID = id
        }
        delete(
            [blocks[range.upperBound].text.count - 1..<blocks[range.upperBound].text.count],
            in: range.upperBound, rule: "note-marker")
        let first = blocks[range.lowerBound].text.units
        let end = first[min(prefix, first.count)...].firstIndex { $0 != 0x20 } ?? first.count
        delete([0..<end], in: range.lowerBound, rule: "note-marker")
    }

    /// Takes the marks of notes out of the text and ties them to the notes in their order: numbers
    /// begin anew in each chapter.
    private mutating func tieMarks(to notes: [(label: CodeUnits, id: String)]) {
        var next: [CodeUnits: Int] = [:]
        for index in blocks.indices where blocks[index].noteID == nil {
            var marks: [Range<Int>] = []
            let units = blocks[index].text.units
            for mark in Self.marks(in: units) {
                let label = CodeUnits(units[mark].dropFirst().dropLast())
                let from = next[label] ?? 0
                guard let note = notes[from...].firstIndex(where: { $0.label == label }) else {
                    continue
                }
                next[label] = note + 1
                let hasSpace = mark.lowerBound > 0 && units[mark.lowerBound - 1] == 0x20
                let start = hasSpace ? mark.lowerBound - 1 : mark.lowerBound
                blocks[index].noteReferences.append(
                    NoteReference(offset: start, id: notes[note].id))
                marks.append(start..<mark.upperBound)
            }
            delete(marks, in: index, rule: "note-marker")
        }
    }

    /// "[12]", "[A]", "[*]".
    private static func marks(in units: CodeUnits) -> [Range<Int>] {
        units.indices.compactMap { start in
            guard units[start] == 0x5B,
                let end = units[start...].prefix(6).firstIndex(of: 0x5D), end > start + 1
            else { return nil }
            return start..<end + 1
        }
    }

    // MARK: Pictures

    private mutating func makePicture(_ index: Int) {
        let units = blocks[index].text.units
        var start = Self.picture.count
        if start < units.count, units[start] == 0x3A { start += 1 }
        while start < units.count - 1, units[start] == 0x20 { start += 1 }
        let isBare = start >= units.count - 1
        delete(
            isBare ? [0..<units.count] : [0..<start, units.count - 1..<units.count], in: index,
            rule: isBare ? "image" : "markup")
        (blocks[index].role, blocks[index].level) = (.image, 0)
    }

    private mutating func delete(_ ranges: [Range<Int>], in index: Int, rule: String) {
        for range in ranges {
            for source in blocks[index].text.sourceRanges(of: range) {
                let excerpt = blocks[index].text.units.string(in: range)
                ledger.drop(source, rule: rule, excerpt: excerpt)
            }
        }
        blocks[index].apply(ranges.map { TextEdit($0) })
    }
}
