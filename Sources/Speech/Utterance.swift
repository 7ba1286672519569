/// One call of the engine: a stretch of text in one voice, with the words whose times are wanted.
public struct Utterance: Hashable, Sendable, Codable {
    /// Engine form: no digits, no abbreviations; kana, pinyin or phonemes where the engine needs
    /// them.
    public var text: String
    /// The display words said in it, in order.
    public var words: [UtteranceWord]
    /// The engine's voice for this utterance ("en-us", "ru", "cmn-latn-pinyin").
    public var voice: String
    /// Silence after it in milliseconds, at rate 1.0; the engine's own tail is trimmed away.
    public var pauseAfter: Int
    /// Whether `[[…]]` in the text holds the engine's phonemes. Off, brackets are text.
    public var usesPhonemes: Bool

    public init(
        text: String, words: [UtteranceWord], voice: String, pauseAfter: Int,
        usesPhonemes: Bool = false
    ) {
        self.text = text
        self.words = words
        self.voice = voice
        self.pauseAfter = pauseAfter
        self.usesPhonemes = usesPhonemes
    }
}

/// Where one display word stands in its utterance's engine text.
public struct UtteranceWord: Hashable, Sendable, Codable {
    /// Half-open range of UTF-16 code units of the utterance's text; empty for a word that is not
    /// said (an emoji). Two neighbours have the same range where one expansion stands for both.
    public var range: Range<Int>

    public init(range: Range<Int>) {
        self.range = range
    }
}

/// A voice of an engine at a pace.
public struct VoiceSetting: Hashable, Sendable, Codable {
    /// "espeak-ng".
    public var engine: String
    public var engineVersion: String
    /// The book's main voice.
    public var name: String
    /// 0.25…3.0; 1.0 is the voice's own pace.
    public var rate: Double

    public init(engine: String, engineVersion: String, name: String, rate: Double) {
        self.engine = engine
        self.engineVersion = engineVersion
        self.name = name
        self.rate = rate
    }
}
