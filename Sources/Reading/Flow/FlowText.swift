import BookModel

/// The text of one block on its way out of a flowing format: white space folded as HTML folds it,
/// every unit mapped onto its source, with the marks, readings and notes that stand in it.
struct FlowText {
    private(set) var text = MappedText()
    private(set) var marks: [InlineMark] = []
    private(set) var readings: [Reading] = []
    private(set) var noteReferences: [NoteReference] = []
    private(set) var languageRuns: [LanguageRun] = []
    /// Offsets at which struck-out text was left out.
    private var gaps: [Int] = []
    /// Code keeps its spaces and lines.
    var keepsSpace = false

    private var space: Space?
    private var openMarks: [InlineMark] = []
    private var openLanguages: [LanguageRun] = []

    private struct Space {
        var origin: MappedText.Origin
        /// A line end in the source: nothing between two characters of a script without spaces.
        var isLineEnd: Bool
        /// Only between words, not in front of a full stop.
        var isSoft = false
    }

    var isEmpty: Bool { text.isEmpty }

    /// Whether the last character is no white space.
    var endsInText: Bool { space == nil && text.units.last.map { !Self.folds($0) } ?? false }

    // MARK: Text

    /// Text that stands in the source as it is.
    mutating func append(_ source: CodeUnits, _ range: Range<Int>, in unit: SourceUnit) {
        if keepsSpace { return write(source[range], range, unit) }
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            guard Self.folds(source[index]) else {
                index += 1
                continue
            }
            if start < index { write(source[start..<index], start..<index, unit) }
            let here = SourceRange(unit: unit, range: index..<index + 1)
            appendSpace(
                source[index] == 0x20 ? .verbatim(here) : .replaced(here),
                isLineEnd: isBreak(source[index]))
            index += 1
            start = index
        }
        if start < range.upperBound {
            write(source[start..<range.upperBound], start..<range.upperBound, unit)
        }
    }

    /// Text that stands for a source range, or for none.
    mutating func append(_ units: CodeUnits, origin: MappedText.Origin) {
        guard !units.isEmpty else { return }
        if !keepsSpace, units.allSatisfy(Self.folds) {
            return appendSpace(origin, isLineEnd: false)
        }
        flushSpace(before: units[0])
        text.append(units, origin: origin)
    }

    /// A space, folded with its neighbours; dropped at the ends of the text and of a line.
    mutating func appendSpace(_ origin: MappedText.Origin, isLineEnd: Bool) {
        if keepsSpace { return text.append(isLineEnd ? [0x0A] : [0x20], origin: origin) }
        guard space?.isSoft ?? true, !text.isEmpty, text.units.last != 0x0A else { return }
        space = Space(origin: origin, isLineEnd: isLineEnd)
    }

    /// Parts what follows from a word before it, where nothing else does.
    mutating func separate(at place: SourcePosition) {
        guard !keepsSpace, space == nil, endsInText else { return }
        space = Space(origin: .inserted(at: place), isLineEnd: false, isSoft: true)
    }

    /// A line end that the author asked for.
    mutating func breakLine(_ origin: MappedText.Origin) {
        space = nil
        guard !text.isEmpty else { return }
        text.append([0x0A], origin: origin)
    }

    private mutating func write(
        _ units: ArraySlice<UInt16>, _ range: Range<Int>, _ unit: SourceUnit
    ) {
        guard let first = units.first else { return }
        flushSpace(before: first)
        text.append(CodeUnits(units), origin: .verbatim(SourceRange(unit: unit, range: range)))
    }

    private mutating func flushSpace(before next: UInt16) {
        guard let space else { return }
        self.space = nil
        if space.isLineEnd, let last = text.units.last, isWide(last), isWide(next) { return }
        if space.isSoft, !isWordPart(next) || text.units.last.map(isOpening) ?? true { return }
        let here = text.count
        text.append([0x20], origin: space.origin)
        for index in openMarks.indices where openMarks[index].range.lowerBound == here {
            openMarks[index].range = here + 1..<here + 1
        }
        for index in openLanguages.indices where openLanguages[index].range.lowerBound == here {
            openLanguages[index].range = here + 1..<here + 1
        }
    }

    // MARK: Marks

    mutating func openMark(_ kind: InlineMark.Kind, target: String? = nil) {
        openMarks.append(InlineMark(range: text.count..<text.count, kind: kind, target: target))
    }

    /// Ends the innermost open mark of `kind`; an empty one leaves no trace.
    mutating func closeMark(_ kind: InlineMark.Kind) {
        guard let index = openMarks.lastIndex(where: { $0.kind == kind }) else { return }
        var mark = openMarks.remove(at: index)
        guard mark.range.lowerBound < text.count else { return }
        mark.range = mark.range.lowerBound..<text.count
        marks.append(mark)
    }

    mutating func openLanguage(_ language: LanguageTag) {
        openLanguages.append(LanguageRun(range: text.count..<text.count, language: language))
    }

    mutating func closeLanguage() {
        guard var run = openLanguages.popLast(), run.range.lowerBound < text.count else { return }
        run.range = run.range.lowerBound..<text.count
        languageRuns.append(run)
    }

    /// Struck-out text stood here.
    mutating func leaveGap() {
        if !keepsSpace, gaps.last != text.count { gaps.append(text.count) }
    }

    /// What takes away the punctuation that struck-out text leaves alone.
    var strayMarks: [TextEdit] { StrayMarks.edits(in: text.units, at: gaps) }

    mutating func addNoteReference(_ id: String) {
        noteReferences.append(NoteReference(offset: text.count, id: id))
    }

    mutating func addReading(_ spoken: String, from start: Int) {
        var start = start
        while start < text.count, Self.folds(text.units[start]) { start += 1 }
        guard start < text.count, !spoken.isEmpty else { return }
        readings.append(Reading(range: start..<text.count, spoken: spoken))
    }

    /// Puts list markers, each with a space behind it, in front of the text.
    mutating func prepend(_ markers: [FlowMarker]) {
        guard !markers.isEmpty else { return }
        var longer = MappedText()
        for marker in markers {
            longer.append(marker.text, origin: marker.origin ?? .inserted(at: nil))
            longer.append([0x20], origin: .inserted(at: marker.origin?.source?.end))
        }
        let shift = longer.count
        longer.append(text)
        text = longer
        func moved(_ range: Range<Int>) -> Range<Int> {
            range.lowerBound + shift..<range.upperBound + shift
        }
        for index in marks.indices { marks[index].range = moved(marks[index].range) }
        for index in readings.indices { readings[index].range = moved(readings[index].range) }
        for index in languageRuns.indices {
            languageRuns[index].range = moved(languageRuns[index].range)
        }
        for index in noteReferences.indices { noteReferences[index].offset += shift }
        for index in gaps.indices { gaps[index] += shift }
    }

    /// Ends what is open, for a block that ends inside a mark.
    mutating func closeAll() {
        while let mark = openMarks.last { closeMark(mark.kind) }
        while !openLanguages.isEmpty { closeLanguage() }
    }

    /// An empty text in which the marks and languages open here are open again.
    func continuation() -> FlowText {
        var next = FlowText()
        next.openMarks = openMarks.map {
            InlineMark(range: 0..<0, kind: $0.kind, target: $0.target)
        }
        next.openLanguages = openLanguages.map { LanguageRun(range: 0..<0, language: $0.language) }
        return next
    }

    // MARK: Characters

    /// The white space that HTML folds; no-break spaces stay.
    static func folds(_ unit: UInt16) -> Bool {
        unit == 0x20 || (0x09...0x0D).contains(unit)
    }

    private func isWordPart(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// A bracket or quotation mark that opens, an apostrophe.
    private func isOpening(_ unit: UInt16) -> Bool {
        [0x28, 0x5B, 0x7B, 0x22, 0x27, 0xAB, 0x2018, 0x2019, 0x201C, 0x201E].contains(unit)
    }

    private func isBreak(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D }

    /// Han, kana and their punctuation, which are written without spaces between words.
    private func isWide(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0xD840...0xD887:
            true
        default: false
        }
    }
}
