import BookModel

/// Turns what md4c meets into blocks over the file.
final class MarkdownWalker: MarkdownHandler {
    private let builder: FlowBuilder
    private let html: HTMLWalker
    private let source: MarkdownSource
    private let features: MarkdownFeatures
    private let notes: [(start: Int, id: String)]
    private let unit: SourceUnit
    private let options: ReadingOptions

    /// End of the last text that stood in the buffer.
    private var lastEnd = 0
    private var rawHTML = SourcePieces()
    private var isInHTML = false
    private var isInCode = false
    /// Whether the text has fenced code or code spans: then an indented block is code too.
    private(set) var hasCode = false
    /// The bytes of the fenced code met last.
    private var fenced: Range<Int>?
    private var isInFence = false
    /// Indentation that md4c has told of and that stands in front of the next text.
    private var indentation = 0
    /// Containers open in the builder where each block began.
    private var depths: [Int] = []
    private var lists: [ListCount] = []
    private var pendingItems: [Int] = []
    /// Open spans between tildes: whether the author has struck them out, `nil` until their first
    /// text tells. Two tildes do; one is also how a lowered letter is written, "H~2~O".
    private var deletions: [Bool?] = []

    private struct ListCount {
        var next: Int?
    }

    init(
        source: MarkdownSource, features: MarkdownFeatures, notes: [(start: Int, id: String)],
        builder: FlowBuilder, html: HTMLWalker, options: ReadingOptions
    ) {
        self.source = source
        self.notes = notes
        self.features = features
        self.builder = builder
        self.html = html
        self.unit = html.unit
        self.options = options
    }

    /// Ends the last note.
    func finish() {
        builder.flush()
        builder.noteID = nil
    }

    /// Where the fence of a code block stands that goes on to the end of the text: a byte of the
    /// buffer. An end that was forgotten makes code of all that follows.
    var unclosedFence: Int? {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
        guard let fenced, let last = source.bytes.lastIndex(where: { !isBlank($0) }),
            last < fenced.upperBound
        else { return nil }
        let marks = [Array("```".utf8), Array("~~~".utf8)]
        return (0..<fenced.lowerBound).reversed().first { at in
            marks.contains { source.bytes[at...].starts(with: $0) }
                && (at == 0 || source.bytes[at - 1] != source.bytes[at])
        }
    }

    // MARK: Blocks

    func enter(_ block: MarkdownBlock) {
        endHTML()
        switch block {
        case .document, .rule, .tableBody: break
        case .quote: open(.quotation)
        case .bulletList, .orderedList:
            var start: Int?
            if case .orderedList(let first) = block { start = first }
            lists.append(ListCount(next: start))
            open(.list)
        case .item:
            builder.flush()
            beginItem()
        case .heading(let level):
            builder.flush()
            builder.heading = level
        case .paragraph: builder.flush()
        case .code(let language, let isFenced):
            builder.flush()
            isInCode = true
            isInFence = isFenced
            if isFenced { fenced = nil }
            hasCode = hasCode || isFenced
            builder.role = language == "math" ? .math : .code
            builder.current.keepsSpace = true
        case .html: isInHTML = true
        case .table: builder.openTable()
        case .tableHead: break
        case .tableRow: builder.openRow(isHeader: false)
        case .tableHeadCell, .tableCell: builder.openCell(isHeader: block == .tableHeadCell)
        }
    }

    func leave(_ block: MarkdownBlock) {
        endHTML()
        switch block {
        case .document, .rule, .tableHead, .tableBody, .tableRow: break
        case .quote: close()
        case .bulletList, .orderedList:
            _ = lists.popLast()
            close()
        case .item:
            builder.flush()
            builder.markers = []
            pendingItems = []
        case .heading:
            builder.flush()
            builder.heading = nil
        case .paragraph: builder.flush()
        case .code:
            builder.flush()
            isInCode = false
            isInFence = false
            builder.role = nil
            builder.current.keepsSpace = false
            indentation = 0
        case .html:
            isInHTML = false
            html.endSkipped()
        case .table: builder.closeTable()
        case .tableHeadCell, .tableCell: builder.closeCell()
        }
    }

    private func open(_ container: FlowBuilder.Container) {
        builder.flush()
        depths.append(builder.containers.count)
        builder.containers.append(container)
    }

    private func close() {
        builder.flush()
        guard let depth = depths.popLast(), builder.containers.count > depth else { return }
        builder.containers.removeSubrange(depth...)
    }

