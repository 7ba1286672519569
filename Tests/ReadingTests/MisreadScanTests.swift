import BookModel
import Testing

@testable import Reading

@Suite struct MisreadScanTests {
    @Test(arguments: ["H8norosbiH", "AeKnapai", "cse,~:~eHI!IH", "pa60TH"])
    func oddWords(_ word: String) {
        #expect(MisreadScan.isOdd(CodeUnits(word)[...]))
    }

    @Test(arguments: ["(house),", "well-known", "don't", "NATO", "Налоговая", "1st", "a.m."])
    func words(_ word: String) {
        #expect(!MisreadScan.isOdd(CodeUnits(word)[...]))
    }

    private func page(_ word: String, image: Bool) -> PrintedPage {
        let text = CodeUnits(Array(repeating: word, count: 40).joined(separator: " "))
        var page = PrintedPage(number: 1, label: "1", width: 100, height: 100, text: text)
        if image { page.images = [Box(x0: 0, y0: 0, x1: 100, y1: 90)] }
        return page
    }

    @Test func aScanReadInAnotherLanguageIsNamed() {
        #expect(MisreadScan.diagnostic(for: page("H8norosbiH", image: true)) != nil)
        #expect(MisreadScan.diagnostic(for: page("H8norosbiH", image: false)) == nil)
        #expect(MisreadScan.diagnostic(for: page("Налоговая", image: true)) == nil)
    }
}
