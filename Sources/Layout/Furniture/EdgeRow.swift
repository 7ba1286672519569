import BookModel

/// A row of lines near the top or the foot of a page.
struct EdgeRow {
    /// In the page's frame; `start` and `end` are the head and foot of a page whose lines run down.
    enum Side: Hashable { case top, bottom, start, end }

    var sheet: Int
    var side: Side
    /// Rows further out on the same side.
    var depth: Int
    /// Indices into the sheet's lines.
    var lines: [Int]
    var box: Box
    /// Distance of its middle from its side's edge of the page.
    var distance: Float
    /// White space to the next row inwards.
    var gap: Float
    var styles: Set<Int>
    /// Its text without case, numbers as `#`; and that of each of its lines.
    var key: String
    var lineKeys: [String]
    var texts: [CodeUnits]
    var tokens: [(kind: Numerals.Kind, value: Int)]
    /// The numbers that may count pages: alone, apart from other words, or at either end of a short
    /// row; not raised ones, which are notes'.
    var apart: [(kind: Numerals.Kind, value: Int)]
    /// Letters and digits.
    var length: Int
    /// Nothing but numbers, dashes, brackets and a word like "page".
    var isFolio: Bool
}

/// Collects the edge rows of a page.
struct EdgeRows {
    let sheet: Sheet
    let index: Int
    static let reach = 6

    /// Top rows and bottom rows, each from the edge inwards; then those before and behind the lines
    /// of a page whose lines run down.
    func rows() -> [[EdgeRow]] {
        let beside = rowsBeside()
        return rowsAcross(without: Set(beside.joined().flatMap(\.lines))) + beside
    }

    private func rowsAcross(without beside: Set<Int>) -> [[EdgeRow]] {
        let order = sheet.lines.indices
            .filter { !sheet.lines[$0].isTurned && !beside.contains($0) }
            .sorted { (sheet.lines[$0].box.centreY, $0) < (sheet.lines[$1].box.centreY, $1) }
        let rows = grouped(order)
        let half = (rows.count + 1) / 2
        let top = rows.prefix(min(Self.reach, half)).enumerated().map { depth, lines in
            row(lines, .top, depth, next: depth + 1 < rows.count ? rows[depth + 1] : nil)
        }
        let bottom = rows.reversed().prefix(min(Self.reach, rows.count - min(half, rows.count)))
            .enumerated().map { depth, lines in
                row(
                    lines, .bottom, depth,
                    next: rows.count - 2 - depth >= 0 ? rows[rows.count - 2 - depth] : nil)
            }
        return [top, bottom]
    }

    private func grouped(_ order: [Int]) -> [[Int]] {
        var rows: [[Int]] = []
        var box = Box(x0: 0, y0: 0, x1: 0, y1: 0)
        for index in order {
            let line = sheet.lines[index]
            let shared = min(box.y1, line.box.y1) - max(box.y0, line.box.y0)
            if !rows.isEmpty, shared > 0.5 * min(box.height, line.box.height) {
                rows[rows.count - 1].append(index)
                if line.box.height > box.height { box = line.box }
            } else {
                rows.append([index])
                box = line.box
            }
        }
        return rows.map { $0.sorted { sheet.lines[$0].box.x0 < sheet.lines[$1].box.x0 } }
    }

    func row(_ lines: [Int], _ side: EdgeRow.Side, _ depth: Int, next: [Int]?) -> EdgeRow {
        let box = union(lines)
        let inner = next.map(union)
        let gap = inner.map { whiteSpace(from: box, to: $0, side) } ?? 1000
        let texts = lines.map { sheet.lines[$0].units(in: sheet.page) }
        let keys = texts.map(Self.key)
        let tokens = texts.flatMap(Numerals.tokens)
        let letters = texts.joined().filter { !UnitClass($0).isDisjoint(with: [.letter, .digit]) }
            .count
        return EdgeRow(
            sheet: index, side: side, depth: depth, lines: lines, box: box,
            distance: distance(of: box, side), gap: gap,
            styles: Set(lines.flatMap { sheet.lines[$0].words.map(\.style) }),
            key: keys.joined(separator: " "), lineKeys: keys, texts: texts, tokens: tokens,
            apart: apart(lines, texts, keys), length: letters,
            isFolio: zip(texts, keys).allSatisfy(Self.isFolio))
    }

