import BookModel

/// Gives every word of an utterance its time, from the events of the engine as far as they go.
///
/// Of the words of a novel espeak-ng reports 93 of 100 by exactly one event, five by none ("of the"
/// said as one word) and the rest by several (a spelled abbreviation). A word's first event is its
/// start; words without one share the phonemes up to the next, or the time where there are none, by
/// their length, and are marked so.
struct WordTimer {
    var sampleRate: Int
    /// What the events count in, after trimming and stretching.
    var samples: [Int16]
    /// The spoken text, of which the words' ranges are.
    var text: CodeUnits = []

    /// A word that is not said takes this long: 15 ms.
    var silentLength: Int { sampleRate * 15 / 1000 }

    /// - Parameter events: in samples of `samples`, in order of time.
    /// - Returns: one time for each word, rising, inside `samples`.
    func times(of words: [UtteranceWord], events: [WordEvent]) -> [WordTime] {
        let groups = Group.groups(of: words)
        let (starts, phonemes) = anchors(of: groups, events: events)
        var times = [WordTime](repeating: WordTime(start: 0, end: 0), count: words.count)
        var at = 0
        while at < groups.count {
            var next = at + 1
            while next < groups.count, starts[next] == nil { next += 1 }
            let from = starts[at] ?? 0
            let to = next < groups.count ? starts[next] ?? samples.count : samples.count
            share(
                from..<max(from, to), among: groups[at..<next], isKnown: starts[at] != nil,
                phonemes[at], &times)
            at = next
        }
        yieldToNext(groups, &times)
        lengthen(&times)
        return times
    }
}

extension WordTimer {
    /// Neighbouring words that stand for one stretch of the engine's text.
    struct Group: Equatable {
        var range: Range<Int>
        /// Indices of its words.
        var words: Range<Int>

        /// Share of time: its letters and the gap behind them; nothing for what is not said.
        var weight: Int { range.isEmpty ? 0 : range.count + 1 }

        static func groups(of words: [UtteranceWord]) -> [Group] {
            var groups: [Group] = []
            for (index, word) in words.enumerated() {
                if let last = groups.last, last.range == word.range, !word.range.isEmpty {
                    groups[groups.count - 1].words = last.words.lowerBound..<index + 1
                } else {
                    groups.append(Group(range: word.range, words: index..<index + 1))
                }
            }
            return groups
        }
    }

    /// The first event of each group, where they rise with the groups, and the phonemes that
    /// follow it.
    private func anchors(
        of groups: [Group], events: [WordEvent]
    ) -> (starts: [Int?], phonemes: [[Int]]) {
        var first: [(group: Int, sample: Int)] = []
        var seen = Set<Int>()
        var phonemes = [[Int]](repeating: [], count: groups.count)
        for event in events {
            guard let group = Self.group(at: event.offset, in: groups) else { continue }
            phonemes[group] += event.phonemes
            guard seen.insert(group).inserted else { continue }
            first.append((group, min(max(0, event.sample), samples.count)))
        }
        var starts = [Int?](repeating: nil, count: groups.count)
        for index in Self.longestRise(first.map(\.group)) {
            starts[first[index].group] = first[index].sample
        }
        return (starts, phonemes)
    }

    /// The group that holds an offset, or begins right after it (a bracket, a dash in front).
    static func group(at offset: Int, in groups: [Group]) -> Int? {
        var low = 0
        var high = groups.count
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        while low < groups.count, groups[low].range.isEmpty { low += 1 }
        guard low < groups.count, offset >= 0 else { return nil }
        let gap = groups[low].range.lowerBound - offset
        return gap <= 2 ? low : nil
    }

    /// Indices of a longest strictly rising subsequence: what is left when the engine names a word
    /// out of its order.
    static func longestRise(_ values: [Int]) -> [Int] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var rise: [Int] = []
        var at = tails.last ?? -1
        while at >= 0 {
            rise.append(at)
            at = previous[at]
        }
        return rise.reversed()
    }

    /// Shares the sound of an interval among its groups.
    private func share(
        _ interval: Range<Int>, among groups: ArraySlice<Group>, isKnown: Bool,
        _ phonemes: [Int], _ times: inout [WordTime]
    ) {
        let sound = interval.lowerBound..<soundEnd(of: interval)
        let cuts =
            isKnown && groups.count > 1
            ? PhonemeShare(samples: samples, text: text)
                .cuts(of: sound, at: phonemes, among: groups.map(\.range)) : nil
        let bounds =
            [sound.lowerBound] + (cuts ?? Self.cuts(of: sound, by: groups.map(\.weight)))
            + [sound.upperBound]
        for (position, group) in groups.enumerated() {
            let isEstimated = position > 0 || !isKnown || group.words.count > 1
            split(
                bounds[position]..<bounds[position + 1], within: interval, group,
                isEstimated: isEstimated, &times)
        }
    }

    /// Where the shares of a sound but the first begin, by weight.
    private static func cuts(of sound: Range<Int>, by weights: [Int]) -> [Int] {
        let total = max(1, weights.reduce(0, +))
        var passed = 0
        return weights.dropLast().map { weight in
            passed += weight
            return sound.lowerBound + sound.count * passed / total
        }
    }

    private func split(
        _ time: Range<Int>, within interval: Range<Int>, _ group: Group, isEstimated: Bool,
        _ times: inout [WordTime]
    ) {
        if group.range.isEmpty {
            let start = min(
                time.lowerBound, max(interval.lowerBound, interval.upperBound - silentLength))
            let end = min(start + silentLength, interval.upperBound)
            return times[group.words.lowerBound] = WordTime(
                start: start, end: end, isEstimated: true)
        }
        let count = group.words.count
        for (position, word) in group.words.enumerated() {
            times[word] = WordTime(
                start: time.lowerBound + time.count * position / count,
                end: time.lowerBound + time.count * (position + 1) / count, isEstimated: isEstimated
            )
        }
    }

    /// Where the sound of an interval ends, so that no word lasts through a comma's pause; at least
    /// 20 ms after its start, where there is that much.
    private func soundEnd(of interval: Range<Int>) -> Int {
        let end = SilenceTrimmer(sampleRate: sampleRate).soundEnd(in: samples, interval)
        return max(end, min(interval.upperBound, interval.lowerBound + sampleRate / 50))
    }

    /// Moves a word that is not said in front of the word behind it, at the cost of the one before.
    private func yieldToNext(_ groups: [Group], _ times: inout [WordTime]) {
        var limit = samples.count
        for group in groups.reversed() {
            for word in group.words.reversed() {
                times[word].end = min(times[word].end, limit)
                let latest =
                    group.range.isEmpty ? max(0, times[word].end - silentLength) : times[word].end
                times[word].start = min(times[word].start, latest)
                limit = times[word].start
            }
        }
    }

    /// Gives a word that begins where the next does 10 ms of it, where there are 20.
    private func lengthen(_ times: inout [WordTime]) {
        let least = sampleRate / 100
        for index in times.indices.dropLast() where times[index].end - times[index].start < least {
            let end = times[index].start + least
            guard times[index + 1].end - end >= least, times[index + 1].start < end else {
                continue
            }
            times[index].end = end
            times[index + 1].start = end
        }
    }
}
