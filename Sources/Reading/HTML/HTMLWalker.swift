import BookModel

/// Reads HTML into blocks: a whole file, or the raw HTML between the Markdown of one. Elements stay
/// open from one call to the next.
final class HTMLWalker {
    let builder: FlowBuilder
    let file: CodeUnits
    let unit: SourceUnit
    let isXML: Bool
    let options: ReadingOptions
    /// The file's path in its archive, for references to notes in other files.
    var path = ""
    /// Notes and their marks that only links tell.
    var notes = NoteLinks.Page()
    /// Where each `id` of the file stands.
    var anchors: [String: Int] = [:]
    /// Where each page of the printed edition begins.
    private(set) var pageMarks: [(label: String, offset: Int)] = []
    private var open: [OpenElement] = []
    private var skipping = 0
    private var pieces = SourcePieces()
    private var rubyStart = 0
    private var reading: CodeUnits?
    /// Inside a superscript that stands right behind a character.
    private var isRaised = false
    private var lists: [ListCount] = []
    private var notesDepth = 0

    private struct OpenElement {
        var name: String
        var element: HTMLElement
        var undo: [Undo]
    }

    private struct ListCount {
        var isOrdered: Bool
        var next: Int
    }

    /// What the end of an element puts back.
    private enum Undo {
        case flush, skip, language, inlineLanguage, heading, role(BlockRole?), spaces(Bool)
        case container(Int), mark(InlineMark.Kind), table, cell, list, ruby, reading, superscript
        case note(String?), notes, control(SourcePosition)
    }

    init(
        builder: FlowBuilder, file: CodeUnits, unit: SourceUnit, options: ReadingOptions,
        isXML: Bool = false
    ) {
        self.builder = builder
        self.file = file
        self.unit = unit
        self.options = options
        self.isXML = isXML
    }

    // MARK: Tokens

    func walk(_ pieces: SourcePieces) {
        self.pieces = pieces
        var tokenizer = HTMLTokenizer(pieces.units, isXML: isXML)
        while let token = tokenizer.next() {
            switch token {
            case .text(let range): text(range)
            case .open(let tag): begin(tag)
            case .close(let name, _): end(name)
            case .comment(let range): drop(range, rule: "html-comment")
            case .markup: break
            }
        }
    }

    /// Ends whatever is still open.
    func finish() {
        while let last = open.last { end(last.name) }
        builder.flush()
    }

    /// Ends skipped elements, whose end tag is missing in a stretch of raw HTML.
    func endSkipped() {
        while skipping > 0, let last = open.last { end(last.name) }
    }

    private func drop(_ range: Range<Int>, rule: String) {
        for part in pieces.sourceRanges(of: range) { drop(source: part, rule: rule) }
    }

    private func drop(source range: Range<Int>, rule: String) {
        builder.ledger.drop(
            SourceRange(unit: unit, range: range), rule: rule,
            excerpt: file.string(
                in: range.lowerBound..<min(range.upperBound, range.lowerBound + 200)))
    }

    private func text(_ range: Range<Int>) {
        guard skipping == 0 else { return drop(range, rule: skippingRule) }
        HTMLText.scan(pieces.units, range, allowsBare: !isXML) { range, decoded in
            if let decoded {
                let whole = pieces.sourceRange(of: range)
                guard !takes(whole, decoded: decoded) else { return }
                builder.current.append(
                    decoded, origin: .replaced(SourceRange(unit: unit, range: whole)))
            } else {
                for part in pieces.sourceRanges(of: range) where !takes(part, decoded: nil) {
                    builder.current.append(file, part, in: unit)
                }
            }
        }
    }

    /// Takes text of the file that stands in an element that is skipped, gives a reading or raises
    /// a number; `false` where the text is to be read as it is.
    func takes(_ range: Range<Int>, decoded: CodeUnits?) -> Bool {
        if skipping > 0 {
            drop(source: range, rule: skippingRule)
        } else if reading != nil {
            reading? += decoded ?? CodeUnits(file[range])
            drop(source: range, rule: "ruby-reading")
        } else if let raised = raised(decoded ?? CodeUnits(file[range])) {
            builder.current.append(raised, origin: .replaced(SourceRange(unit: unit, range: range)))
        } else {
            return false
        }
        return true
    }

    private var skippingRule: String {
        open.lazy.compactMap { element -> String? in
            if case .skipped(let rule) = element.element { rule } else { nil }
        }.first ?? "html-element"
    }

