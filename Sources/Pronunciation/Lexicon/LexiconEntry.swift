public import BookModel

/// One of the reader's own words: how it is written and how it is to be said.
public struct LexiconEntry: Hashable, Sendable {
    /// What is said instead: words, or phonemes in the engine's own notation.
    public enum Speech: Hashable, Sendable {
        case words(String)
        case phonemes(String)
    }

    /// A word or a phrase; any white space matches any other.
    public var written: String
    public var speech: Speech
    /// The language of the text it is for; `nil` for every language.
    public var language: LanguageTag?
    /// Matches only where no letter or digit goes on before or behind it.
    public var isWholeWord: Bool
    public var isCaseSensitive: Bool
    /// Line of the file it stands in, from 1.
    public var line: Int

    public init(
        written: String, speech: Speech, language: LanguageTag? = nil, isWholeWord: Bool = true,
        isCaseSensitive: Bool = false, line: Int = 1
    ) {
        self.written = written
        self.speech = speech
        self.language = language
        self.isWholeWord = isWholeWord
        self.isCaseSensitive = isCaseSensitive
        self.line = line
    }

    func applies(to text: LanguageTag) -> Bool {
        guard let language else { return true }
        return language == text || language.region == nil && language.language == text.language
    }

    /// The longest written form and speech, in code units: no word is longer.
    static let longest = 400

    /// What is wrong with the entry, if anything is.
    var fault: String? {
        let said =
            switch speech {
            case .words(let text), .phonemes(let text): text
            }
        if written.allSatisfy(\.isWhitespace) { return "an entry without a written form" }
        if said.allSatisfy(\.isWhitespace) { return "“\(written)” without a spoken form" }
        if written.utf16.count > Self.longest || said.utf16.count > Self.longest {
            return "an entry of more than \(Self.longest) characters"
        }
        if (written + said).unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" }) {
            return "a control character in “\(written)”"
        }
        guard case .phonemes(let text) = speech else { return nil }
        let isNotation = text.unicodeScalars.allSatisfy {
            (0x20...0x7E).contains($0.value) && $0 != "[" && $0 != "]"
        }
        return isNotation
            ? nil : "“\(text)” is not in the engine's notation (ASCII without square brackets)"
    }
}
