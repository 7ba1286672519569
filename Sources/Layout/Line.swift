import BookModel

/// A run of one style without white space, in the frame of its page.
///
/// A book has millions: numbers are kept in as few bytes as they need.
struct Word {
    private var lower: UInt32
    private var upper: UInt32
    var box: Box
    var size: Float
    private var styleIndex: Int32
    private var markerNumber: Int32 = 0
    private var blockIndex: Int32 = -1
    private var languageIndex: Int16 = -1
    private var replacementIndex: Int16 = -1
    /// White space stands before it in its line.
    var isSpaced: Bool
    /// Digits at a word's end that may be a note's marker, printed by the font's own raised
    /// figures.
    var isSuspect = false
    /// Whether raised figures are the power of what stands before them.
    var power = Powers.Evidence.none

    init(range: Range<Int>, box: Box, style: Int, size: Float, isSpaced: Bool) {
        (lower, upper) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
        self.box = box
        styleIndex = Int32(clamping: style)
        self.size = size
        self.isSpaced = isSpaced
    }

    /// Half-open range of UTF-16 units of the page's text.
    var range: Range<Int> {
        get { Int(lower)..<Int(upper) }
        set {
            lower = UInt32(clamping: newValue.lowerBound)
            upper = UInt32(clamping: newValue.upperBound)
        }
    }

    /// Index into the book's styles.
    var style: Int {
        get { Int(styleIndex) }
        set { styleIndex = Int32(clamping: newValue) }
    }

    /// 0 for text; n + 1 for a marker of note n; -1 for a marker whose note is not in the book, -2
    /// for the number of a sentence.
    var marker: Int {
        get { Int(markerNumber) }
        set { markerNumber = Int32(clamping: newValue) }
    }

    /// The tagged block that it belongs to, -1 where none is known.
    var block: Int {
        get { Int(blockIndex) }
        set { blockIndex = Int32(clamping: newValue) }
    }

    /// Index into the languages that the tags state, -1 where they state none.
    var language: Int {
        get { Int(languageIndex) }
        set { languageIndex = Int16(clamping: newValue) }
    }

    /// Index into the words that the tags state in place of what is drawn, else -1.
    var replacement: Int {
        get { Int(replacementIndex) }
        set { replacementIndex = Int16(clamping: newValue) }
    }
}

/// Words on one baseline that belong together: a line of a column, a cell, a marginal number.
struct Line {
    /// Index into the pages.
    var page: Int
    var words: [Word]
    var box: Box
    /// The size and style that most of its units have.
    var size: Float
    var style: Int
    /// Set across the reading direction, or slanted.
    var isTurned = false
    /// For what stands for a whole table: its index, else -1.
    var table = -1
    /// Of blocks side by side that are read one after the other: which one of its page, else -1.
    var facing = -1

    init(page: Int, words: [Word], isTurned: Bool = false) {
        self.page = page
        self.words = words
        self.isTurned = isTurned
        box = words.dropFirst().reduce(words.first?.box ?? Box(x0: 0, y0: 0, x1: 0, y1: 0)) {
            $0.union($1.box)
        }
        (size, style) = (0, 0)
        settleStyle()
    }

    /// Units of text, white space apart.
    var unitCount: Int { words.reduce(0) { $0 + $1.range.count } }

    mutating func settleStyle() {
        if words.count == 1 {
            (size, style) = (words[0].size, words[0].style)
            return
        }
        var counts: [(style: Int, size: Float, count: Int)] = []
        for word in words {
            if let at = counts.firstIndex(where: { $0.style == word.style }) {
                counts[at].count += word.range.count
            } else {
                counts.append((word.style, word.size, word.range.count))
            }
        }
        guard var best = counts.first else { return }
        for entry in counts where entry.count > best.count { best = entry }
        (size, style) = (best.size, best.style)
    }

    /// The tagged block that most of its units belong to, -1 where none is known.
    var block: Int {
        guard let first = words.first?.block else { return -1 }
        if words.allSatisfy({ $0.block == first }) { return first }
        var counts: [(block: Int, units: Int)] = []
        for word in words where word.block >= 0 {
            if let at = counts.firstIndex(where: { $0.block == word.block }) {
                counts[at].units += word.range.count
            } else {
                counts.append((word.block, word.range.count))
            }
        }
        return counts.reduce((block: -1, units: 0)) { $1.units > $0.units ? $1 : $0 }.block
    }

    /// Its text, white space folded, for keys and tests of wording.
    func text(in page: PrintedPage) -> String { units(in: page).string }

    func units(in page: PrintedPage) -> CodeUnits {
        var units: CodeUnits = []
        for (index, word) in words.enumerated() {
            if index > 0, word.isSpaced { units.append(0x20) }
            units += page.text[word.range]
        }
        return units
    }

    /// Its text without the markers of notes.
    func plainUnits(in page: PrintedPage) -> CodeUnits {
        guard words.contains(where: { $0.marker != 0 }) else { return units(in: page) }
        var line = self
        line.words.removeAll { $0.marker != 0 }
        return line.units(in: page)
    }

    var firstUnit: Int { words.first?.range.lowerBound ?? 0 }
}
