import BookModel

/// One Markdown file on its way to blocks.
struct MarkdownFile {
    let units: CodeUnits
    let unit: SourceUnit
    /// Put in front of the labels of notes, so that they differ between the files of a book.
    let notePrefix: String

    init(units: CodeUnits, index: Int = 0, notePrefix: String = "") {
        self.units = units
        self.notePrefix = notePrefix
        unit = SourceUnit(file: index)
    }

    /// The blocks of the file, with the account of what is not in them; what stands before `start`
    /// (in UTF-16 units) is not read.
    func blocks(from start: Int = 0, options: ReadingOptions) -> MarkdownContent {
        let builder = FlowBuilder()
        var whole = MarkdownSource(units)
        let fence = read(&whole, from: start, into: builder, options: options)
        SourceGaps(units: units, unit: unit)
            .account(for: builder.blocks, in: start..<units.count, ledger: &builder.ledger)
        return MarkdownContent(
            blocks: builder.blocks, ledger: builder.ledger, unclosedFence: fence)
    }

    /// Reads a buffer over the file's text.
    ///
    /// - Returns: the offset of a code fence that is never closed, in UTF-16 units.
    func read(
        _ whole: inout MarkdownSource, from start: Int, into builder: FlowBuilder,
        options: ReadingOptions
    ) -> Int? {
        let html = HTMLWalker(builder: builder, file: units, unit: unit, options: options)
        whole.maskStart(units: start)
        let prepared = MarkdownPreparation(whole, notePrefix: notePrefix)
        for (range, rule) in prepared.dropped {
            guard let units = whole.unitRange(range) else { continue }
            builder.ledger.drop(
                SourceRange(unit: unit, range: units), rule: rule,
                excerpt: self.units.string(in: units))
        }
        var hasCode = false
        var fence: Int?
        for part in prepared.parts {
            let walker = MarkdownWalker(
                source: part.source, features: part.features, notes: part.notes, builder: builder,
                html: html,
                options: options)
            _ = MarkdownParser.parse(part.source.bytes, into: walker)
            html.finish()
            walker.finish()
            hasCode = hasCode || walker.hasCode
            fence = fence ?? walker.unclosedFence.flatMap { part.source.unit(at: $0) }
        }
        if !hasCode { builder.change(IndentedVerse.blocks) }
        return fence
    }
}

/// What a Markdown text holds.
struct MarkdownContent {
    var blocks: [Block]
    var ledger: Ledger
    /// Where a code fence stands that is never closed, in UTF-16 units of the text.
    var unclosedFence: Int?
}

/// A Markdown text made ready for the parser: the text itself, then its footnotes.
struct MarkdownPreparation {
    struct Part {
        var source: MarkdownSource
        var features: MarkdownFeatures
        /// Where each note begins, in UTF-16 units of the file; empty for the text itself.
        var notes: [(start: Int, id: String)] = []
    }

    private(set) var parts: [Part] = []
    /// Lines left out, in bytes of the buffer.
    private(set) var dropped: [(range: Range<Int>, rule: String)] = []

    init(_ whole: MarkdownSource, notePrefix: String) {
        let lines = MarkdownLines(whole.bytes)
        let survey = MarkdownSurvey(of: whole)
        let notes = MarkdownNotes(in: lines, survey: survey)
        let masking = MarkdownMasking(whole, lines: lines, survey: survey)
        dropped = masking.dropped + notes.definitions.map { ($0.mark, "note-marker") }
        var main = masking.source
        for note in notes.definitions { main.mask(note.range, with: 0x20, keepsLines: true) }
        main = DelimiterRows.widened(main, lines: lines)
        parts.append(Self.part(main, notes: notes, prefix: notePrefix))
        guard !notes.definitions.isEmpty else { return }
        parts.append(Self.notesPart(masking.source, lines: lines, notes: notes, prefix: notePrefix))
    }

    private static func part(_ source: MarkdownSource, notes: MarkdownNotes, prefix: String) -> Part
    {
        let scanner = MarkdownScanner(source, notes: notes)
        let features = scanner.features.map { feature in
            guard case .note(let id) = feature.kind else { return feature }
            return MarkdownFeatures.Feature(range: feature.range, kind: .note(id: prefix + id))
        }
        return Part(source: scanner.source, features: MarkdownFeatures(features))
    }

    /// The notes' text in one buffer, a comment between them, so that no list goes on from one to
    /// the next; behind them the link definitions of the whole text.
    private static func notesPart(
        _ source: MarkdownSource, lines: MarkdownLines, notes: MarkdownNotes, prefix: String
    ) -> Part {
        var stretches: [MarkdownSource.Stretch] = []
        var starts: [(Int, String)] = []
        for note in notes.definitions {
            if let start = source.unit(at: note.range.lowerBound) {
                starts.append((start, prefix + note.label))
            }
            for line in note.lines {
                stretches += source.stretches(in: line) + [.inserted("\n")]
            }
            stretches.append(.inserted("\n<!-- -->\n\n"))
        }
        for line in lines.ranges.indices where isLinkDefinition(line, in: lines) {
            stretches += source.stretches(in: lines.ranges[line]) + [.inserted("\n")]
        }
        var part = part(MarkdownSource(source.units, stretches), notes: notes, prefix: prefix)
        part.notes = starts
        return part
    }

    private static func isLinkDefinition(_ line: Int, in lines: MarkdownLines) -> Bool {
        let content = lines.trimmed(line)
        guard let first = content.first, lines.indentation(line) < 4, lines.bytes[first] == 0x5B,
            content.count > 4,
            lines.bytes[first + 1] != 0x5E,
            let close = lines.bytes[content].firstIndex(of: 0x5D)
        else { return false }
        return close + 1 < content.upperBound && lines.bytes[close + 1] == 0x3A
    }
}
