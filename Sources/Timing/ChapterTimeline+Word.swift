public import BookModel

extension ChapterTimeline {
    /// A spoken word.
    ///
    /// A chapter of thousands of pages has hundreds of thousands, and all are held until the
    /// chapter ends: numbers are kept in as few bytes as they need, and a word that stands in one
    /// place of one file needs no memory but its own.
    public struct Word: Hashable, Sendable {
        private var start: Int64
        private var offset: UInt32
        /// The upper bit is set where the time is estimated.
        private var lengthAndFlag: UInt32
        private var place: WordPlace
        private var duration: UInt32

        public init(
            range: Range<Int>, time: Range<Int>, isEstimated: Bool = false,
            language: LanguageTag? = nil, sources: [Anchor] = []
        ) {
            offset = UInt32(clamping: range.lowerBound)
            lengthAndFlag = Self.length(range) | (isEstimated ? Self.flag : 0)
            (start, duration) = (Int64(time.lowerBound), UInt32(clamping: time.count))
            place = WordPlace(sources, language)
        }

        /// Half-open range of UTF-16 code units of the file's text.
        public var range: Range<Int> {
            get { Int(offset)..<Int(offset) + Int(lengthAndFlag & ~Self.flag) }
            set {
                offset = UInt32(clamping: newValue.lowerBound)
                lengthAndFlag = Self.length(newValue) | lengthAndFlag & Self.flag
            }
        }

        /// Whether the engine gave no time of its own.
        public var isEstimated: Bool {
            get { lengthAndFlag & Self.flag != 0 }
            set { lengthAndFlag = lengthAndFlag & ~Self.flag | (newValue ? Self.flag : 0) }
        }

        private static let flag: UInt32 = 1 << 31

        private static func length(_ range: Range<Int>) -> UInt32 {
            UInt32(min(range.count, Int(flag) - 1))
        }

        /// Half-open, in samples of the file.
        public var time: Range<Int> {
            get { Int(start)..<Int(start) + Int(duration) }
            set {
                start = Int64(newValue.lowerBound)
                duration = UInt32(clamping: newValue.count)
            }
        }

        /// Where it differs from the file's.
        public var language: LanguageTag? {
            get { place.language }
            set { place = WordPlace(sources, newValue) }
        }

        /// Where it is printed; several for a word broken over pages; none for announcements.
        public var sources: [Anchor] {
            get { place.anchors }
            set { place = WordPlace(newValue, language) }
        }

        /// The first of `sources`.
        public var firstSource: SourceRange? { place.first }
    }
}

/// Where a word stands, and its language. Equal ones have the same form: the smallest that holds
/// them.
private enum WordPlace: Hashable, Sendable {
    struct Printed: Hashable, Sendable {
        var page: UInt32
        var offset: UInt32
        var box: Box
        var length: UInt16
    }

    struct Written: Hashable, Sendable {
        var file: UInt32
        var offset: UInt32
        var length: UInt32
        var line: UInt32
        var column: UInt32
    }

    case nowhere
    /// On one line of a page of the first file.
    case printed(Printed)
    /// On one line of a text.
    case written(Written)
    /// Anything else, and in a language of its own.
    indirect case other([ChapterTimeline.Anchor], LanguageTag?)

    init(_ anchors: [ChapterTimeline.Anchor], _ language: LanguageTag?) {
        if anchors.isEmpty, language == nil {
            self = .nowhere
        } else if anchors.count == 1, language == nil, let place = Self.small(anchors[0]) {
            self = place
        } else {
            self = .other(anchors, language)
        }
    }

    var language: LanguageTag? {
        if case .other(_, let language) = self { language } else { nil }
    }

    private static func small(_ anchor: ChapterTimeline.Anchor) -> WordPlace? {
        let (unit, range) = (anchor.source.unit, anchor.source.range)
        guard let offset = UInt32(exactly: range.lowerBound),
            let length = UInt32(exactly: range.count)
        else { return nil }
        if let page = unit.page.flatMap({ UInt32(exactly: $0) }), anchor.boxes.count == 1,
            unit.file == 0, anchor.line == nil, anchor.column == nil,
            let length = UInt16(exactly: length)
        {
            return .printed(
                Printed(page: page, offset: offset, box: anchor.boxes[0], length: length))
        }
        if unit.page == nil, anchor.boxes.isEmpty, let file = UInt32(exactly: unit.file),
            let line = anchor.line.flatMap({ UInt32(exactly: $0) }),
            let column = anchor.column.flatMap({ UInt32(exactly: $0) })
        {
            return .written(
                Written(file: file, offset: offset, length: length, line: line, column: column))
        }
        return nil
    }

    var anchors: [ChapterTimeline.Anchor] {
        switch self {
        case .nowhere: []
        case .other(let anchors, _): anchors
        case .printed(let printed):
            [ChapterTimeline.Anchor(source: printed.source, boxes: [printed.box])]
        case .written(let written):
            [
                ChapterTimeline.Anchor(
                    source: written.source, line: Int(written.line), column: Int(written.column))
            ]
        }
    }

    var first: SourceRange? {
        switch self {
        case .nowhere: nil
        case .other(let anchors, _): anchors.first?.source
        case .printed(let printed): printed.source
        case .written(let written): written.source
        }
    }
}

extension WordPlace.Printed {
    var source: SourceRange {
        SourceRange(
            unit: SourceUnit(file: 0, page: Int(page)),
            range: Int(offset)..<Int(offset) + Int(length))
    }
}

extension WordPlace.Written {
    var source: SourceRange {
        SourceRange(
            unit: SourceUnit(file: Int(file)), range: Int(offset)..<Int(offset) + Int(length))
    }
}
