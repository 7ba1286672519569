import BookModel
import Testing

@testable import Pipeline

@Suite struct SourceCutterTests {
    @Test func piecesPartTheTextAtSourceOffsets() {
        var text = MappedText(identity: CodeUnits("At 9 he left. It rained."))
        text.replace(3..<4, with: CodeUnits("nine"))
        var cutter = SourceCutter(text)
        let first = text.units.string(in: cutter.take(upTo: 14))
        let second = text.units.string(in: cutter.take(upTo: 24))
        #expect(first == "At nine he left. ")
        #expect(second == "It rained.")
    }

    @Test func anExpansionAcrossTheEndGoesWithItsBeginning() {
        var text = MappedText(identity: CodeUnits("a 1 2 b"))
        text.replace(2..<5, with: CodeUnits("one two"))
        var cutter = SourceCutter(text)
        #expect(text.units.string(in: cutter.take(upTo: 3)) == "a one two")
        #expect(text.units.string(in: cutter.take(upTo: 7)) == " b")
    }

    @Test func nothingIsLostOverManyCuts() {
        var text = MappedText(identity: CodeUnits("one 2 three 4 five 6 seven"))
        for offset in [19, 12, 4] { text.replace(offset..<offset + 1, with: CodeUnits("two four")) }
        for step in 1...9 {
            var cutter = SourceCutter(text)
            var whole = ""
            for end in stride(from: step, to: 26 + step, by: step) {
                whole += text.units.string(in: cutter.take(upTo: min(end, 26)))
            }
            #expect(whole == text.string)
        }
    }

    @Test func aPieceIsTheTextOfItsRange() {
        var text = MappedText(identity: CodeUnits("At 9 he left. It rained 3 times."))
        text.replace(24..<25, with: CodeUnits("three"))
        text.replace(3..<4, with: CodeUnits("nine"))
        var (ranges, pieces) = (SourceCutter(text), SourceCutter(text))
        for end in [14, 14, 23, 32] {
            #expect(pieces.piece(upTo: end) == text.slice(ranges.take(upTo: end)))
        }
    }

    @Test func theElementsThatTouchAPlace() {
        let ranges = [0..<4, 4..<9, 12..<13, 20..<30]
        for start in 0...31 {
            for end in start...32 {
                let found = ranges.indices(touching: start..<end, by: { $0 })
                let each = ranges.indices.filter { ranges[$0].overlaps(start..<end) }
                #expect(start == end || Array(found) == each, "\(start)..<\(end)")
            }
        }
        #expect([Range<Int>]().indices(touching: 0..<9, by: { $0 }).isEmpty)
    }
}
