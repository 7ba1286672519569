import BookModel

/// Joins the pieces of paragraphs over columns and pages: by the tags, else by how the last line
/// ends and the next begins. What interrupts a sentence is put behind the paragraph that it
/// interrupts.
struct ParagraphJoiner {
    typealias Chunk = ParagraphBuilder.Chunk

    private let chunks: [Chunk]
    private let flow: [Region]
    private let draft: Draft
    private let rules: BreakRules
    private var result: [Paragraph] = []
    private var open: Paragraph?
    private var last: BreakRules.Place?
    private var waiting: [Paragraph] = []
    private var lastNote: Int?
    /// Something else stands behind the open paragraph's last line.
    private var isApart = false
    private var openNumber: Int?
    /// The last piece of each tagged block.
    private var ends: [Int: Int] = [:]

    /// No paragraph is interrupted by more pieces of others than this.
    private static let reach = 12

    init(chunks: [Chunk], flow: [Region], draft: Draft, rules: BreakRules) {
        (self.flow, self.draft, self.rules) = (flow, draft, rules)
        self.chunks = Self.withoutSplinters(chunks)
        for (index, chunk) in self.chunks.enumerated() where isWhole(chunk.block) {
            ends[chunk.block] = index
        }
    }

    /// Browsers draw letters of a page's first line at the foot of the page before it too: such a
    /// splinter does not begin the paragraph that its tag names.
    private static func withoutSplinters(_ chunks: [Chunk]) -> [Chunk] {
        var first: [Int: Int] = [:]
        var result = chunks
        for (index, chunk) in chunks.enumerated() where chunk.block >= 0 {
            guard let earlier = first.updateValue(index, forKey: chunk.block),
                units(of: chunks[earlier]) <= 3, units(of: chunk) >= 30,
                chunks[earlier].region != chunk.region
            else { continue }
            result[earlier].block = -1
        }
        return result
    }

    private static func units(of chunk: Chunk) -> Int {
        chunk.places.reduce(0) { $0 + $1.line.unitCount }
    }

    func joined() -> [Paragraph] {
        var copy = self
        for index in chunks.indices { copy.take(index) }
        copy.close()
        return copy.result
    }

    private mutating func take(_ index: Int) {
        let chunk = chunks[index]
        let lines = chunk.places.map(\.line)
        if chunk.block >= 0, chunk.kind != .note, chunk.kind != .table, goesOnByTags(chunk) {
            return
        }
        if chunk.kind == .note, chunk.note == nil, let note = lastNote {
            append(lines, to: note)
        } else if chunk.kind != .body {
            lastNote = chunk.note ?? lastNote
            wait(Paragraph(lines: lines, kind: chunk.kind, note: chunk.note, block: chunk.block))
            if open == nil { close() }
        } else if let first = chunk.places.first {
            if let end = (open?.block).flatMap({ ends[$0] }), end > index,
                end < index + Self.reach
            {
                wait(Paragraph(lines: lines, kind: .box, block: chunk.block))
            } else if !goesOnBySight(index, first) {
                begin(chunk, first)
            }
        }
    }

    private mutating func close() {
        if let paragraph = open { result.append(paragraph) }
        open = nil
        result += waiting
        waiting = []
    }

    private mutating func begin(_ chunk: Chunk, _ first: BreakRules.Place) {
        close()
        open = Paragraph(
            lines: chunk.places.map(\.line), isInset: chunk.places.allSatisfy(\.isInset),
            block: chunk.block)
        open?.isVerse = chunk.isVerse
        openNumber = first.leadNumber
        (last, isApart) = (chunk.places.last, false)
    }

    private mutating func goOn(_ chunk: Chunk) {
        open?.lines += chunk.places.map(\.line)
        (last, isApart) = (chunk.places.last, false)
    }

    private mutating func wait(_ paragraph: Paragraph) {
        waiting.append(paragraph)
        isApart = true
    }

    private mutating func append(_ lines: [Line], to note: Int) {
        if let at = waiting.lastIndex(where: { $0.note == note }) {
            waiting[at].lines += lines
        } else if let at = result.lastIndex(where: { $0.note == note }) {
            result[at].lines += lines
        }
    }

    // MARK: By the tags

    /// Whether all of a tagged block's text is one paragraph.
    private func isWhole(_ block: Int) -> Bool {
        block >= 0 && draft.tags.map { !$0[block].isLoose } ?? false
    }

    /// Takes a further piece of a tagged block that has begun.
    private mutating func goesOnByTags(_ chunk: Chunk) -> Bool {
        let lines = chunk.places.map(\.line)
        if open?.block == chunk.block, open?.isVerse == chunk.isVerse {
            goOn(chunk)
        } else if !isWhole(chunk.block) {
            return false
        } else if let at = waiting.lastIndex(where: { $0.block == chunk.block }) {
            waiting[at].lines += lines
        } else if let at = result.suffix(40).lastIndex(where: { $0.block == chunk.block }) {
            result[at].lines += lines
        } else {
            return false
        }
        return true
    }

    // MARK: By sight

    /// Takes a piece that goes on with the open paragraph, or interrupts it.
    private mutating func goesOnBySight(_ index: Int, _ first: BreakRules.Place) -> Bool {
        let chunk = chunks[index]
        let isKnown =
            chunk.block >= 0 && (open?.block ?? -1) >= 0 && !isCutByPage(chunk, first)
            || chunk.isVerse || open?.isVerse == true
        guard !isKnown, let above = last, open != nil, chunk.isFirst || isApart else {
            return false
        }
        if rules.goesOn(above, first, openNumber: openNumber, isApart: isApart) {
            goOn(chunk)
        } else if interrupts(index, above) {
            wait(Paragraph(lines: chunk.places.map(\.line), kind: .box))
        } else {
            return false
        }
        return true
    }

    /// Some printers tag the pieces of a paragraph on two pages or columns as two paragraphs: the
    /// sentence goes on with a small letter.
    private func isCutByPage(_ chunk: Chunk, _ first: BreakRules.Place) -> Bool {
        guard let above = last, let tags = draft.tags, let block = open?.block, chunk.isFirst,
            above.line.page != first.line.page || above.column != first.column
        else { return false }
        return !above.ends.isFinished && !above.ends.endsWithColon && first.ends.startsLower
            && tags[block].role == tags[chunk.block].role
            && [.paragraph, .listItem, .quotation].contains(tags[block].role)
    }

    /// Whether a chunk stands inside a sentence that goes on in one of the next ones: a box, a pull
    /// quote of large type that ends as sentences do. Not: a heading.
    private func interrupts(_ index: Int, _ above: BreakRules.Place) -> Bool {
        guard !above.ends.isFinished, !above.ends.endsWithColon,
            above.shortfall < 2 * above.line.size
        else { return false }
        guard let own = chunks[index].places.first, !rules.isSpeaker(own),
            own.line.size < 1.15 * draft.body.size
                || chunks[index].places.last?.ends.isFinished == true
        else { return false }
        let sheet = flow[chunks[index].region].sheet
        var plain = 0
        for later in chunks[(index + 1)...].prefix(12) where later.kind == .body {
            guard flow[later.region].sheet - sheet <= 1, plain < 2, let first = later.places.first
            else { break }
            // More than a box of the text's own style is the text itself.
            if !rules.isAside(first.line) { plain += 1 }
            if first.ends.startsLower, rules.goesOn(above, first, openNumber: nil) { return true }
        }
        return false
    }
}
