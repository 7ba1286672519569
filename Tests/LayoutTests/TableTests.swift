import BookModel
import Testing

@testable import Layout

@Suite struct TableTests {
    private func blocks(_ page: PrintedPage) -> [Block] {
        PageLayout(language: .english, options: ReadingOptions()).layOut([page], outline: [])
            .chapters.flatMap(\.blocks)
    }

    /// Rows of cells at the given places, 14 points apart.
    private func rows(
        _ rows: [[String]], at columns: [Float], from y: Float, in page: inout PageMaker
    ) {
        for (row, cells) in rows.enumerated() {
            for (cell, x) in zip(cells, columns) where !cell.isEmpty {
                page.line(cell, x: x, y: y + Float(row) * 14)
            }
        }
    }

    private func rule(_ x0: Float, _ x1: Float, y: Float) -> Box {
        Box(x0: x0, y0: y, x1: x1, y1: y + 0.5)
    }

    private func cells(_ page: PrintedPage) -> [[String]]? {
        blocks(page).first { $0.role == .table }?.cells.map { $0.map(\.string) }
    }

    private static let rivers = [
        ["River", "Mouth", "Remark"], ["Rhine", "North Sea", "a long river"],
        ["Elbe", "North Sea", "from Bohemia"], ["Oder", "Baltic Sea", "from Moravia"],
    ]

    @Test func columnsBetweenThreeRules() {
        var maker = PageMaker(1)
        maker.body(10, from: 80)
        rows(Self.rivers, at: [60, 130, 210], from: 230, in: &maker)
        maker.body(10, from: 320, seed: 2)
        var page = maker.page
        page.rules = [218, 233, 275].map { rule(55, 300, y: $0) }
        #expect(cells(page) == Self.rivers)
        let found = blocks(page)
        #expect(found.first { $0.role == .table }?.hasHeaderRow == true)
        #expect(found.filter { $0.role == .paragraph }.count == 1)
    }

    @Test func aCellGoesOnInTheNextLine() {
        var maker = PageMaker(1)
        var table = Self.rivers
        table.insert(["", "", "with many bends"], at: 2)
        rows(table, at: [60, 130, 210], from: 230, in: &maker)
        maker.body(10, from: 330)
        var page = maker.page
        page.rules = [218, 233, 290].map { rule(55, 300, y: $0) }
        #expect(cells(page)?.count == 4)
        #expect(cells(page)?[1] == ["Rhine", "North Sea", "a long river with many bends"])
    }

    @Test func figuresInColumnsWithoutRules() {
        var maker = PageMaker(1)
        maker.body(10, from: 80)
        let table = [
            ["Year", "Wheat", "Rye"], ["1901", "20", "31"], ["1902", "24", "30"],
            ["1905", "22", "34"],
        ]
        rows(table, at: [60, 130, 210], from: 230, in: &maker)
        maker.body(10, from: 320, seed: 2)
        #expect(cells(maker.page) == table)
    }

    @Test func wordsInColumnsUnderACaption() {
        for (caption, isTable) in [("Table 2. Kin", true), ("Figure 2. Kin", false)] {
            var maker = PageMaker(1)
            maker.body(10, from: 80)
            maker.line(caption, x: 120, y: 225)
            rows(
                [["Anna", "niece"], ["Otto", "uncle"], ["Maria", "aunt"]], at: [60, 160],
                from: 245, in: &maker)
            maker.body(10, from: 330, seed: 2)
            #expect((cells(maker.page) != nil) == isTable)
        }
    }

    @Test func aCaptionWithAWideSpaceIsNoRow() {
        var maker = PageMaker(1)
        maker.body(10, from: 80)
        rows(
            [["Table 2", "Kin"], ["Anna", "niece"], ["Otto", "uncle"], ["Maria", "aunt"]],
            at: [60, 160], from: 245, in: &maker)
        #expect(cells(maker.page)?.count == 3)
    }

    // MARK: What is none

    @Test func columnsOfProseBetweenTheRulesOfHeadAndFoot() {
        var maker = PageMaker(1)
        for line in 0..<12 {
            maker.line("left column text number goes", x: 20, y: 100 + Float(line) * 12)
            maker.line("right column text number is", x: 210, y: 100 + Float(line) * 12)
        }
        var page = maker.page
        page.rules = [85, 250].map { rule(20, 345, y: $0) }
        #expect(cells(page) == nil)
    }

    @Test func aListInABox() {
        var maker = PageMaker(1)
        maker.body(6, from: 80)
        for (line, text) in ["bread for the day", "water from a well", "light for the night"]
            .enumerated()
        {
            maker.line("\u{2022}", x: 60, y: 230 + Float(line) * 14)
            maker.line(text, x: 85, y: 230 + Float(line) * 14)
        }
        var page = maker.page
        page.rules = [215, 265].map { rule(55, 300, y: $0) }
        #expect(cells(page) == nil)
    }

