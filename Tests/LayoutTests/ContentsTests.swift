import BookModel
import Testing

@testable import Layout

/// A table of contents ends where the text begins, be it on the same page.
@Suite struct ContentsTests {
    @Test(arguments: [
        ("Preface . . . . . . . ix", 1), ("Preface ........ ix", 1), ("2 The Keeper 17", 1),
        ("1.1 Lamps ..... 2 1.2 Oil ...... 3 1.3 Wicks ........ 5", 3), ("Index · · · · · 240", 1),
        ("1 Lamps ....1 1.1 Wicks ....1", 2),
        // Dots and numbers of a text.
        ("And then … nothing came of it.", 0), ("He left.", 0), ("Hamlet ........ Mr. Brown", 0),
        ("17", 0),
    ])
    func entriesOfALine(_ line: String, _ count: Int) {
        #expect(ContentsPages.entries(CodeUnits(line)) == count)
    }

    private static let outline = [
        OutlineEntry(title: "Of Lamps", level: 1, page: 1),
        OutlineEntry(title: "Of Oil", level: 1, page: 2),
    ]

    /// The title of the book, its contents, and on the same page the first chapter.
    private static func firstPage(_ entries: [String], title: String = "Contents") -> PrintedPage {
        var page = PageMaker(1)
        page.line("The Keeper of Lights", x: 100, y: 60, size: 18, font: "Bold")
        page.line("Printed in March 2021", x: 140, y: 84)
        page.line(title, y: 120, size: 14, font: "Bold")
        for (index, entry) in entries.enumerated() {
            page.line(entry, y: 144 + Float(index) * 12)
        }
        page.line("1 Of Lamps", y: 300, size: 14, font: "Bold")
        body(&page, from: 324)
        return page.page
    }

    private static func secondPage() -> PrintedPage {
        var page = PageMaker(2)
        page.line("2 Of Oil", y: 60, size: 14, font: "Bold")
        body(&page, from: 84)
        return page.page
    }

    private static func body(_ page: inout PageMaker, from y: Float) {
        page.body(5, from: y)
        page.line("and so the story of the lamps has come to an end at last now.", y: y + 60)
    }

    private static func chapters(
        _ pages: [PrintedPage], outline: [OutlineEntry]
    ) -> [(title: String, matter: Chapter.Matter, blocks: [String])] {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: outline)
            .chapters.map {
                ($0.title, $0.matter, $0.blocks.map { "\($0.role) \($0.text.string)" })
            }
    }

    @Test(arguments: [true, false])
    func theTextBelowIsAChapter(isOutlined: Bool) {
        let entries = [
            "1 Of Lamps . . . . . . . . . . . . . . . . . . . . . . . . 1",
            "1.1 Wicks . . . . . . . . . . . . . . . . . . . . . . . . . 1",
            "1.2 Glass . . . . . . . . . . . . . . . . . . . . . . . . . 1",
            "2 Of Oil . . . . . . . . . . . . . . . . . . . . . . . . . 2",
            "2.1 Whales . . . . . . . . . . . . . . . . . . . . . . . . 2",
        ]
        let found = Self.chapters(
            [Self.firstPage(entries), Self.secondPage()], outline: isOutlined ? Self.outline : [])
        #expect(found.filter { $0.matter == .contents }.map(\.title) == ["Contents"], "\(found)")
        let names = found.filter { $0.matter == .body }.map(\.title)
        #expect(names.suffix(2).allSatisfy { $0.contains("Of ") }, "\(found)")
        #expect(found.first?.matter != .contents, "\(found)")
    }

    /// The first sentence below the heading ends in a program, which is a block of its own.
    @Test func aTextThatBeginsWithAnOpenSentence() {
        var page = PageMaker(1)
        page.line("Contents", y: 60, size: 14, font: "Bold")
        for entry in 1...8 {
            page.line("\(entry) Of Lamps ........ \(entry)", y: 72 + Float(entry) * 12)
        }
        page.line("1 Of Lamps", y: 220, size: 14, font: "Bold")
        page.line("To light them the oil must be warm and clean, which is told by saying", y: 244)
        page.line("say(warm);", x: 80, y: 268, font: "Mono")
        page.line("say(light);", x: 80, y: 280, font: "Mono")
        Self.body(&page, from: 304)
        let found = Self.chapters([page.page, Self.secondPage()], outline: [])
        let contents = found.filter { $0.matter == .contents }.flatMap(\.blocks)
        #expect(!contents.isEmpty && !contents.contains { $0.contains("To light") }, "\(found)")
    }

    /// A bookmark of the contents that leads to the chapter behind them.
    @Test func aBookmarkBehindTheContents() {
        let outline =
            [OutlineEntry(title: "Contents", level: 1, page: 2)]
            + [OutlineEntry(title: "Of Oil", level: 1, page: 2)]
            + [OutlineEntry(title: "Of Rope", level: 1, page: 3)]
        var third = PageMaker(3)
        third.line("3 Of Rope", y: 60, size: 14, font: "Bold")
        Self.body(&third, from: 84)
        let found = Self.chapters(
            [Self.firstPage(["One line."]), Self.secondPage(), third.page], outline: outline)
        #expect(found.suffix(2).map(\.title) == ["Of Oil", "Of Rope"], "\(found)")
        #expect(!found.suffix(2).contains { $0.matter == .contents }, "\(found)")
    }

    /// What is headed so and is a text is none.
    @Test func aTextThatIsCalledContents() {
        let entries = [
            "These are the contents of the box that came by the ship.",
            "Lamps of brass lay in it, and oil in cans, and much rope.",
            "Nobody had asked for them, and nobody wanted to pay a cent.",
        ]
        let found = Self.chapters(
            [Self.firstPage(entries), Self.secondPage()], outline: Self.outline)
        #expect(!found.contains { $0.matter == .contents }, "\(found)")
    }
}
