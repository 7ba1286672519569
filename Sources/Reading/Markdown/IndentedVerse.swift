import BookModel

/// Tells verse from code where both are written with an indentation.
///
/// Poems and letters in novels are often indented, which Markdown takes for code. A text that has no
/// fenced code and no code span, and whose indented blocks read like language, has no code at all.
enum IndentedVerse {
    /// Largest share of signs that code is made of, in an indented block of a text without code.
    static let mostSigns = 0.03

    /// The blocks with indented ones as verse, where none of them is code.
    static func blocks(_ blocks: [Block]) -> [Block] {
        guard blocks.contains(where: { $0.role == .code }), blocks.allSatisfy({ $0.role != .code || isLanguage($0) })
        else { return blocks }
        return blocks.map { $0.role == .code ? verse($0) : $0 }
    }

    /// Letters, and hardly a sign of a programming language.
    private static func isLanguage(_ block: Block) -> Bool {
        let units = block.text.units
        let signs = units.count { codeSigns.contains($0) }
        let marks = units.count { !FlowText.folds($0) }
        let letters = units.count { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 >= 0xC0 }
        // A row of asterisks is no code either.
        if letters == 0 { return units.allSatisfy { FlowText.folds($0) || $0 == 0x2A } }
        return Double(signs) <= mostSigns * Double(marks) && 2 * letters > marks && startsLikeLanguage(units)
    }

    /// { } < > = $ # \ | / & @ ^ ~ `
    private static let codeSigns: Set<UInt16> = [
        0x7B, 0x7D, 0x3C, 0x3E, 0x3D, 0x24, 0x23, 0x5C, 0x7C, 0x2F, 0x26, 0x40, 0x5E, 0x7E, 0x60,
    ]

    /// The first letter is a capital, or has no case; several words follow.
    private static func startsLikeLanguage(_ units: CodeUnits) -> Bool {
        guard let first = units.first(where: { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 >= 0xC0 }),
            let scalar = Unicode.Scalar(first)
        else { return false }
        return !scalar.properties.isLowercase && units.split(whereSeparator: FlowText.folds).count >= 3
    }

    private static func verse(_ block: Block) -> Block {
        var verse = block
        verse.role = block.text.units.contains(0x0A) ? .verse : .paragraph
        verse.level = 0
        verse.apply(indentations(of: block.text.units))
        return verse
    }

    /// White space that is no single space or line end.
    private static func indentations(of units: CodeUnits) -> [TextEdit] {
        var edits: [TextEdit] = []
        var index = 0
        while index < units.count {
            guard FlowText.folds(units[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < units.count, FlowText.folds(units[index]) { index += 1 }
            let kept = units[start..<index].firstIndex(of: 0x0A) ?? start
            if kept > start { edits.append(TextEdit(start..<kept)) }
            if kept + 1 < index { edits.append(TextEdit(kept + 1..<index)) }
        }
        return edits
    }
}
