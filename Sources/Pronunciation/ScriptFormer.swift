import BookModel

/// Makes the engine form of one language's script.
protocol ScriptFormer: Sendable {
    /// The engine form of `text`, mapped onto it; `readings` given by the book win.
    func form(_ text: CodeUnits, readings: [Reading]) -> MappedText
}

/// The engine reads the script itself; only the book's own readings are put in.
struct PlainFormer: ScriptFormer {
    func form(_ text: CodeUnits, readings: [Reading]) -> MappedText {
        guard !readings.isEmpty else { return MappedText(identity: text) }
        var formed = MappedText()
        var position = 0
        for reading in readings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let range = reading.range.clamped(to: position..<text.count)
            guard !range.isEmpty, !reading.spoken.isEmpty else { continue }
            formed.append(
                CodeUnits(text[position..<range.lowerBound]),
                origin: .verbatim(SourceRange(unit: .text, range: position..<range.lowerBound)))
            formed.append(reading.spoken, origin: .replaced(SourceRange(unit: .text, range: range)))
            position = range.upperBound
        }
        formed.append(
            CodeUnits(text[position...]),
            origin: .verbatim(SourceRange(unit: .text, range: position..<text.count)))
        return formed
    }
}
