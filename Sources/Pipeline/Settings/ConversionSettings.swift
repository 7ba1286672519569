public import BookModel

/// Everything that a conversion may be told, after options, the book's own settings, preset and
/// defaults have been laid over one another.
public struct ConversionSettings: Sendable, Hashable, Codable {
    public enum Layout: String, CaseIterable, Sendable, Codable { case chapters, pages, book }
    public enum Cue: String, CaseIterable, Sendable, Codable { case phrase, sentence, word }
    public enum Sidecar: String, CaseIterable, Sendable, Codable { case srt, vtt, lrc, podcast }
    /// What stands in for a sentence that kills the engine.
    public enum Gap: String, CaseIterable, Sendable, Codable { case silent, spoken }

    public var reading = ReadingOptions()
    /// An engine voice ("en-us+f3"); `nil` takes the language's own.
    public var voice: String?
    /// 0.25…3.0, 1.0 is the voice's own pace.
    public var rate = 1.0
    public var layout = Layout.chapters
    public var cue = Cue.phrase
    public var sidecars: Set<Sidecar> = [.srt]
    /// Whether the reader page (`index.html`) is written.
    public var readerPage = true
    /// kbit/s, constant.
    public var bitRate = 64
    /// LAME's quality, 0…9.
    public var quality = 7
    /// Hertz; `nil` keeps the engine's.
    public var sampleRate: Int?
    /// Target loudness by name (`acx`); `nil` leaves the level alone.
    public var loudness: String?
    public var pauses = Pauses()
    /// Paths of lexicons for every book, besides `INPUT.lexicon` beside the book.
    public var lexicons: [String] = []
    public var speakTitles = false
    public var gap = Gap.silent
    /// Printed pages to convert; empty for all. Labels are resolved when the book is known.
    public var pages: [PageSelection] = []
    /// Chapters to convert, numbered from 1, both ends included; empty for all.
    public var chapters: [PageSpan] = []
    /// The largest share of the text that may be dropped without being furniture, 0…1.
    public var maxDropped: Double?

    public init() {}
}

/// One part of `--pages`.
public enum PageSelection: Hashable, Sendable, Codable {
    case numbers(PageSpan)
    case label(String)
}

/// Silence in milliseconds at rate 1.0, after what the name says.
public struct Pauses: Sendable, Hashable, Codable {
    public var heading = 900
    public var paragraph = 550
    public var listItem = 400
    public var verseLine = 300
    public var sentence = 350
    public var dialogue = 300
    /// Between a quoted line and the words that say who spoke it.
    public var inquit = 120
    public var ellipsis = 400
    public var page = 350
    public var chapterStart = 500
    public var chapterEnd = 1500

    public init() {}
}
