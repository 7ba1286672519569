import BookModel

/// Finds notes that stand together behind a chapter or the book, in whatever size, and ties the
/// markers in the text to them.
///
/// Paragraphs that begin with rising numbers are notes when the raised numbers of the text before
/// them, in order, are the same: "1. A letter of 1840." after "…wrote home.¹". Not: the steps of a
/// list, since nothing raised in the text counts along with them; nor squares and cubes, which do
/// not rise one by one.
struct EndnoteFinder {
    private struct Reference {
        var paragraph: Int
        var line: Int
        var word: Int
        var value: Int
        /// "[1]"
        var isBracketed: Bool
        var isTied = false

        var place: (paragraph: Int, line: Int, word: Int) { (paragraph, line, word) }
    }

    /// A paragraph that begins with a number, with the words that are it.
    private struct Start {
        var paragraph: Int
        var value: Int
        var words: Int
        /// "[1]"
        var isBracketed = false
    }

    private var references: [Reference] = []
    /// The numbers of the references.
    private var values: [Int] = []
    /// References before this one belong to notes that are settled.
    private var next = 0
    /// Notes from this one on stand at the end of a chapter or the book.
    private var firstNote = 0
    /// What stands over the notes found so far.
    private var headings: Set<String> = []

    static func run(_ draft: inout Draft, _ paragraphs: inout [Paragraph]) {
        var finder = EndnoteFinder()
        finder.references = finder.references(paragraphs, draft)
        guard !finder.references.isEmpty else { return }
        finder.firstNote = draft.notes.count
        finder.values = finder.references.map(\.value)
        let runs = finder.runs(paragraphs, draft)
        for run in runs where run.count > 1 { finder.settle(run, &draft, &paragraphs) }
        for run in runs where run.count == 1 { finder.settleSingle(run, &draft, &paragraphs) }
    }

    // MARK: Finding

    /// Raised numbers of the text that no note on their own page has answered to.
    private func references(_ paragraphs: [Paragraph], _ draft: Draft) -> [Reference] {
        var found: [Reference] = []
        for (index, paragraph) in paragraphs.enumerated() where paragraph.note == nil {
            for (line, content) in paragraph.lines.enumerated() {
                let page = draft.sheets[content.page].page
                for (word, piece) in content.words.enumerated()
                where piece.marker <= 0 && piece.marker != SentenceNumbers.marker
                    && piece.power != .sure
                {
                    guard NoteMarker.isRaised(piece, in: content, page),
                        let marker = NoteMarker.folded(page.text[piece.range]),
                        let value = NoteMarker.value(marker)
                    else { continue }
                    found.append(
                        Reference(
                            paragraph: index, line: line, word: word, value: value,
                            isBracketed: page.text[piece.range].contains(0x5B)))
                }
            }
        }
        return found
    }

    /// Paragraphs that count on from each other, with few others between.
    private func runs(_ paragraphs: [Paragraph], _ draft: Draft) -> [[Start]] {
        var runs: [[Start]] = []
        for index in paragraphs.indices {
            guard let start = start(of: paragraphs[index], at: index, draft) else { continue }
            if let last = runs.last?.last, start.value == last.value + 1,
                !paragraphs[last.paragraph..<index].contains(where: { $0.role == .heading }),
                index - last.paragraph <= 4
            {
                runs[runs.count - 1].append(start)
            } else {
                runs.append([start])
            }
        }
        return runs
    }

    private func start(of paragraph: Paragraph, at index: Int, _ draft: Draft) -> Start? {
        let isText = [.paragraph, .listItem].contains(paragraph.role)
        let isUntied = paragraph.note.map { !draft.notes[$0].isReferred } ?? false
        guard isText && paragraph.kind == .body || isUntied, let line = paragraph.lines.first
        else { return nil }
        if let note = paragraph.note {
            return NoteMarker.value(draft.notes[note].marker).map {
                Start(paragraph: index, value: $0, words: 0)
            }
        }
        let page = draft.sheets[line.page].page
        let count = 1 + line.words.dropFirst().prefix { !$0.isSpaced }.count
        guard count < line.words.count || paragraph.lines.count > 1 else { return nil }
        let units = line.words.prefix(count).flatMap { Array(page.text[$0.range]) }
        guard let marker = NoteMarker.folded(units), let value = NoteMarker.value(marker) else {
            return nil
        }
        return Start(
            paragraph: index, value: value, words: count, isBracketed: units.contains(0x5B))
    }

    // MARK: Tying

    /// Makes notes of a run where the references before it count along with it.
    private mutating func settle(
        _ run: [Start], _ draft: inout Draft, _ paragraphs: inout [Paragraph]
    ) {
        guard let first = run.first, let chain = chain(answering: run), chain.isSure,
            isList(run), areText(run, paragraphs, draft),
            isSetApart(run, chain, paragraphs, draft),
            !isBibliography(heading(over: first, paragraphs, draft))
        else { return }
        next = chain.end
        tie(run, chain.answers, &draft, &paragraphs)
    }

    /// The references that count along with a run: of those that begin like it, the ones with the
    /// fewest others between them.
    private func chain(answering run: [Start]) -> NoteChain? {
        guard let first = run.first else { return nil }
        let before = references[min(next, references.count)...].prefix {
            $0.paragraph < first.paragraph
        }
        let alike = before.indices.filter { before[$0].value == first.value }
        let places = [before.startIndex] + alike.prefix(2) + alike.suffix(2)
        let (notes, values) = (run.map(\.value), values[before.indices])
        return places.map { NoteChain(answering: notes, in: values, from: $0) }
            .max { $0.weight < $1.weight }
    }

