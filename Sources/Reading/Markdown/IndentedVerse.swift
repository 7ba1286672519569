import BookModel

/// Tells verse from code where both are written with an indentation.
///
/// Poems and letters in novels are often indented, which Markdown takes for code. A text that has
/// no
/// fenced code and no code span, and whose indented blocks read like language, has no code at all.
enum IndentedVerse {
    /// Largest share of signs that code is made of, in an indented block of a text without code.
    static let mostSigns = 0.03

    /// The blocks with indented ones as verse, where they are not code.
    static func blocks(_ blocks: [Block]) -> [Block] {
        let indented = blocks.filter { $0.role == .code }
        guard !indented.isEmpty, isLanguage(indented) else { return blocks }
        return blocks.map { $0.role == .code ? verse($0) : $0 }
    }

    /// Letters, hardly a sign of a programming language, and most blocks begin as sentences do.
    private static func isLanguage(_ blocks: [Block]) -> Bool {
        var (signs, marks, letters, lower) = (0, 0, 0, 0)
        for block in blocks {
            for unit in block.text.units where !FlowText.folds(unit) {
                marks += 1
                if codeSigns.contains(unit) { signs += 1 }
                if isLetter(unit) { letters += 1 }
            }
            if beginsLower(block.text.units) { lower += 1 }
        }
        let isStarred = letters == 0 && signs == 0
        return isStarred
            || Double(signs) <= mostSigns * Double(marks) && 2 * letters > marks
                && 2 * lower < blocks.count
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        (unit | 0x20 >= 0x61 && unit | 0x20 <= 0x7A) || unit >= 0xC0
    }

    private static func beginsLower(_ units: CodeUnits) -> Bool {
        units.first(where: isLetter).flatMap(Unicode.Scalar.init)?.properties.isLowercase ?? false
    }

    /// { } < > = $ # \ | / & @ ^ ~ `
    private static let codeSigns: Set<UInt16> = [
        0x7B, 0x7D, 0x3C, 0x3E, 0x3D, 0x24, 0x23, 0x5C, 0x7C, 0x2F, 0x26, 0x40, 0x5E, 0x7E, 0x60,
    ]

    /// The first letter is a capital, or has no case; several words follow.
    private static func startsLikeLanguage(_ units: CodeUnits) -> Bool {
        guard
            let first = units.first(where: {
                ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 >= 0xC0
            }),
            let scalar = Unicode.Scalar(first)
        else { return false }
        return !scalar.properties.isLowercase
            && units.split(whereSeparator: FlowText.folds).count >= 3
    }

    private static func verse(_ block: Block) -> Block {
        var verse = block
        verse.role = block.text.units.contains(0x0A) ? .verse : .paragraph
        verse.level = 0
        verse.apply(edits(of: block.text.units))
        return verse
    }

    /// White space that is no single space or line end, and the marks of emphasis, which are not
    /// interpreted in what is taken for code.
    private static func edits(of units: CodeUnits) -> [TextEdit] {
        let hasLetters = units.contains(where: isLetter)
        var edits: [TextEdit] = []
        var index = 0
        while index < units.count {
            if hasLetters, units[index] == 0x2A {
                edits.append(TextEdit(index..<index + 1))
                index += 1
                continue
            }
            guard FlowText.folds(units[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < units.count, FlowText.folds(units[index]) { index += 1 }
            let kept = units[start..<index].firstIndex(of: 0x0A) ?? start
            if kept > start { edits.append(TextEdit(start..<kept)) }
            if kept + 1 < index || start == 0 {
                edits.append(TextEdit((start == 0 ? kept : kept + 1)..<index))
            }
        }
        return edits
    }
}
