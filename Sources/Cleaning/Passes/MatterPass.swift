import BookModel

/// Leaves out chapters of a kind that the listener does not want: contents, index …
struct MatterPass: CleaningPass {
    let skipped: Set<Chapter.Matter>

    func apply(to chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        chapters.filter { chapter in
            guard skipped.contains(chapter.matter) else { return true }
            for block in chapter.blocks {
                ledger.drop(block, rule: CleaningRule.matter(chapter.matter))
            }
            return false
        }
    }
}

/// Leaves out lists whose items are links to places of the same book: a table of contents that has
/// no chapter of its own.
struct ContentsListPass: CleaningPass {
    let isOn: Bool

    /// Fewest links in a row that are a table of contents.
    static let fewest = 3

    func apply(to chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        guard isOn else { return chapters }
        return chapters.map { chapter in
            var chapter = chapter
            var kept: [Block] = []
            var index = 0
            while index < chapter.blocks.count {
                let run = chapter.blocks[index...].prefix { isEntry($0) }.count
                if run >= Self.fewest {
                    for block in chapter.blocks[index..<index + run] {
                        ledger.drop(block, rule: CleaningRule.contentsList)
                    }
                    index += run
                } else {
                    kept += chapter.blocks[index..<index + max(1, run)]
                    index += max(1, run)
                }
            }
            chapter.blocks = kept
            return chapter
        }
    }

    /// A list item that is nothing but links to anchors (and a number in front).
    private func isEntry(_ block: Block) -> Bool {
        guard block.role == .listItem || block.role == .paragraph, !block.text.isEmpty else {
            return false
        }
        var at = 0
        var count = 0
        for mark in block.marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where mark.kind == .link {
            guard mark.target?.hasPrefix("#") == true,
                !hasLetter(block.text.units[at..<max(at, mark.range.lowerBound)])
            else { return false }
            at = max(at, mark.range.upperBound)
            count += 1
        }
        return count > 0 && !hasLetter(block.text.units[at...])
    }

    private func hasLetter(_ units: ArraySlice<UInt16>) -> Bool {
        units.contains {
            ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
                || $0 >= 0xAA && !(0x2000...0x2BFF).contains($0)
        }
    }
}
