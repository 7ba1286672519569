extension Block {
    /// Puts `text` in place of `range` and moves runs, readings, marks and note references along.
    /// Empty text deletes. What lies inside the replaced range shrinks onto its edges.
    public mutating func replace(_ range: Range<Int>, with text: CodeUnits) {
        if text.isEmpty { self.text.delete(range) } else { self.text.replace(range, with: text) }
        shift(range, by: text.count)
    }

    /// The block with the part of its text in `range` alone.
    public func slice(_ range: Range<Int>) -> Block {
        var part = self
        if range.upperBound < text.count { part.replace(range.upperBound..<text.count, with: []) }
        if range.lowerBound > 0 { part.replace(0..<range.lowerBound, with: []) }
        return part
    }

    /// Puts text without source in front of the unit at `offset`.
    public mutating func insert(_ text: CodeUnits, at offset: Int) {
        self.text.insert(text, at: offset)
        shift(offset..<offset, by: text.count)
    }

    private mutating func shift(_ range: Range<Int>, by length: Int) {
        func moved(_ offset: Int) -> Int {
            if offset <= range.lowerBound { return offset }
            if offset >= range.upperBound { return offset + length - range.count }
            return range.lowerBound + min(length, offset - range.lowerBound)
        }
        func moved(_ old: Range<Int>) -> Range<Int> {
            let low = moved(old.lowerBound)
            return low..<max(low, moved(old.upperBound))
        }
        for index in languageRuns.indices {
            languageRuns[index].range = moved(languageRuns[index].range)
        }
        for index in readings.indices { readings[index].range = moved(readings[index].range) }
        for index in marks.indices { marks[index].range = moved(marks[index].range) }
        for index in noteReferences.indices {
            noteReferences[index].offset = moved(noteReferences[index].offset)
        }
        languageRuns.removeAll { $0.range.isEmpty }
        readings.removeAll { $0.range.isEmpty }
        marks.removeAll { $0.range.isEmpty }
    }
}
