import BookModel
import Testing

@testable import Reading

@Suite struct ControlCharacterTests {
    private func removed(_ text: String) -> (blocks: [Block], ledger: Ledger) {
        let place = SourcePosition(unit: SourceUnit(), offset: 0)
        let block = Block(
            role: .paragraph, text: MappedText(verbatim: CodeUnits(text), from: place))
        var ledger = Ledger()
        return (ControlCharacters.removed(from: [block], ledger: &ledger), ledger)
    }

    @Test(arguments: [
        ("It was\0 dark.", "It was dark."), ("Ding\u{7}!", "Ding!"),
        ("\u{1B}[1;31mred\u{1B}[0m ink", "red ink"), ("b\u{8}bo\u{8}old", "bold"),
        ("It\u{92}s \u{93}odd\u{94} \u{96} yes", "It’s “odd” – yes"),
        ("tab\tand\nline", "tab\tand\nline"), ("no\u{A0}break, soft\u{AD}hyphen \u{200B}", nil),
        ("[31m] is no colour", nil), ("Ünïcode ± 5 € 𝄞", nil),
    ])
    func takesOutWhatNoReaderShows(_ text: String, _ shown: String?) {
        #expect(removed(text).blocks.map(\.text.string) == [shown ?? text])
    }

    @Test func accountsForEachOfThem() {
        let found = removed("a\0b\u{1B}[0mc It\u{92}s")
        #expect(found.ledger.entries.map(\.rule) == ["control-character", "control-character"])
        #expect(found.ledger.entries.map(\.source.range) == [1..<2, 3..<7])
        #expect(found.ledger.entries.map(\.excerpt) == ["U+0000", "U+001B [ 0 m"])
        #expect(found.blocks[0].text.sourcePosition(at: 2)?.offset == 7)
    }

    @Test func aBlockOfNothingElseGoes() {
        #expect(removed("\u{1A}").blocks.isEmpty)
        #expect(removed("\u{1A}").ledger.entries.count == 1)
    }

    @Test func aTextFileSaysWhereTheFirstIs() {
        let file = TextFile(bytes: Array("One.\nTw\0o\u{7}.\n".utf8))
        #expect(file.diagnostics.map(\.rule) == ["control-character"])
        #expect(file.diagnostics.first?.place == .line(2, column: 3))
        #expect(TextFile(bytes: Array("One.\r\n\u{C}\tTwo.\u{1A}".utf8)).diagnostics.isEmpty)
    }
}
