public import BookModel

/// What the ID3 tag of one audio file says.
public struct AudioTags: Sendable, Hashable {
    public var title: String
    /// The book.
    public var album: String
    public var authors: [String]
    /// Engine and voice, where others name the reader.
    public var narrator: String
    public var track: Int
    public var trackCount: Int
    public var language: LanguageTag
    public var subtitle: String?
    public var year: Int?
    public var publisher: String?
    public var milliseconds: Int
    /// Bytes of a JPEG or PNG; anything else is left out. One in the book's first file is enough
    /// for players, beside `cover.jpg`.
    public var cover: [UInt8]?
    /// Only for a file that holds several: an equal list in each of many files makes Audiobookshelf
    /// keep the first file's alone.
    public var chapters: [Chapter]

    /// A stretch of the file a listener can jump to; milliseconds, half-open.
    public struct Chapter: Sendable, Hashable {
        public var title: String
        public var time: Range<Int>

        public init(title: String, time: Range<Int>) {
            self.title = title
            self.time = time
        }
    }

    public init(
        title: String, album: String, authors: [String] = [], narrator: String = "", track: Int,
        trackCount: Int, language: LanguageTag, subtitle: String? = nil, year: Int? = nil,
        publisher: String? = nil, milliseconds: Int, cover: [UInt8]? = nil, chapters: [Chapter] = []
    ) {
        self.title = title
        self.album = album
        self.authors = authors
        self.narrator = narrator
        self.track = track
        self.trackCount = trackCount
        self.language = language
        self.subtitle = subtitle
        self.year = year
        self.publisher = publisher
        self.milliseconds = milliseconds
        self.cover = cover
        self.chapters = chapters
    }
}

extension AudioTags {
    /// Authors as one text. Audiobookshelf and others part names at commas and semicolons.
    var authorText: String {
        authors.joined(separator: authors.contains { $0.contains(",") } ? "; " : ", ")
    }

    /// MIME type of the cover by its first bytes; `nil` for what is neither JPEG nor PNG.
    static func pictureType(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            return "image/png"
        }
        return nil
    }
}
