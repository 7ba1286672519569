import Audio
import BookModel
import Speech

/// Speaks and encodes one page, utterance by utterance, holding no more than one of them.
struct PageRenderer {
    var engine: any SpeechEngine
    var request: RenderRequest

    /// - Parameter encoder: one that nothing was put into yet.
    func render(into encoder: consuming MP3Encoder) throws(LecternError) -> PageResult {
        var words: [WordTime] = []
        var loudness = Loudness()
        var pause = 0
        for (index, utterance) in request.job.utterances.enumerated() {
            try encoder.appendSilence(pause)
            let spoken = try speech(of: utterance, at: index)
            let start = encoder.position
            for time in spoken.words {
                words.append(
                    WordTime(
                        start: start + encoder.scaled(time.start),
                        end: start + encoder.scaled(time.end),
                        isEstimated: time.isEstimated))
            }
            try encoder.append(spoken.samples)
            pause = self.pause(after: utterance)
            loudness.add(spoken.samples)
            loudness.addSilence(pause)
        }
        let segment = try encoder.finish(pause: pause)
        return PageResult(
            frames: segment.frames, sampleRate: segment.sampleRate,
            sampleCount: segment.sampleCount, words: words, loudness: loudness)
    }

    /// Speaks without encoding: no frames and no word times, but how loud it is.
    func measure() throws(LecternError) -> PageResult {
        var loudness = Loudness()
        for (index, utterance) in request.job.utterances.enumerated() {
            loudness.add(try speech(of: utterance, at: index).samples)
            loudness.addSilence(pause(after: utterance))
        }
        return PageResult(
            frames: [], sampleRate: engine.sampleRate, sampleCount: 0, words: [], loudness: loudness
        )
    }

    /// In samples of the engine.
    private func pause(after utterance: Utterance) -> Int {
        Int(Double(utterance.pauseAfter * engine.sampleRate) / (1000 * request.job.voice.rate))
    }

    private func speech(
        of utterance: Utterance, at index: Int
    ) throws(LecternError) -> SpokenUtterance {
        let rate = request.job.voice.rate
        guard request.silenced.contains(index) else {
            return try engine.speak(utterance, rate: rate)
        }
        let gap = GapFiller(sampleRate: engine.sampleRate, rate: rate)
        guard let notice = request.gap else { return gap.silence(for: utterance) }
        return gap.filled(utterance, with: try engine.speak(notice, rate: rate))
    }
}
