import BookModel

/// Writes Podcasting 2.0 chapters, version 1.2.0 (`.chapters.json`): the book's chapters where the
/// file holds several, else the headings inside the chapter.
public enum PodcastChaptersWriter {
    public static func write(_ timeline: ChapterTimeline, author: String? = nil) -> [UInt8] {
        let clock = SampleClock(rate: timeline.audio.sampleRate)
        var out = ByteWriter()
        out.write("{\n\"version\": \"1.2.0\",\n\"title\": ")
        out.write(jsonString: timeline.title)
        if let author {
            out.write(",\n\"author\": ")
            out.write(jsonString: author)
        }
        out.write(",\n\"podcastName\": ")
        out.write(jsonString: timeline.book)
        out.write(",\n\"fileName\": ")
        out.write(jsonString: timeline.audio.file)
        out.write(",\n\"chapters\": [")
        for (index, section) in timeline.sections.enumerated() {
            out.write(index == 0 ? "\n{" : ",\n{")
            out.write("\"startTime\": ")
            out.write(tenThousandths: clock.tenThousandths(section.time.lowerBound))
            out.write(", \"title\": ")
            out.write(jsonString: section.title)
            out.write(", \"endTime\": ")
            out.write(tenThousandths: clock.tenThousandths(section.time.upperBound))
            out.write("}")
        }
        out.write("]\n}\n")
        return out.bytes
    }
}

extension ChapterTimeline {
    /// The parts a listener can jump to: `chapters`, else a part from each heading to the next.
    /// The first begins with the audio, the last ends with it, and none is empty.
    public var sections: [TitledSpan] {
        var starts = chapters
        if starts.isEmpty {
            starts = paragraphs.filter { $0.role == .heading }.map {
                TitledSpan(title: text.string(in: $0.range), range: $0.range, time: $0.time)
            }
        }
        if starts.first.map({ $0.range.lowerBound > (words.first?.range.lowerBound ?? 0) }) ?? true
        {
            starts.insert(TitledSpan(title: title, range: 0..<0, time: 0..<0), at: 0)
        }
        return Self.closed(starts, textEnd: text.count, timeEnd: audio.sampleCount)
    }

    private static func closed(_ starts: [TitledSpan], textEnd: Int, timeEnd: Int) -> [TitledSpan] {
        starts.indices.map { index in
            let next = index + 1 < starts.count ? starts[index + 1] : nil
            let range = index == 0 ? 0 : starts[index].range.lowerBound
            let time = index == 0 ? 0 : starts[index].time.lowerBound
            return TitledSpan(
                title: starts[index].title,
                range: range..<max(range, next?.range.lowerBound ?? textEnd),
                time: time..<max(time, next?.time.lowerBound ?? timeEnd))
        }
    }
}
