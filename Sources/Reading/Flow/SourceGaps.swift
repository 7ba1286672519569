import BookModel

/// Accounts for what is neither in a block nor left out by a rule: the markup itself.
struct SourceGaps {
    let units: CodeUnits
    let unit: SourceUnit
    /// The rule for all gaps; by default their form tells.
    var rule: String?

    /// Adds an entry for each stretch of `range` that is not white space and that neither `blocks`
    /// nor the ledger has.
    func account(for blocks: [Block], in range: Range<Int>, ledger: inout Ledger) {
        var covered: [Range<Int>] = ledger.entries.filter { $0.source.unit == unit }.map(
            \.source.range)
        for block in blocks {
            add(block.text, to: &covered)
            for cell in block.cells.joined() { add(cell, to: &covered) }
        }
        covered.sort { $0.lowerBound < $1.lowerBound }
        var at = range.lowerBound
        for next in covered + [range.upperBound..<range.upperBound] {
            let start = min(next.lowerBound, range.upperBound)
            if start > at { drop(at..<start, in: &ledger) }
            at = max(at, next.upperBound)
        }
    }

    private func add(_ text: MappedText, to covered: inout [Range<Int>]) {
        for span in text.spans {
            guard let source = span.origin.source, source.unit == unit else { continue }
            covered.append(source.range)
        }
    }

    private func drop(_ gap: Range<Int>, in ledger: inout Ledger) {
        var range = gap
        while let first = range.first, isBlank(units[first]) {
            range = first + 1..<range.upperBound
        }
        while let last = range.last, isBlank(units[last]) { range = range.lowerBound..<last }
        guard !range.isEmpty else { return }
        ledger.drop(
            SourceRange(unit: unit, range: range), rule: rule ?? ruleByForm(range),
            excerpt: units.string(
                in: range.lowerBound..<min(range.upperBound, range.lowerBound + 200)))
    }

    private func isBlank(_ unit: UInt16) -> Bool { FlowText.folds(unit) || unit == 0xFEFF }

    /// `](http://…)` and `[label]: http://…` apart from the rest.
    private func ruleByForm(_ range: Range<Int>) -> String {
        for index in range where units[index] == 0x5D && index + 1 < range.upperBound {
            if units[index + 1] == 0x28 { return "link-target" }
            if units[index + 1] == 0x3A { return "link-definition" }
        }
        return "markup"
    }
}
