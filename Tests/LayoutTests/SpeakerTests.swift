import BookModel
import Testing

@testable import Layout

@Suite struct SpeakerTests {
    private func texts(_ lines: [String]) -> [String] {
        var page = PageMaker(1)
        for (row, line) in lines.enumerated() { page.line(line, y: 60 + Float(row) * 12) }
        return PageLayout(language: .english, options: ReadingOptions()).layOut(
            [page.page], outline: []
        ).chapters.flatMap(\.blocks).map(\.text.string)
    }

    /// Each speech fills its last line, so that neither indent nor white space parts the speeches.
    private func speeches(_ names: [String]) -> [String] {
        names.enumerated().flatMap { index, name in
            [name + PageMaker.filler(index).dropFirst(name.count), PageMaker.filler(index + 40)]
        }
    }

    @Test func namesBeginSpeeches() {
        let names = (0..<10).map { $0 % 2 == 0 ? "ALICE. Oh " : "HATTER. Well " }
        #expect(texts(speeches(names)).filter { $0.hasPrefix("ALICE.") }.count == 5)
    }

    /// One name that comes back at line starts by chance, or two that hardly do.
    @Test func chanceIsNoSpeaker() {
        let one = (0..<10).map { $0 % 2 == 0 ? "NATO. Then " : "well, and so " }
        #expect(texts(speeches(one)).count == 1)
        let few = (0..<10).map { $0 % 5 == 0 ? "NATO. Then " : "well, and so " }
        #expect(texts(speeches(few)).count == 1)
    }
}
