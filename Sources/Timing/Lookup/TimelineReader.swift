import BookModel

/// What is wrong with a sidecar.
public struct SidecarFault: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where, as a path of keys (`words[12].range`) or a byte.
    public var place: String
    public var reason: String

    public init(_ place: String, _ reason: String) {
        self.place = place
        self.reason = reason
    }

    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}

/// Reads a timing sidecar, version 1, back. Keys that it does not know are skipped. Ranges and
/// times of the result are well formed; whether they are in order is `TimelineChecker`'s to say.
///
/// Times come back as the samples nearest to their four decimals.
public struct TimelineReader {
    private var made = ChapterTimeline(
        book: "", language: .english, index: 1, count: 1, title: "",
        audio: .init(file: "", sampleRate: 1, sampleCount: 0, encoderDelay: 0),
        voice: .init(engine: "", engineVersion: "", name: "", rate: 1), text: [])
    private var format: String?
    private var version: Int?
    private var seen: Set<String> = []
    /// Times wait for the sample rate, which may come after them.
    private var times = Times()

    private struct Times {
        var chapters: [Seconds] = []
        var pages: [Seconds] = []
        var paragraphs: [Seconds] = []
        var sentences: [Seconds] = []
        var phrases: [Seconds] = []
        var words: [Seconds] = []
    }

    private typealias Seconds = (start: Double, end: Double)

    private static let required = [
        "format", "version", "book", "language", "chapter", "audio", "voice", "text", "source",
        "pages",
        "paragraphs", "sentences", "phrases", "words",
    ]

    /// The timeline that `bytes` describe.
    public static func read(_ bytes: [UInt8]) throws(SidecarFault) -> ChapterTimeline {
        var reader = TimelineReader()
        do {
            try reader.readFile(bytes)
        } catch {
            throw SidecarFault("byte \(error.offset)", error.reason)
        }
        return try reader.finished()
    }

    private init() {}

    private mutating func readFile(_ bytes: [UInt8]) throws(JSONFault) {
        var scanner = JSONScanner(bytes)
        var reader = self
        try scanner.object { scanner, key throws(JSONFault) in
            guard reader.seen.insert(key).inserted else { throw scanner.fault("“\(key)” twice") }
            try reader.readMember(key, &scanner)
        }
        try scanner.expectEnd()
        self = reader
    }

    private mutating func readMember(_ key: String, _ scanner: inout JSONScanner) throws(JSONFault)
    {
        switch key {
        case "format": format = try scanner.string()
        case "version": version = try scanner.integer()
        case "book": made.book = try scanner.string()
        case "language": made.language = try Self.language(&scanner)
        case "chapter": try readChapter(&scanner)
        case "audio": try readAudio(&scanner)
        case "voice": try readVoice(&scanner)
        case "text": made.text = try scanner.codeUnits()
        case "source": try readSource(&scanner)
        case "chapters": try readChapters(&scanner)
        case "pages": try readPages(&scanner)
        case "paragraphs": try readParagraphs(&scanner)
        case "sentences": try Self.readSpans(&scanner, &made.sentences, &times.sentences)
        case "phrases": try Self.readSpans(&scanner, &made.phrases, &times.phrases)
        case "words": try readWords(&scanner)
        default: try scanner.skip()
        }
    }

    private func finished() throws(SidecarFault) -> ChapterTimeline {
        guard format == TimingJSONWriter.format else {
            throw SidecarFault("format", "not a timing sidecar (\(TimingJSONWriter.format))")
        }
        guard version == TimingJSONWriter.version else {
            throw SidecarFault("version", "\(version.map(String.init) ?? "none"); only 1 is known")
        }
        if let missing = Self.required.first(where: { !seen.contains($0) }) {
            throw SidecarFault(missing, "missing")
        }
        guard 1...768_000 ~= made.audio.sampleRate, made.audio.sampleCount >= 0 else {
            throw SidecarFault("audio", "no sample rate or count that audio has")
        }
        var result = made
        let clock = SampleClock(rate: made.audio.sampleRate)
        func samples(_ seconds: Seconds) -> Range<Int> {
            let start = clock.samples(seconds: seconds.start)
            return start..<max(start, clock.samples(seconds: seconds.end))
        }
        for index in result.chapters.indices {
            result.chapters[index].time = samples(times.chapters[index])
        }
        for index in result.pages.indices { result.pages[index].time = samples(times.pages[index]) }
        for index in result.paragraphs.indices {
            result.paragraphs[index].time = samples(times.paragraphs[index])
        }
        for index in result.sentences.indices {
            result.sentences[index].time = samples(times.sentences[index])
        }
        for index in result.phrases.indices {
            result.phrases[index].time = samples(times.phrases[index])
        }
        for index in result.words.indices { result.words[index].time = samples(times.words[index]) }
        return result
    }
}

