import BookModel

/// Writes a chapter's data for the reader page as a script, since a page opened from the file
/// system may load scripts of its folder but no other files.
///
/// Numbers are written as differences, which keeps a chapter at about a quarter of its sidecar:
/// words as gap and length, times as gap and duration in ten-thousandths of a second; phrases,
/// sentences and paragraphs as counts of words.
public struct ReaderScriptWriter {
    private let timeline: ChapterTimeline
    private let clock: SampleClock
    private var out: ByteWriter

    /// `reader/007.js`, as wide as the number of files needs.
    public static func name(_ number: Int, of count: Int) -> String {
        let digits = String(number)
        let width = max(3, String(count).count)
        return "reader/" + String(repeating: "0", count: max(0, width - digits.count)) + digits
            + ".js"
    }

    /// - Parameter number: the chapter's place in the page's list, from 1.
    public static func write(
        _ timeline: ChapterTimeline, number: Int, to out: inout ByteWriter
    ) {
        var writer = ReaderScriptWriter(timeline, out.taken())
        writer.writeAll(number)
        out = writer.out
    }

    private init(_ timeline: ChapterTimeline, _ out: ByteWriter) {
        self.timeline = timeline
        clock = SampleClock(rate: timeline.audio.sampleRate)
        self.out = out
    }

    private mutating func writeAll(_ number: Int) {
        out.write("lectern.chapter(")
        out.write(number)
        out.write(", {\n\"language\": ")
        out.write(jsonString: timeline.language.description)
        out.write(",\n\"text\": ")
        out.write(jsonString: timeline.text)
        writeWords()
        writeCounts("phrases", timeline.phrases.lazy.map(\.range))
        writeCounts("sentences", timeline.sentences.lazy.map(\.range))
        writeCounts("paragraphs", timeline.paragraphs.map(\.range))
        writeRoles()
        writeLanguages()
        writePages()
        writeSources()
        out.write("\n});\n")
    }

    private mutating func writeWords() {
        writeDifferences("words") { $0.range }
        writeDifferences("times") { [clock] word in
            clock.tenThousandths(
                word.time.lowerBound)..<clock.tenThousandths(word.time.upperBound)
        }
    }

    /// Of each word the gap to the end of the span before, then the span's length.
    private mutating func writeDifferences(
        _ name: StaticString, span: (ChapterTimeline.Word) -> Range<Int>
    ) {
        startList(name)
        var last = 0
        for (index, word) in timeline.words.enumerated() {
            let span = span(word)
            if index > 0 { out.write(",") }
            out.write(span.lowerBound - last)
            out.write(",")
            out.write(span.count)
            last = span.upperBound
        }
        out.write("]")
    }

    private mutating func startList(_ name: StaticString) {
        out.write(",\n\"")
        out.write(name)
        out.write("\": [")
    }

    private mutating func writeCounts(_ name: StaticString, _ ranges: some Sequence<Range<Int>>) {
        startList(name)
        var word = 0
        for (index, range) in ranges.enumerated() {
            let first = word
            while word < timeline.words.count,
                timeline.words[word].range.lowerBound < range.upperBound
            { word += 1 }
            if index > 0 { out.write(",") }
            out.write(word - first)
        }
        out.write("]")
    }

    private mutating func writeRoles() {
        out.write(",\n\"roles\": [")
        for (index, paragraph) in timeline.paragraphs.enumerated() {
            if index > 0 { out.write(",") }
            out.write(jsonString: paragraph.role.rawValue)
        }
        out.write("]")
    }

    /// Runs of words in another language: first word, count, tag.
    private mutating func writeLanguages() {
        out.write(",\n\"languages\": [")
        var index = 0
        var isFirst = true
        while index < timeline.words.count {
            let first = index
            let language = timeline.words[first].language
            while index < timeline.words.count, timeline.words[index].language == language {
                index += 1
            }
            guard let language else { continue }
            out.write(isFirst ? "[" : ",[")
            out.write(first)
            out.write(",")
            out.write(index - first)
            out.write(",")
            out.write(jsonString: language.description)
            out.write("]")
            isFirst = false
        }
        out.write("]")
    }

    /// Number, label, start in the text.
    private mutating func writePages() {
        out.write(",\n\"pages\": [")
        for (index, page) in timeline.pages.enumerated() {
            out.write(index == 0 ? "[" : ",[")
            out.write(page.number)
            out.write(",")
            out.write(jsonString: page.label)
            out.write(",")
            out.write(page.range.lowerBound)
            out.write("]")
        }
        out.write("]")
    }

    /// Runs of words of one source unit: first word, file, page (0 for text), then the offset of
    /// the first and the differences of the others.
    private mutating func writeSources() {
        out.write(",\n\"sources\": [")
        var index = 0
        var isFirst = true
        while index < timeline.words.count {
            guard let source = timeline.words[index].firstSource else {
                index += 1
                continue
            }
            out.write(isFirst ? "[" : ",\n[")
            isFirst = false
            out.write(index)
            out.write(",")
            out.write(source.unit.file)
            out.write(",")
            out.write(source.unit.page ?? 0)
            var last = 0
            while index < timeline.words.count,
                let next = timeline.words[index].firstSource,
                next.unit == source.unit
            {
                out.write(",")
                out.write(next.range.lowerBound - last)
                last = next.range.lowerBound
                index += 1
            }
            out.write("]")
        }
        out.write("]")
    }
}
