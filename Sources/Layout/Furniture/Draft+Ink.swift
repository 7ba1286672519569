import BookModel

extension Draft {
    /// Text that nobody sees: in the colour of the paper, cut away by the clipping path, or drawn
    /// without ink.
    ///
    /// Not: the text layer of a scan, which lies without ink over the image it was read from; a
    /// page most of whose text seems unseen, for then the paper is another than it seems.
    mutating func dropUnseen() {
        let styles = styles
        for sheet in sheets.indices {
            let (page, frame) = (sheets[sheet].page, sheets[sheet].frame)
            guard page.runs.contains(where: { $0.ink != .visible }) else { continue }
            let images = page.images.map(frame.place)
            func isUnseen(_ word: Word) -> Bool {
                switch styles[word.style].ink {
                case .visible: false
                case .paper, .clipped: true
                case .none:
                    !images.contains {
                        $0.x0 <= word.box.centreX && $0.x1 >= word.box.centreX
                            && $0.y0 <= word.box.centreY && $0.y1 >= word.box.centreY
                    }
                }
            }
            let words = sheets[sheet].lines.flatMap(\.words)
            let unseen = words.reduce(0) { $0 + (isUnseen($1) ? $1.range.count : 0) }
            let all = words.reduce(0) { $0 + $1.range.count }
            guard unseen > 0, unseen * 2 < all else { continue }
            drop(of: sheet, rule: "hidden-ink", where: isUnseen)
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
