import BookModel

/// The dots that lead from a title to the number of its page: "Preface . . . . . 17".
///
/// Five dots at least and behind them nothing but a number. Not: an ellipsis of three or four dots,
/// "so he waited.... 7 days"; dots to be filled in, with nothing behind them.
enum Leader {
    private static let least = 5

    /// A line in which each run of dots is a word by itself, and the indices of the dots.
    static func parted(_ line: Line, _ page: PrintedPage) -> (line: Line, dots: Range<Int>)? {
        guard line.words.contains(where: { page.text[$0.range].contains(where: isDot) }) else {
            return nil
        }
        var line = line
        line.words = line.words.flatMap { parted($0, page) }
        func isDots(_ word: Word) -> Bool { page.text[word.range].allSatisfy(isDot) }
        guard let last = line.words.lastIndex(where: isDots) else { return nil }
        var first = last
        while first > 0, isDots(line.words[first - 1]) { first -= 1 }
        let dots = line.words[first...last].reduce(0) { $0 + count(page.text[$1.range]) }
        let number = line.words[(last + 1)...].flatMap { Array(page.text[$0.range]) }
        guard first > 0, dots >= least,
            Numerals.arabic(number) != nil || Numerals.roman(number) != nil
        else { return nil }
        return (line, first..<last + 1)
    }

    /// "Mill.......17" in three pieces.
    private static func parted(_ word: Word, _ page: PrintedPage) -> [Word] {
        let units = page.text[word.range]
        guard count(units) >= least, let first = units.firstIndex(where: isDot),
            let last = units.lastIndex(where: isDot)
        else { return [word] }
        let bounds = [word.range.lowerBound, first, last + 1, word.range.upperBound]
        return zip(bounds, bounds.dropFirst()).compactMap { start, end in
            guard start < end else { return nil }
            var piece = word
            piece.range = start..<end
            piece.isSpaced = start == word.range.lowerBound ? word.isSpaced : false
            return piece
        }
    }

    private static func isDot(_ unit: UInt16) -> Bool {
        unit == 0x2E || unit == 0xB7 || unit == 0x2024 || unit == 0x2026
    }

    private static func count(_ units: some Sequence<UInt16>) -> Int {
        units.reduce(0) { $0 + ($1 == 0x2026 ? 3 : isDot($1) ? 1 : 0) }
    }
}
