import BookModel
import Testing

@testable import Layout

@Suite struct ListSignTests {
    private func blocks(_ sign: String, _ font: String) -> [Block] {
        var page = PageMaker(1)
        page.body(8, from: 60)
        page.line("We need the following things:", y: 170)
        for (row, item) in ["bread from the baker.", "milk of the cow.", "water of a well."]
            .enumerated()
        {
            let y = 190 + Float(row) * 14
            let end = page.piece(sign, x: 70, y: y, font: font)
            page.piece(" ", x: end, y: y)
            page.line(item, x: 82, y: y)
        }
        page.body(8, from: 250)
        return PageLayout(language: .english, options: ReadingOptions())
            .layOut([page.page], outline: []).chapters.flatMap(\.blocks)
    }

    private func items(_ sign: String, _ font: String = "Body") -> [String] {
        blocks(sign, font).filter { $0.role == .listItem }.map(\.text.string)
    }

    @Test func signsOfOtherFontsAreBullets() {
        let shown = ["• bread from the baker.", "• milk of the cow.", "• water of a well."]
        #expect(items("•") == shown)
        #expect(items("§", "ABCDEF+Wingdings-Regular") == shown)
        #expect(items("o", "CourierNewPSMT") == shown)
    }

    @Test func aLetterOfTheTextIsNone() {
        #expect(items("o").isEmpty)
        #expect(items("v", "Times-Italic").isEmpty)
    }
}
