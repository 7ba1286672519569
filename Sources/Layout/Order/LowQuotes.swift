import BookModel

/// Puts opening quotes back into their lines that are printed as lowered closing ones: "das ”große“
/// Haus".
///
/// Type without quotes at the foot of the line has the raised ones set lower, and the reader sees a
/// line of its own in them, or gives them to the line below. Not: a closing quote at its own
/// height; ditto marks, with no word right behind them.
struct LowQuotes {
    private let page: PrintedPage
    private var lines: [Line]

    static func joined(_ lines: [Line], _ page: PrintedPage) -> [Line] {
        var quotes = LowQuotes(page: page, lines: lines)
        quotes.join()
        return quotes.lines
    }

    /// How far below the line's foot the box of a lowered quote ends, in ems.
    private static let drop: ClosedRange<Float> = 0.15...0.9
    /// The widest space, in ems, between a quote and its word; as much may they overlap.
    private static let space: Float = 0.3

    private mutating func join() {
        for index in lines.indices where !lines[index].isTurned {
            for word in lines[index].words.indices.reversed() where isLow(word, in: lines[index]) {
                let quote = lines[index].words[word]
                guard let place = place(of: quote) else { continue }
                take(word, from: index)
                let before = place.line == index && place.word > word ? place.word - 1 : place.word
                insert(quote, at: before, of: place.line)
            }
        }
        lines = lines.filter { !$0.words.isEmpty }
    }

    private mutating func take(_ word: Int, from index: Int) {
        var words = lines[index].words
        words.remove(at: word)
        if word == 0, !words.isEmpty { words[0].isSpaced = false }
        var rest = Line(page: lines[index].page, words: words)
        rest.facing = lines[index].facing
        lines[index] = rest
    }

    private func isQuote(_ word: Word) -> Bool {
        word.range.count <= 2
            && page.text[word.range].allSatisfy { $0 == 0x201D || $0 == 0x2019 || $0 == 0x22 }
    }

    private func isLow(_ word: Int, in line: Line) -> Bool {
        isQuote(line.words[word])
            && (line.words.allSatisfy(isQuote)
                || abs(line.words[word].box.y1 - line.base) > Self.drop.lowerBound * line.size)
    }

    /// The line just above a quote's foot in which a word begins right behind it.
    private func place(of quote: Word) -> (line: Int, word: Int)? {
        var best: (line: Int, word: Int, drop: Float)?
        for (index, line) in lines.enumerated() where !line.isTurned && line.table < 0 {
            let em = line.size
            let drop = (quote.box.y1 - line.base) / em
            guard Self.drop.contains(drop), drop < best?.drop ?? .infinity,
                abs(quote.size - em) < 0.1 * em,
                let word = line.words.firstIndex(where: {
                    $0.box.x0 > quote.box.x1 - Self.space * em && !isQuote($0)
                }), line.words[word].box.x0 < quote.box.x1 + Self.space * em,
                word == 0 || line.words[word - 1].box.x1 < quote.box.x0 + Self.space * em
            else { continue }
            best = (index, word, drop)
        }
        return best.map { ($0.line, $0.word) }
    }

    private mutating func insert(_ quote: Word, at word: Int, of line: Int) {
        var (quote, words) = (quote, lines[line].words)
        (quote.box.y0, quote.box.y1) = (words[word].box.y0, words[word].box.y1)
        quote.isSpaced = word > 0
        words[word].isSpaced = false
        words.insert(quote, at: word)
        var joined = Line(page: lines[line].page, words: words)
        joined.facing = lines[line].facing
        lines[line] = joined
    }
}
