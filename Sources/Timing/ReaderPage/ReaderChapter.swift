import BookModel

/// What the reader page must know of a file before its text is loaded.
public struct ReaderChapter: Sendable, Hashable {
    public var title: String
    public var audio: String
    /// Name of the file with its text.
    public var script: String
    /// Ten-thousandths of a second.
    public var duration: Int
    public var pages: [ChapterTimeline.Page]
    public var sections: [ChapterTimeline.TitledSpan]
    public var sampleRate: Int
    /// The first and the last place in the source that is spoken in it.
    var bounds: (first: SourcePosition, last: SourcePosition)? {
        guard let first, let last else { return nil }
        return (first, last)
    }
    private var first: SourcePosition?
    private var last: SourcePosition?

    /// - Parameter script: what `ReaderScriptWriter.name` gave.
    public init(_ timeline: ChapterTimeline, script: String) {
        title = timeline.title
        self.script = script
        audio = timeline.audio.file
        sampleRate = timeline.audio.sampleRate
        duration = SampleClock(rate: sampleRate).tenThousandths(timeline.audio.sampleCount)
        pages = timeline.pages
        sections = timeline.chapters
        let starts = timeline.words.lazy.compactMap { $0.firstSource?.start }
        first = starts.min()
        last = starts.max()
    }
}
