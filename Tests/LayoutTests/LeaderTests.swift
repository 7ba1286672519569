import BookModel
import Testing

@testable import Layout

/// Dots that lead to a page are never read, nor is the page.
@Suite struct LeaderTests {
    @Test(arguments: [
        ("Preface . . . . . . . ix", ["ix"]), ("Oil ........ 3, 12–14", ["3, 12–14"]),
        ("1 Lamps ....1 1.1 Wicks ....12", ["1", "12"]), ("A. Elm ·····7", ["7"]),
        ("Hamlet ............ Mr. Brown", [""]),
        // No leaders.
        ("And then …… 3 men came.", []), ("so wrong. ... I do", []),
        ("He left. . . . I saw 12 of them", []), ("He left. . . . I", []),
        ("in 1914. . . . 12 men came", []), ("hours = $85 ...... $0 ...... $85", ["", ""]),
        ("He left.", []), ("Well... 3 of them", []),
        ("3.14 and 2.72", []), ("……", []), (". . . . . . . . . .", []), ("Oh……! he said", []),
        ("Wait..... no", []),
    ])
    func leadersOfALine(_ line: String, _ numbers: [String]) {
        let units = CodeUnits(line)
        #expect(Leader.all(in: units).map { units.string(in: $0.number) } == numbers)
    }

    /// Two pages: a list under a title, then text; on the second page what the list names.
    private static func pages(_ title: String, _ rows: [String]) -> [PrintedPage] {
        var first = PageMaker(1)
        first.line(title, y: 60, size: 14, font: "Bold")
        for (index, row) in rows.enumerated() { first.line(row, y: 84 + Float(index) * 12) }
        first.line("Of Lamps", y: 200, size: 14, font: "Bold")
        first.body(8, from: 224)
        var second = PageMaker(2)
        second.line("A long wick", y: 60, size: 14, font: "Bold")
        second.body(8, from: 84, seed: 1)
        second.line("A glass", y: 200, size: 14, font: "Bold")
        second.body(8, from: 224, seed: 2)
        return [first.page, second.page]
    }

    private static func blocks(
        _ pages: [PrintedPage], keeping: Set<String> = []
    ) -> (blocks: [Block], ledger: Ledger) {
        var options = ReadingOptions()
        options.keptRules = keeping
        let result = PageLayout(language: .english, options: options).layOut(pages, outline: [])
        return (result.chapters.flatMap(\.blocks), result.ledger)
    }

    private static let figures = [
        "1 The lamp in the tower . . . . . . . . . . . . . . . . . . 1",
        "2 The stair . . . . . . . . . . . . . . . . . . . . . . . . 2",
    ]

    @Test func aListOfFiguresIsContents() {
        let pages = Self.pages("List of Figures", Self.figures)
        let (blocks, ledger) = Self.blocks(pages)
        let list = blocks.filter { $0.isContents }.map(\.text.string)
        #expect(
            list == ["List of Figures", "1 The lamp in the tower", "2 The stair"], "\(blocks)")
        #expect(Set(ledger.entries.map(\.rule)) == ["leader"])
        #expect(LayoutResultText.unaccounted(pages, blocks, ledger.entries) == "")
    }

    @Test func aListWhoseRowsLeadToWhatTheySay() {
        let rows = [
            "A long wick . . . . . . . . . . . . . . . . . . . . . . . 2",
            "A glass . . . . . . . . . . . . . . . . . . . . . . . . . 2",
        ]
        let (blocks, _) = Self.blocks(Self.pages("What is in it", rows))
        let list = blocks.filter(\.isContents).map(\.text.string)
        #expect(list.suffix(2) == ["A long wick", "A glass"])
    }

    /// The dots go, the prices stay.
    @Test func aBillOfFareIsRead() {
        let rows = [
            "Lamb with peas . . . . . . . . . . . . . . . . . . . . . . 1",
            "A pie of fish . . . . . . . . . . . . . . . . . . . . . . 2",
            "Ham and eggs . . . . . . . . . . . . . . . . . . . . . . . 2",
        ]
        let (blocks, _) = Self.blocks(Self.pages("Our supper", rows))
        #expect(!blocks.contains { $0.isContents })
        let texts = blocks.map(\.text.string)
        #expect(texts.contains("Lamb with peas 1") && texts.contains("Ham and eggs 2"), "\(texts)")
    }

    @Test func dotsThatTheUserKeeps() {
        let (blocks, ledger) = Self.blocks(
            Self.pages("List of Figures", Self.figures), keeping: ["leader"])
        #expect(blocks.contains { $0.text.string.contains("tower ....") })
        #expect(ledger.entries.isEmpty)
    }
}