    /// Whether a run stands where notes do: under a heading or other notes, or in smaller type, or
    /// with none of the text behind it. Not: the steps of a list, after which the chapter goes on.
    private func isSetApart(
        _ run: [Start], _ chain: NoteChain, _ paragraphs: [Paragraph], _ draft: Draft
    ) -> Bool {
        guard let first = run.first, let last = run.last,
            heading(over: first, paragraphs, draft) == nil, !isBelowNotes(first, paragraphs)
        else { return true }
        if let line = paragraphs[first.paragraph].lines.first, line.size < 0.96 * draft.body.size {
            return true
        }
        guard let answer = chain.answers.lazy.compactMap({ $0 }).first,
            references[answer].isBracketed == first.isBracketed
        else { return false }
        let behind = paragraphs.indices[(last.paragraph + 1)...]
        guard let rest = behind.first(where: { paragraphs[$0].kind == .body }),
            paragraphs[rest].role != .heading, start(of: paragraphs[rest], at: rest, draft) == nil
        else { return true }
        guard let foot = paragraphs[last.paragraph].lines.last else { return true }
        return paragraphs[rest].lines.first.map { foot.page < $0.page } ?? true
    }

    private func isBelowNotes(_ start: Start, _ paragraphs: [Paragraph]) -> Bool {
        guard start.paragraph > 0 else { return false }
        return paragraphs[start.paragraph - 1].note.map { $0 >= firstNote } ?? false
    }

    /// Whether most of the notes say something. Not: the rows of a formula.
    private func areText(_ run: [Start], _ paragraphs: [Paragraph], _ draft: Draft) -> Bool {
        let spoken = run.count { start in
            let letters = paragraphs[start.paragraph].lines.reduce(0) { sum, line in
                sum
                    + line.units(in: draft.sheets[line.page].page).count {
                        UnitClass($0).contains(.letter)
                    }
            }
            return letters >= Self.leastLetters
        }
        return spoken * 2 > run.count
    }

    /// "Ibid. 4"
    private static let leastLetters = 4

    private func isBibliography(_ heading: String?) -> Bool {
        heading.map { ChapterWords.matter(of: CodeUnits($0)) == .bibliography } ?? false
    }

    /// Whether most notes stand right behind one another. Not: the numbered points of an argument,
    /// with formulas and text between.
    private func isList(_ run: [Start]) -> Bool {
        let direct = zip(run, run.dropFirst()).count { $0.1.paragraph == $0.0.paragraph + 1 }
        return direct * 2 >= run.count - 1
    }

    /// A chapter's only note, under a heading that stands over other chapters' notes.
    private mutating func settleSingle(
        _ run: [Start], _ draft: inout Draft, _ paragraphs: inout [Paragraph]
    ) {
        guard let first = run.first, let heading = heading(over: first, paragraphs, draft),
            headings.contains(heading),
            let answer = references.lastIndex(where: {
                $0.value == first.value && !$0.isTied && $0.paragraph < first.paragraph
            })
        else { return }
        tie(run, [answer], &draft, &paragraphs)
    }

    private mutating func tie(
        _ run: [Start], _ answers: [Int?], _ draft: inout Draft, _ paragraphs: inout [Paragraph]
    ) {
        for (place, start) in run.enumerated() {
            let end = place + 1 < run.count ? run[place + 1].paragraph : start.paragraph + 1
            let note = adopt(start, upTo: end, &draft, &paragraphs)
            guard let answer = answers[place] else { continue }
            references[answer].isTied = true
            draft.notes[note].isReferred = true
            let (at, line, word) = references[answer].place
            paragraphs[at].lines[line].words[word].marker = note + 1
        }
        guard let first = run.first, let heading = heading(over: first, paragraphs, draft) else {
            return
        }
        headings.insert(heading)
        // A heading with nothing left under it says nothing.
        if draft.options.footnotes == .skip { paragraphs[first.paragraph - 1].role = .footnote }
    }

    /// What the heading right above says.
    private func heading(
        over start: Start, _ paragraphs: [Paragraph], _ draft: Draft
    ) -> String? {
        guard start.paragraph > 0, paragraphs[start.paragraph - 1].role == .heading else {
            return nil
        }
        return paragraphs[start.paragraph - 1].lines
            .map { $0.text(in: draft.sheets[$0.page].page) }.joined(separator: " ")
    }

    /// The paragraphs from a start to the next one are one note; its index.
    private func adopt(
        _ start: Start, upTo end: Int, _ draft: inout Draft, _ paragraphs: inout [Paragraph]
    ) -> Int {
        if let note = paragraphs[start.paragraph].note { return note }
        let note = draft.notes.count
        let sheet = paragraphs[start.paragraph].lines.first?.page ?? 0
        let number = draft.sheets[sheet].page.number
        draft.notes.append(
            Note(
                id: "p\(number)-\(start.value)-\(note + 1)", marker: CodeUnits("\(start.value)"),
                sheet: sheet))
        for word in 0..<start.words {
            paragraphs[start.paragraph].lines[0].words[word].marker = note + 1
        }
        for index in start.paragraph..<end where paragraphs[index].note == nil {
            paragraphs[index].note = note
            paragraphs[index].kind = .note
            paragraphs[index].role = .footnote
        }
        return note
    }
}
