import BookModel

/// Reads or skips what is said in place of images; an image's file name is never read.
struct ImagePass: BlockPass {
    let policy: ReadingOptions.Images
    let dropsFileNames: Bool

    func blocks(for block: Block, ledger: inout Ledger) -> [Block] {
        if block.role == .image {
            guard let rule = rule(for: block.text.units[...]) else { return [block] }
            ledger.drop(block, rule: rule)
            return []
        }
        var block = block
        var edits: [TextEdit] = []
        let images = block.marks.filter { $0.kind == .image }.sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
        for mark in images {
            guard let rule = rule(for: block.text.units[mark.range]) else { continue }
            ledger.drop(block.text, in: mark.range, rule: rule)
            edits.append(TextEdit(mark.range))
        }
        block.apply(edits)
        return block.hasText || edits.isEmpty ? [block] : []
    }

    private func rule(for text: ArraySlice<UInt16>) -> String? {
        if policy == .skip { return CleaningRule.image }
        return dropsFileNames && isFileName(text) ? CleaningRule.imageFileName : nil
    }

    private static let endings = [
        ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".tif", ".tiff", ".avif",
    ]

    /// One word that ends like a picture's file.
    private func isFileName(_ text: ArraySlice<UInt16>) -> Bool {
        let name = CodeUnits(text).string.lowercased()
        return Self.endings.contains { name.hasSuffix($0) && name.count > $0.count }
            && !name.contains(" ")
    }
}
