import BookModel
import Testing

@testable import Reading

@Suite struct BracketedTextTests {
    private func build(_ text: String) -> PlainTextBuilder {
        var builder = PlainTextBuilder(CodeUnits(text))
        builder.build()
        return builder
    }

    @Test func footnotesAreTiedToTheirMarks() {
        let built = build(
            "It rained [1] on that day,[2] they say.\n\n[Footnote 1: It was a Tuesday.]\n\n"
                + "[Footnote 2: So says Smith.\n\nAnd Jones.]\n\nAgain [1] here, and [9].\n\n"
                + "[Footnote 1: Another.]\n")
        #expect(
            built.blocks.map(\.text.string) == [
                "It rained on that day, they say.", "It was a Tuesday.", "So says Smith.",
                "And Jones.", "Again here, and [9].", "Another.",
            ])
        #expect(
            built.blocks.map { $0.noteID ?? "" } == [
                "", "note-1", "note-2", "note-2", "", "note-3",
            ])
        #expect(built.blocks[0].noteReferences.map(\.id) == ["note-1", "note-2"])
        #expect(built.blocks[0].noteReferences.map(\.offset) == [9, 22])
        #expect(built.blocks[4].noteReferences.map(\.id) == ["note-3"])
        #expect(Set(built.ledger.entries.map(\.rule)) == ["note-marker"])
    }

    @Test func bracketsWithoutNotesAreText() {
        let text = "As Knuth [1] has it, a[1] is the second [sic] of them.\n\n[1] Knuth, The Art.\n"
        #expect(
            build(text).blocks.map(\.text.string)
                == [
                    "As Knuth [1] has it, a[1] is the second [sic] of them.", "[1] Knuth, The Art.",
                ])
    }

    @Test func picturesHaveTheirText() {
        let built = build(
            "One.\n\n[Illustration: A cat]\n\n[Illustration]\n\n[Illustration of it\n")
        #expect(built.blocks.map(\.role) == [.paragraph, .image, .paragraph])
        #expect(built.blocks.map(\.text.string) == ["One.", "A cat", "[Illustration of it"])
        #expect(built.ledger.entries.map(\.rule) == ["markup", "markup", "image"])
    }

    @Test func thanksAndTheOldEndAreNotices() {
        let built = build(
            "*** START OF THE PROJECT GUTENBERG EBOOK X ***\n\nProduced by A. B. and\nothers\n\n"
                + "Chapter I\n\nProduced by hand.\n\nEnd of Project Gutenberg's X, by Y\n\n"
                + "*** END OF THE PROJECT GUTENBERG EBOOK X ***\n\nMore.\n")
        #expect(built.blocks.map(\.text.string) == ["Chapter I", "Produced by hand."])
    }
}