    @Test func contentsWithPageNumbers() {
        var maker = PageMaker(1)
        maker.body(6, from: 80)
        for (line, entry) in [
            ("1", "The river", "5"), ("2", "The stone", "17"), ("3", "Night", "31"),
            ("4", "Voices", "44"),
        ].enumerated() {
            rows(
                [[entry.0, entry.1, entry.2]], at: [60, 90, 300], from: 230 + Float(line) * 14,
                in: &maker)
        }
        #expect(cells(maker.page) == nil)
    }

    @Test func contentsThatBeginWithTheFrontMatter() {
        var maker = PageMaker(1)
        maker.line("Contents", x: 60, y: 100, size: 16)
        rows(
            [["Foreword", "", "iii"], ["1", "My Eagle", "1"], ["2", "Challenges", "12"]],
            at: [60, 90, 300], from: 230, in: &maker)
        #expect(cells(maker.page) == nil)
    }

    /// Words in lower case that fill no column do not run on.
    @Test func cellsInLowerCase() {
        var maker = PageMaker(1)
        let table = [
            ["000", "object", "pointer to an object"], ["010", "number", "pointer to a double"],
            ["100", "string", "pointer to a string"],
            ["110", "boolean", "true, false or undefined"],
        ]
        rows(table, at: [60, 110, 180], from: 230, in: &maker)
        maker.body(10, from: 330)
        var page = maker.page
        page.rules = [218, 280].map { rule(55, 310, y: $0) }
        #expect(cells(page) == table)
    }

    @Test func versesSideBySideAndTheirNumbers() {
        var maker = PageMaker(1)
        for line in 0..<8 {
            maker.line("The stone is in the river", x: 60, y: 100 + Float(line) * 14)
            if line % 4 == 3 { maker.line("\(line + 1)", x: 300, y: 100 + Float(line) * 14) }
        }
        #expect(cells(maker.page) == nil)
    }

    @Test func formulasWithTheirNumbers() {
        var maker = PageMaker(1)
        maker.body(6, from: 80)
        rows(
            [["f(x)", "= 2x", "(3.1)"], ["g(x)", "= 5x", "(3.2)"], ["h(x)", "= 7x", "(3.3)"]],
            at: [60, 120, 300], from: 230, in: &maker)
        #expect(cells(maker.page) == nil)
    }

    private func plainTable(_ table: [[String]], at columns: [Float]) -> [[String]]? {
        var maker = PageMaker(1)
        maker.body(10, from: 80)
        rows(table, at: columns, from: 230, in: &maker)
        maker.body(10, from: 320, seed: 2)
        return cells(maker.page)
    }

    @Test func rowsInClearColumns() {
        let hours = [
            ["Monday", "Closed all day"], ["Tuesday", "From nine to five"],
            ["Wednesday", "From nine to five"], ["Thursday", "By appointment only"],
        ]
        #expect(plainTable(hours, at: [60, 160]) == hours)
        let years = [["1901", "12", "14.5"], ["1902", "15", "16.0"], ["1903", "11", "9.25"]]
        #expect(plainTable(years, at: [60, 130, 200]) == years)
    }

    @Test(arguments: [
        [["i.", "the bread"], ["ii.", "the milk of"], ["iii.", "the water"]],
        [["NORA", "Who is it?"], ["HELMER", "It is I."], ["NORA", "Come in!"]],
        [["1.", "the bread"], ["2.", "the milk of"], ["3.", "the water"]],
        [["-e", "Run eqn first."], ["-g", "Run grn first."], ["-p", "Run pic first."]],
        [
            ["the river ran", "in the evening of"], ["past the house", "that day they all"],
            ["and the field", "went down to it"],
        ],
    ])
    func rowsThatAreNoTable(_ table: [[String]]) {
        let isProse = table[0][0].hasPrefix("the river")
        #expect(plainTable(table, at: [60, isProse ? 135 : 130]) == nil)
    }

    /// A title in the middle of three columns, over a table that spans them.
    @Test func theTitleOfAWideTable() {
        var maker = PageMaker(1)
        for row in 0..<20 {
            for (column, x) in [Float(30), 150, 270].enumerated() {
                let text = String(PageMaker.filler(row + column * 30).prefix(22))
                maker.line(text, x: x, y: 80 + Float(row) * 12)
            }
        }
        maker.line("Of Rivers", x: 182, y: 336)
        rows(Self.rivers, at: [40, 150, 280], from: 360, in: &maker)
        var page = maker.page
        page.rules = [346, 363, 406].map { rule(30, 380, y: $0) }
        let found = blocks(page)
        #expect(
            found.map(\.role) == [.paragraph, .paragraph, .table], "\(found.map(\.text.string))")
        #expect(found.count > 1 && found[1].text.string == "Of Rivers")
    }
}
