import BookModel
import Testing

@Suite struct MappedTextTests {
    @Test func replacingKeepsThePartitionAndTheSource() {
        var text = MappedText(identity: CodeUnits("It cost $3.50 then."))
        text.replace(8..<13, with: CodeUnits("three dollars fifty"))
        #expect(text.string == "It cost three dollars fifty then.")
        #expect(text.sourceRange(of: 8..<27)?.range == 8..<13)
        #expect(text.sourceRange(of: 28..<32)?.range == 14..<18)
        #expect(text.spans.reduce(0) { $0 + $1.length } == text.count)
    }

    @Test func slicesInOrderAreAsAlone() {
        var text = MappedText(identity: CodeUnits("one 2 three 4 five 6 seven"))
        for offset in [19, 12, 4] { text.replace(offset..<offset + 1, with: CodeUnits("two four")) }
        for step in 1...9 {
            var cursor = SpanCursor(text.spans)
            for start in stride(from: 0, to: text.count, by: step) {
                let range = start..<min(start + step, text.count)
                #expect(text.slice(range, &cursor) == text.slice(range))
                #expect(cursor.sourceRanges(of: range) == text.sourceRanges(of: range))
            }
            #expect(text.slice(0..<3, &cursor).string == "one", "behind what was asked before")
        }
    }

    @Test func compositionEqualsOneAfterTheOther() {
        var display = MappedText(
            verbatim: CodeUnits("a re-\nport of 2 men"),
            from: SourcePosition(unit: SourceUnit(), offset: 100))
        display.delete(4..<6)
        var spoken = MappedText(identity: display.units)
        spoken.replace(12..<13, with: CodeUnits("two"))
        let both = spoken.composed(over: display)
        display.replace(12..<13, with: CodeUnits("two"))
        #expect(both == display)
        #expect(both.string == "a report of two men")
    }
}
