import BookModel
import Speech

/// Finds where each display word stands in an engine text that is mapped onto the display text.
struct WordAligner {
    /// The engine range of each word of `words` (rising, disjoint ranges of the source of
    /// `engine`): the hull of all that stands for any part of it, empty where nothing does. Ranges
    /// rise; two words have the same range only where one expansion stands for both.
    func ranges(of words: [Range<Int>], in engine: MappedText) -> [UtteranceWord] {
        var hulls = Hulls(
            units: engine.units, said: Array(repeating: nil, count: words.count),
            signs: Array(repeating: nil, count: words.count))
        var offset = 0
        for span in engine.spans {
            if let source = span.origin.source?.range {
                collect(span, source: source, offset: offset, words: words, into: &hulls)
            }
            offset += span.length
        }
        return rising(zip(hulls.said, hulls.signs).map { $0 ?? $1 })
    }

    /// What stands for each word. Signs alone count only for a word of which nothing is said: the
    /// comma of "3 March 1893," is no part of what stands for all three words.
    private struct Hulls {
        let units: CodeUnits
        var said: [Range<Int>?]
        var signs: [Range<Int>?]

        mutating func add(_ part: Range<Int>, to word: Int, isExpansion: Bool) {
            if isExpansion || isSaid(part) {
                said[word] = hull(said[word] ?? part, part)
            } else {
                signs[word] = hull(signs[word] ?? part, part)
            }
        }

        private func hull(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
            min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
        }

        private func isSaid(_ part: Range<Int>) -> Bool {
            units.string(in: part).unicodeScalars.contains {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
        }
    }

    private func collect(
        _ span: MappedText.Span, source: Range<Int>, offset: Int, words: [Range<Int>],
        into hulls: inout Hulls
    ) {
        var index = firstWord(endingAfter: source.lowerBound, in: words)
        while index < words.count, words[index].lowerBound < source.upperBound {
            var part = offset..<offset + span.length
            var isExpansion = true
            if case .verbatim = span.origin {
                let shared = words[index].clamped(to: source)
                let low = offset + shared.lowerBound - source.lowerBound
                part = low..<low + shared.count
                isExpansion = false
            }
            if !part.isEmpty { hulls.add(part, to: index, isExpansion: isExpansion) }
            index += 1
        }
    }

    private func firstWord(endingAfter offset: Int, in words: [Range<Int>]) -> Int {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle].upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Engines say words in the order of the text, so hulls that cross ("$5 million" → "five
    /// million dollars") are cut where the next word begins.
    private func rising(_ hulls: [Range<Int>?]) -> [UtteranceWord] {
        var result: [UtteranceWord] = []
        var (start, end) = (0, 0)
        for (index, hull) in hulls.enumerated() {
            guard let hull else {
                result.append(UtteranceWord(range: end..<end))
                continue
            }
            if index > 0, hulls[index - 1] == hull, let last = result.last {
                result.append(last)
                continue
            }
            let next = hulls[(index + 1)...].lazy.compactMap { $0 }.first
            var (low, high) = (max(hull.lowerBound, start), max(hull.upperBound, start))
            if low < end, end < high { low = end }
            if let next, next != hull, next.lowerBound > low { high = min(high, next.lowerBound) }
            high = max(low, high)
            result.append(UtteranceWord(range: low..<high))
            (start, end) = (low, max(end, high))
        }
        return result
    }
}
