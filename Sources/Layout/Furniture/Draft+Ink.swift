import BookModel

extension Draft {
    /// Text that nobody sees: in the colour of the paper, cut away by the clipping path, or drawn
    /// without ink.
    ///
    /// Not: the text layer of a scan, which lies without ink over the image it was read from; a
    /// page most of whose text seems unseen, for then the paper is another than it seems.
    /// Such a page still loses the lines that are unseen on other pages too.
    mutating func dropUnseen() {
        var pages: [String: Int] = [:]
        var doubtful: [Int] = []
        for sheet in sheets.indices {
            guard sheets[sheet].page.runs.contains(where: { $0.ink != .visible }) else { continue }
            let words = sheets[sheet].lines.flatMap(\.words)
            let gone = words.filter { isUnseen($0, on: sheet) }
            let unseen = gone.reduce(0) { $0 + $1.range.count }
            guard unseen > 0 else { continue }
            guard unseen * 2 < words.reduce(0, { $0 + $1.range.count }) else {
                doubtful.append(sheet)
                continue
            }
            for key in Set(unseenLines(on: sheet).map(\.key)) { pages[key, default: 0] += 1 }
            drop(of: sheet, rule: "hidden-ink") { [self] in isUnseen($0, on: sheet) }
        }
        for sheet in doubtful {
            let known = unseenLines(on: sheet).filter { (pages[$0.key] ?? 0) >= 2 }.map(\.line)
            drop(known, of: sheet, rule: "hidden-ink")
        }
    }

    private func unseenLines(on sheet: Int) -> [(line: Int, key: String)] {
        sheets[sheet].lines.enumerated()
            .filter { $0.element.words.allSatisfy { isUnseen($0, on: sheet) } }
            .map { ($0.offset, EdgeRows.key($0.element.units(in: sheets[sheet].page))) }
    }

    private func isUnseen(_ word: Word, on sheet: Int) -> Bool {
        switch styles[word.style].ink {
        case .visible: false
        case .paper, .clipped: true
        case .none:
            !sheets[sheet].page.images.map(sheets[sheet].frame.place).contains {
                $0.x0 <= word.box.centreX && $0.x1 >= word.box.centreX
                    && $0.y0 <= word.box.centreY && $0.y1 >= word.box.centreY
            }
        }
    }

    /// Takes words off a page by a rule, unless the user keeps what that rule finds.
    mutating func drop(of sheet: Int, rule: String, where isDoomed: (Word) -> Bool) {
        guard !options.keptRules.contains(rule) else { return }
        var whole: [Int] = []
        for index in sheets[sheet].lines.indices {
            let line = sheets[sheet].lines[index]
            let gone = line.words.filter(isDoomed)
            if gone.count == line.words.count {
                whole.append(index)
            } else if !gone.isEmpty {
                record(gone.map(\.range), of: sheets[sheet].page, rule: rule)
                var rest = line.words
                rest.removeAll(where: isDoomed)
                let isTurned = line.isTurned
                sheets[sheet].lines[index] = Line(page: line.page, words: rest, isTurned: isTurned)
            }
        }
        drop(whole, of: sheet, rule: rule)
    }
}
