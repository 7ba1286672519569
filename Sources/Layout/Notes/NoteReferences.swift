import BookModel

/// The numbers and signs that a page's text refers to notes by.
struct NoteReferences {
    private var plain: [CodeUnits] = []
    private var bracketed: [CodeUnits] = []

    init(_ printed: [CodeUnits] = []) {
        for units in printed {
            guard let marker = NoteMarker.folded(units) else { continue }
            plain.append(marker)
            if units.contains(0x5B) { bracketed.append(marker) }
        }
    }

    var isEmpty: Bool { plain.isEmpty }

    static func + (a: NoteReferences, b: NoteReferences) -> NoteReferences {
        var sum = a
        sum.plain += b.plain
        sum.bracketed += b.bracketed
        return sum
    }

    func without(_ markers: [CodeUnits]) -> NoteReferences {
        var rest = self
        rest.plain.removeAll(where: markers.contains)
        rest.bracketed.removeAll(where: markers.contains)
        return rest
    }

    func have(_ marker: CodeUnits) -> Bool { plain.contains(marker) }

    /// Whether the number that a line begins with is one of them. A work's in brackets answers
    /// none but such: "[2] Lamport, Leslie" is not the note of "calm²".
    func answer(_ start: some Collection<UInt16>) -> Bool {
        NoteMarker.folded(start).map {
            start.contains(0x5B) ? bracketed.contains($0) : plain.contains($0)
        } ?? false
    }
}
