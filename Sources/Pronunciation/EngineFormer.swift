public import BookModel

/// Spoken form → engine form for the scripts that the engine cannot read by itself: kana from
/// MeCab readings for Japanese, pinyin with tone numbers for Chinese, phonemes for Thai.
public struct EngineFormer: Sendable {
    public let language: LanguageTag
    private let former: any ScriptFormer

    /// Why the language's text cannot be turned into what the engine reads: a dictionary that this
    /// machine has not. `form` then gives the text as it is.
    public let missing: LecternError?

    public init(language: LanguageTag) {
        self.language = language
        do throws(LecternError) {
            former = try Self.former(for: language)
            missing = nil
        } catch {
            former = PlainFormer()
            missing = error
        }
    }

    private static func former(for language: LanguageTag) throws(LecternError) -> any ScriptFormer {
        switch language.language {
        case "ja": KanaFormer(analyzer: try MecabAnalyzer())
        case "zh", "cmn": try PinyinFormer()
        case "ko": HangulFormer()
        case "th": ThaiFormer()
        default: PlainFormer()
        }
    }

    /// Whether the language's text is given to the engine as it is.
    public var isIdentity: Bool { former is PlainFormer }

    /// Whether the engine form holds phonemes in `[[ ]]`, which the engine must be told to read.
    public var givesPhonemes: Bool { former is ThaiFormer }

    /// The engine form of a spoken text, mapped onto it (`SourceUnit.text`). The ranges of
    /// `readings` count in `spoken`. Within one sentence (`isSentence`) no full stop but the last
    /// makes a pause. Where phonemes are given, `[[` of the book is no markup unless the lexicon
    /// has put its own in (`holdsPhonemes`).
    public func form(
        _ spoken: CodeUnits, readings: [Reading] = [], isSentence: Bool = false,
        holdsPhonemes: Bool = false
    ) -> MappedText {
        let text = givesPhonemes && !holdsPhonemes ? Self.harmless(spoken) : spoken
        let formed = former.form(text, readings: readings)
        return isSentence ? InnerStops.silenced(formed) : formed
    }

    /// Breaks up `[[`, unit for unit.
    private static func harmless(_ text: CodeUnits) -> CodeUnits {
        var text = text
        for index in text.indices.dropFirst() where text[index] == 0x5B && text[index - 1] == 0x5B {
            text[index] = 0x20
        }
        return text
    }
}
