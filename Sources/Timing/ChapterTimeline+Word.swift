public import BookModel

extension ChapterTimeline {
    /// A spoken word.
    ///
    /// A chapter of thousands of pages has hundreds of thousands, and all are held until the
    /// chapter ends: numbers are kept in as few bytes as they need, and a word that stands in one
    /// place of one file needs no memory but its own.
    public struct Word: Hashable, Sendable {
        private var offset: UInt32
        private var length: UInt32
        private var start: Int64
        private var duration: UInt32
        public var isEstimated: Bool
        private var place: WordPlace
        private var otherLanguage: OtherLanguage?

        public init(
            range: Range<Int>, time: Range<Int>, isEstimated: Bool = false,
            language: LanguageTag? = nil, sources: [Anchor] = []
        ) {
            (offset, length) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.count))
            (start, duration) = (Int64(time.lowerBound), UInt32(clamping: time.count))
            self.isEstimated = isEstimated
            place = WordPlace(sources)
            otherLanguage = language.map(OtherLanguage.init)
        }

        /// Half-open range of UTF-16 code units of the file's text.
        public var range: Range<Int> {
            get { Int(offset)..<Int(offset) + Int(length) }
            set {
                offset = UInt32(clamping: newValue.lowerBound)
                length = UInt32(clamping: newValue.count)
            }
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
            get { otherLanguage?.tag }
            set { otherLanguage = newValue.map(OtherLanguage.init) }
        }

        /// Where it is printed; several for a word broken over pages; none for announcements.
        public var sources: [Anchor] {
            get { place.anchors }
            set { place = WordPlace(newValue) }
        }

        /// The first of `sources`.
        public var firstSource: SourceRange? { place.first }
    }

    /// Few words have one, and a tag is longer than a pointer.
    private final class OtherLanguage: Hashable, Sendable {
        let tag: LanguageTag

        init(_ tag: LanguageTag) { self.tag = tag }

        static func == (a: OtherLanguage, b: OtherLanguage) -> Bool { a.tag == b.tag }
        func hash(into hasher: inout Hasher) { hasher.combine(tag) }
    }
}

/// Where a word stands. Equal places have the same form: the smallest that holds them.
private enum WordPlace: Hashable, Sendable {
    struct Printed: Hashable, Sendable {
        var page: UInt32
        var offset: UInt32
        var length: UInt32
        var box: Box
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
    case several([ChapterTimeline.Anchor])

    init(_ anchors: [ChapterTimeline.Anchor]) {
        guard let anchor = anchors.first else {
            self = .nowhere
            return
        }
        self = (anchors.count == 1 ? Self.small(anchor) : nil) ?? .several(anchors)
    }

    private static func small(_ anchor: ChapterTimeline.Anchor) -> WordPlace? {
        let (unit, range) = (anchor.source.unit, anchor.source.range)
        guard let offset = UInt32(exactly: range.lowerBound),
            let length = UInt32(exactly: range.count)
        else { return nil }
        if let page = unit.page.flatMap({ UInt32(exactly: $0) }), anchor.boxes.count == 1,
            unit.file == 0, anchor.line == nil, anchor.column == nil
        {
            return .printed(
                Printed(page: page, offset: offset, length: length, box: anchor.boxes[0]))
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
        case .several(let anchors): anchors
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
        case .several(let anchors): anchors.first?.source
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
