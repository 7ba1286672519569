public import BookModel

/// The notices that Project Gutenberg puts around its books, in formats with mark-up: all up to
/// the line that says where the book starts, and from the line that says where it ends.
public struct GutenbergBlocks {
    public private(set) var blocks: [Block]
    /// Where the notices stand, from the first to the last block of each.
    private var notices: [ClosedRange<SourcePosition>] = []

    public init(_ blocks: [Block], ledger: inout Ledger) {
        self.blocks = blocks
        let start = blocks.firstIndex { Self.isLine($0, "START OF") }
        let end = blocks.lastIndex { Self.isLine($0, "END OF") }
        guard start != nil || end != nil, start ?? -1 < end ?? blocks.count else { return }
        let body = (start.map { $0 + 1 } ?? 0)..<(end ?? blocks.count)
        for part in [0..<body.lowerBound, body.upperBound..<blocks.count] where !part.isEmpty {
            drop(blocks[part], &ledger)
        }
        self.blocks = Array(blocks[body])
    }

    /// Entries of a table of contents that lead to something else.
    public func outline(_ entries: [OutlineEntry]) -> [OutlineEntry] {
        entries.filter { entry in
            entry.position.map { place in !notices.contains { $0.contains(place) } } ?? true
        }
    }

    private mutating func drop(_ part: ArraySlice<Block>, _ ledger: inout Ledger) {
        let places = part.compactMap { $0.text.sourcePosition(at: 0) }
        if let first = places.min(), let last = places.max() { notices.append(first...last) }
        for block in part {
            for text in [block.text] + block.cells.joined() {
                for source in text.sourceRanges(of: 0..<text.count) {
                    ledger.drop(source, rule: "gutenberg-notice", excerpt: text.string)
                }
            }
        }
    }

    /// "*** START OF THE PROJECT GUTENBERG EBOOK ALICE ***".
    private static func isLine(_ block: Block, _ words: String) -> Bool {
        guard block.text.units.starts(with: CodeUnits("***")) else { return false }
        let line = block.text.units.string(in: 0..<min(block.text.count, 120)).uppercased()
        return line.contains(words) && line.contains("PROJECT GUTENBERG")
    }
}
