import BookModel
import Testing

@testable import Layout

/// Raised numbers that count the sentences of a law are no notes' markers, and are not read.
@Suite struct SentenceNumberTests {
    /// Pieces of a line: those that begin with "^" are raised.
    private static func line(_ pieces: [String], _ page: inout PageMaker, y: Float) {
        var x: Float = 50
        for piece in pieces {
            let isRaised = piece.hasPrefix("^")
            x = page.piece(
                isRaised ? String(piece.dropFirst()) : piece, x: x, y: isRaised ? y - 4 : y,
                size: isRaised ? 6 : 10)
        }
        page.line("", y: y)
    }

    private static func blocks(_ lines: [[String]]) -> [Block] {
        var page = PageMaker(1)
        page.body(6, from: 60)
        for (index, pieces) in lines.enumerated() {
            line(pieces, &page, y: 150 + Float(index) * 24)
        }
        return PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
    }

    @Test func theyAreLeftOut() {
        let found = Self.blocks([
            ["(1) The club has a name."],
            ["(2) ", "^1", "The club is useless. ", "^2", "It has no house."],
            ["^1", "A member may leave. ", "^2", "No member may stay."],
            ["(1) The officers are not paid."],
            ["(2) ", "^1", "Nobody else is. ", "^2", "Nor will be."],
        ])
        let texts = found.map(\.text.string)
        #expect(texts.contains("(2) The club is useless. It has no house."), "\(texts)")
        #expect(texts.contains("A member may leave. No member may stay."), "\(texts)")
        #expect(texts.contains("(1) The officers are not paid."), "\(texts)")
        #expect(found.allSatisfy { $0.noteID == nil && $0.noteReferences.isEmpty })
    }

    @Test func markersBehindWordsAndIsotopesAreNone() {
        let found = Self.blocks([
            ["The age by ", "^14", "C was known. By ", "^1", "H it was not."],
            ["The club", "^1", " is useless", "^2", " and has no house."],
        ])
        let texts = found.map(\.text.string)
        #expect(texts.contains { $0.contains("14C was known. By 1H it") }, "\(texts)")
        #expect(texts.contains { $0.contains("club1 is useless2 and") }, "\(texts)")
    }

    /// Notes behind the text, each of which begins a line with its number.
    @Test func aListOfNotesIsNone() {
        let found = Self.blocks([
            ["The club", "^1", " is useless", "^2", " and has no house."],
            ["^1", "So says the law."], ["^2", "It was sold."],
        ])
        #expect(found.contains { $0.text.string == "1So says the law." })
    }
}
