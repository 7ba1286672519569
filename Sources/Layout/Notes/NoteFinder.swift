import BookModel

/// Finds footnotes by size and place, and ties the markers in the text to them.
///
/// A footnote is smaller than the text, has nothing of the text's size below it in its column, and
/// begins with a marker. A marker in the text is raised and small, and is one only where a note
/// answers to it, or where it counts on from other such markers: "H2O" is lowered, "1st" is raised
/// letters, and no note answers to the square of "E=mc2" that another marker answers to.
struct NoteFinder {
    /// A line with which a note begins, and the words of it that are its marker.
    private struct NoteStart {
        var line: Int
        var words: Int
        var marker: CodeUnits
        var isRaised: Bool
    }

    private struct Reference {
        var region: Int
        var line: Int
        var word: Int
        var sheet: Int
        var marker: CodeUnits
        var isSuspect: Bool
        /// Reads as a power: a marker only of a note that no other marker answers to.
        var isPower: Bool
    }

    static func run(_ draft: inout Draft, _ flow: inout [Region]) {
        var finder = NoteFinder()
        finder.findNotes(&draft, &flow)
        Powers.find(draft, &flow)
        finder.tie(&draft, &flow)
    }

    // MARK: Notes

    private mutating func findNotes(_ draft: inout Draft, _ flow: inout [Region]) {
        var bySheet: [[Int]] = Array(repeating: [], count: draft.sheets.count)
        for (index, region) in flow.enumerated() { bySheet[region.sheet].append(index) }
        var last: OpenNote?
        var before = NoteReferences()
        for sheet in draft.sheets.indices {
            let regions = bySheet[sheet]
            partSuspects(regions, &flow, draft)
            let own = NoteReferences(regions.flatMap { markers(in: flow[$0], draft) })
            // A note may have been pushed to the page after its marker.
            let references = before + own
            let first = draft.notes.count
            if !references.isEmpty {
                for index in regions where isNoteLike(index, regions, flow, draft) {
                    partMarkers(&flow[index], draft.sheets[sheet].page, references)
                }
            }
            if last != nil, isWithoutText(regions, flow, draft, references) { last = nil }
            var open: OpenNote?
            for index in regions where isNoteLike(index, regions, flow, draft) {
                let starts = starts(in: flow[index], draft, references)
                let note = OpenNote(flow[index], draft)
                // A list of works in small type begins with plain numbers.
                if !starts.contains(where: \.isRaised), open == nil,
                    isUnderHeading(index, regions, flow, draft)
                {
                    continue
                }
                if starts.isEmpty {
                    guard let above = open ?? last, note.isRest(of: above),
                        !isTabular(flow[index], regions, flow, draft, least: 1),
                        open != nil || isAtFoot(index, regions, flow, draft),
                        open != nil || !above.isFinished || continues(flow[index], draft)
                    else { continue }
                } else if note.isMonospaced, !starts.contains(where: { references.have($0.marker) })
                {
                    // The lines of a program, with their numbers.
                    continue
                }
                adopt(index, starts, &flow, &draft)
                open = note
            }
            last = open
            before = own.without(draft.notes[first...].map(\.marker))
        }
    }

    /// The raised pieces of a region that may be markers, as they are printed.
    private func markers(in region: Region, _ draft: Draft) -> [CodeUnits] {
        let page = draft.sheets[region.sheet].page
        return region.lines.flatMap { line in
            line.words.filter { $0.marker == 0 }.compactMap { word in
                word.isSuspect || NoteMarker.isRaised(word, in: line, page)
                    ? CodeUnits(page.text[word.range]) : nil
            }
        }
    }

    /// Where notes begin with digits run into their first word, raised figures of the font itself
    /// are used: digits that end a word of the text may be markers too. "H2O" ends in none. So may
    /// be a symbol with which a note of the page begins, "do.*": it stands high by its own shape.
    private func partSuspects(_ regions: [Int], _ flow: inout [Region], _ draft: Draft) {
        guard let sheet = regions.first.map({ flow[$0].sheet }) else { return }
        let page = draft.sheets[sheet].page
        var values: Set<CodeUnits> = []
        let notes = regions.filter { isNoteLike($0, regions, flow, draft) }
        for index in notes {
            for line in flow[index].lines {
                guard let first = line.words.first else { continue }
                let symbols = page.text[first.range].prefix(while: NoteMarker.isSymbol)
                if (1...3).contains(symbols.count) { values.insert(Array(symbols)) }
                let digits = page.text[first.range].prefix { Numerals.digit($0) != nil }
                guard (1...3).contains(digits.count), digits.count < first.range.count,
                    !UnitClass(page.text[digits.endIndex]).isDisjoint(with: [.letter, .opening])
                else { continue }
                values.insert(Array(digits))
            }
        }
        guard !values.isEmpty else { return }
        for index in regions where !notes.contains(index) {
            for line in flow[index].lines.indices {
                flow[index].lines[line].words = flow[index].lines[line].words.flatMap {
                    suspects(in: $0, page, values)
                }
            }
        }
    }