    private func source(_ range: Range<Int>) -> SourceRange {
        SourceRange(unit: unit, range: pieces.sourceRange(of: range))
    }

    // MARK: Elements

    private func begin(_ tag: HTMLTag) {
        let name = tag.name
        var element = HTMLElement(name)
        if let id = tag.value(of: "id", in: pieces.units) {
            anchors[id] = pieces.position(tag.range.lowerBound)
        }
        let isVoid = HTMLElement.void.contains(name) || isXML && tag.isSelfClosing
        if skipping > 0 {
            guard !isVoid else { return }
            skipping += 1
            return open.append(OpenElement(name: name, element: element, undo: [.skip]))
        }
        closeImplied(before: element, name: name)
        let special = HTMLSemantics(tag, isInNotes: notesDepth > 0, in: pieces.units)
        if case .skipped(let rule) = special { element = .skipped(rule) }
        if special == .skipped(HTMLSemantics.pageMark) { addPageMark(tag) }
        if special == .contents, options.skipsContents { element = .skipped("contents-list") }
        if element == .deleted, options.skipsDeleted {
            element = .skipped(ReadingOptions.deletedRule)
            builder.current.leaveGap()
        }
        let place = pieces.position(tag.range.lowerBound)
        if let id = reference(special, at: place) {
            builder.current.addNoteReference(id)
            element = .skipped("note-marker")
        } else if special == nil, notes.backs.contains(place) {
            element = .skipped("note-marker")
        }
        var undo = language(of: tag, element)
        if element.isBlock {
            builder.flush()
            undo.append(.flush)
        }
        undo += effects(of: element, tag)
        undo += noteEffects(of: special, at: place)
        guard !isVoid else { return undo.reversed().forEach(take) }
        open.append(OpenElement(name: name, element: element, undo: undo))
    }

    private func addPageMark(_ tag: HTMLTag) {
        let label = ["title", "aria-label"].lazy.compactMap { name in
            tag.value(of: name, in: self.pieces.units)
        }.first { !$0.isEmpty }
        guard let label else { return }
        pageMarks.append((label, pieces.position(tag.range.lowerBound)))
    }

    /// The id of the note that an element is the mark of.
    private func reference(_ special: HTMLSemantics?, at place: Int) -> String? {
        if case .noteReference(let href) = special { return noteID(href) }
        return special == nil ? notes.references[place] : nil
    }

    private func noteEffects(of special: HTMLSemantics?, at place: Int) -> [Undo] {
        switch special {
        case .note(let id): return beginNote(noteID("#" + id))
        case .notes:
            notesDepth += 1
            return [.notes]
        default: return notes.notes[place].map(beginNote) ?? []
        }
    }

    private func beginNote(_ id: String) -> [Undo] {
        builder.flush()
        let outer = builder.noteID
        builder.noteID = id
        // The number of the item is the note's own.
        builder.markers = []
        return [.note(outer)]
    }

    /// The id of the note that a reference leads to: path and fragment.
    private func noteID(_ href: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let target = EPUBPath.resolve(href, in: folder)
        return (href.hasPrefix("#") ? path : target.path) + "#" + (target.fragment ?? "")
    }

    private func language(of tag: HTMLTag, _ element: HTMLElement) -> [Undo] {
        let value =
            tag.value(of: "lang", in: pieces.units) ?? tag.value(of: "xml:lang", in: pieces.units)
        guard let language = value.flatMap({ LanguageTag($0) }) else { return [] }
        guard !element.isBlock else {
            builder.openLanguage(language)
            return [.language]
        }
        builder.current.openLanguage(language)
        return [.inlineLanguage]
    }

    private func effects(of element: HTMLElement, _ tag: HTMLTag) -> [Undo] {
        switch element {
        case .inline, .block, .rule, .deleted: return []
        case .heading(let level):
            builder.heading = level
            return [.heading]
        case .quotation, .definition:
            builder.containers.append(element == .quotation ? .quotation : .list)
            return [.container(builder.containers.count - 1)]
        case .list(let isOrdered):
            let start = tag.number(of: "start", in: pieces.units) ?? 1
            lists.append(ListCount(isOrdered: isOrdered, next: start))
            builder.containers.append(.list)
            return [.container(builder.containers.count - 1), .list]
        case .item:
            number(tag)
            return []
        case .table:
            builder.openTable()
            return [.table]
        case .row, .headRow:
            if element == .row {
                builder.openRow(isHeader: open.contains { $0.element == .headRow })
            }
            return []
        case .headCell, .cell:
            builder.openCell(isHeader: element == .headCell, span: tag.span(in: pieces.units))
            return [.cell]
        case .preformatted: return preformatted()
        case .caption:
            guard !builder.isInTable else { return [] }
            let role = builder.role
            builder.role = .caption
            return [.role(role)]
        case .code:
            guard builder.role != .code else { return [] }
            return mark(.code)
        case .math: return mark(.math)
        case .link: return mark(.link, target: tag.value(of: "href", in: pieces.units))
        case .image:
            image(tag)
            return []
        case .lineBreak:
            builder.current.breakLine(.replaced(source(tag.range)))
            return []
        case .ruby:
            rubyStart = builder.current.text.count
            return []
        case .reading:
            reading = []
            return [.reading]
        case .superscript:
            isRaised = builder.current.endsInText
            return [.superscript]
        case .control: return control(tag)
        case .skipped:
            skipping += 1
            return [.skip]
        }
    }

