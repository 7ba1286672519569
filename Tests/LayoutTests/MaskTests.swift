import BookModel
import Testing

@testable import Layout

/// Margins that the user masks are not read, on the pages that the mask names.
@Suite struct MaskTests {
    /// Three pages, each with another line above its text and another in its margin.
    private func texts(_ mask: PageMask) -> (text: String, rules: Set<String>) {
        let marks = [("quince", "walnut"), ("medlar", "hazel"), ("cherry", "almond")]
        let pages = marks.enumerated().map { index, mark in
            var page = PageMaker(index + 1)
            page.line(mark.0, x: 150, y: 30)
            page.line(mark.1, x: 2, y: 330)
            page.body(16, from: 100, seed: index)
            return page.page
        }
        var options = ReadingOptions()
        options.masks = [mask]
        let result = PageLayout(language: .english, options: options).layOut(pages, outline: [])
        let text = result.chapters.flatMap(\.blocks).map(\.text.string).joined(separator: "|")
        return (text, Set(result.ledger.entries.map(\.rule)))
    }

    @Test func withoutMarginsAllIsRead() {
        let found = texts(PageMask()).text
        for word in ["quince", "medlar", "cherry"] { #expect(found.contains(word), "\(found)") }
    }

    @Test func theTopOfSomePages() {
        var mask = PageMask()
        mask.top = 40
        mask.pages = [PageSpan(first: 2, last: nil)]
        let found = texts(mask)
        #expect(found.text.contains("quince"), "\(found)")
        #expect(!found.text.contains("medlar") && !found.text.contains("cherry"), "\(found)")
        #expect(found.rules.contains("mask"), "\(found.rules)")
    }
}
