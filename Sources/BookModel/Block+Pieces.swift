extension Block {
    /// The part of the block in `range`, with the runs, marks and notes that lie in it; notes
    /// outside
    /// move to its edges where they are to be kept.
    public func piece(_ range: Range<Int>, keepsNotes: Bool = false) -> Block {
        var part = self
        part.text = text.slice(range)
        func moved(_ old: Range<Int>) -> Range<Int>? {
            let both = old.clamped(to: range)
            return both.isEmpty
                ? nil : both.lowerBound - range.lowerBound..<both.upperBound - range.lowerBound
        }
        part.marks = marks.compactMap { mark in
            moved(mark.range).map { InlineMark(range: $0, kind: mark.kind, target: mark.target) }
        }
        part.languageRuns = languageRuns.compactMap { run in
            moved(run.range).map { LanguageRun(range: $0, language: run.language) }
        }
        part.readings = readings.compactMap { reading in
            moved(reading.range).map { Reading(range: $0, spoken: reading.spoken) }
        }
        part.noteReferences = noteReferences.compactMap { reference in
            let offset = min(max(reference.offset, range.lowerBound), range.upperBound)
            guard keepsNotes || offset == reference.offset else { return nil }
            return NoteReference(offset: offset - range.lowerBound, id: reference.id)
        }
        return part
    }
}
