import BookModel

/// What a stretch of text is.
public enum TokenClass: String, Sendable, CaseIterable {
    case plain, cardinal, ordinal, year, decade, date, time, money, fraction, decimal, percent
    case measure, range, score, roman, abbreviation, initialism, initial, telephone, electronic
    case alphanumeric, math, symbol
}

/// A decided token: which atoms, what they are, by which rule, and what is said.
struct Finding: Sendable {
    /// Index of the first atom.
    var start: Int
    /// Index behind the last atom.
    var end: Int
    var kind: TokenClass
    var rule: String
    var spoken: String
}
