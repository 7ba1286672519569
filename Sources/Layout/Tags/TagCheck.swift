import BookModel

/// Whether a book's tags can be believed: they are held against what the page itself shows beyond
/// doubt.
///
/// Tags are there and say nothing in many files: every line a paragraph, a whole chapter one, half
/// of the text untagged, an order that jumps about. Two lines of which the first ends in the middle
/// of a sentence and the next goes on with a small letter belong together; a finished short line
/// and an indented one below it do not. Where tags say otherwise too often, they are not used.
struct TagCheck {
    private(set) var units = 0
    private(set) var tagged = 0
    /// Pairs of lines that are one paragraph beyond doubt, and those that the tags part.
    private(set) var joined = 0
    private(set) var cut = 0
    /// Pairs that are two, and those that the tags join.
    private(set) var parted = 0
    private(set) var glued = 0
    /// Neighbours in a column, and those that the tags have in reverse.
    private(set) var pairs = 0
    private(set) var reversed = 0
    private var unitsByBlock: [Int: Int] = [:]

    /// More units than any paragraph has.
    private static let giant = 6000

    init(_ draft: Draft, _ tags: TagTree) {
        for sheet in draft.sheets {
            count(sheet, draft)
            for (above, line) in zip(sheet.lines, sheet.lines.dropFirst()) {
                compare(above, line, sheet.page, tags, leading: draft.body.leading)
            }
        }
    }

    /// Why the tags are not to be believed; `nil` where they are.
    var objection: String? {
        let inGiants = unitsByBlock.values.reduce(0) { $0 + ($1 > Self.giant ? $1 : 0) }
        if tagged * 100 < units * 95 {
            return "only \(tagged * 100 / max(1, units)) % of the text is tagged"
        }
        if joined >= 10, cut * 25 > joined { return "they part paragraphs in the middle" }
        if parted >= 10, glued * 4 > parted { return "they make one paragraph of several" }
        if inGiants * 10 > units { return "they make one paragraph of many pages" }
        if pairs >= 10, reversed * 25 > pairs { return "their order is not that of the text" }
        return nil
    }

    private mutating func count(_ sheet: Sheet, _ draft: Draft) {
        // Pages put in from elsewhere may have no tags.
        guard sheet.page.structure != nil else { return }
        for line in sheet.lines {
            for word in line.words where !draft.styles[word.style].isArtifact {
                units += word.range.count
                guard word.block >= 0 else { continue }
                tagged += word.range.count
                unitsByBlock[word.block, default: 0] += word.range.count
            }
        }
    }

    private mutating func compare(
        _ above: Line, _ line: Line, _ page: PrintedPage, _ tags: TagTree, leading: Float
    ) {
        let (a, b) = (above.block, line.block)
        guard a >= 0, b >= 0, !above.isTurned, !line.isTurned,
            tags[a].cell == nil, tags[b].cell == nil,
            abs(above.size - line.size) < 0.05 * line.size
        else { return }
        let step = line.base - above.base
        guard step > 0.5 * line.size, step < max(1.5 * leading, 2.2 * line.size),
            above.box.x0 < line.box.x1, line.box.x0 < above.box.x1
        else { return }
        pairs += 1
        if tags[a].rank > tags[b].rank { reversed += 1 }
        let (ends, starts) = (
            LineEnds(above.plainUnits(in: page)), LineEnds(line.plainUnits(in: page))
        )
        let em = line.size
        if !ends.isFinished, !ends.endsWithColon, !ends.endsWithDigit, starts.startsLower,
            abs(above.box.x0 - line.box.x0) < 3 * em, step < 1.4 * leading
        {
            joined += 1
            if a != b { cut += 1 }
        } else if ends.isFinished, starts.startsUpper, line.box.x0 - above.box.x0 > 0.8 * em,
            above.box.x1 < line.box.x1 - 4 * em
        {
            parted += 1
            if a == b { glued += 1 }
        }
    }
}

extension Draft {
    /// Takes away what believable tags name as an artifact: of the paging wherever it stands, any
    /// other above, below or beside the page's tagged text.
    mutating func dropArtifacts() {
        let isAsked = options.droppedRules.contains("artifact")
        guard tags != nil || isAsked else { return }
        let styles = styles
        for sheet in sheets.indices {
            let boxes = sheets[sheet].lines.filter { $0.block >= 0 }.map(\.box)
            let text = boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
            drop(of: sheet, rule: "artifact") { word in
                guard styles[word.style].isArtifact, word.block < 0 else { return false }
                if isAsked || styles[word.style].isPagination { return true }
                guard let text else { return false }
                return word.box.centreY < text.y0 || word.box.centreY > text.y1
                    || word.box.x1 < text.x0 || word.box.x0 > text.x1
            }
        }
    }

    /// Forgets tags that cannot be believed, and says so.
    mutating func judgeTags() {
        guard let tags else { return }
        guard let objection = TagCheck(self, tags).objection else { return }
        self.tags = nil
        for sheet in sheets.indices {
            for line in sheets[sheet].lines.indices {
                for word in sheets[sheet].lines[line].words.indices {
                    sheets[sheet].lines[line].words[word].block = -1
                    sheets[sheet].lines[line].words[word].language = -1
                    sheets[sheet].lines[line].words[word].replacement = -1
                }
            }
        }
        diagnostics.append(
            Diagnostic(
                .note, rule: "tags-unused",
                "the PDF is tagged, but its tags are not used: " + objection))
    }
}
