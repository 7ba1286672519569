public import BookModel
import Languages

/// Spoken form → engine form for the scripts that the engine cannot read by itself: kana from
/// MeCab readings for Japanese, pinyin with tone numbers for Chinese.
public struct EngineFormer: Sendable {
    public let language: LanguageTag

    public init(language: LanguageTag) {
        self.language = language
    }

    /// The engine form of a spoken text, mapped onto it (`SourceUnit.text`).
    public func form(_ spoken: CodeUnits, readings: [Reading] = []) -> MappedText {
        MappedText(identity: spoken)
    }
}
