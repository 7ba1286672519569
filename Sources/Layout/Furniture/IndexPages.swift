import BookModel

/// Recognises the pages of an index by their form: short entries that end in the numbers of pages,
/// in alphabetical order, in whatever script.
///
/// Not: contents, which count on; a table of countries and figures, one number a row and no comma
/// before it; a list of works, "Rome, 1984."
struct IndexPages {
    /// Lines of a page as an index has them.
    private struct Count {
        var lines = 0
        var entries = 0
        /// Entries with a comma before their numbers, or with several.
        var listed = 0
        var pairs = 0
        var rising = 0
        var units = 0

        /// Many lines end entries; others are the first lines of long ones, and letters.
        var isLike: Bool { entries * 5 >= lines * 2 && units < 50 * lines }

        /// Beyond doubt without a title.
        var isSure: Bool {
            isLike && entries * 2 >= lines && entries >= 12 && listed * 2 >= entries && pairs >= 8
                && rising * 10 >= pairs * 8
        }
    }

    private struct Entry {
        var x0: Float
        var initial: UInt16
    }

    /// The numbers of the sheets that are pages of an index; each run holds a page beyond doubt.
    static func find(in draft: Draft) -> [Int] {
        let counts = draft.sheets.map { $0.isContents ? Count() : count($0) }
        var found: Set<Int> = []
        for sheet in counts.indices where counts[sheet].isSure {
            found.insert(sheet)
            // The first and the last page may be short.
            for step in [-1, 1] {
                var next = sheet + step
                while counts.indices.contains(next), !found.contains(next),
                    counts[next].isLike, counts[next].entries >= 3
                {
                    found.insert(next)
                    next += step
                }
            }
        }
        return found.sorted()
    }

    private static func count(_ sheet: Sheet) -> Count {
        var count = Count()
        guard sheet.lines.count >= 3 else { return count }
        var last: [Entry] = []
        let columns = pieces(of: sheet).sorted { ($0.box.y0, $0.box.x0) < ($1.box.y0, $1.box.x0) }
        for line in columns {
            let units = line.units(in: sheet.page)
            guard let letter = units.first(where: { UnitClass($0).contains(.letter) }) else {
                continue
            }
            count.lines += 1
            count.units += units.count
            guard let isListed = isEntry(units) else { continue }
            count.entries += 1
            if isListed { count.listed += 1 }
            let initial = CodeUnits(String(decoding: [letter], as: UTF16.self).lowercased())[0]
            let entry = Entry(x0: line.box.x0, initial: initial)
            if let at = last.firstIndex(where: { abs($0.x0 - entry.x0) < 1.5 }) {
                count.pairs += 1
                if last[at].initial <= initial { count.rising += 1 }
                last[at] = entry
            } else {
                last.append(entry)
            }
        }
        return count
    }

    /// Lines cut where columns part; numbers by themselves belong to what stands before them.
    private static func pieces(of sheet: Sheet) -> [Line] {
        var pieces: [Line] = []
        for line in sheet.lines where !line.isTurned {
            var words: [Word] = []
            for word in line.words {
                if let last = words.last, word.box.x0 - last.box.x1 > 1.5 * line.size,
                    sheet.page.text[word.range].contains(where: { UnitClass($0).contains(.letter) })
                {
                    pieces.append(Line(page: line.page, words: words))
                    words = []
                }
                words.append(word)
            }
            if !words.isEmpty { pieces.append(Line(page: line.page, words: words)) }
        }
        return pieces
    }

    /// Whether the numbers of an entry are a list or parted by a comma; `nil` where it is none:
    /// "Knuth, Donald E., 1", "Mittelbach 12–14, 20 f.", "Oil, see Lamps" is none.
    static func isEntry(_ units: CodeUnits) -> Bool? {
        var words = units.split(separator: 0x20)[...]
        var (numbers, commas) = (0, 0)
        while let word = words.last {
            if numbers > 0, suffixes.contains(CodeUnits(word).string) {
                words = words.dropLast()
                continue
            }
            let parts = word.split(separator: 0x2C).filter { !$0.isEmpty }
            let count = parts.count { isFolio($0) }
            guard count > 0, count == parts.count else { break }
            commas += word.count { $0 == 0x2C }
            numbers += count
            words = words.dropLast()
        }
        if numbers == 0, let word = words.last, suffixes.contains(CodeUnits(word).string) {
            return isEntry(Array(units[..<word.startIndex].dropLast()))
        }
        guard numbers > 0, let text = words.last else { return nil }
        guard words.joined().contains(where: { UnitClass($0).contains(.letter) }) else {
            return nil
        }
        let hasComma = text.last.map { $0 == 0x2C || $0 == 0x60C || $0 == 0x3001 } ?? false
        return hasComma || numbers > 1 || text.allSatisfy { $0 == 0x2E }
    }

    /// "12 f.", "12 ff.", "12 n."
    private static let suffixes: Set<String> = ["f", "f.", "ff", "ff.", "n", "n.", "сл.", "след."]

    /// "12", "12–14", "35n", "104f.": also with the Arabic comma behind it.
    private static func isFolio(_ word: ArraySlice<UInt16>) -> Bool {
        let core = word.last == 0x60C || word.last == 0x3001 ? word.dropLast() : word
        guard let first = core.first, Numerals.digit(first) != nil, core.count <= 11 else {
            return false
        }
        let rest = core.drop { Numerals.digit($0) != nil || isDash($0) }
        return rest.isEmpty || suffixes.contains(CodeUnits(rest).string)
    }

    private static func isDash(_ unit: UInt16) -> Bool {
        unit == 0x2D || (0x2010...0x2014).contains(unit)
    }
}
