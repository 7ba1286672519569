import BookModel

/// Makes an utterance of an engine's sound: silence trimmed, pace reached, every word timed.
struct UtteranceTiming {
    var sampleRate: Int
    var stretch: Double
    var words: [UtteranceWord]
    /// What was spoken; the words' ranges are its.
    var text: CodeUnits = []

    func spoken(_ speech: EngineSpeech) throws(LecternError) -> SpokenUtterance {
        let trimmer = SilenceTrimmer(sampleRate: sampleRate)
        let kept = trimmer.speech(in: speech.samples)
        guard !kept.isEmpty else { return silent }
        var samples = Array(speech.samples[kept])
        let stretcher = TimeStretcher(sampleRate: sampleRate, speed: stretch)
        samples = try stretcher.stretch(samples)
        trimmer.fadeEdges(of: &samples)
        let scale = Double(samples.count) / Double(kept.count)
        func moved(_ sample: Int) -> Int {
            min(samples.count, Int(Double(max(0, sample - kept.lowerBound)) * scale))
        }
        let events = speech.events.map { event in
            WordEvent(
                offset: event.offset, sample: moved(event.sample),
                phonemes: event.phonemes.map(moved))
        }
        return timed(samples, events)
    }

    /// Words in front of all speech that are not said get a silence of their own.
    private func timed(_ samples: [Int16], _ events: [WordEvent]) -> SpokenUtterance {
        let unsaid = words.prefix { $0.range.isEmpty }.count
        let timer = WordTimer(sampleRate: sampleRate, samples: samples, text: text)
        let said = timer.times(of: Array(words.dropFirst(unsaid)), events: events)
        guard unsaid > 0 else { return SpokenUtterance(samples: samples, words: said) }
        let lead = silence(of: unsaid)
        return SpokenUtterance(
            samples: lead.samples + samples,
            words: lead.words
                + said.map { time in
                    WordTime(
                        start: time.start + lead.samples.count, end: time.end + lead.samples.count,
                        isEstimated: time.isEstimated)
                })
    }

    /// No sound at all: every word is a short silence.
    private var silent: SpokenUtterance { silence(of: words.count) }

    private func silence(of count: Int) -> SpokenUtterance {
        let length = WordTimer(sampleRate: sampleRate, samples: []).silentLength
        return SpokenUtterance(
            samples: [Int16](repeating: 0, count: count * length),
            words: (0..<count).map { index in
                WordTime(start: index * length, end: (index + 1) * length, isEstimated: true)
            })
    }
}
