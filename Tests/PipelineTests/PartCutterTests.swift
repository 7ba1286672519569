import BookModel
import Testing

@testable import Pipeline

@Suite struct PartCutterTests {
    private func candidates(_ lengths: [Int]) -> [PartCutter.Candidate] {
        var offset = 0
        return lengths.enumerated().map { index, length in
            offset += length
            return PartCutter.Candidate(
                offset: offset, mark: PartCutter.mark(CodeUnits("paragraph \(index)")[...]))
        }
    }

    @Test func partsAreOfAboutEqualSize() {
        let lengths = (0..<200).map { 100 + ($0 * 37) % 300 }
        let places = candidates(lengths)
        let total = lengths.reduce(0, +)
        let cuts = PartCutter().cuts(length: total, candidates: places)
        let ends = cuts.map { places[$0].offset } + [total]
        let sizes = zip(ends, [0] + ends).map(-)
        #expect(sizes.count > 5)
        #expect(
            sizes.allSatisfy {
                $0 > PartCutter.targetLength / 3 && $0 < PartCutter.targetLength * 2
            })
    }

    @Test func aShortTextIsOnePart() {
        #expect(PartCutter().cuts(length: 3_000, candidates: candidates([1_000, 2_000])).isEmpty)
    }

    @Test func editingAWordMovesNoCut() {
        var lengths = (0..<200).map { 100 + ($0 * 53) % 300 }
        let before = PartCutter().cuts(
            length: lengths.reduce(0, +), candidates: candidates(lengths))
        var moved = 0
        for edited in stride(from: 0, to: 200, by: 7) {
            lengths[edited] += 3
            let after = PartCutter().cuts(
                length: lengths.reduce(0, +), candidates: candidates(lengths))
            if after != before { moved += 1 }
            lengths[edited] -= 3
        }
        #expect(moved <= 2, "of 29 edits")
    }
}