    // MARK: Items

    private func beginItem() {
        guard options.listNumbers, let last = lists.indices.last, let number = lists[last].next
        else { return }
        lists[last].next = number + 1
        pendingItems.append(number)
    }

    /// Finds where the numbers of the items that begin here stand: in front of their first text,
    /// after the text before it.
    private func placeMarkers(before byte: Int) {
        guard !pendingItems.isEmpty else { return }
        let numbers = pendingItems
        pendingItems = []
        let found = markers(in: max(lastEnd, byte - 4096)..<byte).suffix(numbers.count)
        let places =
            Array(repeating: nil, count: numbers.count - found.count) + found.map(Optional.some)
        for (number, place) in zip(numbers, places) {
            builder.markers.append(marker(number, place))
        }
    }

    private func marker(_ number: Int, _ place: Range<Int>?) -> FlowMarker {
        guard let place, let range = source.unitRange(place) else {
            return FlowMarker(text: "\(number).")
        }
        let written = source.units.string(in: range)
        let here = SourceRange(unit: unit, range: range)
        if written.dropLast() == String(number)[...] {
            return FlowMarker(text: written, origin: .verbatim(here))
        }
        return FlowMarker(text: "\(number).", origin: .replaced(here))
    }

    /// Digits followed by `.` or `)` and white space.
    private func markers(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for index in range.clamped(to: source.bytes.indices) {
            switch source.bytes[index] {
            case 0x30...0x39: start = start ?? index
            case 0x2E, 0x29:
                if let first = start { found.append(first..<index + 1) }
                start = nil
            default: start = nil
            }
        }
        return found
    }

    // MARK: Spans

    func enter(_ span: MarkdownSpan) {
        endHTML()
        switch span {
        case .code:
            hasCode = true
            builder.current.openMark(.code)
        case .link(let target): builder.current.openMark(.link, target: target)
        case .image(let target): builder.current.openMark(.image, target: target)
        case .deleted: deletions.append(nil)
        default: break
        }
    }

    func leave(_ span: MarkdownSpan) {
        endHTML()
        switch span {
        case .code: builder.current.closeMark(.code)
        case .link: builder.current.closeMark(.link)
        case .image: builder.current.closeMark(.image)
        case .deleted: _ = deletions.popLast()
        default: break
        }
    }

    // MARK: Text

    func text(_ kind: MarkdownText, at range: Range<Int>) {
        if kind != .html { endHTML() }
        if isInFence { fenced = (fenced?.lowerBound ?? range.lowerBound)..<range.upperBound }
        placeMarkers(before: range.lowerBound)
        judgeDeletions(before: range.lowerBound)
        for part in source.parts(of: range) {
            guard let units = source.unitRange(part) else { continue }
            if kind == .html {
                rawHTML.append(units, of: source.units)
            } else {
                beginNote(at: units.lowerBound)
                indent(before: part.lowerBound)
                write(kind, units)
            }
        }
        lastEnd = range.upperBound
    }

    private var isDeleted: Bool { deletions.contains(true) }

    private func judgeDeletions(before byte: Int) {
        guard deletions.contains(nil) else { return }
        let marks = source.bytes[min(lastEnd, byte)..<byte]
        let isDouble = zip(marks, marks.dropFirst()).contains { $0.0 == 0x7E && $0.1 == 0x7E }
        deletions = deletions.map { $0 ?? isDouble }
    }

    /// In the buffer of notes, the place in the file tells which note it is.
    private func beginNote(at offset: Int) {
        guard !notes.isEmpty, builder.current.isEmpty else { return }
        let index = notes.partition { $0.start <= offset } - 1
        builder.noteID = notes.indices.contains(index) ? notes[index].id : nil
    }

    private func write(_ kind: MarkdownText, _ range: Range<Int>) {
        if isDeleted, options.skipsDeleted {
            builder.current.leaveGap()
            return drop(range, ReadingOptions.deletedRule)
        }
        let here = SourceRange(unit: unit, range: range)
        switch kind {
        case .entity:
            let found = HTMLEntities.reference(
                in: source.units, at: range.lowerBound, end: range.upperBound)
            guard let found, found.length == range.count else { return append(range) }
            if html.takes(range, decoded: found.text) { return }
            builder.current.append(found.text, origin: .replaced(here))
        case .normal where !isInCode:
            features.split(range) { part in
                switch part {
                case .text(let range): append(range)
                case .note(let range, let id):
                    builder.current.addNoteReference(id)
                    drop(range, "note-marker")
                case .math(let content, _): math(content)
                case .alert(let label): alert(label)
                case .dropped(let range, let rule): drop(range, rule)
                }
            }
        default: append(range)
        }
    }

