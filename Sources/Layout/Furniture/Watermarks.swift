import BookModel

/// Finds what is stamped across pages: the same few characters in the same place and style, large,
/// pale or turned.
///
/// Examples: DRAFT in grey across every page; "ENTWURF" set diagonally, which readers see in
/// pieces. Not: a drop cap, which is large but stands in another place, or holds another letter,
/// from page to page.
struct Watermarks {
    private struct Stamp: Hashable {
        var style: Int
        var count: Int
        var x: Int
        var y: Int
    }

    /// Indices of lines to drop, for each sheet.
    static func find(in draft: Draft) -> [[Int]] {
        var pages: [Stamp: Int] = [:]
        let stamps = draft.sheets.map { sheetStamps(on: $0, draft) }
        for sheet in stamps {
            for stamp in Set(sheet.map(\.stamp)) { pages[stamp, default: 0] += 1 }
        }
        let needed = max(3, min(draft.sheets.count / 3, 20))
        let sure = stamps.map { sheet in
            sheet.filter { entry in
                neighbours(of: entry.stamp).reduce(0) { $0 + (pages[$1] ?? 0) } >= needed
            }
        }
        // The same mark on a page that is cut otherwise: its words and style are enough.
        var words: Set<String> = []
        for (sheet, entries) in zip(draft.sheets, sure) {
            for entry in entries { words.insert(wording(entry, sheet)) }
        }
        return zip(draft.sheets, stamps).map { sheet, entries in
            entries.filter { words.contains(wording($0, sheet)) }.flatMap(\.lines)
        }
    }

    private static func wording(_ entry: (stamp: Stamp, lines: [Int]), _ sheet: Sheet) -> String {
        let letters = entry.lines.flatMap { sheet.lines[$0].units(in: sheet.page) }.filter {
            $0 > 0x20
        }
        return "\(entry.stamp.style) " + letters.sorted().string
    }

    private static func sheetStamps(
        on sheet: Sheet, _ draft: Draft
    ) -> [(stamp: Stamp, lines: [Int])] {
        var groups: [(style: Int, lines: [Int])] = []
        for (index, line) in sheet.lines.enumerated() {
            let style = draft.styles[line.style]
            // Where the text runs down, heads across the page are turned too.
            let isTurned = line.isTurned && sheet.frame.direction != .downward
            guard isTurned || style.isPale || line.size > 2.5 * draft.body.size else {
                continue
            }
            if let at = groups.firstIndex(where: { $0.style == line.style }) {
                groups[at].lines.append(index)
            } else {
                groups.append((line.style, [index]))
            }
        }
        return groups.compactMap { style, lines in
            guard let first = lines.first else { return nil }
            let box = lines.reduce(sheet.lines[first].box) { $0.union(sheet.lines[$1].box) }
            let count = lines.reduce(0) { $0 + sheet.lines[$1].unitCount }
            guard count <= 120, !(count == 1 && box.width < 80 && !draft.styles[style].isPale)
            else { return nil }
            let stamp = Stamp(
                style: style, count: count, x: Int(box.centreX / 4), y: Int(box.centreY / 4))
            return (stamp, lines)
        }
    }

    private static func neighbours(of stamp: Stamp) -> [Stamp] {
        var found: [Stamp] = []
        for dx in -1...1 {
            for dy in -1...1 {
                var near = stamp
                near.x += dx
                near.y += dy
                found.append(near)
            }
        }
        return found
    }
}