    private func suspects(in word: Word, _ page: PrintedPage, _ values: Set<CodeUnits>) -> [Word] {
        let units = page.text[word.range]
        let symbols = units.reversed().prefix(while: NoteMarker.isSymbol).count
        let digits = units.reversed().prefix { Numerals.digit($0) != nil }.count
        let count = max(symbols, digits)
        guard (1...3).contains(count), values.contains(Array(units.suffix(count))) else {
            return [word]
        }
        if count == units.count, !word.isSpaced {
            // In another face, behind a word: a piece by itself already.
            var piece = word
            piece.isSuspect = true
            return [piece]
        }
        let cut = word.range.upperBound - count
        let letters = units.dropLast(count).filter { UnitClass($0).contains(.letter) }.count
        guard letters >= (symbols > 0 ? 1 : 2), letters * 2 > units.count - count else {
            return [word]
        }
        var (head, tail) = (word, word)
        head.range = word.range.lowerBound..<cut
        tail.range = cut..<word.range.upperBound
        (tail.isSpaced, tail.isSuspect) = (false, true)
        let share = Float(head.range.count) / Float(word.range.count)
        head.box.x1 = word.box.x0 + share * word.box.width
        tail.box.x0 = head.box.x1
        return [head, tail]
    }

    /// Markers set in the note's own size run into its first word: "3He walked".
    private func partMarkers(
        _ region: inout Region, _ page: PrintedPage, _ references: NoteReferences
    ) {
        var last: Int?
        for index in region.lines.indices {
            guard let first = region.lines[index].words.first else { continue }
            let digits = page.text[first.range].prefix { NoteMarker.folded([$0]) != nil }
            guard !digits.isEmpty, digits.count < first.range.count,
                let marker = NoteMarker.folded(digits),
                references.answer(digits)
                    || last != nil && NoteMarker.value(marker) == last.map({ $0 + 1 }),
                UnitClass(page.text[digits.endIndex]).isDisjoint(with: [.digit])
            else { continue }
            last = NoteMarker.value(marker) ?? last
            var (head, tail) = (first, first)
            head.range = first.range.lowerBound..<digits.endIndex
            tail.range = digits.endIndex..<first.range.upperBound
            tail.isSpaced = false
            let share = Float(head.range.count) / Float(first.range.count)
            head.box.x1 = first.box.x0 + share * first.box.width
            tail.box.x0 = head.box.x1
            region.lines[index].words.replaceSubrange(0..<1, with: [head, tail])
        }
    }

    /// Whether a page holds nothing but what could be the rest of a note: then it is none, but a
    /// licence or a list in small type. Not: a few lines under a picture.
    private func isWithoutText(
        _ regions: [Int], _ flow: [Region], _ draft: Draft, _ references: NoteReferences
    ) -> Bool {
        let lines = regions.reduce(0) { $0 + flow[$1].lines.count }
        return lines > Self.longestRest
            && regions.allSatisfy {
                isNoteLike($0, regions, flow, draft)
                    && starts(in: flow[$0], draft, references).isEmpty
            }
    }

    /// Lines of a note's rest that may fill a page.
    private static let longestRest = 12

    /// A piece without marker at a page's foot, where the page before ended in a note: it goes on
    /// when it begins like the rest of a sentence.
    private func continues(_ region: Region, _ draft: Draft) -> Bool {
        guard let first = region.lines.first else { return false }
        let sheet = draft.sheets[region.sheet]
        let ends = LineEnds(first.units(in: sheet.page))
        let isLow = region.box.y0 > 0.5 * sheet.frame.height
        // "1 lamp of brass" is a list's; a number run into its word, "1He", may be a note's.
        let isNumbered = first.words.first.map {
            NoteMarker.folded(sheet.page.text[$0.range]) != nil
                && first.words.dropFirst().first?.isSpaced == true
        }
        return ends.startsLower || isNumbered != true && region.lines.count > 1 && isLow
    }

