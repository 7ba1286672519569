import BookModel

/// Splits a text into words by the rules of the timing sidecar.
///
/// Spaced scripts part at white space and after a dash between letters (`freedom—and`); scripts
/// written without spaces part where ICU's dictionary says. Punctuation belongs to the word it
/// touches. A run without a letter or digit that stands alone joins the word before it in its
/// line, or the one after it where it opens something or nothing stands before it.
struct WordScanner {
    private let text: CodeUnits
    private let classes = UnitClassTable.shared
    private var cutter: ChunkCutter
    private var words: [Word] = []
    /// Index of the first word of the current line.
    private var lineStart = 0
    /// A free-standing run that waits for the next word of its line.
    private var waiting: Range<Int>?

    init(_ text: CodeUnits) {
        self.text = text
        cutter = ChunkCutter(text)
    }

    mutating func scan() -> [Word] {
        words.reserveCapacity(text.count / 5)
        var index = 0
        while index < text.count {
            switch classes[text[index]] {
            case .lineEnd:
                endLine()
                index += 1
            case .space:
                index += 1
            default:
                index = takeChunk(from: index)
            }
        }
        endLine()
        if !words.isEmpty { words[words.count - 1].endsLine = false }
        return words
    }

    /// Reads a run without white space; returns where it ends.
    private mutating func takeChunk(from start: Int) -> Int {
        var end = start
        var traits = ChunkTraits()
        while end < text.count {
            let unit = text[end]
            let found = classes[unit]
            if found.isSpace { break }
            traits.note(
                found == .surrogate ? classes.classOfScalar(in: text, at: end) : found, unit)
            end += 1
        }
        guard traits.hasCore else {
            takeFreeStanding(start..<end)
            return end
        }
        if traits.needsCutting {
            for piece in cutter.pieces(of: start..<end, traits) { take(piece) }
        } else {
            take(start..<end)
        }
        return end
    }

    private mutating func take(_ body: Range<Int>) {
        let start = waiting?.lowerBound ?? body.lowerBound
        waiting = nil
        words.append(Word(range: start..<body.upperBound, body: body))
    }

    private mutating func takeFreeStanding(_ run: Range<Int>) {
        if let open = waiting {
            waiting = open.lowerBound..<run.upperBound
        } else if words.count == lineStart || cutter.opens(run) {
            waiting = run
        } else {
            words[words.count - 1].range = words[words.count - 1].range.lowerBound..<run.upperBound
        }
    }

    private mutating func endLine() {
        if let run = waiting {
            waiting = nil
            if words.count > lineStart {
                words[words.count - 1].range =
                    words[words.count - 1].range.lowerBound..<run.upperBound
            } else {
                words.append(Word(range: run, body: run))
            }
        }
        if words.count > lineStart { words[words.count - 1].endsLine = true }
        lineStart = words.count
    }
}

/// What a run without white space holds, as far as it decides how to part it.
struct ChunkTraits {
    var hasCore = false
    var hasDictionaryScript = false
    var hasDash = false
    private var previous: UInt16 = 0

    var needsCutting: Bool { hasDictionaryScript || hasDash }

    mutating func note(_ found: UnitClass, _ unit: UInt16) {
        if found.isCore { hasCore = true }
        if found == .dictionary || unit >= 0x3000 && unit.isIdeographicPunctuation {
            hasDictionaryScript = true
        } else if found == .dash || unit == 0x2D && previous == 0x2D {
            hasDash = true
        }
        previous = unit
    }
}
