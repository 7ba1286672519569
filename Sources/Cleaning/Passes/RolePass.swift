import BookModel

/// Leaves out blocks of the roles that the user does not want to hear (`--drop caption`).
struct RolePass: BlockPass {
    let dropped: Set<BlockRole>

    func blocks(for block: Block, ledger: inout Ledger) -> [Block] {
        guard dropped.contains(block.role), block.hasText else { return [block] }
        ledger.drop(block, rule: block.role.rawValue)
        return []
    }
}