    private func control(_ tag: HTMLTag) -> [Undo] {
        let place = source(tag.range).start
        builder.current.separate(at: place)
        return [.control(place)]
    }

    private func preformatted() -> [Undo] {
        guard !builder.isInTable else { return [] }
        let (role, keeps) = (builder.role, builder.current.keepsSpace)
        builder.role = .code
        builder.current.keepsSpace = true
        return [.role(role), .spaces(keeps)]
    }

    private func mark(_ kind: InlineMark.Kind, target: String? = nil) -> [Undo] {
        builder.current.openMark(kind, target: target)
        return [.mark(kind)]
    }

    private func image(_ tag: HTMLTag) {
        guard let range = tag.range(of: "alt"), !range.isEmpty else { return }
        // A single letter is the initial of the word behind it.
        let place = range.count > 1 ? source(tag.range).start : nil
        if let place { builder.current.separate(at: place) }
        builder.current.openMark(.image, target: tag.value(of: "src", in: pieces.units))
        text(range)
        builder.current.closeMark(.image)
        if let place { builder.current.separate(at: place) }
    }

    /// The number of an item of an ordered list. It stands nowhere in the file.
    private func number(_ tag: HTMLTag) {
        guard options.listNumbers, let last = lists.indices.last, lists[last].isOrdered else {
            return
        }
        let number = tag.number(of: "value", in: pieces.units) ?? lists[last].next
        lists[last].next = number &+ 1
        builder.markers.append(
            FlowMarker(text: "\(number).", origin: .inserted(at: source(tag.range).start)))
    }

    /// Ends elements that HTML closes by itself: a paragraph before a block, an item before the
    /// next.
    private func closeImplied(before element: HTMLElement, name: String) {
        guard !isXML else { return }
        let (closed, limit) = ImpliedEnds.before(name, isBlock: element.isBlock)
        guard !closed.isEmpty,
            let index = open.lastIndex(where: {
                closed.contains($0.name) || limit.contains($0.name)
            }),
            closed.contains(open[index].name)
        else { return }
        close(down: index)
    }

    private func end(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        close(down: index)
    }

    private func close(down index: Int) {
        while open.count > index, let element = open.popLast() {
            element.undo.reversed().forEach(take)
        }
    }

    private func take(_ undo: Undo) {
        switch undo {
        case .flush: builder.flush()
        case .skip: skipping -= 1
        case .language: builder.closeLanguage()
        case .inlineLanguage: builder.current.closeLanguage()
        case .heading:
            builder.flush()
            builder.heading = nil
        case .role(let role):
            builder.flush()
            builder.role = role
        case .spaces(let keeps): builder.current.keepsSpace = keeps
        case .container(let count):
            builder.flush()
            if builder.containers.count > count { builder.containers.removeSubrange(count...) }
        case .mark(let kind): builder.current.closeMark(kind)
        case .table: builder.closeTable()
        case .cell: builder.closeCell()
        case .list: _ = lists.popLast()
        case .ruby: break
        case .reading:
            builder.current.addReading((reading ?? []).string, from: rubyStart)
            reading = nil
            rubyStart = builder.current.text.count
        case .superscript: isRaised = false
        case .note(let outer):
            builder.flush()
            builder.noteID = outer
        case .notes: notesDepth -= 1
        case .control(let place): builder.current.separate(at: place)
        }
    }

    // MARK: Superscripts

    /// A raised number as superscript digits, so that 10<sup>6</sup> is not 106.
    private func raised(_ text: CodeUnits) -> CodeUnits? {
        isRaised ? Superscripts.raised(text) : nil
    }
}
