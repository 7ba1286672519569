public import BookModel

/// What tells, in a language whose lines may end inside a word without a hyphen, whether one does.
///
/// The section `[line-ends]` of the language's table; Korean has one.
public struct SyllableBreaks: Sendable {
    /// What is written in one with the word before it: "은", "에서", "라고".
    public let particles: Set<String>
    /// Those of them, and ends of verbs, that are no words by themselves.
    public let bound: Set<String>
    /// Syllables in which most words end.
    public let endings: Set<String>
    /// Words of one syllable.
    public let syllables: Set<String>

    public static func of(_ language: LanguageTag) -> SyllableBreaks {
        let rows = LanguageData.of(language).table.rows("line-ends")
        func set(_ key: String) -> Set<String> {
            let words = rows.filter { $0[0] == key }.flatMap { $0[1].split(separator: " ") }
            return Set(words.map(String.init))
        }
        return SyllableBreaks(
            particles: set("particles"), bound: set("bound"), endings: set("endings"),
            syllables: set("syllables"))
    }
}
