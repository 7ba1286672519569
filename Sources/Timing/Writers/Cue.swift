import BookModel

/// What one caption, lyric line or transcript cue holds.
public enum CueUnit: String, CaseIterable, Sendable, Codable {
    case phrase, sentence, word
}

/// A caption: a range of the text and the milliseconds in which it is shown.
public struct Cue: Hashable, Sendable {
    public var range: Range<Int>
    /// Milliseconds, half-open, never empty; no two cues of a file overlap.
    public var time: Range<Int>
    /// Indices of the words in it.
    public var words: Range<Int>

    public init(range: Range<Int>, time: Range<Int>, words: Range<Int>) {
        self.range = range
        self.time = time
        self.words = words
    }
}

extension ChapterTimeline {
    /// The cues of the chapter, in order, rounded to milliseconds. A unit too short to have a
    /// millisecond of its own takes one from the next, or joins the cue before it at the end.
    public func cues(by unit: CueUnit) -> CueSequence { CueSequence(self, unit) }
}

/// Cues of a chapter, made one after the other.
public struct CueSequence: Sequence, IteratorProtocol {
    private let timeline: ChapterTimeline
    private let unit: CueUnit
    private let clock: SampleClock
    /// The cue that the next one may still join.
    private var pending: Cue?
    private var span = 0
    private var word = 0

    init(_ timeline: ChapterTimeline, _ unit: CueUnit) {
        self.timeline = timeline
        self.unit = unit
        clock = SampleClock(rate: timeline.audio.sampleRate)
    }

    public mutating func next() -> Cue? {
        while let span = nextSpan() {
            let first = word
            while word < timeline.words.count,
                timeline.words[word].range.lowerBound < span.range.upperBound
            { word += 1 }
            let start = Swift.max(
                clock.milliseconds(span.time.lowerBound), pending?.time.upperBound ?? 0)
            let stop = Swift.min(
                Swift.max(clock.milliseconds(span.time.upperBound), start + 1),
                clock.milliseconds(timeline.audio.sampleCount))
            if start < stop {
                let made = Cue(range: span.range, time: start..<stop, words: first..<word)
                defer { pending = made }
                if let pending { return pending }
            } else if let last = pending {
                pending?.range = last.range.lowerBound..<span.range.upperBound
                pending?.words = last.words.lowerBound..<word
            }
        }
        defer { pending = nil }
        return pending
    }

    private mutating func nextSpan() -> ChapterTimeline.Span? {
        while span < count {
            defer { span += 1 }
            let found = span(at: span)
            if !found.range.isEmpty { return found }
        }
        return nil
    }

    private var count: Int {
        switch unit {
        case .phrase: timeline.phrases.count
        case .sentence: timeline.sentences.count
        case .word: timeline.words.count
        }
    }

    private func span(at index: Int) -> ChapterTimeline.Span {
        switch unit {
        case .phrase: timeline.phrases[index]
        case .sentence: timeline.sentences[index]
        case .word:
            ChapterTimeline.Span(
                range: timeline.words[index].range, time: timeline.words[index].time)
        }
    }
}
