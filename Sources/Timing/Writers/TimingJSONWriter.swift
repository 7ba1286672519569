import BookModel

/// Writes the timing sidecar, version 1: UTF-8 JSON with its keys in one fixed order, an item a
/// line. Optional keys are left out where they would say nothing.
public struct TimingJSONWriter: Sendable {
    public static let format = "lectern.timing"
    public static let version = 1

    private let timeline: ChapterTimeline
    private let clock: SampleClock
    private var out: ByteWriter

    /// Writes the sidecar of `timeline`.
    public static func write(_ timeline: ChapterTimeline, to out: inout ByteWriter) {
        var writer = TimingJSONWriter(timeline, out.taken())
        writer.writeAll()
        out = writer.out
    }

    private init(_ timeline: ChapterTimeline, _ out: ByteWriter) {
        self.timeline = timeline
        clock = SampleClock(rate: timeline.audio.sampleRate)
        self.out = out
    }

    private mutating func writeAll() {
        writeHead()
        writeSource()
        if !timeline.chapters.isEmpty { writeChapters() }
        writePages()
        writeParagraphs()
        writeList("sentences", timeline.sentences)
        writeList("phrases", timeline.phrases)
        writeWords()
        out.write("}\n")
    }

    private mutating func writeHead() {
        out.write("{\n\"format\": \"lectern.timing\", \"version\": ")
        out.write(Self.version)
        out.write(",\n\"book\": ")
        out.write(jsonString: timeline.book)
        out.write(", \"language\": ")
        out.write(jsonString: timeline.language.description)
        out.write(",\n\"chapter\": {\"index\": ")
        out.write(timeline.index)
        out.write(", \"count\": ")
        out.write(timeline.count)
        out.write(", \"title\": ")
        out.write(jsonString: timeline.title)
        out.write("},\n")
        writeAudio()
        writeVoice()
        out.write("\"text\": ")
        out.write(jsonString: timeline.text)
        out.write(",\n")
    }

    private mutating func writeAudio() {
        out.write("\"audio\": {\"file\": ")
        out.write(jsonString: timeline.audio.file)
        out.write(", \"sampleRate\": ")
        out.write(timeline.audio.sampleRate)
        out.write(", \"sampleCount\": ")
        out.write(timeline.audio.sampleCount)
        out.write(", \"duration\": ")
        out.write(tenThousandths: clock.tenThousandths(timeline.audio.sampleCount))
        out.write(", \"encoderDelay\": ")
        out.write(timeline.audio.encoderDelay)
        out.write("},\n")
    }

    private mutating func writeVoice() {
        out.write("\"voice\": {\"engine\": ")
        out.write(jsonString: timeline.voice.engine)
        out.write(", \"engineVersion\": ")
        out.write(jsonString: timeline.voice.engineVersion)
        out.write(", \"name\": ")
        out.write(jsonString: timeline.voice.name)
        out.write(", \"rate\": ")
        out.write(tenThousandths: Int((timeline.voice.rate * 10_000).rounded()))
        out.write("},\n")
    }

    private mutating func writeSource() {
        out.write("\"source\": {")
        if let file = timeline.files.first, timeline.files.count == 1 {
            writeFile(file)
        } else {
            out.write("\"files\": [")
            for (index, file) in timeline.files.enumerated() {
                out.write(index == 0 ? "{" : ", {")
                writeFile(file)
                out.write("}")
            }
            out.write("]")
        }
        out.write("},\n")
    }

    private mutating func writeFile(_ file: ChapterTimeline.File) {
        out.write("\"file\": ")
        out.write(jsonString: file.name)
        out.write(", \"sha256\": ")
        out.write(jsonString: file.sha256)
    }
}

extension TimingJSONWriter {
    private mutating func writeChapters() {
        out.write("\"chapters\": [")
        for (index, chapter) in timeline.chapters.enumerated() {
            startItem(index)
            out.write("\"title\": ")
            out.write(jsonString: chapter.title)
            out.write(", ")
            writeSpan(chapter.range, chapter.time)
            out.write("}")
        }
        out.write("],\n")
    }

