import BookModel
import Testing

@testable import Reading

@Suite struct TextPagesTests {
    private static func page(_ number: Int, _ head: String, _ first: String) -> String {
        "\(head)\n\n\(first) of the sea, and nobody in the town knew where it began or\n"
            + "how it might end, or who had seen it that far-\n\n\(number)\n\n\u{C}"
    }

    private static let book =
        "MY BOOK\n\nby Me\n\n\u{C}"
        + page(1, "THE HOUSE", "It was a story") + page(2, "MY BOOK", "away")
        + page(3, "THE HOUSE", "and then") + page(4, "MY BOOK", "again")
        + page(5, "THE HOUSE", "for 1984") + page(6, "MY BOOK", "In") + "The end.\n"

    private func build(_ text: String, kept: Set<String> = []) -> PlainTextBuilder {
        var builder = PlainTextBuilder(CodeUnits(text), keptRules: kept)
        builder.build()
        return builder
    }

    @Test func headsAndFoliosGoAndParagraphsGoOn() {
        let built = build(Self.book)
        let texts = built.blocks.map(\.text.string)
        #expect(texts.count == 6, "\(texts)")
        #expect(texts.contains { $0.contains("that far- away of the sea") })
        // The titles that the heads repeat.
        #expect(Array(texts.prefix(3)) == ["MY BOOK", "by Me", "THE HOUSE"])
        #expect(!texts.dropFirst(3).contains { $0.contains("THE HOUSE") || $0.hasSuffix(" 3") })
        let rules = built.ledger.entries.map(\.rule)
        #expect(rules.count { $0 == "folio" } == 6)
        #expect(rules.count { $0 == "running-head" } == 5)
    }

    @Test func aRuleThatIsKeptReads() {
        let texts = build(Self.book, kept: ["folio"]).blocks.map(\.text.string)
        #expect(texts.contains("3"))
        #expect(texts.count { $0.contains("THE HOUSE") } == 1)
    }

    /// A number in the line tells, without a blank line too.
    @Test func aHeadWithItsNumber() {
        let pages = (4...7).map {
            "\($0) THE HOUSE\nIt was a story of the sea and\nof \($0) men.\n"
        }
        let texts = build(pages.joined(separator: "\u{C}")).blocks.map(\.text.string)
        #expect(texts.count == 4 && !texts.contains { $0.contains("HOUSE") }, "\(texts)")
    }

    /// Their numbers count, but not with the pages.
    @Test func titlesOfChaptersStay() {
        let pages = [1, 2, 4, 7].map { "\u{C}Chapter \($0)\n\nIt was \($0) o’clock, and so on.\n" }
        let texts = build(pages.joined(separator: "\u{C}Middle of it.\n")).blocks
        #expect(texts.count { $0.role == .heading } == 4)
        let count = (1...5).map { "It was so, and\nthen \($0) more.\n\nPage \($0) of 5\n" }
        #expect(build(count.joined(separator: "\u{C}")).blocks.count == 5)
    }

    @Test func aRefrainStays() {
        let pages = (0...4).map { "The \($0) of us went by the sea,\nWith a hey and a ho.\n" }
        let texts = build(pages.joined(separator: "\u{C}")).blocks.map(\.text.string)
        #expect(texts.count { $0.contains("With a hey") } == 5, "\(texts)")
    }

    /// Few pages, numbers that do not count with them, and text without pages.
    @Test func otherLinesStay() {
        let few = "Head\n\nOne.\n\n1\n\u{C}Head\n\nTwo.\n\n2\n"
        #expect(build(few).blocks.count == 6)
        let prices = (0..<4).map {
            "Price \("ABCD".dropFirst($0).prefix(1))\n\n\([7, 3, 9, 1][$0])\n"
        }
        #expect(build(prices.joined(separator: "\u{C}")).blocks.count == 8)
        #expect(build("1\n\nOne.\n\n2\n\nTwo.\n\n3\n\nThree.\n").ledger.entries.isEmpty)
    }

    @Test func aSentenceEndsWithItsPage() {
        let text = "It was so.\n\u{C}and then\nit was not,\n\u{C}The next\n"
        #expect(
            build(text).blocks.map(\.text.string) == [
                "It was so.", "and then it was not,", "The next",
            ])
    }
}
