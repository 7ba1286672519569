import BookModel
import Testing

@testable import Layout

/// What is left out with an index or a list of works ends where ordinary text begins again.
@Suite struct MatterEndTests {
    private func chapters(_ pages: [PrintedPage], _ outline: [OutlineEntry]) -> [Chapter] {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: outline)
            .chapters
    }

    private func text(_ chapters: [Chapter], _ matter: Chapter.Matter) -> String {
        chapters.filter { $0.matter == matter }.flatMap(\.blocks).map(\.text.string)
            .joined(separator: "|")
    }

    private func body(_ number: Int) -> PrintedPage {
        var page = PageMaker(number)
        page.line("Of Lamps \(number)", y: 60, size: 14, font: "Bold")
        page.body(20, from: 100, seed: number)
        return page.page
    }

    private func entry(_ title: String, _ page: Int) -> OutlineEntry {
        OutlineEntry(title: title, level: 1, page: page)
    }

    private func index(_ number: Int) -> PrintedPage {
        var page = PageMaker(number)
        page.line("Index", y: 60, size: 14, font: "Bold")
        for row in 0..<26 {
            let letter = String(decoding: [UInt8(ascii: "a") + UInt8(row)], as: UTF8.self)
            page.line(
                "\(letter)mber lamps, \(row + 1), \(row + 4)", x: row < 13 ? 50 : 220,
                y: 84 + Float(row % 13) * 12)
        }
        return page.page
    }

    @Test func aTableBehindAnIndex() {
        var last = PageMaker(4)
        last.line("Table 1: What the marks of the keeper stand for", x: 80, y: 100)
        for row in 0..<6 {
            last.line("mark\(row)", y: 124 + Float(row) * 24)
            last.line("the lamp of the river stone is lit", x: 160, y: 124 + Float(row) * 24)
        }
        let outline = [entry("Of Lamps 1", 1), entry("Of Lamps 2", 2), entry("Index", 3)]
        let found = chapters([body(1), body(2), index(3), last.page], outline)
        #expect(text(found, .index).contains("zmber lamps"))
        #expect(!text(found, .index).contains("lamp of the river"))
        #expect(text(found, .body).contains("the lamp of the river stone is lit"))
    }

    /// The last entries, on a page of their own.
    @Test func theEndOfAnIndex() {
        var last = PageMaker(4)
        for row in 0..<4 {
            last.line("zone \(row), \(row + 5), \(row + 9)", y: 60 + Float(row) * 12)
        }
        let outline = [entry("Of Lamps 1", 1), entry("Of Lamps 2", 2), entry("Index", 3)]
        let found = chapters([body(1), body(2), index(3), last.page], outline)
        #expect(text(found, .index).contains("zone 3") && !text(found, .body).contains("zone"))
    }

    private func works(_ rest: [String]) -> [Chapter] {
        var page = PageMaker(3)
        page.line("References", y: 60, size: 14, font: "Bold")
        for row in 0..<6 {
            page.line(
                "[\(row + 1)] Adler, A., On Lamps and Oil, vol. \(row), 190\(row).",
                y: 84 + Float(row) * 18)
        }
        for (row, line) in rest.enumerated() { page.line(line, y: 220 + Float(row) * 12) }
        let outline = [entry("Of Lamps 1", 1), entry("Of Lamps 2", 2), entry("References", 3)]
        return chapters([body(1), body(2), page.page], outline)
    }

    @Test func theLivesOfTheAuthors() {
        let life = (0..<5).map { "A. Adler " + PageMaker.filler($0) } + ["He is at home."]
        let found = works(life)
        #expect(text(found, .bibliography).contains("[6] Adler"))
        #expect(text(found, .body).contains("He is at home."))
    }

    @Test func aRemarkBehindTheWorks() {
        #expect(text(works(["See also the maps."]), .bibliography).contains("See also the maps."))
    }
}
