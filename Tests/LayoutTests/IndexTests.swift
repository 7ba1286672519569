import BookModel
import Testing

@testable import Layout

/// An index is known by its form, in whatever script.
@Suite struct IndexTests {
    @Test(arguments: [
        ("Knuth, Donald E., 1", true), ("lamps, 3, 12–14", true), ("wicks 4, 7", true),
        ("rope, 104f.", true), ("rope 104 ff.", false), ("oil 12", false),
        ("Лампа, 12", true), ("چراغ، ۱۲", true), ("\\@next ...... 1847", true),
    ])
    func anEntry(_ line: String, _ isListed: Bool) {
        #expect(IndexPages.isEntry(CodeUnits(line)) == isListed)
    }

    @Test(arguments: ["oil, see lamps", "Rome, 1984.", "12, 13", "He left at 7 o'clock", "A"])
    func noEntry(_ line: String) {
        #expect(IndexPages.isEntry(CodeUnits(line)) == nil)
    }

    private static func book(_ rows: [String], title: String?) -> [PrintedPage] {
        var pages = (1...3).map { number in
            var page = PageMaker(number)
            if number == 1 { page.line("Of Lamps", y: 60, size: 14, font: "Bold") }
            page.body(20, from: 100, seed: number)
            return page.page
        }
        var last = PageMaker(4)
        if let title { last.line(title, y: 60, size: 14, font: "Bold") }
        for (index, row) in rows.enumerated() {
            let isRight = index * 2 >= rows.count
            let line = isRight ? index - (rows.count + 1) / 2 : index
            last.line(row, x: isRight ? 220 : 50, y: 84 + Float(line) * 12)
        }
        pages.append(last.page)
        return pages
    }

    private static func chapters(_ pages: [PrintedPage]) -> [Chapter] {
        PageLayout(language: .english, options: ReadingOptions()).layOut(pages, outline: [])
            .chapters
    }

    private static func rows(_ end: (Int) -> String) -> [String] {
        (0..<26).map { index in
            let letter = String(decoding: [UInt8(ascii: "a") + UInt8(index)], as: UTF8.self)
            return "\(letter)mber lamps\(end(index))"
        }
    }

    @Test(arguments: ["Index", "Lamps by name", nil])
    func pagesOfAnIndex(title: String?) {
        let rows = Self.rows { index in
            let page = index * 7 % 23
            return index.isMultiple(of: 3) ? ", \(page), \(page + 4)" : ", \(page)"
        }
        let found = Self.chapters(Self.book(rows, title: title))
        #expect(found.last?.matter == .index, "\(found.map(\.matter))")
        #expect(found.dropLast().allSatisfy { $0.matter != .index })
        #expect(found.last?.blocks.contains { $0.text.string.contains("amber") } == true)
    }

    /// Counties and their lamps are a table's rows; works and their years a list.
    @Test(arguments: [" 12", " in 1984", ", London."])
    func listsThatAreNone(end: String) {
        let found = Self.chapters(Self.book(Self.rows { _ in end }, title: "Lamps by county"))
        #expect(!found.contains { $0.matter == .index })
    }

    /// Numbers without an alphabet.
    @Test func aListInNoOrder() {
        let rows = Self.rows { ", \($0), \($0 + 4)" }
        let mixed = rows.indices.map { rows[($0 * 11) % rows.count] }
        let found = Self.chapters(Self.book(mixed, title: "Lamps by age"))
        #expect(!found.contains { $0.matter == .index })
    }
}
