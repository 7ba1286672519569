import BookModel
import Languages

/// Announces, skips or reads formulas: blocks of math, and math inside sentences.
///
/// A formula inside a sentence that can be said as it is written ("n", "2k") is read; in place of
/// another stands the word for a formula, since a sentence without it would not be one.
struct FormulaPass: BlockPass {
    let policy: ReadingOptions.Omission
    let words: Announcements

    func blocks(for block: Block, ledger: inout Ledger) -> [Block] {
        guard policy != .read else { return [block] }
        if block.role == .math {
            guard block.hasText else { return [block] }
            ledger.drop(block, rule: CleaningRule.math)
            return policy == .announce ? [block.announcement(words.formula)] : []
        }
        var block = block
        omitMarks(of: &block, ledger: &ledger)
        return block.hasText ? [block] : []
    }

    private func omitMarks(of block: inout Block, ledger: inout Ledger) {
        var edits: [TextEdit] = []
        let formulas = block.marks.filter { $0.kind == .math }.sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
        for mark in formulas where policy == .skip || !isSpeakable(block.text.units[mark.range]) {
            edits.append(
                TextEdit(
                    mark.range, text: policy == .announce ? CodeUnits(words.formulaWord) : [],
                    isInserted: true))
        }
        guard !edits.isEmpty else { return }
        ledger.drop(block.text, in: edits.map(\.range), rule: CleaningRule.math)
        block.marks.removeAll { $0.kind == .math }
        block.apply(edits)
    }

    /// Letters and digits alone, at most three words of them: "n", "2k", "AB".
    private func isSpeakable(_ units: ArraySlice<UInt16>) -> Bool {
        units.count <= 12
            && units.allSatisfy { unit in
                (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit)
                    || (0x61...0x7A).contains(unit)
                    || (0x370...0x3FF).contains(unit) || unit == 0x20
            }
    }
}
