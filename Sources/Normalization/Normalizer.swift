public import BookModel
import Languages

/// Written form → spoken form for one language.
public struct Normalizer: Sendable {
    public let language: LanguageTag

    public init(language: LanguageTag) {
        self.language = language
    }

    /// The spoken form of a block's display text, mapped onto it (`SourceUnit.text`).
    public func normalize(_ text: CodeUnits, role: BlockRole = .paragraph) -> MappedText {
        MappedText(identity: text)
    }
}
