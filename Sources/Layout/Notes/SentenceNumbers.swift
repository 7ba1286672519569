import BookModel

/// Finds the raised numbers that count sentences or verses in the text itself, as laws have them:
/// "(2) ¹The club is useless. ²It has no house."
///
/// They stand right before a word, behind the end of a sentence, and count on from 1; at least one
/// of a count stands inside a line. Not: the marker of a note, which stands right behind a word; a
/// list of notes, whose numbers all begin lines; isotopes, "of ¹⁴C".
enum SentenceNumbers {
    /// The marker of words that are such numbers.
    static let marker = -2

    private struct Place {
        var line: Int
        var word: Int
        var value: Int
    }

    static func mark(_ draft: Draft, _ flow: inout [Region]) {
        for index in flow.indices where flow[index].kind == .body {
            let page = draft.sheets[flow[index].sheet].page
            var run: [Place] = []
            for place in places(in: flow[index], page) {
                if let last = run.last, place.value != last.value + 1 {
                    close(&run, &flow[index])
                }
                if !run.isEmpty || place.value == 1 { run.append(place) }
            }
            close(&run, &flow[index])
        }
    }

    private static func close(_ run: inout [Place], _ region: inout Region) {
        if run.count > 1, run.contains(where: { $0.word > 0 }) {
            for place in run { region.lines[place.line].words[place.word].marker = marker }
        }
        run = []
    }

    private static func places(in region: Region, _ page: PrintedPage) -> [Place] {
        region.lines.enumerated().flatMap { index, line in
            line.words.indices.dropLast().compactMap { word -> Place? in
                let piece = line.words[word]
                let next = line.words[word + 1]
                guard piece.range.count <= 2, !next.isSpaced,
                    word == 0 || piece.isSpaced && ends(line.words[word - 1], page),
                    UnitClass(page.text[next.range.lowerBound]).contains(.letter),
                    NoteMarker.isRaised(piece, in: line, page),
                    let value = NoteMarker.folded(page.text[piece.range]).flatMap(NoteMarker.value)
                else { return nil }
                return Place(line: index, word: word, value: value)
            }
        }
    }

    /// The end of a sentence, or the number of a paragraph: "(2)".
    private static func ends(_ word: Word, _ page: PrintedPage) -> Bool {
        let units = CodeUnits(page.text[word.range])
        return LineEnds(units).isFinished || units.last == 0x3B || units.last == 0x3A
            || units.first == 0x28 && units.last == 0x29 && units.count <= 5
    }
}