extension TimelineReader {
    private static func language(_ scanner: inout JSONScanner) throws(JSONFault) -> LanguageTag {
        let text = try scanner.string()
        guard let tag = LanguageTag(text) else {
            throw scanner.fault("“\(text)” is not a language tag")
        }
        return tag
    }

    /// `[a, b]` with 0 ≤ a ≤ b.
    private static func range(_ scanner: inout JSONScanner) throws(JSONFault) -> Range<Int> {
        try scanner.expect(0x5B)
        let start = try scanner.integer()
        try scanner.expect(0x2C)
        let end = try scanner.integer()
        try scanner.expect(0x5D)
        guard start >= 0, start <= end else {
            throw scanner.fault("a range that runs backwards or below 0")
        }
        return start..<end
    }

    private static func time(_ scanner: inout JSONScanner) throws(JSONFault) -> Seconds {
        try scanner.expect(0x5B)
        let start = try scanner.number()
        try scanner.expect(0x2C)
        let end = try scanner.number()
        try scanner.expect(0x5D)
        guard start >= 0, start <= end, end < 1e8 else {
            throw scanner.fault("a time that runs backwards or below 0")
        }
        return (start, end)
    }

    private mutating func readChapter(_ scanner: inout JSONScanner) throws(JSONFault) {
        var (index, count, title) = (1, 1, "")
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "index": index = try scanner.integer()
            case "count": count = try scanner.integer()
            case "title": title = try scanner.string()
            default: try scanner.skip()
            }
        }
        (made.index, made.count, made.title) = (index, count, title)
    }

    private mutating func readAudio(_ scanner: inout JSONScanner) throws(JSONFault) {
        var audio = made.audio
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "file": audio.file = try scanner.string()
            case "sampleRate": audio.sampleRate = try scanner.integer()
            case "sampleCount": audio.sampleCount = try scanner.integer()
            case "encoderDelay": audio.encoderDelay = try scanner.integer()
            default: try scanner.skip()
            }
        }
        made.audio = audio
    }

    private mutating func readVoice(_ scanner: inout JSONScanner) throws(JSONFault) {
        var voice = made.voice
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "engine": voice.engine = try scanner.string()
            case "engineVersion": voice.engineVersion = try scanner.string()
            case "name": voice.name = try scanner.string()
            case "rate": voice.rate = try scanner.number()
            default: try scanner.skip()
            }
        }
        made.voice = voice
    }

    private mutating func readSource(_ scanner: inout JSONScanner) throws(JSONFault) {
        var single = ChapterTimeline.File(name: "", sha256: "")
        var files: [ChapterTimeline.File] = []
        try scanner.object { scanner, key throws(JSONFault) in
            guard key == "files" else { return try Self.readFile(key, &scanner, &single) }
            try scanner.array { scanner throws(JSONFault) in
                var file = ChapterTimeline.File(name: "", sha256: "")
                try scanner.object { scanner, key throws(JSONFault) in
                    try Self.readFile(key, &scanner, &file)
                }
                files.append(file)
            }
        }
        made.files = files.isEmpty && !single.name.isEmpty ? [single] : files
    }

    private static func readFile(
        _ key: String, _ scanner: inout JSONScanner, _ file: inout ChapterTimeline.File
    ) throws(JSONFault) {
        switch key {
        case "file": file.name = try scanner.string()
        case "sha256": file.sha256 = try scanner.string()
        default: try scanner.skip()
        }
    }

    private mutating func readChapters(_ scanner: inout JSONScanner) throws(JSONFault) {
        var (found, seconds): ([ChapterTimeline.TitledSpan], [Seconds]) = ([], [])
        try scanner.array { scanner throws(JSONFault) in
            var title = ""
            let (range, time) = try Self.item(&scanner) { scanner, key throws(JSONFault) in
                if key == "title" { title = try scanner.string() } else { try scanner.skip() }
            }
            found.append(.init(title: title, range: range, time: 0..<0))
            seconds.append(time)
        }
        (made.chapters, times.chapters) = (found, seconds)
    }

    private mutating func readPages(_ scanner: inout JSONScanner) throws(JSONFault) {
        var (found, seconds): ([ChapterTimeline.Page], [Seconds]) = ([], [])
        try scanner.array { scanner throws(JSONFault) in
            var (number, label) = (0, "")
            let (range, time) = try Self.item(&scanner) { scanner, key throws(JSONFault) in
                switch key {
                case "number": number = try scanner.integer()
                case "label": label = try scanner.string()
                default: try scanner.skip()
                }
            }
            found.append(.init(number: number, label: label, range: range, time: 0..<0))
            seconds.append(time)
        }
        (made.pages, times.pages) = (found, seconds)
    }

    private mutating func readParagraphs(_ scanner: inout JSONScanner) throws(JSONFault) {
        var (found, seconds): ([ChapterTimeline.Paragraph], [Seconds]) = ([], [])
        try scanner.array { scanner throws(JSONFault) in
            var role = BlockRole.paragraph
            let (range, time) = try Self.item(&scanner) { scanner, key throws(JSONFault) in
                if key == "role" {
                    // A role of a later version is read as plain text.
                    role = BlockRole(rawValue: try scanner.string()) ?? .paragraph
                } else {
                    try scanner.skip()
                }
            }
            found.append(.init(role: role, range: range, time: 0..<0))
            seconds.append(time)
        }
        (made.paragraphs, times.paragraphs) = (found, seconds)
    }

    private static func readSpans(
        _ scanner: inout JSONScanner, _ spans: inout ChunkedList<ChapterTimeline.Span>,
        _ times: inout [Seconds]
    ) throws(JSONFault) {
        var (found, seconds): (ChunkedList<ChapterTimeline.Span>, [Seconds]) = ([], [])
        try scanner.array { scanner throws(JSONFault) in
            let (range, time) = try item(&scanner) { scanner, _ throws(JSONFault) in
                try scanner.skip()
            }
            found.append(.init(range: range, time: 0..<0))
            seconds.append(time)
        }
        (spans, times) = (found, seconds)
    }

    /// An object with `range` and `time`; `other` takes what else it holds.
    private static func item(
        _ scanner: inout JSONScanner, _ other: (inout JSONScanner, String) throws(JSONFault) -> Void
    ) throws(JSONFault) -> (Range<Int>, Seconds) {
        var range: Range<Int>?
        var time: Seconds?
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "range": range = try Self.range(&scanner)
            case "time": time = try Self.time(&scanner)
            default: try other(&scanner, key)
            }
        }
        guard let range, let time else { throw scanner.fault("an item without range or time") }
        return (range, time)
    }
}

