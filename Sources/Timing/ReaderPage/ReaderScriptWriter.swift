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
    public static func write(_ timeline: ChapterTimeline, number: Int) -> [UInt8] {
        var writer = ReaderScriptWriter(timeline)
        writer.writeAll(number)
        return writer.out.bytes
    }

    private init(_ timeline: ChapterTimeline) {
        self.timeline = timeline
        clock = SampleClock(rate: timeline.audio.sampleRate)
        out = ByteWriter(reserving: timeline.text.count * 2 + timeline.words.count * 24 + 1024)
    }

    private mutating func writeAll(_ number: Int) {
        out.write("lectern.chapter(")
        out.write(number)
        out.write(", {\n\"language\": ")
        out.write(jsonString: timeline.language.description)
        out.write(",\n\"text\": ")
        out.write(jsonString: timeline.text)
        writeWords()
        writeCounts("phrases", timeline.phrases.map(\.range))
        writeCounts("sentences", timeline.sentences.map(\.range))
        writeCounts("paragraphs", timeline.paragraphs.map(\.range))
        writeRoles()
        writeLanguages()
        writePages()
        writeSources()
        out.write("\n});\n")
    }

    private mutating func writeList(_ name: StaticString, _ numbers: some Sequence<Int>) {
        out.write(",\n\"")
        out.write(name)
        out.write("\": [")
        var isFirst = true
        for number in numbers {
            if !isFirst { out.write(",") }
            out.write(number)
            isFirst = false
        }
        out.write("]")
    }

    private mutating func writeWords() {
        writeList(
            "words",
            Self.differences(timeline.words.map { ($0.range.lowerBound, $0.range.upperBound) }))
        writeList(
            "times",
            Self.differences(
                timeline.words.map {
                    (
                        clock.tenThousandths($0.time.lowerBound),
                        clock.tenThousandths($0.time.upperBound)
                    )
                }))
    }

    /// Gap to the end of the span before, then length.
    private static func differences(_ spans: [(Int, Int)]) -> [Int] {
        var last = 0
        var found: [Int] = []
        found.reserveCapacity(spans.count * 2)
        for (start, end) in spans {
            found.append(start - last)
            found.append(end - start)
            last = end
        }
        return found
    }

    private mutating func writeCounts(_ name: StaticString, _ ranges: [Range<Int>]) {
        var word = 0
        writeList(
            name,
            ranges.map { range in
                let first = word
                while word < timeline.words.count,
                    timeline.words[word].range.lowerBound < range.upperBound
                { word += 1 }
                return word - first
            })
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
            guard let source = timeline.words[index].sources.first?.source else {
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
                let next = timeline.words[index].sources.first?.source,
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
