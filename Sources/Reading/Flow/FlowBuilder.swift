import BookModel

/// Gathers the blocks of a flowing format from what its parser meets: containers that open and
/// close, text, marks. One for each file.
final class FlowBuilder {
    /// What a block stands in.
    enum Container: Equatable {
        case quotation
        case list
    }

    private(set) var blocks: [Block] = []
    var ledger = Ledger()
    /// The text of the block that is being written.
    var current = FlowText()
    var containers: [Container] = []
    /// Level of the heading that is being written.
    var heading: Int?
    /// Role of the block that is being written, where containers and headings do not give it.
    var role: BlockRole?
    /// The note that is being written.
    var noteID: String?
    /// Numbers of list items that the next block begins with.
    var markers: [FlowMarker] = []
    private(set) var languages: [LanguageTag] = []
    private var table: FlowTable?

    /// A heading inside a quotation or list item: below all levels that could start a chapter.
    static let innerHeadingLevel = 7

    var isInTable: Bool { table != nil }

    // MARK: Blocks

    /// Ends the block that is being written, if it has any text.
    func flush() {
        if table?.isInCell == true {
            guard !current.isEmpty, let place = current.text.spans.last?.origin.source?.end else {
                return
            }
            return current.appendSpace(.inserted(at: place), isLineEnd: false)
        }
        var finished = current
        current = finished.continuation()
        current.keepsSpace = finished.keepsSpace
        finished.closeAll()
        guard finished.text.units.contains(where: { !FlowText.folds($0) }) else {
            for reference in finished.noteReferences { attach(reference) }
            return
        }
        let role = role ?? containerRole
        if role != .code, role != .math { finished.prepend(markers) }
        markers = []
        for edit in finished.strayMarks {
            for source in finished.text.sourceRanges(of: edit.range) {
                ledger.drop(
                    source, rule: ReadingOptions.deletedRule,
                    excerpt: finished.text.units.string(in: edit.range))
            }
        }
        blocks += FlowFinisher(role: role, level: level).blocks(of: finished).map { block in
            var block = block
            block.language = languages.last
            block.noteID = noteID
            return block
        }
    }

    /// Looks at all blocks once more.
    func change(_ body: ([Block]) -> [Block]) {
        blocks = body(blocks)
    }

    /// A note marker that stands in a block without text belongs to the block before it.
    private func attach(_ reference: NoteReference) {
        guard let last = blocks.indices.last else { return }
        let offset = blocks[last].text.count
        blocks[last].noteReferences.append(NoteReference(offset: offset, id: reference.id))
    }

    private var containerRole: BlockRole {
        if heading != nil { return .heading }
        if noteID != nil { return .footnote }
        return switch containers.last {
        case .quotation: .quotation
        case .list: .listItem
        case nil: .paragraph
        }
    }

    private var level: Int {
        if let heading { return containers.isEmpty ? heading : Self.innerHeadingLevel }
        guard let container = containers.last else { return 0 }
        return containers.count { $0 == container }
    }

    // MARK: Languages

    /// Text up to the matching `closeLanguage` is in `language`.
    func openLanguage(_ language: LanguageTag) {
        flush()
        languages.append(language)
    }

    func closeLanguage() {
        flush()
        _ = languages.popLast()
    }

    // MARK: Tables

    func openTable() {
        if table != nil {
            table?.depth += 1
            return
        }
        flush()
        table = FlowTable()
    }

    func openRow(isHeader: Bool) {
        guard table?.depth == 1 else { return flush() }
        if table?.isInCell == true { closeCell() }
        table?.openRow()
        if isHeader, table?.rows.count == 1 { table?.hasHeaderRow = true }
    }

    /// - Parameter span: the columns and rows that the cell covers, itself included.
    func openCell(isHeader: Bool = false, span: FlowTable.Span = FlowTable.Span()) {
        guard table?.depth == 1 else { return flush() }
        if table?.isInCell == true { closeCell() }
        if table?.rows.isEmpty == true { table?.openRow() }
        if isHeader, table?.rows.count == 1, table?.rows[0].isEmpty == true {
            table?.hasHeaderRow = true
        }
        flush()
        table?.openCell(span)
        current = FlowText()
    }

    func closeCell() {
        guard table?.depth == 1, table?.rows.isEmpty == false else { return flush() }
        current.closeAll()
        table?.append(current.text.linesJoined)
        table?.noteReferences += current.noteReferences.map { NoteReference(offset: 0, id: $0.id) }
        current = FlowText()
    }

    func closeTable() {
        guard var finished = table else { return }
        if finished.depth > 1 {
            table?.depth -= 1
            return flush()
        }
        if finished.isInCell { closeCell() }
        flush()
        finished = table ?? finished
        table = nil
        finished.removeEmptyRows()
        guard !finished.rows.isEmpty else { return }
        var block = Block(role: .table, text: MappedText(), language: languages.last)
        block.cells = finished.rows
        block.hasHeaderRow = finished.hasHeaderRow
        block.noteReferences = finished.noteReferences
        block.noteID = noteID
        blocks.append(block)
    }
}

/// The number of a list item: "3.".
struct FlowMarker {
    var text: String
    /// Where it stands in the file; `nil` where it stands nowhere.
    var origin: MappedText.Origin?
}

extension MappedText {
    /// The text with its line ends turned into spaces.
    var linesJoined: MappedText {
        guard units.contains(0x0A) else { return self }
        var result = MappedText()
        var start = 0
        for index in units.indices where units[index] == 0x0A {
            result.append(slice(start..<index))
            let origin = slice(index..<index + 1).spans.first?.origin.source.map(Origin.replaced)
            result.append([0x20], origin: origin ?? .inserted(at: nil))
            start = index + 1
        }
        result.append(slice(start..<count))
        return result
    }
}
