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
    public func cues(by unit: CueUnit) -> [Cue] {
        let clock = SampleClock(rate: audio.sampleRate)
        let end = clock.milliseconds(audio.sampleCount)
        var found: [Cue] = []
        var word = 0
        for span in spans(of: unit) where !span.range.isEmpty {
            let first = word
            while word < words.count, words[word].range.lowerBound < span.range.upperBound {
                word += 1
            }
            let previous = found.last?.time.upperBound ?? 0
            let start = max(clock.milliseconds(span.time.lowerBound), previous)
            let stop = min(max(clock.milliseconds(span.time.upperBound), start + 1), end)
            if start < stop {
                found.append(Cue(range: span.range, time: start..<stop, words: first..<word))
            } else if let last = found.indices.last {
                found[last].range = found[last].range.lowerBound..<span.range.upperBound
                found[last].words = found[last].words.lowerBound..<word
            }
        }
        return found
    }

    private func spans(of unit: CueUnit) -> ChunkedList<Span> {
        switch unit {
        case .phrase: phrases
        case .sentence: sentences
        case .word: ChunkedList(words.lazy.map { Span(range: $0.range, time: $0.time) })
        }
    }
}
