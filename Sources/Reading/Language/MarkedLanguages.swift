public import BookModel

/// Holds the languages that a flowing text is marked with against its letters: templates and word
/// processors mark everything with the language that they were set to.
///
/// Examples: a Hebrew paragraph marked "en-US", and a romanised word marked "ja", are as if they
/// were not marked; so is German text all of which says it is English, as its book does. Not: an
/// English sentence marked "en" in a German book that says of itself that it is English.
public enum MarkedLanguages {
    /// The blocks without the marks that cannot be true.
    ///
    /// - Parameter overruled: the language that the document states for itself, where it is read in
    ///   another.
    public static func checked(
        _ blocks: [Block], overruled: LanguageTag?
    ) -> (blocks: [Block], diagnostics: [Diagnostic]) {
        var checks: [LanguageTag: ScriptCheck] = [:]
        var (count, example) = (0, "")
        func isTrue(_ language: LanguageTag, of text: @autoclosure () -> String) -> Bool {
            let check = checks[language] ?? ScriptCheck(language)
            checks[language] = check
            let text = text()
            if check.excludes(text) {
                // What the book says of itself it says of its parts; that is reported once.
                guard language != overruled else { return false }
                count += 1
                if example.isEmpty { example = "“\(text.prefix(24))” is marked \(language)" }
                return false
            }
            return language != overruled
                || LanguageDetector.detect(text)?.language.language == language.language
        }
        var blocks = blocks
        for index in blocks.indices {
            let block = blocks[index]
            if let language = block.language, !isTrue(language, of: words(of: block)) {
                blocks[index].language = nil
            }
            guard !block.languageRuns.isEmpty else { continue }
            blocks[index].languageRuns = block.languageRuns.filter { run in
                isTrue(run.language, of: block.text.units.string(in: run.range))
            }
        }
        guard count > 0 else { return (blocks, []) }
        let found = Diagnostic(
            .note, rule: "language-contradiction",
            "\(count) passages are marked with a language that has other letters, and are read as "
                + "if they were not: \(example)")
        return (blocks, [found])
    }

    private static func words(of block: Block) -> String {
        guard !block.cells.isEmpty else { return block.text.units.string }
        return block.cells.joined().map(\.units.string).joined(separator: " ")
    }
}
