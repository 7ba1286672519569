import BookModel

/// Writes synchronised lyrics (`.lrc`), a line a sentence by default, which music players show.
public enum LyricsWriter {
    /// `author` goes into the `ar` tag where it is known.
    public static func write(
        _ timeline: ChapterTimeline, cue unit: CueUnit = .sentence, author: String? = nil,
        to out: inout ByteWriter
    ) {
        writeTag("ti", timeline.title, to: &out)
        if let author { writeTag("ar", author, to: &out) }
        writeTag("al", timeline.book, to: &out)
        writeTag("la", timeline.language.description, to: &out)
        writeLines(timeline, unit, to: &out)
    }

    private static func writeLines(
        _ timeline: ChapterTimeline, _ unit: CueUnit, to out: inout ByteWriter
    ) {
        let caption = CaptionText(syntax: .lyrics)
        // Players show lines of one time stamp together, as a translation; so stamps must differ.
        var last = -1
        for cue in timeline.cues(by: unit) {
            last = max(cue.time.lowerBound / 10, last + 1)
            writeStamp(last, to: &out)
            caption.write(cue.range, of: timeline.text, to: &out)
            out.write("\n")
        }
        let end = SampleClock(rate: timeline.audio.sampleRate).milliseconds(
            timeline.audio.sampleCount)
        guard last >= 0 else { return }
        writeStamp(max(end / 10, last + 1), to: &out)
        out.write("\n")
    }

    /// `[mm:ss.xx]`; the format has no hours, so minutes go on beyond 99.
    private static func writeStamp(_ hundredths: Int, to out: inout ByteWriter) {
        out.write("[")
        out.write(hundredths / 6_000, width: 2)
        out.write(":")
        out.write(hundredths / 100 % 60, width: 2)
        out.write(".")
        out.write(hundredths % 100, width: 2)
        out.write("]")
    }

    private static func writeTag(_ name: StaticString, _ value: String, to out: inout ByteWriter) {
        let units = CodeUnits(value.replacing("]", with: ")"))
        out.write("[")
        out.write(name)
        out.write(":")
        CaptionText(syntax: .lyrics).write(0..<units.count, of: units, to: &out)
        out.write("]\n")
    }
}
