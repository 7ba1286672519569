import Testing

@testable import BookModel

@Suite struct GlyphBoxesTests {
    private static let nowhere = Box(x0: 0, y0: 0, x1: 0, y1: 0)

    /// Rows, gaps and raised glyphs by chance: what comes out is what went in.
    @Test(arguments: 1...40)
    func itIsAnArrayOfBoxes(seed: UInt64) {
        var state = seed
        func chance(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        var boxes: [Box] = []
        var (x, y) = (Float(0), Float(10))
        for _ in 0..<Int(chance(300)) {
            switch chance(12) {
            case 0: boxes.append(Self.nowhere)
            case 1: (x, y) = (0, y + 12)
            default:
                let rise: Float = chance(9) == 0 ? 3.5 : 0
                boxes.append(Box(x0: x, y0: y - 8 - rise, x1: x + 4.25, y1: y - rise))
                x += 4.25
            }
        }
        let kept = GlyphBoxes(boxes)
        #expect(Array(kept) == boxes)
        #expect(kept.count == boxes.count)
        #expect(boxes.indices.reversed().allSatisfy { kept[$0] == boxes[$0] })
        var grown = GlyphBoxes()
        for box in boxes { grown.append(box) }
        #expect(grown == kept)
    }

    @Test func nothingAndNowhere() {
        #expect(GlyphBoxes().isEmpty)
        #expect(Array([Self.nowhere, Self.nowhere] as GlyphBoxes) == [Self.nowhere, Self.nowhere])
    }
}
