import BookModel

/// A code block whose end was forgotten, so that the rest of the book is taken for code.
struct UnclosedFence {
    let line: Int
    let column: Int

    /// - Parameter offset: of the fence, in UTF-16 units of the file's text.
    init(offset: Int, in units: CodeUnits) {
        let before = units[..<min(offset, units.count)]
        line = before.count { $0 == 0x0A } + 1
        column = before.count - (before.lastIndex(of: 0x0A) ?? -1)
    }

    var diagnostic: Diagnostic {
        Diagnostic(
            .warning, at: .line(line, column: column), rule: "unclosed-code-fence",
            "a code block begins here and never ends, so all that follows is taken for code;"
                + " close it with a line like its first")
    }
}