extension TimelineReader {
    private mutating func readWords(_ scanner: inout JSONScanner) throws(JSONFault) {
        var (found, seconds): (ChunkedList<ChapterTimeline.Word>, [Seconds]) = ([], [])
        try scanner.array { scanner throws(JSONFault) in
            var word = ChapterTimeline.Word(range: 0..<0, time: 0..<0)
            var boxes: [Box] = []
            let (range, time) = try Self.item(&scanner) { scanner, key throws(JSONFault) in
                try Self.readWord(key, &scanner, &word, &boxes)
            }
            word.range = range
            if word.sources.count == 1, !boxes.isEmpty { word.sources[0].boxes = boxes }
            found.append(word)
            seconds.append(time)
        }
        (made.words, times.words) = (found, seconds)
    }

    private static func readWord(
        _ key: String, _ scanner: inout JSONScanner, _ word: inout ChapterTimeline.Word,
        _ boxes: inout [Box]
    ) throws(JSONFault) {
        switch key {
        case "source": word.sources = [try anchor(&scanner)]
        case "sources":
            var sources: [ChapterTimeline.Anchor] = []
            try scanner.array { scanner throws(JSONFault) in sources.append(try anchor(&scanner)) }
            word.sources = sources
        case "box": boxes = [try box(&scanner)]
        case "boxes": boxes = try Self.boxes(&scanner)
        case "estimated": word.isEstimated = try scanner.bool()
        case "language": word.language = try language(&scanner)
        default: try scanner.skip()
        }
    }

    private static func anchor(
        _ scanner: inout JSONScanner
    ) throws(JSONFault) -> ChapterTimeline.Anchor {
        var anchor = ChapterTimeline.Anchor(source: SourceRange(unit: SourceUnit(), range: 0..<0))
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "file": anchor.source.unit.file = try scanner.integer()
            case "page": anchor.source.unit.page = try scanner.integer()
            case "range": anchor.source.range = try Self.range(&scanner)
            case "line": anchor.line = try scanner.integer()
            case "column": anchor.column = try scanner.integer()
            case "box": anchor.boxes = [try box(&scanner)]
            case "boxes": anchor.boxes = try boxes(&scanner)
            default: try scanner.skip()
            }
        }
        return anchor
    }

    private static func boxes(_ scanner: inout JSONScanner) throws(JSONFault) -> [Box] {
        var found: [Box] = []
        try scanner.array { scanner throws(JSONFault) in found.append(try box(&scanner)) }
        return found
    }

    private static func box(_ scanner: inout JSONScanner) throws(JSONFault) -> Box {
        var sides: [Float] = []
        try scanner.array { scanner throws(JSONFault) in sides.append(Float(try scanner.number())) }
        guard sides.count == 4 else { throw scanner.fault("a box has four numbers") }
        return Box(x0: sides[0], y0: sides[1], x1: sides[2], y1: sides[3])
    }
}
