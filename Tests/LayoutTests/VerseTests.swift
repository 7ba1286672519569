import BookModel
import Testing

@testable import Layout

@Suite struct VerseTests {
    private func blocks(_ page: PrintedPage) -> [Block] {
        PageLayout(language: .english, options: ReadingOptions()).layOut([page], outline: [])
            .chapters.flatMap(\.blocks)
    }

    private func page(_ lines: [String], x: Float = 70, step: Float = 12) -> PrintedPage {
        var maker = PageMaker(1)
        maker.body(10, from: 80)
        maker.line("and over.", y: 200)
        for (index, line) in lines.enumerated() {
            maker.line(line, x: x, y: 230 + Float(index) * step)
        }
        maker.body(10, from: 250 + Float(lines.count) * step, seed: 3)
        return maker.page
    }

    @Test(arguments: [
        [
            "How doth the little crocodile", "Improve his shining tail,",
            "And pour the waters of the Nile", "On every golden scale!",
        ],
        ["Mr. A. Green,", "The Old House,", "Near the River Bridge,", "London"],
    ])
    func linesOfTheAuthorStayLines(lines: [String]) {
        let found = blocks(page(lines))
        #expect(found.map(\.role) == [.paragraph, .verse, .paragraph])
        #expect(found[1].text.string == lines.joined(separator: "\n"))
    }

    /// Broken where the next word would not have fitted.
    @Test func proseSetNarrow() {
        let lines = [
            "The stone of the river", "Rhine is grey, and the", "Water over it as cold as",
            "Night itself; nobody who", "Drank of it ever went on",
        ]
        #expect(!blocks(page(lines)).contains { $0.role == .verse })
    }

    @Test func talkInShortLines() {
        let lines = ["“No,” she said.", "“Yes,” he said.", "“Never.”", "“Then go.”"]
        #expect(!blocks(page(lines, x: 60)).contains { $0.role == .verse })
    }

    @Test func titlesOnly() {
        let lines = ["Files and Folders", "The System", "On One Line", "Hard, but of Use"]
        #expect(!blocks(page(lines)).contains { $0.role == .verse })
    }

    @Test func entriesOfAnIndex() {
        let lines = ["Apples, 12", "Bread and butter, 14", "Cheese, 7, 19", "Dates, 33"]
        #expect(!blocks(page(lines, x: 50)).contains { $0.role == .verse })
    }

    @Test func aTitlePage() {
        var maker = PageMaker(1)
        for (index, line) in ["The River", "A Tale of Three Long Winters", "By", "Anna Green"]
            .enumerated()
        {
            maker.line(line, x: 200 - Float(line.count) * 2.5, y: 100 + Float(index) * 12)
        }
        maker.body(12, from: 200)
        #expect(!blocks(maker.page).contains { $0.role == .verse })
    }

    /// The last line of a paragraph that is set right throughout is no date.
    @Test func textSetRight() {
        var maker = PageMaker(1)
        for paragraph in 0..<8 {
            let y = 80 + Float(paragraph) * 24
            maker.line("The " + PageMaker.filler(paragraph).dropLast(4), y: y)
            let last = "beneath the old stone."
            maker.line(last, x: 350 - Float(last.count) * 5, y: y + 12)
        }
        let texts = blocks(maker.page).map(\.text.string)
        #expect(!texts.contains { $0.hasPrefix("beneath") })
    }

    @Test func aDateAndASalutation() {
        var maker = PageMaker(1)
        maker.body(10, from: 80)
        maker.line("London, the third of May", x: 230, y: 220)
        maker.line("My dear friend, the river is high and the stones are cold and", y: 232)
        maker.body(8, from: 244, seed: 2)
        let texts = blocks(maker.page).map(\.text.string)
        #expect(texts.contains("London, the third of May"))
        #expect(texts.contains { $0.hasPrefix("My dear friend") })
    }
}