    /// Lines that begin with a raised marker, or with a plain one that the page's text refers to.
    private func starts(
        in region: Region, _ draft: Draft, _ references: NoteReferences
    ) -> [NoteStart] {
        let page = draft.sheets[region.sheet].page
        var found: [NoteStart] = []
        for (index, line) in region.lines.enumerated() where line.words.count > 1 {
            let first = line.words[0]
            guard let marker = NoteMarker.folded(page.text[first.range]) else { continue }
            let isNext =
                found.last.flatMap { NoteMarker.value($0.marker) }.map {
                    NoteMarker.value(marker) == $0 + 1
                } ?? false
            let isRaised = NoteMarker.isRaised(first, in: line, page)
            guard isRaised || isNext || references.answer(page.text[first.range]) else { continue }
            let second = line.words[1]
            let hasStop =
                !second.isSpaced && second.range.count == 1
                && [0x2E, 0x29, 0x5D].contains(page.text[second.range.lowerBound])
            found.append(
                NoteStart(
                    line: index, words: hasStop ? 2 : 1, marker: marker, isRaised: isRaised))
        }
        return found
    }

    private func adopt(
        _ index: Int, _ starts: [NoteStart],
        _ flow: inout [Region], _ draft: inout Draft
    ) {
        flow[index].kind = .note
        for start in starts {
            let note = draft.notes.count
            let number = draft.sheets[flow[index].sheet].page.number
            draft.notes.append(
                Note(
                    id: "p\(number)-\(start.marker.string)-\(note + 1)", marker: start.marker,
                    sheet: flow[index].sheet))
            flow[index].noteStarts.append((start.line, note))
            for word in 0..<start.words {
                flow[index].lines[start.line].words[word].marker = note + 1
            }
        }
    }

    // MARK: References

    private func tie(_ draft: inout Draft, _ flow: inout [Region]) {
        var open: [Reference] = []
        for (index, region) in flow.enumerated() where region.kind != .note {
            let page = draft.sheets[region.sheet].page
            for (line, content) in region.lines.enumerated() {
                for (word, piece) in content.words.enumerated() where piece.marker == 0 {
                    guard piece.isSuspect || NoteMarker.isRaised(piece, in: content, page),
                        let marker = NoteMarker.folded(page.text[piece.range])
                    else { continue }
                    open.append(
                        Reference(
                            region: index, line: line, word: word, sheet: region.sheet,
                            marker: marker, isSuspect: piece.isSuspect,
                            isPower: piece.power != .none))
                }
            }
        }
        var byPlace: [Int: [Int]] = [:]
        for (note, content) in draft.notes.enumerated() {
            byPlace[content.sheet, default: []].append(note)
        }
        var rest: [Reference] = []
        let markers = open.filter { !$0.isPower } + open.filter(\.isPower)
        for reference in markers {
            let around = [reference.sheet + 1, reference.sheet - 1]
            let near =
                ([reference.sheet] + (reference.isSuspect || reference.isPower ? [] : around))
                .flatMap {
                    byPlace[$0] ?? []
                }
            let answer =
                near.first {
                    !draft.notes[$0].isReferred && draft.notes[$0].marker == reference.marker
                }
                ?? near.first {
                    !reference.isPower && draft.notes[$0].marker == reference.marker
                        && draft.notes[$0].sheet == reference.sheet
                }
            if let answer {
                draft.notes[answer].isReferred = true
                mark(reference, answer + 1, &flow)
            } else if !reference.isSuspect, !reference.isPower {
                rest.append(reference)
            }
        }
        markRising(rest, &flow)
    }

    /// Numbers that count on from each other are markers even where their notes are elsewhere.
    private func markRising(_ references: [Reference], _ flow: inout [Region]) {
        var run: [Reference] = []
        func close() {
            if run.count >= 3 { for reference in run { mark(reference, -1, &flow) } }
            run = []
        }
        for reference in references {
            guard let value = NoteMarker.value(reference.marker) else { continue }
            if let last = run.last.flatMap({ NoteMarker.value($0.marker) }) {
                if value == last + 1 {
                    run.append(reference)
                    continue
                }
                if value != 1 { continue }
                close()
            }
            if value <= 1 || run.isEmpty { run = [reference] }
        }
        close()
    }

    private func mark(_ reference: Reference, _ marker: Int, _ flow: inout [Region]) {
        flow[reference.region].lines[reference.line].words[reference.word].marker = marker
    }
}
