import BookModel
import Testing

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// What holds for every text, whatever was done to it.
@Suite struct MappedTextPropertyTests {
    private static let alphabet = CodeUnits("abc déж漢🙂 \n-—")

    private func text(_ length: Int, _ generator: inout SeededGenerator) -> CodeUnits {
        (0..<length).map { _ in Self.alphabet.randomElement(using: &generator) ?? 0x61 }
    }

    private func edited(
        _ source: CodeUnits, edits: Int, _ generator: inout SeededGenerator
    ) -> MappedText {
        var result = MappedText(identity: source)
        for _ in 0..<edits {
            let low = Int.random(in: 0...result.count, using: &generator)
            let high = Int.random(in: low...min(result.count, low + 6), using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: result.delete(low..<high)
            case 1: result.insert(text(3, &generator), at: low)
            default:
                result.replace(
                    low..<high, with: text(Int.random(in: 1...5, using: &generator), &generator))
            }
        }
        return result
    }

    private func isPartition(_ text: MappedText) -> Bool {
        text.spans.allSatisfy { $0.length > 0 }
            && text.spans.reduce(0) { $0 + $1.length } == text.count
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func spansPartitionTheText(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let source = text(40, &generator)
        let result = edited(source, edits: 12, &generator)
        #expect(isPartition(result))
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func verbatimTextIsItsSourceInOrder(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let source = text(40, &generator)
        let result = edited(source, edits: 12, &generator)
        var (offset, last) = (0, 0)
        for span in result.spans {
            if case .verbatim(let range) = span.origin {
                #expect(result.units[offset..<offset + span.length] == source[range.range])
                #expect(range.range.lowerBound >= last)
                last = range.range.upperBound
            }
            offset += span.length
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func compositionKeepsWhatIsVerbatimInBoth(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let source = text(40, &generator)
        let base = edited(source, edits: 6, &generator)
        let top = edited(base.units, edits: 6, &generator)
        let both = top.composed(over: base)
        #expect(both.units == top.units)
        #expect(isPartition(both))
        var offset = 0
        for span in both.spans {
            if case .verbatim(let range) = span.origin {
                #expect(both.units[offset..<offset + span.length] == source[range.range])
            }
            offset += span.length
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func deletionsComposeAsIfDoneOneAfterTheOther(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let source = text(30, &generator)
        var (once, base) = (MappedText(identity: source), MappedText(identity: source))
        base.delete(3..<9)
        once.delete(3..<9)
        var top = MappedText(identity: base.units)
        let low = Int.random(in: 0..<20, using: &generator)
        top.delete(low..<low + 3)
        once.delete(low..<low + 3)
        #expect(top.composed(over: base) == once)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func slicesPutTogetherAreTheWhole(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let result = edited(text(40, &generator), edits: 8, &generator)
        var joined = MappedText()
        for low in stride(from: 0, to: result.count, by: 7) {
            joined.append(result.slice(low..<min(low + 7, result.count)))
        }
        #expect(joined.units == result.units)
        #expect(isPartition(joined))
        #expect(
            joined.sourceRange(of: 0..<joined.count) == result.sourceRange(of: 0..<result.count))
    }
}
