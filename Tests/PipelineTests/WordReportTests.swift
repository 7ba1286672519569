import BookModel
import Pronunciation
import Testing

@testable import Pipeline

/// What fired, and which names nobody knows.
@Suite struct WordReportTests {
    private let book = Book(
        metadata: Metadata(), language: .english, files: [], pages: [],
        chapters: [
            Chapter(
                title: "One",
                blocks: [
                    Block(
                        role: .paragraph,
                        text: MappedText(
                            identity: CodeUnits("So Ron saw Hermione. Did Hermione see Ron, Ron?")))
                ])
        ])

    private let lexicon = Lexicon(entries: [
        LexiconEntry(written: "Ron", speech: .words("Ronald")),
        LexiconEntry(written: "Draco", speech: .words("dray co")),
    ])

    @Test func entriesAreCountedAndNamesAsked() {
        let report = WordReport(
            book, lexicon: lexicon, voice: "en-us",
            asking: { words, voice in voice == "en-us" ? words : nil })
        #expect(report.fired == [WordReport.Line(word: "Ron", count: 3)])
        #expect(report.unused == 1)
        #expect(report.unlisted == [WordReport.Line(word: "Hermione", count: 2)])
    }

    @Test func listedNamesAreLeftOut() {
        let report = WordReport(
            book, lexicon: Lexicon(), voice: "en-us",
            asking: { words, _ in words.filter { $0 == "Ron" } })
        #expect(report.unlisted.map(\.word) == ["Ron"])
        #expect(report.diagnostics.map(\.rule) == ["unlisted-names"])
    }

    @Test func ordinaryWordsAreNoNamesAndStrangeNamesComeFirst() {
        let text =
            "So Board met Ernest, and Board and Board. Then Ernest saw Biedenbach. Ah, Biedenbach!"
        var book = book
        book.chapters[0].blocks[0].text = MappedText(identity: CodeUnits(text))
        var report = WordReport()
        report.ask(
            { words, _ in words }, of: book, Lexicon(), "en-us",
            spelling: { ["board", "Board", "Ernest"].contains($0) })
        #expect(report.unlisted.map(\.word) == ["Biedenbach", "Ernest"])
    }

    @Test func withoutAWordListNothingIsListed() {
        let report = WordReport(book, lexicon: Lexicon(), voice: "xx", asking: { _, _ in nil })
        #expect(report.unlisted.isEmpty)
        #expect(report.diagnostics.isEmpty)
    }
}
