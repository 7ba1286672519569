import BookModel
import Testing

@Suite struct BlockEditingTests {
    private func block(_ text: String) -> Block {
        Block(role: .paragraph, text: MappedText(identity: CodeUnits(text)))
    }

    @Test func runsAndNotesMoveWithTheText() {
        var block = block("see the 漢字 here")
        block.languageRuns = [LanguageRun(range: 8..<10, language: LanguageTag(known: "ja"))]
        block.noteReferences = [NoteReference(offset: 10, id: "1")]
        block.replace(0..<3, with: CodeUnits("behold"))
        #expect(block.languageRuns[0].range == 11..<13)
        #expect(block.noteReferences[0].offset == 13)
        #expect(block.text.units.string(in: block.languageRuns[0].range) == "漢字")
    }

    @Test func whatIsDeletedTakesItsRunsAlong() {
        var block = block("a 漢字 b")
        block.languageRuns = [LanguageRun(range: 2..<4, language: LanguageTag(known: "ja"))]
        block.replace(1..<5, with: [])
        #expect(block.languageRuns.isEmpty)
        #expect(block.text.string == "ab")
    }

    @Test func aSliceHasItsPartAlone() {
        let part = block("one two three").slice(4..<7)
        #expect(part.text.string == "two")
        #expect(part.text.sourceRange(of: 0..<3)?.range == 4..<7)
    }
}
