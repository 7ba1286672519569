import BookModel
import Testing

@testable import Layout

/// Pages whose lines run down and follow each other from right to left.
@Suite struct VerticalPageTests {
    /// Columns of square characters of 10 points, with a head and a folio set across the page.
    private func page(
        _ number: Int, _ columns: [String], ruby: [(String, x: Float, y: Float)] = []
    ) -> PrintedPage {
        var page = PrintedPage(number: number, label: String(number), width: 300, height: 400)
        func put(_ string: String, size: Float, at place: (Int) -> (Float, Float)) {
            let start = page.text.count
            for (index, unit) in string.utf16.enumerated() {
                let (x, y) = place(index)
                page.text.append(unit)
                page.boxes.append(Box(x0: x, y0: y, x1: x + size, y1: y + size))
            }
            page.runs.append(StyleRun(range: start..<page.text.count, font: "M", size: size))
            page.text.append(0x0A)
            page.boxes.append(Box(x0: 0, y0: 0, x1: 0, y1: 0))
            page.runs[page.runs.count - 1].range = start..<page.text.count
        }
        put("旅の本", size: 8) { (200 + Float($0) * 8, 20) }
        put(String(number), size: 8) { (60 + Float($0) * 4, 20) }
        for (index, column) in columns.enumerated() {
            put(column, size: 10) { (260 - Float(index) * 20, 50 + Float($0) * 10) }
        }
        for (reading, x, y) in ruby { put(reading, size: 5) { (x, y + Float($0) * 5) } }
        return page
    }

    private static let column = "山川草木雨雪風花月星空海河石土火水金銀銅鉄"

    private func layOut(_ pages: [PrintedPage]) -> LayoutResult {
        let language = LanguageTag("ja") ?? .english
        return PageLayout(language: language, options: ReadingOptions()).layOut(pages, outline: [])
    }

    @Test func columnsFollowEachOtherFromRightToLeft() {
        let text = ["一" + Self.column, "二" + Self.column, "三" + Self.column]
        let blocks = layOut([page(1, text)]).chapters.flatMap(\.blocks)
        let said = blocks.map(\.text.units.string).joined()
        #expect(said.hasSuffix(text.joined()))
    }

    @Test func headsAndFoliosAcrossThePageAreFurniture() {
        let pages = (1...4).map { number in
            page(number, (0..<6).map { "\($0)".count > 0 ? Self.column + "\(number)" : "" })
        }
        let result = layOut(pages)
        let said = result.chapters.flatMap(\.blocks).map(\.text.units.string).joined()
        #expect(!said.contains("旅の本"))
        #expect(said.count == 4 * 6 * 22)
        #expect(Set(result.furniture.map(\.rule)) == ["running-head", "folio"])
    }

    @Test func rubyIsNotReadTwice() {
        let text = [Self.column, Self.column]
        // やま beside the first column's 山; カ beside nothing.
        let result = layOut([page(1, text, ruby: [("やま", x: 271, y: 50)])])
        let said = result.chapters.flatMap(\.blocks).map(\.text.units.string).joined()
        #expect(!said.contains("やま"))
        #expect(result.ledger.entries.map(\.rule) == ["ruby-reading"])
        let apart = layOut([page(1, text, ruby: [("やま", x: 20, y: 300)])])
        #expect(!apart.ledger.entries.contains { $0.rule == "ruby-reading" })
    }
}
