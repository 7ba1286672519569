public import BookModel

/// One audio file and everything that is known of it: the text said in it and when each word,
/// phrase, sentence, paragraph and page sounds. All sidecars are written from this.
///
/// Ranges are half-open, UTF-16 code units of `text`; times are half-open, in samples from the
/// first decoded sample of the file.
public struct ChapterTimeline: Sendable, Equatable {
    public var book: String
    public var language: LanguageTag
    public var index: Int
    public var count: Int
    public var title: String
    public var audio: AudioFile
    public var voice: Voice
    public var text: CodeUnits
    public var files: [File]
    public var pages: [Page]
    public var paragraphs: [Paragraph]
    public var sentences: ChunkedList<Span>
    public var phrases: ChunkedList<Span>
    public var words: ChunkedList<Word>
    /// The chapters of a file that holds a whole book (layout `book`).
    public var chapters: [TitledSpan]

    public struct AudioFile: Hashable, Sendable {
        /// Name beside the sidecar.
        public var file: String
        public var sampleRate: Int
        public var sampleCount: Int
        /// Samples of the encoder's own delay that stand before the first PCM sample.
        public var encoderDelay: Int

        public init(file: String, sampleRate: Int, sampleCount: Int, encoderDelay: Int) {
            self.file = file
            self.sampleRate = sampleRate
            self.sampleCount = sampleCount
            self.encoderDelay = encoderDelay
        }
    }

    public struct Voice: Hashable, Sendable {
        public var engine: String
        public var engineVersion: String
        public var name: String
        public var rate: Double

        public init(engine: String, engineVersion: String, name: String, rate: Double) {
            self.engine = engine
            self.engineVersion = engineVersion
            self.name = name
            self.rate = rate
        }
    }

    public struct File: Hashable, Sendable, Codable {
        public var name: String
        public var sha256: String

        public init(name: String, sha256: String) {
            self.name = name
            self.sha256 = sha256
        }
    }

    public struct Span: Hashable, Sendable {
        private var start: Int64
        private var duration: UInt32
        private var offset: UInt32
        private var length: UInt32

        public init(range: Range<Int>, time: Range<Int>) {
            (offset, length) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.count))
            (start, duration) = (Int64(time.lowerBound), UInt32(clamping: time.count))
        }

        public var range: Range<Int> {
            get { Int(offset)..<Int(offset) + Int(length) }
            set {
                offset = UInt32(clamping: newValue.lowerBound)
                length = UInt32(clamping: newValue.count)
            }
        }

        public var time: Range<Int> {
            get { Int(start)..<Int(start) + Int(duration) }
            set {
                (start, duration) = (Int64(newValue.lowerBound), UInt32(clamping: newValue.count))
            }
        }
    }

    public struct TitledSpan: Hashable, Sendable {
        public var title: String
        public var range: Range<Int>
        public var time: Range<Int>

        public init(title: String, range: Range<Int>, time: Range<Int>) {
            self.title = title
            self.range = range
            self.time = time
        }
    }

    public struct Paragraph: Hashable, Sendable {
        public var role: BlockRole
        public var range: Range<Int>
        public var time: Range<Int>

        public init(role: BlockRole, range: Range<Int>, time: Range<Int>) {
            self.role = role
            self.range = range
            self.time = time
        }
    }

    public struct Page: Hashable, Sendable {
        public var number: Int
        public var label: String
        public var range: Range<Int>
        public var time: Range<Int>

        public init(number: Int, label: String, range: Range<Int>, time: Range<Int>) {
            self.number = number
            self.label = label
            self.range = range
            self.time = time
        }
    }

    /// A place in the source with what a reader needs to show it.
    public struct Anchor: Hashable, Sendable {
        public var source: SourceRange
        /// Line and column from 1 (columns in UTF-16 units), for text formats.
        public var line: Int?
        public var column: Int?
        /// Rectangles on the page, one for each line it stands on, for PDF.
        public var boxes: [Box]

        public init(source: SourceRange, line: Int? = nil, column: Int? = nil, boxes: [Box] = []) {
            self.source = source
            self.line = line
            self.column = column
            self.boxes = boxes
        }
    }

    public init(
        book: String, language: LanguageTag, index: Int, count: Int, title: String,
        audio: AudioFile,
        voice: Voice, text: CodeUnits, files: [File] = [], pages: [Page] = [],
        paragraphs: [Paragraph] = [], sentences: ChunkedList<Span> = [],
        phrases: ChunkedList<Span> = [],
        words: ChunkedList<Word> = [],
        chapters: [TitledSpan] = []
    ) {
        self.book = book
        self.language = language
        self.index = index
        self.count = count
        self.title = title
        self.audio = audio
        self.voice = voice
        self.text = text
        self.files = files
        self.pages = pages
        self.paragraphs = paragraphs
        self.sentences = sentences
        self.phrases = phrases
        self.words = words
        self.chapters = chapters
    }
}
