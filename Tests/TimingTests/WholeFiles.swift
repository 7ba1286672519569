import Timing

// Files as a whole, for tests that look at their bytes.

extension TimingJSONWriter {
    static func write(_ timeline: ChapterTimeline) -> [UInt8] {
        ByteWriter.bytes { write(timeline, to: &$0) }
    }
}

extension SubRipWriter {
    static func write(_ timeline: ChapterTimeline, cue: CueUnit = .phrase) -> [UInt8] {
        ByteWriter.bytes { write(timeline, cue: cue, to: &$0) }
    }
}

extension WebVTTWriter {
    static func write(_ timeline: ChapterTimeline, cue: CueUnit = .phrase) -> [UInt8] {
        ByteWriter.bytes { write(timeline, cue: cue, to: &$0) }
    }
}

extension LyricsWriter {
    static func write(_ timeline: ChapterTimeline, author: String? = nil) -> [UInt8] {
        ByteWriter.bytes { write(timeline, author: author, to: &$0) }
    }
}

extension ReaderScriptWriter {
    static func write(_ timeline: ChapterTimeline, number: Int) -> [UInt8] {
        ByteWriter.bytes { write(timeline, number: number, to: &$0) }
    }
}
