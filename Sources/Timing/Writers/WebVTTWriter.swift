import BookModel

/// Writes WebVTT (`.vtt`) with a time stamp before each word inside a cue, and the language of
/// words that are not in the file's (W3C WebVTT, sections 4.2.2 and 4.2.5).
public enum WebVTTWriter {
    public static func write(
        _ timeline: ChapterTimeline, cue unit: CueUnit = .phrase, to out: inout ByteWriter
    ) {
        let cues = timeline.cues(by: unit)
        out.write("WEBVTT\n")
        for (index, cue) in cues.enumerated() {
            out.write("\n")
            out.write(index + 1)
            out.write("\n")
            out.write(stamp: cue.time.lowerBound, decimalMark: 0x2E)
            out.write(" --> ")
            out.write(stamp: cue.time.upperBound, decimalMark: 0x2E)
            out.write("\n")
            writeText(of: cue, timeline, to: &out)
            out.write("\n")
        }
    }

    private static func writeText(
        of cue: Cue, _ timeline: ChapterTimeline, to out: inout ByteWriter
    ) {
        let clock = SampleClock(rate: timeline.audio.sampleRate)
        let caption = CaptionText(syntax: .webVTT)
        var last = cue.time.lowerBound
        var end = cue.range.lowerBound
        var language: LanguageTag?
        for word in timeline.words[cue.words] {
            if word.language != language, language != nil { out.write("</lang>") }
            // One space for white space between two words; scripts without it have no gap.
            if word.range.lowerBound > end { out.write(" ") }
            let time = clock.milliseconds(word.time.lowerBound)
            // Inline stamps must rise and lie strictly inside the cue.
            if time > last, time < cue.time.upperBound {
                out.write("<")
                out.write(stamp: time, decimalMark: 0x2E)
                out.write(">")
                last = time
            }
            if let tag = word.language, tag != language { out.write(text: "<lang \(tag)>") }
            language = word.language
            caption.write(word.range, of: timeline.text, to: &out)
            end = word.range.upperBound
        }
        if language != nil { out.write("</lang>") }
    }
}
