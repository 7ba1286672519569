import BookModel

/// Groups words into phrases: up to the next phrase mark at a word's end, at most four words, never
/// over a sentence's or a line's end.
enum PhraseGrouper {
    static let longest = 4

    static func phrases(of words: [Word], ends: [WordEnd], sentenceEnds: [Bool]) -> [Range<Int>] {
        var phrases: [Range<Int>] = []
        var first = 0
        for index in words.indices {
            let isFull = index - first + 1 == longest
            guard isFull || ends[index].endsPhrase || sentenceEnds[index] || words[index].endsLine
            else { continue }
            phrases.append(words[first].range.lowerBound..<words[index].range.upperBound)
            first = index + 1
        }
        if first < words.count, let last = words.last {
            phrases.append(words[first].range.lowerBound..<last.range.upperBound)
        }
        return phrases
    }
}
