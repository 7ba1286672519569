import BookModel
import Testing

@testable import Layout

@Suite struct PageLayoutTests {
    private func layOut(_ pages: [PrintedPage], outline: [OutlineEntry] = []) -> LayoutResult {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: outline)
    }

    private func texts(_ result: LayoutResult, role: BlockRole? = nil) -> [String] {
        result.chapters.flatMap(\.blocks).filter { role == nil || $0.role == role }.map(
            \.text.string)
    }

    /// Eight pages with heads left and right, folios, and body text that ends in a year.
    private func book() -> [PrintedPage] {
        (1...8).map { number in
            var page = PageMaker(number)
            let isLeft = number.isMultiple(of: 2)
            if number != 5 {
                page.line(isLeft ? "The Long River" : "Of Stones", x: 150, y: 30, font: "Italic")
            } else {
                page.line("The Second Part", x: 130, y: 90, size: 18)
            }
            page.body(20, from: 120, seed: number)
            page.line(
                "\(PageMaker.filler(number * 31).prefix(20)) in the year \(1990 - number * number)",
                y: 360)
            page.line("\(number)", x: 198, y: 570)
            return page.page
        }
    }

    @Test func dropsHeadsAndFolios() {
        let result = layOut(book())
        let text = texts(result).joined(separator: "\n")
        #expect(!text.contains("The Long River"))
        #expect(!text.contains("Of Stones"))
        #expect(Set(result.ledger.entries.map(\.rule)) == ["running-head", "folio"])
        #expect(result.ledger.entries.filter { $0.rule == "folio" }.count == 8)
        #expect(result.furniture.first { $0.rule == "folio" }?.pages == Array(1...8))
    }

    @Test func keepsYearsAtLineEndsAndTitles() {
        let text = texts(layOut(book())).joined(separator: "\n")
        #expect(text.components(of: "in the year 19") == 8)
        #expect(text.contains("The Second Part"))
    }

    @Test func keepsARuleThatTheUserKeeps() {
        var options = ReadingOptions()
        options.keptRules = ["folio"]
        let result = PageLayout(language: .english, options: options).layOut(book(), outline: [])
        #expect(!result.ledger.entries.contains { $0.rule == "folio" })
        #expect(result.ledger.entries.contains { $0.rule == "running-head" })
    }

    @Test func accountsForEveryUnit() {
        let pages = book()
        let result = layOut(pages)
        let blocks = result.chapters.flatMap(\.blocks)
        #expect(LayoutResultText.unaccounted(pages, blocks, result.ledger.entries) == "")
        for block in blocks {
            for span in block.text.spans {
                if case .verbatim(let source) = span.origin {
                    #expect(
                        source.range.upperBound <= pages[(source.unit.page ?? 1) - 1].text.count)
                }
            }
        }
    }

    @Test func numberAloneInTheTextStays() {
        var page = PageMaker(1)
        page.body(10, from: 100)
        page.line("The tally came to", y: 220)
        page.line("348.", y: 232)
        page.line("And then they slept.", x: 65, y: 244)
        let result = layOut([page.page])
        #expect(texts(result).contains { $0.hasSuffix("The tally came to 348.") })
    }

    @Test func chaptersOnFirstPagesOfShortChaptersAreNoHeads() {
        let pages = (1...8).map { number in
            var page = PageMaker(number)
            if !number.isMultiple(of: 2) {
                page.line("Chapter \((number + 1) / 2)", x: 170, y: 60, size: 14)
            }
            page.body(15, from: 120, seed: number)
            return page.page
        }
        let result = layOut(pages)
        #expect(
            result.chapters.map(\.title) == ["Chapter 1", "Chapter 2", "Chapter 3", "Chapter 4"])
    }

    @Test func lineNumbersGoAndVerseNumbersStay() {
        let pages = (1...3).map { number in
            var page = PageMaker(number)
            for line in 0..<12 {
                page.line(
                    "\((number - 1) * 12 + line + 1)", x: 10, y: 100 + Float(line) * 12, size: 6)
                page.line(PageMaker.filler(line + number * 50), y: 100 + Float(line) * 12)
            }
            return page.page
        }
        let result = layOut(pages)
        #expect(result.ledger.entries.filter { $0.rule == "line-number" }.count == 36)
        // A number every fifth line, on the line itself; then verses of two lines each.
        func beside(_ number: (Int) -> Int?) -> PrintedPage {
            var page = PageMaker(1)
            for line in 0..<20 {
                let y = 100 + Float(line) * 12
                if let value = number(line) { page.piece("\(value) ", x: 38, y: y, size: 6) }
                page.line(PageMaker.filler(line), y: y)
            }
            return page.page
        }
        let fifth = layOut([beside { $0 % 5 == 4 ? $0 + 1 : nil }])
        #expect(fifth.ledger.entries.map(\.excerpt) == ["5", "10", "15", "20"])
        #expect(layOut([beside { $0 % 2 == 0 ? $0 / 2 + 1 : nil }]).ledger.entries.isEmpty)
        var verses = PageMaker(1)
        for line in 0..<8 {
            verses.line(
                "\(line + 1) " + PageMaker.filler(line).dropLast(8), y: 100 + Float(line) * 12)
        }
        #expect(layOut([verses.page]).ledger.entries.isEmpty)
    }

    @Test func aShortHeadingPartsAllColumnsWhereAllLeaveItsPlaceFree() {
        func words(_ seed: Int) -> String { String(PageMaker.filler(seed).prefix(28)) }
        func page(gap: Bool) -> PrintedPage {
            var page = PageMaker(1)
            for line in 0..<14 {
                let lower: Float = line >= 7 ? 60 : 0
                page.line("L\(line)" + words(line), x: 30, y: 100 + Float(line) * 12 + lower)
            }
            page.line("Second", x: 30, y: 212, size: 16)
            for line in 0..<14 {
                let lower: Float = line >= 7 && gap ? 60 : 0
                page.line("R\(line)" + words(line), x: 220, y: 100 + Float(line) * 12 + lower)
            }
            return page.page
        }
        let parted = texts(layOut([page(gap: true)])).joined(separator: " ")
        #expect(order(of: ["L6", "R6", "Second", "L7", "R7"], in: parted) == [0, 1, 2, 3, 4])
        let plain = texts(layOut([page(gap: false)])).joined(separator: " ")
        #expect(order(of: ["L6", "Second", "L13", "R0"], in: plain) == [0, 1, 2, 3])
    }

    @Test func blocksThatLieOverEachOtherAreDoubtful() {
        func page(_ x: Float, _ y: Float) -> PrintedPage {
            var page = PageMaker(1)
            page.body(8, from: 100)
            for line in 0..<8 {
                page.line(
                    PageMaker.filler(line + 50), x: x, y: y + Float(line) * 13, size: 9,
                    font: "Other")
            }
            return page.page
        }
        let over = layOut([page(80, 106)])
        #expect(over.diagnostics.map(\.rule) == ["order-uncertain"])
        #expect(layOut([page(50, 320)]).diagnostics.isEmpty)
    }

    /// The parts' numbers in the order in which the text has them.
    private func order(of parts: [String], in text: String) -> [Int] {
        parts.indices.compactMap { index in
            text.firstRange(of: parts[index]).map { (index, $0.lowerBound) }
        }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test func lettersByThemselvesJoinAndShortWordsDoNot() {
        var page = PageMaker(1)
        page.body(10, from: 100)
        page.line("I am to go on as we do", y: 240)
        var x: Float = 50
        for letter in ["P", "A", "R", "T", "S"] { x = page.piece(letter + " ", x: x, y: 300) }
        page.line("", x: x, y: 300)
        let said = texts(layOut([page.page])).joined(separator: " ")
        #expect(said.contains("I am to go on as we do"))
        #expect(said.contains("PARTS"))
    }

    @Test func inkThatCannotBeSeenIsNotRead() {
        func page(_ ink: Ink, image: Bool = false) -> PrintedPage {
            var maker = PageMaker(1)
            maker.body(10, from: 100)
            maker.line("keywords nobody sees", y: 400, font: "Unseen")
            var page = maker.page
            for index in page.runs.indices where page.runs[index].font == "Unseen" {
                page.runs[index].ink = ink
            }
            if image { page.images = [Box(x0: 0, y0: 380, x1: 400, y1: 420)] }
            return page
        }
        for ink in [Ink.paper, .clipped, .none] {
            #expect(layOut([page(ink)]).ledger.entries.map(\.rule) == ["hidden-ink"])
        }
        #expect(layOut([page(.visible)]).ledger.entries.isEmpty)
        // The text layer of a scanned figure.
        #expect(layOut([page(.none, image: true)]).ledger.entries.isEmpty)
    }

    @Test func watermarkIsNoText() {
        let pages = (1...4).map { number in
            var page = PageMaker(number)
            page.body(20, from: 100, seed: number)
            page.line("DRAFT", x: 80, y: 400, size: 60, font: "Mark", pale: true)
            return page.page
        }
        let result = layOut(pages)
        #expect(result.ledger.entries.filter { $0.rule == "watermark" }.count == 4)
        #expect(!texts(result).joined().contains("DRAFT"))
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