    private func distance(of box: Box, _ side: EdgeRow.Side) -> Float {
        switch side {
        case .top: box.centreY
        case .bottom: sheet.frame.height - box.centreY
        case .start: box.centreX
        case .end: sheet.frame.width - box.centreX
        }
    }

    private func whiteSpace(from box: Box, to inner: Box, _ side: EdgeRow.Side) -> Float {
        switch side {
        case .top: inner.y0 - box.y1
        case .bottom: box.y0 - inner.y1
        case .start: inner.x0 - box.x1
        case .end: box.x0 - inner.x1
        }
    }

    private func apart(
        _ lines: [Int], _ texts: [CodeUnits], _ keys: [String]
    ) -> [(kind: Numerals.Kind, value: Int)] {
        lines.indices.flatMap { at -> [(kind: Numerals.Kind, value: Int)] in
            let (index, text) = (lines[at], texts[at])
            if Self.isFolio(text, keys[at]) { return Numerals.tokens(in: text) }
            let words = sheet.lines[index].words
            guard text.count <= 60, let first = words.first, let last = words.last else {
                return []
            }
            let isNote = NoteMarker.isRaised(first, in: sheet.lines[index], sheet.page)
            let ends = (isNote ? [] : [first]) + (words.count > 1 ? [last] : [])
            return ends.flatMap { Numerals.tokens(in: Array(sheet.page.text[$0.range])).prefix(1) }
        }
    }

    private func union(_ lines: [Int]) -> Box {
        lines.dropFirst().reduce(sheet.lines[lines[0]].box) { $0.union(sheet.lines[$1].box) }
    }

    /// Lower case, each number (roman ones at either end too) as `#`, other marks as spaces.
    static func key(_ units: CodeUnits) -> String { key(units) { _, _ in true } }

    /// Masks the numbers that `counts` accepts.
    static func key(_ units: CodeUnits, counts: (Numerals.Kind, Int) -> Bool) -> String {
        var words: [CodeUnits] = [[]]
        for unit in units {
            let kind = UnitClass(unit)
            if !kind.isDisjoint(with: [.letter, .digit]) {
                words[words.count - 1].append(unit)
            } else if words.last?.isEmpty == false {
                words.append([])
            }
        }
        words.removeAll { $0.isEmpty }
        let masked = words.enumerated().map { index, word -> String in
            let isEnd = index == 0 || index == words.count - 1
            if let value = Numerals.arabic(word) {
                return counts(.arabic, value) ? "#" : word.string
            }
            if word.contains(where: { Numerals.digit($0) != nil }) {
                return counts(.arabic, -1) ? "#" : word.string
            }
            if isEnd, let value = Numerals.roman(word) {
                return counts(.roman, value) ? "#" : word.string
            }
            if isEnd, let value = Numerals.han(word) {
                return counts(.han, value) ? "#" : word.string
            }
            return word.string.lowercased()
        }
        return masked.joined(separator: " ")
    }

    /// Examples: "12", "– 4 –", "[iv]", "Page 3 of 10", "3 / 63", "A-7". Not: "in 1984".
    static func isFolio(_ units: CodeUnits) -> Bool {
        units.count <= longestFolio && isFolio(units, key(units))
    }

    private static func isFolio(_ units: CodeUnits, _ key: String) -> Bool {
        guard units.count <= longestFolio, key.utf8.contains(UInt8(ascii: "#")) else {
            return false
        }
        let words = key.split(separator: " ")
        guard words.contains("#"), words.count <= 4 else { return false }
        return words.allSatisfy {
            $0 == "#" || pageWords.contains(String($0)) || $0.utf16.count == 1
        }
    }

    /// In UTF-16 units: four words, with ornaments around them.
    private static let longestFolio = 80

    /// What pages are called beside their numbers.
    static let pageWords: Set<String> = [
        "page", "pages", "of", "p", "pg", "seite", "von", "de", "sur", "página", "pagina", "di",
        "van", "страница",
        "стр", "из", "с", "strona", "z", "sida", "av", "side", "sayfa", "صفحة", "من", "עמוד",
        "מתוך", "第", "页", "頁",
        "ページ", "共",
    ]
}
