import BookModel

/// What the book's headings say: its outline, and lines larger or bolder than the text.
struct HeadingKeys {
    private var styles: [String: Set<Int>] = [:]

    init(_ draft: Draft, outline: [OutlineEntry]) {
        for entry in outline { insert(EdgeRows.key(CodeUnits(entry.title)), style: -1) }
        for sheet in draft.sheets {
            var last: (key: String, style: Int)?
            for line in sheet.lines {
                let style = draft.styles[line.style]
                let isLarge =
                    line.size > 1.12 * draft.body.size
                    || style.isBold && !draft.styles[draft.body.style].isBold
                guard isLarge, !line.isTurned, line.unitCount < 120 else {
                    last = nil
                    continue
                }
                let key = EdgeRows.key(line.units(in: sheet.page))
                insert(key, style: line.style)
                // Headings of two lines, numbered ones among them, are one in the running head.
                if let above = last { insert(above.key + " " + key, style: line.style) }
                last = (key, line.style)
            }
        }
    }

    private static func bare(_ key: String) -> String {
        key.split(separator: " ").filter { $0 != "#" }.joined(separator: " ")
    }

    private mutating func insert(_ key: String, style: Int) {
        let bare = Self.bare(key)
        guard bare.utf16.count >= 3 else { return }
        styles[bare, default: []].insert(style)
    }

    /// Whether a row in these styles repeats a heading that is set in another one.
    func echo(_ key: String, styles own: Set<Int>) -> Bool {
        guard let known = styles[Self.bare(key)] else { return false }
        return !known.isSubset(of: own)
    }
}