    private func append(_ range: Range<Int>) {
        if html.takes(range, decoded: nil) { return }
        builder.current.append(source.units, range, in: unit)
    }

    private func math(_ content: Range<Int>) {
        builder.current.openMark(.math)
        builder.current.append(source.units, content, in: unit)
        builder.current.closeMark(.math)
    }

    /// "Note" for `[!NOTE]`, a paragraph of its own.
    private func alert(_ label: Range<Int>) {
        let word = source.units.string(in: label).lowercased()
        let origin = MappedText.Origin.replaced(SourceRange(unit: unit, range: label))
        builder.current.append(
            CodeUnits(word.prefix(1).uppercased() + word.dropFirst()), origin: origin)
        builder.flush()
    }

    private func drop(_ range: Range<Int>, _ rule: String) {
        builder.ledger.drop(
            SourceRange(unit: unit, range: range), rule: rule,
            excerpt: source.units.string(
                in: range.lowerBound..<min(range.upperBound, range.lowerBound + 200)))
    }

    func ownText(_ kind: MarkdownText, _ byte: UInt8, count: Int) {
        if kind == .html {
            if byte == 0x0A, let line = lineEnd() { rawHTML.append(line, of: source.units) }
            return
        }
        endHTML()
        switch kind {
        case .hardBreak: builder.current.breakLine(lineOrigin())
        case .softBreak: softBreak()
        case .code where byte == 0x0A:
            indentation = 0
            builder.current.appendSpace(lineOrigin(), isLineEnd: true)
        case .code where isInCode: indentation += count
        case .code: builder.current.appendSpace(lineOrigin(), isLineEnd: true)
        default: break
        }
    }

    /// A line end within a paragraph: a space, but in front of the next line of a dialogue.
    private func softBreak() {
        let origin = lineOrigin()
        let next = source.bytes[min(lastEnd, source.bytes.count)...].prefix(16)
        if lists.isEmpty, builder.heading == nil, !builder.isInTable,
            DialogueDash.begins(String(decoding: next, as: UTF8.self).utf16),
            DialogueDash.endsSentence(builder.current.text.units)
        {
            builder.flush()
        } else {
            builder.current.appendSpace(origin, isLineEnd: true)
        }
    }

    /// Indentation of a line of code: verbatim where it stands so in the file.
    private func indent(before byte: Int) {
        guard indentation > 0 else { return }
        let spaces = CodeUnits(repeating: 0x20, count: indentation)
        let range = byte - indentation..<byte
        indentation = 0
        if range.lowerBound >= 0, source.bytes[range].allSatisfy({ $0 == 0x20 }),
            let units = source.unitRange(range)
        {
            builder.current.append(source.units, units, in: unit)
        } else {
            // Tabs; the parser has counted columns.
            var start = byte
            while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 {
                start -= 1
            }
            let units = source.unitRange(start..<byte).map { SourceRange(unit: unit, range: $0) }
            builder.current.append(
                spaces, origin: units.map(MappedText.Origin.replaced) ?? .inserted(at: nil))
        }
    }

    private func lineOrigin() -> MappedText.Origin {
        guard let range = lineEnd() else { return .inserted(at: nil) }
        return .replaced(SourceRange(unit: unit, range: range))
    }

    /// The next line end in the file, which is passed.
    private func lineEnd() -> Range<Int>? {
        var at = lastEnd
        while at < source.bytes.count, source.bytes[at] != 0x0A, source.bytes[at] != 0x0D {
            at += 1
        }
        guard at < source.bytes.count else { return nil }
        let isPair =
            source.bytes[at] == 0x0D && at + 1 < source.bytes.count && source.bytes[at + 1] == 0x0A
        lastEnd = at + (isPair ? 2 : 1)
        return source.unitRange(at..<lastEnd)
    }

    // MARK: Raw HTML

    private func endHTML() {
        guard !rawHTML.isEmpty else { return }
        let pieces = rawHTML
        rawHTML = SourcePieces()
        html.walk(pieces)
    }
}