    private mutating func writePages() {
        out.write("\"pages\": [")
        for (index, page) in timeline.pages.enumerated() {
            startItem(index)
            out.write("\"number\": ")
            out.write(page.number)
            out.write(", \"label\": ")
            out.write(jsonString: page.label)
            out.write(", ")
            writeSpan(page.range, page.time)
            out.write("}")
        }
        out.write("],\n")
    }

    private mutating func writeParagraphs() {
        out.write("\"paragraphs\": [")
        for (index, paragraph) in timeline.paragraphs.enumerated() {
            startItem(index)
            out.write("\"role\": ")
            out.write(jsonString: paragraph.role.rawValue)
            out.write(", ")
            writeSpan(paragraph.range, paragraph.time)
            out.write("}")
        }
        out.write("],\n")
    }

    private mutating func writeList(
        _ name: StaticString, _ spans: ChunkedList<ChapterTimeline.Span>
    ) {
        out.write("\"")
        out.write(name)
        out.write("\": [")
        for (index, span) in spans.enumerated() {
            startItem(index)
            writeSpan(span.range, span.time)
            out.write("}")
        }
        out.write("],\n")
    }

    private mutating func writeWords() {
        out.write("\"words\": [")
        for (index, word) in timeline.words.enumerated() {
            startItem(index)
            writeSpan(word.range, word.time)
            let sources = word.sources
            if let anchor = sources.first, sources.count == 1 {
                out.write(", \"source\": {")
                writePlace(anchor)
                out.write("}")
                writeBoxes(anchor.boxes)
            } else if !sources.isEmpty {
                writeSources(sources)
            }
            if word.isEstimated { out.write(", \"estimated\": true") }
            if let language = word.language {
                out.write(", \"language\": ")
                out.write(jsonString: language.description)
            }
            out.write("}")
        }
        out.write("]\n")
    }

    /// A word broken over pages: each part with its own page, range and rectangles.
    private mutating func writeSources(_ anchors: [ChapterTimeline.Anchor]) {
        out.write(", \"sources\": [")
        for (index, anchor) in anchors.enumerated() {
            out.write(index == 0 ? "{" : ", {")
            writePlace(anchor)
            writeBoxes(anchor.boxes)
            out.write("}")
        }
        out.write("]")
    }

    private mutating func writePlace(_ anchor: ChapterTimeline.Anchor) {
        if timeline.files.count > 1 {
            out.write("\"file\": ")
            out.write(anchor.source.unit.file)
            out.write(", ")
        }
        if let page = anchor.source.unit.page {
            out.write("\"page\": ")
            out.write(page)
            out.write(", ")
        }
        out.write("\"range\": ")
        out.write(jsonRange: anchor.source.range)
        if let line = anchor.line {
            out.write(", \"line\": ")
            out.write(line)
        }
        if let column = anchor.column {
            out.write(", \"column\": ")
            out.write(column)
        }
    }

    private mutating func writeBoxes(_ boxes: [Box]) {
        guard let first = boxes.first else { return }
        if boxes.count == 1 {
            out.write(", \"box\": ")
            write(first)
            return
        }
        out.write(", \"boxes\": [")
        for (index, box) in boxes.enumerated() {
            if index > 0 { out.write(", ") }
            write(box)
        }
        out.write("]")
    }

    /// Hundredths of a point: a fifth of what a printer of 1,200 dots an inch can show.
    private mutating func write(_ box: Box) {
        out.write("[")
        write(points: box.x0)
        out.write(", ")
        write(points: box.y0)
        out.write(", ")
        write(points: box.x1)
        out.write(", ")
        write(points: box.y1)
        out.write("]")
    }

    private mutating func write(points: Float) {
        let hundredths = (Double(points) * 100).rounded()
        out.write(tenThousandths: hundredths.magnitude < 1e12 ? Int(hundredths) * 100 : 0)
    }

    private mutating func startItem(_ index: Int) {
        out.write(index == 0 ? "\n{" : ",\n{")
    }

    private mutating func writeSpan(_ range: Range<Int>, _ time: Range<Int>) {
        out.write("\"range\": ")
        out.write(jsonRange: range)
        out.write(", \"time\": [")
        out.write(tenThousandths: clock.tenThousandths(time.lowerBound))
        out.write(", ")
        out.write(tenThousandths: clock.tenThousandths(time.upperBound))
        out.write("]")
    }
}
