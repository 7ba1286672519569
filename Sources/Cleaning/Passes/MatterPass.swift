import BookModel
import Languages

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

/// Leaves out a table of contents that has no chapter of its own: lists whose items are links to
/// places of the same book, what stands as a list under a heading such as "Contents", and rows of
/// printed pages that lead to pages.
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
                let run = contentsLength(chapter.blocks[index...])
                if run > 0 {
                    for block in chapter.blocks[index..<index + run] {
                        ledger.drop(block, rule: CleaningRule.contentsList)
                    }
                    index += run
                } else {
                    kept.append(chapter.blocks[index])
                    index += 1
                }
            }
            chapter.blocks = kept
            return chapter
        }
    }

    /// How many blocks at the beginning of `blocks` are a table of contents: its heading and its
    /// entries.
    private func contentsLength(_ blocks: ArraySlice<Block>) -> Int {
        let marked = blocks.prefix(while: \.isContents).count
        if marked > 0 { return marked }
        guard let first = blocks.first else { return 0 }
        let isHeaded = first.role == .heading && MatterWords.matter(of: first.title) == .contents
        let body = isHeaded ? blocks.dropFirst() : blocks
        let entries = body.prefix { isEntry($0) }.count
        if entries >= Self.fewest { return entries + (isHeaded ? 1 : 0) }
        guard isHeaded else { return 0 }
        let items = body.prefix { isEntry($0) || isShortItem($0) }.count
        return items >= Self.fewest ? items + 1 : 0
    }

    /// Longest entry, in UTF-16 units, of a list under the heading.
    static let longestEntry = 120

    private func isShortItem(_ block: Block) -> Bool {
        block.role == .listItem && block.text.count <= Self.longestEntry
    }

    /// Whether a link leads to a place of the same book: "#anchor", "chapter-2.xhtml#a", "two.md".
    private func leadsInside(_ target: String?) -> Bool {
        guard let target, !target.isEmpty, !target.hasPrefix("/") else { return false }
        if target.hasPrefix("#") { return true }
        let path = target.prefix { $0 != "#" && $0 != "?" }
        guard !path.contains(":"), let dot = path.lastIndex(of: ".") else { return false }
        let ending = path[path.index(after: dot)...].lowercased()
        return ["html", "htm", "xhtml", "xml", "md", "markdown", "txt"].contains(ending)
    }

    /// A list item that is nothing but links to places of the book (and a number in front).
    private func isEntry(_ block: Block) -> Bool {
        guard block.role == .listItem || block.role == .paragraph, !block.text.isEmpty else {
            return false
        }
        var at = 0
        var count = 0
        for mark in block.marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where mark.kind == .link {
            guard leadsInside(mark.target),
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
