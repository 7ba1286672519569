import BookModel

/// One token of `lectern explain`: what stood there, what it was taken for and what is said.
public struct ExplainedToken: Sendable, Equatable {
    /// Half-open UTF-16 range of the display text.
    public let range: Range<Int>
    /// `text[range]`.
    public let written: String
    public let kind: TokenClass
    /// The rule that decided, in kebab case; `unchanged` for plain words.
    public let rule: String
    public let spoken: String
}
