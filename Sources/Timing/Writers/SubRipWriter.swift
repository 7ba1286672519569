import BookModel

/// Writes SubRip captions (`.srt`): numbered from 1, hours always written, CRLF-free UTF-8.
public enum SubRipWriter {
    public static func write(
        _ timeline: ChapterTimeline, cue unit: CueUnit = .phrase, to out: inout ByteWriter
    ) {
        let cues = timeline.cues(by: unit)
        let caption = CaptionText(syntax: .subRip)
        for (index, cue) in cues.enumerated() {
            if index > 0 { out.write("\n") }
            out.write(index + 1)
            out.write("\n")
            out.write(stamp: cue.time.lowerBound, decimalMark: 0x2C)
            out.write(" --> ")
            out.write(stamp: cue.time.upperBound, decimalMark: 0x2C)
            out.write("\n")
            caption.write(cue.range, of: timeline.text, to: &out)
            out.write("\n")
        }
    }
}

extension ByteWriter {
    /// `HH:MM:SS,mmm`, hours with at least two digits and as many as it takes.
    mutating func write(stamp milliseconds: Int, decimalMark: UInt8) {
        write(milliseconds / 3_600_000, width: 2)
        write(":")
        write(milliseconds / 60_000 % 60, width: 2)
        write(":")
        write(milliseconds / 1_000 % 60, width: 2)
        write(byte: decimalMark)
        write(milliseconds % 1_000, width: 3)
    }
}
