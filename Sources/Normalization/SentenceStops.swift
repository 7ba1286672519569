import BookModel

/// Keeps the full stop of a token where it closes the sentence as well ("It cost £2bn. He …").
struct SentenceStops {
    private let text: CodeUnits
    private let ends: [Int]
    private var next = 0

    init(_ text: CodeUnits, ends: [Int]) {
        self.text = text
        self.ends = ends
    }

    /// The token's range without a full stop that ends its sentence; tokens come in order. What
    /// stands alone is no sentence.
    mutating func kept(behind range: Range<Int>, said: String) -> Range<Int> {
        let end = range.upperBound
        guard range.lowerBound > 0, range.count > 1, text[end - 1] == 0x2E, said.utf8.last != 0x2E,
            closes(at: end)
        else {
            return range
        }
        return range.lowerBound..<end - 1
    }

    /// Whether only closing marks and spaces lie between `offset` and a sentence's or the text's
    /// end.
    private mutating func closes(at offset: Int) -> Bool {
        while next < ends.count, ends[next] < offset { next += 1 }
        let end = next < ends.count ? ends[next] : text.count
        // The sentence goes on in another language, behind this text.
        guard end <= text.count else { return false }
        return text[offset..<end].allSatisfy { Self.closing.contains($0) }
    }

    /// Spaces, quotes, brackets and further full stops.
    private static let closing: Set<UInt16> = [
        0x20, 0xA0, 0x0A, 0x22, 0x27, 0x29, 0x5D, 0x2E, 0xBB, 0x2019, 0x201C, 0x201D,
    ]
}
