import BookModel

/// Announces, skips or reads blocks of one role.
struct OmissionPass: BlockPass {
    let role: BlockRole
    let policy: ReadingOptions.Omission
    let rule: String
    let announcement: String

    func blocks(for block: Block, ledger: inout Ledger) -> [Block] {
        guard block.role == role, policy != .read, block.hasText else { return [block] }
        ledger.drop(block, rule: rule)
        return policy == .announce ? [block.announcement(announcement)] : []
    }
}

/// Says an announcement once where the same one would follow itself.
struct AnnouncementPass: CleaningPass {
    func apply(to chapters: [Chapter], ledger: inout Ledger) -> [Chapter] {
        chapters.map { chapter in
            var chapter = chapter
            var kept: [Block] = []
            for block in chapter.blocks {
                if block.role == .announcement, let last = kept.last, last.role == .announcement,
                    last.text.units == block.text.units, last.noteID == block.noteID
                {
                    kept[kept.count - 1].noteReferences += block.noteReferences
                } else {
                    kept.append(block)
                }
            }
            chapter.blocks = kept
            return chapter
        }
    }
}
