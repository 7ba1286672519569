public import BookModel

/// Takes out of a text what no reader shows and no voice should be given: control characters, the
/// colours of a terminal, what was typed over.
///
/// C1 codes are the quotation marks and dashes of Windows' charset in a text that was converted by
/// somebody who took it for Latin-1: "it\u{92}s" is "it’s".
public enum ControlCharacters {
    /// The name of the ledger's rule.
    static let rule = "control-character"

    /// The blocks without them; those that are nothing else go.
    public static func removed(from blocks: [Block], ledger: inout Ledger) -> [Block] {
        guard blocks.contains(where: isHit) else { return blocks }
        return blocks.compactMap { block in
            guard isHit(block) else { return block }
            var block = block
            let edits = edits(of: block.text.units)
            account(for: edits, in: block.text, &ledger)
            block.apply(edits)
            block.cells = block.cells.map { row in
                row.map { cell in
                    let edits = Self.edits(of: cell.units)
                    account(for: edits, in: cell, &ledger)
                    return cell.applying(edits)
                }
            }
            let isEmpty = block.text.isBlank(0..<block.text.count)
            return isEmpty && block.cells.isEmpty && block.noteReferences.isEmpty ? nil : block
        }
    }

    /// How many there are in a text, and the offset of the first.
    static func census(of units: CodeUnits) -> (count: Int, first: Int)? {
        guard let first = units.firstIndex(where: isControl) else { return nil }
        return (units[first...].count(where: isControl), first)
    }

    /// C0 codes other than white space, DEL and C1 codes; not the end of file that DOS wrote.
    static func isControl(_ unit: UInt16) -> Bool {
        unit < 0x20 ? !(0x09...0x0D).contains(unit) && unit != 0x1A : isUpper(unit)
    }

    private static func isUpper(_ unit: UInt16) -> Bool {
        (0x7F...0x9F).contains(unit) && unit != 0x85
    }

    private static func isHit(_ block: Block) -> Bool {
        block.text.units.contains(where: isRemoved)
            || block.cells.contains { $0.contains { $0.units.contains(where: isRemoved) } }
    }

    private static func isRemoved(_ unit: UInt16) -> Bool { unit == 0x1A || isControl(unit) }

    private static func account(
        for edits: [TextEdit], in text: MappedText, _ ledger: inout Ledger
    ) {
        var cursor = SpanCursor(text.spans)
        for edit in edits where edit.text.isEmpty {
            for source in cursor.sourceRanges(of: edit.range) {
                ledger.drop(source, rule: rule, excerpt: names(of: text.units[edit.range]))
            }
        }
    }

    /// "U+0007": the characters themselves would do to a terminal what they do.
    private static func names(of units: ArraySlice<UInt16>) -> String {
        units.prefix(8).map { unit in
            guard isRemoved(unit) else { return CodeUnits([unit]).string }
            let digits = String(unit, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined(separator: " ")
    }

    private static func edits(of units: CodeUnits) -> [TextEdit] {
        var edits: [TextEdit] = []
        var index = 0
        while index < units.count {
            let unit = units[index]
            let end = isRemoved(unit) ? end(of: index, units) : index + 1
            if unit == 0x08, index > 0, edits.last?.range.upperBound ?? 0 < index {
                edits.append(TextEdit(index - 1..<end))
            } else if let shown = HTMLEntities.windows1252[UInt32(unit)], unit != 0x85 {
                edits.append(TextEdit(index..<end, text: [UInt16(shown)]))
            } else if isRemoved(unit) {
                edits.append(TextEdit(index..<end))
            }
            index = end
        }
        return edits
    }

    /// The end of a control: behind the letter that ends "ESC [ 3 1 m".
    private static func end(of index: Int, _ units: CodeUnits) -> Int {
        guard units[index] == 0x1B, index + 1 < units.count, units[index + 1] == 0x5B else {
            return index + 1
        }
        let parameters = units[(index + 2)...].prefix(16).prefix { (0x30...0x3F).contains($0) }
        guard parameters.endIndex < units.count,
            (0x40...0x7E).contains(units[parameters.endIndex])
        else { return index + 1 }
        return parameters.endIndex + 1
    }
}
